import type { Tag } from './tag';

/** How a language says that something comes on every day of a kind. */
interface EachDay {
  /** What stands before the day, folded. */
  readonly each: readonly string[];
  /** Days on which people work. */
  readonly workdays: readonly string[];
  /** Parts of a day, and days of another kind: what comes on each of them comes on its day. */
  readonly parts: readonly string[];
}

/** One entry for each language, or for each gender where words agree. */
const LANGUAGES: readonly EachDay[] = [
  {
    each: ['each', 'every', 'every single', 'each and every', 'on each', 'on every', 'any given', 'on any given'],
    workdays: ['working day', 'workday', 'work day', 'business day', 'office day', 'weekday', 'trading day'],
    parts: ['morning', 'afternoon', 'school day', 'opening day', 'market day'],
  },
  {
    each: ['jeden', 'an jedem', 'jeden einzelnen', 'je', 'pro', 'am'],
    workdays: ['arbeitstag', 'werktag', 'wochentag', 'geschaftstag', 'burotag'],
    parts: ['schultag', 'offnungstag', 'kalendertag'],
  },
  {
    each: ['jeden', 'an jedem'],
    workdays: [],
    parts: ['morgen', 'vormittag', 'nachmittag'],
  },
  {
    each: ['cada', 'por', 'al', 'en cada'],
    workdays: ['dia laborable', 'dia habil', 'dia de trabajo', 'jornada laboral'],
    parts: ['dia lectivo', 'manana'],
  },
  {
    each: ['chaque', 'par', 'a chaque'],
    workdays: ['jour ouvre', 'jour ouvrable', 'jour de travail', 'jour de semaine'],
    parts: ['jour de classe', 'matin', 'apres-midi'],
  },
  {
    each: ['ogni', 'per', 'al', 'in ogni', 'a'],
    workdays: ['giorno lavorativo', 'giorno feriale', 'giornata lavorativa'],
    parts: ['giorno di scuola', 'mattina', 'mattino', 'pomeriggio'],
  },
  {
    each: ['cada', 'por', 'em cada', 'todo', 'todo o', 'a cada'],
    workdays: ['dia util', 'dia de trabalho'],
    parts: ['dia letivo', 'manha'],
  },
  {
    each: ['elke', 'iedere', 'per', 'op elke', 'op iedere'],
    workdays: ['werkdag', 'weekdag', 'doordeweekse dag'],
    parts: ['schooldag', 'ochtend', 'middag'],
  },
  {
    each: ['kazdego', 'w kazdy', 'w ciagu', 'na'],
    workdays: ['dnia roboczego', 'dzien roboczy', 'dnia pracy'],
    parts: ['dnia szkolnego', 'ranka', 'poranka'],
  },
  {
    each: ['каждый', 'в каждый', 'за', 'в'],
    workdays: ['рабочии день', 'буднии день', 'будни'],
    parts: ['учебныи день'],
  },
  { each: ['каждое'], workdays: [], parts: ['утро'] },
  {
    each: ['varje', 'per', 'pa varje'],
    workdays: ['arbetsdag', 'vardag'],
    parts: ['morgon', 'formiddag', 'eftermiddag', 'skoldag'],
  },
  {
    each: ['her'],
    workdays: ['is gunu', 'calisma gunu', 'mesai gunu'],
    parts: ['sabah', 'okul gunu'],
  },
  { each: ['hver', 'pr', 'per'], workdays: ['arbejdsdag', 'hverdag'], parts: ['morgen', 'formiddag'] },
  { each: ['kazdy', 'kazde'], workdays: ['pracovni den', 'vsedni den'], parts: ['rano'] },
  {
    each: ['每个', '每', '毎'],
    workdays: ['工作日', '营业日', '平日'],
    parts: ['早上', '上午', '下午', '朝'],
  },
  { each: ['매', '각'], workdays: ['영업일', '근무일', '평일'], parts: ['아침', '오전'] },
];

/** Every phrase that says "each working day", "every morning", with its tags, apart by blanks. */
export function* eachDay(): Generator<readonly [phrase: string, tags: string]> {
  for (const { each, workdays, parts } of LANGUAGES)
    for (const lead of each) {
      const blank = /^[\u2e80-\uffff]/.test(lead) ? '' : ' ';
      for (const day of workdays) yield [`${lead}${blank}${day}`, ON_WORKDAYS.join(' ')];
      for (const day of parts) yield [`${lead}${blank}${day}`, DAILY];
    }
}
const DAILY: Tag = 'daily';
const ON_WORKDAYS: readonly Tag[] = [DAILY, 'officeHours'];
