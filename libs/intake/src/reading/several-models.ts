import type { Element } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Tag } from '../words';

/** What shows that a text speaks of several models that run, each with its part. */

/** "Two models", "several small models", "a pair of language models", "both engines". */
export const speaksOfSeveral = (page: Page): boolean =>
  numbers(page).some((k) => isSeveral(page.at(k)) && page.against(k) === undefined && namesModels(page, k));

const isSeveral = (e: Element | undefined): boolean =>
  e?.figure === undefined || (e.figure.spelled && e.figure.value >= 2 && e.figure.value <= MOST_MODELS);
const MOST_MODELS = 12;
const SEVERAL: ReadonlySet<string> = new Set(
  (
    'both pair couple several multiple beide beiden mehrere varios varias plusieurs vari diversi meerdere kilka ' +
    'несколько'
  ).split(' '),
);
const numbers = beginningsOf({ kinds: ['figure', 'money', 'size', 'time'], words: SEVERAL });
/** Words that may stand between the number and the models. */
const BETWEEN = /^(?:of|small|large|big|different|separate|language|open|local|kleine|verschiedene|our|the)$/;

function namesModels(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + 4 && page.sameSentence(j, k); j += 1) {
    const { text, kind } = page.at(j) ?? { text: '', kind: 'mark' };
    if (j === k + 1 && page.is(k, 'both') && SHARES.test(text)) return true;
    if (MODELS.test(text)) return true;
    if (kind !== 'word' || !BETWEEN.test(text)) return false;
  }
  return false;
}
/** "Both on one L40S": what was named before shares it. */
const SHARES = /^(?:on|run|share|fit|live|sit|run on|fit on)$/;
const MODELS = /^(?:models|llms|engines|services|modelle|modelos|modeles|modelli|modellen|modele|модели|моделей)$/;

/** "Fleet A runs X. Fleet B runs Y", "(A) ... 140 streams, X. (B) 17 comments a second, Y": each name is the object of
 *  a verb of serving, or stands in a point of a list that has a load of its own. */
export const runsSomewhere = (page: Page, a: number, b: number): boolean =>
  !page.sameSentence(a, b) && ((isServed(page, a) && isServed(page, b)) || haveOwnPoints(page, a, b));

/** How far before its object a verb of serving stands, elements. */
const SERVED_REACH = 2;
function isServed(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - SERVED_REACH && page.sameSentence(j, k); j -= 1)
    if (SERVES.test(page.textAt(j))) return true;
  return false;
}
const SERVES = /^(?:runs|serves|hosts|serving|hosting|betreibt|bedient|ejecuta|sirve|sert|heberge|esegue|draait)$/;

function haveOwnPoints(page: Page, a: number, b: number): boolean {
  const [one, other] = [pointOf(page, a), pointOf(page, b)];
  if (one === undefined || other === undefined || one === other) return false;
  return hasLoad(page, one) && hasLoad(page, other);
}

/** How far back the mark of a point is looked for, elements. */
const POINT_REACH = 60;
/** `(A)`, `b)` at the beginning of a line: where the point begins in which `k` stands. */
function pointOf(page: Page, k: number): number | undefined {
  for (let j = k; j >= 0 && j > k - POINT_REACH; j -= 1) if (isPoint(page, j)) return j;
  return undefined;
}
function isPoint(page: Page, j: number): boolean {
  if (page.sameSentence(j - 1, j)) return false;
  const first = page.is(j, '(') ? j + 1 : j;
  return LETTER.test(page.textAt(first)) && page.is(first + 1, ')');
}
const LETTER = /^[a-z]$/;

function hasLoad(page: Page, point: number): boolean {
  for (let j = point + 2; j < point + POINT_REACH && page.at(j) !== undefined && !isPoint(page, j); j += 1)
    if (page.at(j)?.kind === 'figure' && page.at(j + 1)?.kind === 'word' && page.has(j + 1, ...LOADS)) return true;
  return false;
}
const LOADS: readonly Tag[] = ['who', 'req', 'conc', 'rps', 'rpm', 'rpd', 'mau', 'dau', 'doc', 'image'];
