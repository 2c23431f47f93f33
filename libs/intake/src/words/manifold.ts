import type { FoldTag } from './fold-tag';

/** How a language makes a word of a multiple out of a number: its stems by the multiple, and what stands around them.
 *  Folded. */
interface Manifold {
  readonly stems: Readonly<Partial<Record<Multiple, string>>>;
  /** Verbs of becoming so many times as much, `*` for the stem. */
  readonly verbs?: string;
  /** Words that name the multiple only: "threefold", "втрое". */
  readonly names?: string;
}
type Multiple = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

const TAGS: Readonly<Record<Multiple, FoldTag>> = {
  2: 'twofold',
  3: 'threefold',
  4: 'fourfold',
  5: 'fivefold',
  6: 'sixfold',
  7: 'sevenfold',
  8: 'eightfold',
  9: 'ninefold',
  10: 'tenfold',
};

const GERMAN = { 2: 'zwei', 4: 'vier', 5: 'funf', 6: 'sechs', 7: 'sieben', 8: 'acht', 9: 'neun', 10: 'zehn' };
const SPANISH_VERBS = '*ar|*a|*an|*ara|*aran|*arse|*aria|se *a|se *ara|va a *arse|va a *ar|se va a *ar';

const LANGUAGES: readonly Manifold[] = [
  {
    stems: {
      2: 'two',
      3: 'three',
      4: 'four',
      5: 'five',
      6: 'six',
      7: 'seven',
      8: 'eight',
      9: 'nine',
      10: 'ten',
    },
    names: '*fold',
  },
  {
    stems: { 3: 'trebl', 4: 'quadrupl', 5: 'quintupl', 6: 'sextupl' },
    verbs: '*e|*es|*ed|*ing',
  },
  {
    stems: { ...GERMAN, 3: 'drei' },
    names: '*fach|*fache|*fachen|*facher|*faches|*facht|das *fache',
    verbs: 'ver*fachen|ver*facht|ver*fachung|sich ver*fachen',
  },
  { stems: { 2: 'doppel' }, verbs: 'ver*n|ver*t|sich ver*n' },
  {
    stems: { 2: 'doubl', 3: 'tripl', 4: 'quadrupl', 5: 'quintupl', 6: 'sextupl', 10: 'decupl' },
    verbs: '*er|*ent|*era|*eront|*erait|*eraient|va *er|vont *er|devrait *er|devraient *er|doit *er|devra *er',
  },
  {
    stems: { 2: 'duplic', 3: 'triplic', 4: 'cuadruplic', 5: 'quintuplic', 6: 'sextuplic', 10: 'decuplic' },
    verbs: SPANISH_VERBS,
  },
  { stems: { 5: 'quintuple', 6: 'sextuple', 10: 'decuplo' }, names: 'el *|por *' },
  {
    stems: { 2: 'duplic', 3: 'triplic', 4: 'quadruplic', 5: 'quintuplic', 10: 'decuplic' },
    verbs: '*hera|*heranno|*are|*a|*ano|*herebbe|*am|*arao|vai *ar|vao *ar|deve *ar',
  },
  { stems: { 2: 'raddoppi' }, verbs: '*a|*ano|*era|*eranno|*are|*erebbe' },
  { stems: { 2: 'dobr' }, verbs: 'vai *ar|vao *ar|deve *ar|*ara|*arao' },
  { stems: { 2: 'doppio', 3: 'triplo', 4: 'quadruplo', 5: 'quintuplo', 10: 'decuplo' }, names: 'il *|o *|al *|ao *' },
  {
    stems: { 3: 'drie', 4: 'vier', 5: 'vijf', 6: 'zes', 7: 'zeven', 8: 'acht', 10: 'tien' },
    names: '*voudig|*voudige|het *voudige|het *voud',
    verbs: 'ver*voudigen|ver*voudigt|zal ver*voudigen',
  },
  { stems: { 2: 'verdubbel' }, verbs: '*en|*t|zal *en' },
  {
    stems: { 2: 'dwu', 3: 'trzy', 4: 'cztero', 5: 'piecio', 6: 'szescio', 8: 'osmio', 10: 'dziesiecio' },
    names: '*krotnie|*krotny|*krotna|*krotnego|*krotnej',
  },
  { stems: { 2: 'podwo', 3: 'potro' }, verbs: '*i sie|*ja sie|*ic sie' },
  {
    stems: { 2: 'вдвое', 3: 'втрое', 4: 'вчетверо', 5: 'впятеро', 6: 'вшестеро', 10: 'вдесятеро' },
    names: '*',
  },
  {
    stems: { 2: 'двукратн', 3: 'трехкратн', 4: 'четырехкратн', 5: 'пятикратн', 10: 'десятикратн' },
    names: '*о|*ыи|*ое|*ого',
  },
  { stems: { 2: 'удво', 3: 'утро', 4: 'учетвер', 5: 'упятер' }, verbs: '*ится|*ятся|*иться' },
  { stems: { 2: 'вдвічі', 3: 'втричі', 5: "вп'ятеро" }, names: '*' },
  { stems: { 2: 'подвоі', 3: 'потроі' }, verbs: '*ться' },
  {
    stems: { 2: 'dvoj', 3: 'troj', 4: 'ctyr', 5: 'peti', 10: 'deseti' },
    names: '*nasobne|*nasobny|*nasobek',
    verbs: 'z*nasobi|se z*nasobi|z*nasobit',
  },
  {
    stems: { 2: 'for', 3: 'tre', 4: 'fyr', 5: 'fem', 6: 'sex', 10: 'tio' },
    verbs: '*dubblas|*dubblar|kommer att *dubblas|att *dubblas',
  },
  {
    stems: { 2: 'for', 3: 'tre', 4: 'fir', 5: 'fem', 6: 'seks', 10: 'ti' },
    verbs: '*dobles|*dobler|blive *doblet|bliver *doblet',
  },
  { stems: { 2: 'to', 3: 'tre', 4: 'fire', 5: 'fem' }, names: '*dobbelt|det *dobbelte' },
  { stems: { 2: 'ikiye', 3: 'uce', 4: 'dorde', 5: 'bese', 10: 'ona' }, verbs: '* katlanacak|* katlanir|* katlanmasi' },
  { stems: { 2: 'doi', 3: 'ba', 4: 'bon', 5: 'nam', 10: 'muoi' }, verbs: 'tang gap *', names: 'gap *' },
  { stems: { 2: 'dua', 3: 'tiga', 4: 'empat', 5: 'lima', 10: 'sepuluh' }, names: '* kali lipat|lipat *' },
  { stems: { 2: '翻一番', 4: '翻两番', 8: '翻三番' }, verbs: '*' },
];

