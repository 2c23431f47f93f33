import { wordSet } from './word-set';

/** The days of a week by name, folded, from Monday on; one line for each language. */
const DAYS = `
monday tuesday wednesday thursday friday saturday sunday
mondays tuesdays wednesdays thursdays fridays saturdays sundays
montag dienstag mittwoch donnerstag freitag samstag sonntag
montags dienstags mittwochs donnerstags freitags samstags sonntags
montagmorgen dienstagmorgen mittwochmorgen donnerstagmorgen freitagabend samstagabend sonntagabend
lundi mardi mercredi jeudi vendredi samedi dimanche
lunes martes miercoles jueves viernes sabado domingo
segunda terca quarta quinta sexta sabado domingo
segunda-feira terca-feira quarta-feira quinta-feira sexta-feira sabado domingo
lunedi martedi mercoledi giovedi venerdi sabato domenica
lunes martes miercoles jueves viernes sabados domingos
lundis mardis mercredis jeudis vendredis samedis dimanches
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
maandagochtend dinsdagochtend woensdagochtend donderdagochtend vrijdagavond zaterdagavond zondagavond
poniedzialek wtorek sroda czwartek piatek sobota niedziela
poniedzialku wtorku srody czwartku piatku soboty niedzieli
poniedzialki wtorki srody czwartki piatki soboty niedziele
понедельник вторник среда четверг пятница суббота воскресенье
понедельника вторника среды четверга пятницы субботы воскресенья
понедельник вторник среду четверг пятницу субботу воскресенье
pazartesi sali carsamba persembe cuma cumartesi pazar
pazartesiye saliya carsambaya persembeye cumaya cumartesiye pazara
pazartesiden salidan carsambadan persembeden cumadan cumartesiden pazardan
mandag tisdag onsdag torsdag fredag lordag sondag
mandagar tisdagar onsdagar torsdagar fredagar lordagar sondagar
pazartesileri salilari carsambalari persembeleri cumalari cumartesileri pazarlari
segundas tercas quartas quintas sextas sabados domingos
segundas-feiras tercas-feiras quartas-feiras quintas-feiras sextas-feiras sabados domingos
maandagen dinsdagen woensdagen donderdagen vrijdagen zaterdagen zondagen
pondeli utery streda ctvrtek patek sobota nedele
понедельникам вторникам средам четвергам пятницам субботам воскресеньям
周一 周二 周三 周四 周五 周六 周日
星期一 星期二 星期三 星期四 星期五 星期六 星期日
月曜 火曜 水曜 木曜 金曜 土曜 日曜
月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日
понедельнику вторнику среде четвергу пятнице субботе воскресенью
월요일 화요일 수요일 목요일 금요일 토요일 일요일
`;
/** Signs of scripts without blanks are a word each in the text of an element. */
const spaced = (word: string): string =>
  /^[\u2e80-\uffff]/.test(word) ? [...word].join(' ') : word.replace('-', ' - ');

/** Which day of the week a word names, 0 for Monday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  DAYS.trim()
    .split('\n')
    .flatMap((line) => line.split(' ').map((word, n) => [spaced(word), n] as const)),
);

/** Words for the two days on which offices are closed. */
export const WEEKEND = new RegExp(
  '(?:^| )(?:weekends?|week ?-? ?ends?|wochenenden?|wochenendes|fins? de semana|fi[nm] de semana|fines de semana|' +
    'fine settimana|weekendzie|weekendu|weekendy|weekendach|weekend(?:en|er|erna)|helg(?:en|er|erna)|выходны[емх]|' +
    'hafta ?son[ua](?:nda)?|hafta ?sonlari|周 末|週 末|土 日|주 말)$',
);
/** Words before the day on which a job begins: "by Monday 8 am, starting Friday 18:00". */
export const BEGINS_ON: ReadonlySet<string> = new Set(
  'starting start from begin beginning since is ab von beginn beginnend seit ist desde a partir des da dal vanaf'.split(
    ' ',
  ),
);
/** The half of a day on which an office is open at the end of a week: "Saturday mornings". */
export const HALF_A_DAY = new RegExp(
  '^(?:mornings?|afternoons?|vormittags?|morgens?|nachmittags?|matins?|mananas?|mattin[ae]|manhas?|' +
    'ochtend(?:en)?|rano)$',
);
/** Words before it that leave it out. */
export const LEAVES_OUT = new RegExp(
  '^(?:not?|except|without|closed|nicht|kein|ausser|pas|sauf|hormis|salvo|excepto|menos|exceto|tranne|eccetto|' +
    'behalve|niet|oprocz|poza|кроме|utom|forutom|inte)$',
);
/** The same behind a day: "pazar hariç", "日曜を除く", "일요일을 제외한". */
export const LEFT_OUT_BEHIND = /^(?:haric|disinda|除 く|除 い て|以 外|제 외|외|excepted|ausgenommen|excluded)$/;
/** Verbs of what people do on a day of work. */
export const WORKS = new RegExp(
  '^(?:works?|working|there|uses?|needs?|asks?|arbeitet|arbeiten|da|nutzt|travaille|travaillent|' +
    'trabaja|trabajan|lavora|lavorano|trabalha|trabalham|werkt|werken|pracuje|pracuja|работает|работают|' +
    'jobbar|arbetar|calismiyor|calismaz|kullanmiyor|kullanmaz)$',
);

