import { wordPattern, wordSet } from './word-set';

/** Words before and behind a time that make it how far is planned. */
export const HORIZON_LEADS = wordSet('for over next within through across');
export const HORIZON_BEHIND = wordSet('ahead out');
/** Shares that are compared over a period: "10% MoM". */
export const COMPARED_PERIODS: Readonly<Record<string, 'week' | 'month' | 'quarter' | 'year'>> = {
  wow: 'week',
  mom: 'month',
  qoq: 'quarter',
  yoy: 'year',
  'a quarter': 'quarter',
  quartal: 'quarter',
  trimestre: 'quarter',
  kwartaal: 'quarter',
  kwartal: 'quarter',
  kwartale: 'quarter',
  квартал: 'quarter',
};

/** Words of planning before a time: it is how far is looked ahead. By how they begin, folded. */
export const PLANS = new RegExp(
  '^(?:plan|size|sizing|dimension|horizon|orizzont|horyzont|outlook|forecast|runway|lookahead|ausleg|ausgelegt|' +
    'prevo|previ|proyec|projet|projection|zaplan|горизонт|планир|план|расч|рассчит|規模|見据え|規划|规划|展望|계획|대비)',
);
/** Verbs and words of what must do for so long: "should last 12 months", "soll 2 Jahre halten", "doit tenir un an". */
export const MUST_LAST = wordPattern(`
  lasts? suffices? hold(?: up| out)? carry survive endure enough sufficient good serve keep
  halten halt reichen reicht ausreichen genugen genugt standhalten bestehen
  tenir tienne tient durer dure suffire suffise durar dure aguantar aguante bastar baste valer servir
  durare duri bastare basti reggere regga bastar dure aguentar chegar meegaan volstaan voldoen genoeg
  starczyc wystarczyc wytrzymac хватить хватит прослужить выдержать racka halla yetmeli dayanmali
`);
/** "A year", in words of one stretch. */
export const ONE = wordSet('a an one ein eine einem einer un une uno una um uma een jeden jedno rok один');