/** What stands before the number of a multiple: "multiplié par trois", "multiplied by 3". */
const MULTIPLIED = [
  ...['multiplied by', 'multiply by', 'multiplie par', 'multipliee par', 'multiplies par', 'multipliees par'],
  ...['multiplier par', 'multipliera par', 'multiplicara por', 'multiplicarse por', 'multiplicar por'],
  ...['multiplica por', 'multiplicado por', 'moltiplichera per', 'moltiplicato per', 'moltiplicare per'],
];

/** Every word of a multiple that is made of its number, with its tags, apart by blanks. */
export function* manifold(): Generator<readonly [phrase: string, tags: string]> {
  for (const { stems, verbs = '', names = '' } of LANGUAGES)
    for (const [times, stem] of Object.entries(stems)) {
      const tag = TAGS[Number(times) as Multiple];
      for (const verb of forms(verbs, stem)) yield [verb, `${GROWS} ${tag}`];
      for (const name of forms(names, stem)) yield [name, tag];
    }
  for (const phrase of MULTIPLIED) yield [phrase, 'growth foldUnit'];
}
const GROWS = 'growth factorWord';
const forms = (patterns: string, stem: string): string[] =>
  patterns === '' ? [] : patterns.split('|').map((p) => p.replaceAll('*', stem));