/** Parts of a day and days of a year on which a crowd may be larger: "110 on Monday mornings". */
const BUSY = `
morning mornings afternoon afternoons evening evenings night nights noon lunch lunchtime weekend weekends christmas
month-end morgens abends mittags wochenende monatsende weihnachten matin matins soir soirs midi noel
manana mananas tarde tardes noche noches navidad manha manhas noite noites natal mattina mattine sera sere natale
ochtend ochtends avond avonds kerst
lunchbreak mittag mittagszeit mittagspause dejeuner mediodia almuerzo comer pranzo mezzogiorno almoco
middag middaguur lunchtijd lunchpauze poludnie poludniu obiadu lunchu обед обеда обеденное обеденныи обеденные
полдень полудню lunchen lunchtid lunchrasten oglen ogle ogleyin oglenleri
`;
/** Such times in scripts without blanks, of which each sign is an element of its own. */
export const BUSY_SIGNS =
  /^(?:中午|午间|午休|早上|上午|下午|晚上|傍晚|周末|昼休|お昼|昼|朝|夕方|夜|週末|土日|점심|아침|오전|오후|저녁|주말|정오)/;
export const BUSY_TIMES: ReadonlySet<string> = new Set([...BUSY.trim().split(/\s+/), 'meio - dia']);

/** Words that make a day one of many, folded: "a normal weekday", "un lundi ordinaire". */
const USUAL = `
normal usual ordinary typical regular average standard common busy quiet
normaler normalen normale normales normalem gewohnlicher gewohnlichen gewohnliche typischer typischen typische
ublicher ublichen ubliche durchschnittlicher durchschnittlichen starker starken ruhiger ruhigen
normal normale ordinaire habituel habituelle typique classique moyen charge
normal habitual tipico corriente promedio cualquiera
normal tipico comum habitual medio movimentado
normale tipico tipica qualsiasi ordinario ordinaria medio media
gewone normale doorsnee gemiddelde drukke typische
zwykly zwykla typowy typowa typowym zwyklym przecietny przecietnym normalny normalnym
обычныи обычная типичныи обычнои
`;
export const USUAL_DAYS: ReadonlySet<string> = new Set(USUAL.trim().split(/\s+/));
/** Days of which there are many by their name: "on Mondays", "montags", "по понедельникам". */
export const EVERY_SUCH_DAY =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$|^(?:mon|diens|donners|frei|sams|sonn)tags$|^mittwochs$|ам$/;
/** Days of work without a name. */
export const WORKDAY = new RegExp(
  '^(?:(?:work|week|working |business |school )?days?|(?:werk|arbeits|wochen|schul)?tag(?:en)?|' +
    'jour(?: ouvre| ouvrable)?|dia(?: laborable| util)?|giorno(?: feriale| lavorativo)?|(?:werk)?dag|' +
    'dzien(?: roboczy)?|dniu?|рабочии день|день)$',
);
/** Verbs of how long a run lasts. */
export const LASTS = new RegExp(
  '(?:^| )(?:takes?|taking|lasts?|finish(?:es)?|dauern|dauert|durer|dure|duree|tardar|tarde|dura[rs]?|durare|duren|' +
    'duurt|demorar|trwac)$',
);
/** "Mostly in the last three days": words for most of a volume, and for the end of a month. */
export const MOSTLY = new RegExp(
  '(?:^| )(?:mostly|mainly|most|nearly all|almost all|all|all in|largely|meist|meistens|hauptsachlich|grosstenteils|' +
    'uberwiegend|fast alle|alle|surtout|principalement|presque toutes|toutes|sobre todo|todo|todas|casi todas|' +
    'principalmente|soprattutto|quasi tutte|tutte|vooral|meestal|bijna allemaal|sobretudo|quase todas|glownie)$',
);
export const LAST_DAYS =
  /^(?:last|final|letzten|derniers|dernieres|ultimos|ultimi|ultimas|laatste|ostatnie|ostatnich)$/;
