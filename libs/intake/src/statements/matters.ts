import type { Element } from '../elements/element';
import { HERE, SECOND_VERB } from '../words/handed-words';
import { PRICE_LISTS } from '../words/price-words';
import { MY_OWN, OWN_RECORDS } from '../words/sources-of-claims';
import { firstWord, lastWord } from '../lexer/first-word';
import { CONTENT } from './contents';

/** What leads to what a service is about. */
const ABOUT = new Set(['for', 'of', 'on', 'with', 'from', 'into', 'over']);
/** The same where nothing has to follow: "für Schlagzeilen". */
const PURPOSE = new Set(['for', 'fur', 'pour', 'para', 'per', 'voor', 'dla', 'для', 'till', 'til']);
/** News that a service may make or read. */
const NEWS = new Set(
  (
    'headline headlines press blog article articles review reviews newsletter newsletters forum news schlagzeile ' +
    'schlagzeilen blogbeitrage artikel titres titulares titoli koppen rubriker'
  ).split(' '),
);
/** How far behind the word for prices the colon may stand. */
const COLON_WITHIN = 8;

/** "For headline variants", "claims letters", "für Schlagzeilen": what a service is about, named before what it makes
 *  or reads; nobody who says anything. */
export function isItsMatter(elements: readonly Element[], k: number): boolean {
  const [before, e, next] = [elements[k - 1], elements[k], elements[k + 1]];
  if (e?.kind !== 'word' || before?.clause !== e.clause) return false;
  const goesOn = next?.kind === 'word' && next.clause === e.clause;
  if (e.tags.has('nounToo')) return goesOn && (ABOUT.has(before.text) || next.tags.has('doc'));
  if (!NEWS.has(firstWord(e.text))) return false;
  return PURPOSE.has(before.text) || (goesOn && ABOUT.has(before.text));
}

/** "Sinds het voorjaar draait hier Qwen3", "na de verhuizing draait Qwen3": behind a time the verb stands second, and
 *  what it is about behind it. */
export function standsSecond(elements: readonly Element[], head: number, verb: number): boolean {
  const next = elements[verb + 1];
  if (next === undefined || !SECOND_VERB.has(elements[head]?.text ?? '')) return false;
  return HERE.has(next.text) || CONTENT.has(next.kind);
}

/** "The hoster's prices: L4 246, L40S 690", "Preise des Hosters: ...": what a seller asks the writer for stands over a
 *  list. */
export function headsPrices(elements: readonly Element[], k: number): boolean {
  const { sentence, clause } = elements[k] ?? {};
  const list = [k + 1, k + 2, k - 1, k - 2, k - 3].find(
    (j) => elements[j]?.clause === clause && PRICE_LISTS.has(firstWord(elements[j]?.text ?? '')),
  );
  if (list === undefined) return false;
  for (let j = Math.max(list, k) + 1; j <= list + COLON_WITHIN && elements[j]?.sentence === sentence; j += 1) {
    if (elements[j]?.text === ':') return true;
    if (CONTENT.has(elements[j]?.kind ?? 'word')) return false;
  }
  return false;
}

/** "According to our figures", "volgens onze Teams-cijfers": what the writer has counted himself. */
export function isOwnRecord(elements: readonly Element[], k: number): boolean {
  const ours = elements[k + 1];
  if (ours === undefined || (!ours.tags.has('first') && !MY_OWN.has(ours.text))) return false;
  for (let j = k + 1; j <= k + RECORD_REACH && elements[j]?.clause === elements[k]?.clause; j += 1)
    if (OWN_RECORDS.has(lastWord(elements[j]?.text ?? ''))) return true;
  return false;
}
/** How far behind "according to our" the records may be named, elements. */
const RECORD_REACH = 4;
