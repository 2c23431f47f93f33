import { MACHINE_IN_ER, TRADE, TRADE_SIGN } from '../words/trades';
import { isIdeographic } from '../lexer/token';
import { anyOf, type Element } from '../elements/element';
import type { Tag } from '../words';
import { INDEFINITE } from './contents';

/** How far behind the possessive the sign may stand that ends the name of a trade. */
const SIGNS = 4;
/** "My", "mein", "ma", "mio", "mijn", "moj", "мой": in all of them one person speaks of what is his alone. */
const OF_ONE = /^[mм]/;
/** "我表哥": family needs no sign of the possessive. */
const KIN = /^(?:表|堂|大|小)?[哥姐弟妹爸妈叔姨姑舅]/;
const MINE = /^我 (?:们 )?的$/;

/** Whether the possessive at `k` introduces somebody by a trade that no list knows: "our baker", "meine
 *  Steuerberaterin". Whoever that is, he is not the writer. */
export function introducesTrade(elements: readonly Element[], k: number): boolean {
  const e = elements[k];
  if (e === undefined) return false;
  if (MINE.test(e.text)) return endsInTradeSign(elements, k);
  if (e.text === '我') return KIN.test(`${elements[k + 1]?.text ?? ''}${elements[k + 2]?.text ?? ''}`);
  if (!e.tags.has('first')) return false;
  const noun = elements[k + 1];
  if (noun?.kind !== 'word' || noun.sentence !== e.sentence || !e.tags.has('determiner')) return false;
  return noun.tags.size === 0 && TRADE.test(noun.text) && !MACHINE_IN_ER.test(noun.text);
}

/** Whether one person alone says "my". */
export const isOfOne = (e: Element | undefined): boolean =>
  e !== undefined && (OF_ONE.test(e.text) || MINE.test(e.text));

function endsInTradeSign(elements: readonly Element[], k: number): boolean {
  for (let j = k + 1; j <= k + SIGNS; j += 1) {
    const e = elements[j];
    if (e === undefined || e.kind !== 'word' || e.tags.size > 0 || !isIdeographic(e.text)) return false;
    if (TRADE_SIGN.test(e.text)) return true;
  }
  return false;
}

const OF = new Set('of in from de du del des da do von vom aus di van z od из от'.split(' '));
/** The writer behind them, no possessive. */
const OF_US = new Set('us uns nous nosotros noi ons nas нас mine ours'.split(' '));
const SOMEBODY: readonly Tag[] = ['person', 'org', 'outsider', 'party', 'workplace'];
/** "The bakery of my street", "la panaderia de mi barrio", "een klant van ons": the word only says which one it is. */
export function onlySaysWhich(elements: readonly Element[], k: number): boolean {
  const e = elements[k];
  if (!OF.has(elements[k - 1]?.text ?? '')) return false;
  if (OF_US.has(e?.text ?? ''))
    return k >= 2 && (anyOf(elements[k - 2]?.tags ?? NONE, SOMEBODY) || isOneOfThem(elements, k - 2));
  return isOfOne(e) && e?.tags.has('determiner') === true;
}
const NONE: ReadonlySet<Tag> = new Set();

/** "One senior of mine", "a student of ours": a single one of those who are counted elsewhere. */
export function isOneOfThem(elements: readonly Element[], k: number): boolean {
  const [who, before] = [elements[k], elements[k - 1]];
  if (who?.tags.has('who') !== true || who.tags.has('instrument') || before === undefined) return false;
  return before.figure === undefined
    ? INDEFINITE.test(before.text)
    : before.figure.spelled && before.figure.value === 1;
}

/** "Our IT partner", "unser IT-Partner": somebody who is named with the department that he works for. */
export function isOfHouse(elements: readonly Element[], k: number): boolean {
  const house = elements[k - 1]?.text === '-' ? k - 2 : k - 1;
  if (elements[k]?.tags.has('outsider') !== true || elements[house]?.tags.has('house') !== true) return false;
  return elements[house - 1]?.tags.has('first') === true && elements[house - 1]?.clause === elements[k]?.clause;
}

/** "对面的公司", "義兄の会社", "我姐夫的公司": the company of somebody. */
export function isTheirCompany(elements: readonly Element[], k: number): boolean {
  const [of, whose] = [elements[k - 1], elements[k - 2]];
  if (!COMPANIES.has(elements[k]?.text ?? '') || !OF_WHOM.has(of?.text ?? '')) return false;
  if (whose === undefined || whose.sentence !== elements[k]?.sentence) return false;
  return !whose.tags.has('first') || KIN_OF.test(`${elements[k - 3]?.text ?? ''}${whose.text}`);
}
const COMPANIES: ReadonlySet<string> = new Set(['公司', '公 司', '会社', '会 社', '企业', '企 业']);
const OF_WHOM: ReadonlySet<string> = new Set(['的', 'の']);
const KIN_OF = /[哥姐弟妹爸妈夫兄父母友]/;