/** Days of work behind their number, where no list has them: "an 21 Arbeitstagen". */
export const DAYS_OF_WORK = wordSet('arbeitstage arbeitstagen werktage werktagen werkdagen arbetsdagar arbejdsdage');
/** Nouns of a time or a state, which German writes with a capital as it does names: "30 in Spitzenzeiten". */
export const OF_A_TIME =
  /^(?:spitze|stoss|haupt|kern|rand|neben|hoch)|(?:zeit|zeiten|betrieb|durchschnitt|mittel|schnitt|stunden|phasen)$/;
/** Words that lead to the days on which something comes: "over 21 working days", "sur 21 jours ouvrés". */
export const ON_DAYS = wordSet(
  'over in on an auf across during at with mit bei sur en pour su per em ao op over w na przez в за на pa i',
);

/** The word for a week right before the number of its days: "週5日". */
export const WEEK_BEFORE = wordSet('週 周 주');
/** Now and then: a load that is larger at times. */
export const AT_TIMES: ReadonlySet<string> = new Set(
  (
    'sometimes occasionally times manchmal gelegentlich zeitweise parfois quelquefois occasionnellement veces ' +
    'ocasionalmente vezes talvolta soms czasem czasami иногда порой bazen ibland іноді'
  ).split(' '),
);

/** Words for working in two or three shifts, by the number of them. */
export const SHIFT_SYSTEMS: readonly (readonly [RegExp, number])[] = [
  [/^(?:zwei-?schicht\p{L}*|tweeploegen\p{L}*|dwuzmianow\p{L}*|двухсменн\p{L}*|tvaskift\p{L}*|doppio turno)$/u, 2],
  [
    /^(?:drei-?schicht\p{L}*|drieploegen\p{L}*|trzyzmianow\p{L}*|trojzmianow\p{L}*|трехсменн\p{L}*|treskift\p{L}*)$/u,
    3,
  ],
];
export const SHIFT_SYSTEM = new RegExp(
  '^(?:(?:zwei|drei)-?schicht|(?:twee|drie)ploegen|(?:dwu|trzy|troj)zmianow|(?:двух|трех)сменн|(?:tva|tre)skift|' +
    'doppio turno)',
);
/** What leads to the shifts of French works: "en 3x8". */
export const IN_SHIFTS: ReadonlySet<string> = new Set(['en', 'travail', 'equipes', 'postes', 'rythme', 'les']);

/** Parts of days that are counted, right behind a number: "three nights", "5 mornings", "drei Abende". */
export const COUNTED_TIMES = wordSet(
  'night nights morning mornings evening evenings afternoon afternoons weekend weekends nachte nachten abende morgen ' +
    'wochenenden nuits soirs matins noches tardes mananas notti sere mattine noites manhas nachten avonden ochtenden ' +
    'nocy wieczorow ночеи вечеров',
);

/** What makes a day one on which more comes, beside the day: "on a bad day", "an schlechten Tagen", "un día malo". */
export const BAD_DAYS = new RegExp(
  '^(?:bad|worst|busiest|heaviest|hectic|heavy|crazy|strongest|biggest|record|peak|' +
    '(?:schlecht|schlimm|schlimmst|heftig|stark|starkst|voll|vollst)e[nmrs]?|spitzentage?n?|spitzentag|rekordtag|' +
    'mauvais|mauvaise|pire|charges?|pointe|mal[oa]s?|peor(?:es)?|fuertes?|brutt[oiae]|peggior[ei]?|piu intens[oi]|' +
    'ruins?|pior(?:es)?|slechte|drukke|drukste|ergste|zly|zle|zlych|najgorsz\\p{L}+|плох\\p{L}+|худш\\p{L}+)$',
  'u',
);
/** Plural forms of "day" beside such a word. */
export const DAY_WORDS =
  /^(?:days?|tage?n?|jours?|dias?|giorn[oi]|dag(?:en)?|dni|dzien|дни|день|днеи|spitzentage?n?|rekordtag)$/;
/** Days of a month on which much comes, in one word. */
export const DAYS_OF_THE_MONTH = wordSet(
  'monatsersten monatserster monatsende monatsanfang monatsletzten ultimo quartalsende month-end quarter-end payday ' +
    'zahltag deadline-day',
);
/** Words between a day and the weekend before it: "after a weekend". */
export const BEHIND_DAYS = wordSet('after nach apres despues tras dopo apos depois na po после');
