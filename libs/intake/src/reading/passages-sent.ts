import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import type { Fact, GazetteerModel, WorkloadReading } from '../reading';
import { shown } from '../roles/claim';
import { PASSAGES, RERANKS } from '../words/passage-words';
import { numberAt } from './count';
import { factOf } from './fact';
import type { Facts } from './figure-facts';
import { hasLoad } from './service-loads';

/** "50 passages reranked per question", "each reranks 100 candidates", "je Anfrage werden 50 Textstellen neu
 *  sortiert": what one request sends to a model that puts passages into order is no load of its own, it multiplies
 *  the requests. */

/** A search that gives more is no search. */
const MOST_PASSAGES = 2000;
/** Elements between a number and what it counts: "50 of the best passages". */
const NOUN_REACH = 3;

/** Figures that count the passages of one request, in a sentence that tells of putting them into order. */
const passagesIn = onceInText((page: Page): ReadonlySet<number> => {
  const found = new Set<number>();
  if (!RERANKS.test(page.text.toLowerCase())) return found;
  for (const k of page.kinds('figure')) if (countsPassages(page, k)) found.add(k);
  return found;
});

/** Whether the figure at `k` counts what one request sends to be put into order. */
export const isPassages = (page: Page, k: number): boolean => passagesIn(page).has(k);

function countsPassages(page: Page, k: number): boolean {
  const many = numberAt(page, k) ?? 0;
  if (!Number.isInteger(many) || many < 2 || many > MOST_PASSAGES || page.against(k) !== undefined) return false;
  const noun = nounAt(page, k);
  return noun !== undefined && page.period(noun + 1) === undefined && isReranked(page, k) && isOfEach(page, k, noun);
}

function nounAt(page: Page, k: number): number | undefined {
  for (let j = k + 1; j <= k + NOUN_REACH && page.sameSentence(j, k); j += 1) {
    if (PASSAGES.has(page.textAt(j))) return j;
    if (page.at(j)?.kind === 'figure' || page.at(j)?.kind === 'mark') return undefined;
  }
  return undefined;
}

/** The sentence speaks of putting into order; "8 passages of 500 tokens" beside it are the prompt. */
const isReranked = (page: Page, k: number): boolean => rerankingIn(page).has(page.at(k)?.sentence ?? -1);
/** The sentences that do. */
const rerankingIn = onceInText((page: Page): ReadonlySet<number> => {
  const found = new Set<number>();
  let from = 0;
  page.elements.forEach((e, k) => {
    if (page.sameSentence(k, k + 1)) return;
    if (RERANKS.test(page.text.slice(page.at(from)?.start, e.end).toLowerCase())) found.add(e.sentence);
    from = k + 1;
  });
  return found;
});

/** Of every request: it says so, or nothing says that they come once or by the day. */
function isOfEach(page: Page, k: number, noun: number): boolean {
  for (let j = noun + 1; j <= noun + EACH_REACH && page.sameSentence(j, k); j += 1) {
    if (page.period(j) !== undefined) return false;
    if (page.has(j, 'each', 'per')) return true;
    if (page.at(j)?.kind === 'figure') break;
  }
  return true;
}
const EACH_REACH = 8;

/** How many passages each request sends, with the words that say so; of several numbers the largest goes in. */
function passagesOf(page: Page): Fact<number> | undefined {
  const all = [...passagesIn(page)].map((k) => ({ k, value: numberAt(page, k) ?? 0 }));
  const most = all.reduce<(typeof all)[number] | undefined>(
    (top, one) => (top === undefined || one.value > top.value ? one : top),
    undefined,
  );
  if (most === undefined) return undefined;
  const [figure, noun] = [page.at(most.k), page.at(nounAt(page, most.k) ?? most.k)];
  if (figure === undefined || noun === undefined) return undefined;
  return factOf(page.text, most.value, [{ start: figure.start, end: noun.end }]);
}

/** The services beside the first, the one that puts passages into order with what each request of the first sends it,
 *  where it has no load of its own. */
export function withPassages(page: Page, further: readonly WorkloadReading[]): readonly WorkloadReading[] {
  const at = further.findIndex((w) => w.useCase?.value === 'reranking' && !hasLoad(w));
  const perRequest = at < 0 ? undefined : passagesOf(page);
  return perRequest === undefined ? further : further.map((w, i) => (i === at ? { ...w, perRequest } : w));
}

/** Where the first model itself puts passages into order, its requests are counted in passages. */
export function passagesAsLoad(page: Page, kind: GazetteerModel['kind'] | undefined, facts: Facts): void {
  const each = kind === 'reranker' ? passagesOf(page) : undefined;
  if (each === undefined) return;
  for (const member of ['requestsPerSecond', 'requestsPerDay'] as const) {
    const rate = facts[member];
    if (rate === undefined) continue;
    const value = rate.value * each.value;
    const said = `Requests: ${shown(rate.value)} times ${shown(each.value)} passages each are ${shown(value)}.`;
    facts[member] = factOf(page.text, value, [...(rate.pieces ?? [rate]), each], said);
  }
}
