import { hasWordOf } from '../lexer/first-word';
import type { Page } from '../page/page';
import type { Fact, TuningReading } from '../reading';
import { COMPARES, FULLY, INSTEAD_OF, INSTEAD_WORDS } from '../words/tuning-words';
import { factOf } from './fact';

type Method = NonNullable<TuningReading['method']>['value'];

/** A method of tuning and where it is told. */
interface Told {
  readonly method: Method;
  readonly at: number;
}

/** How a run is done, and the other way that the text sets beside it: "Full fine-tuning of Llama 3.1 8B ..., and what
 *  would LoRA cost instead?". The compared one is never the plan.
 *  @param isOfOther whether a word speaks of another model's run */
export function tuningMethods(
  page: Page,
  isOfOther: (k: number) => boolean,
): Pick<TuningReading, 'method' | 'comparedMethod'> {
  const isTold = (k: number): boolean => !page.has(k - 1, 'not') && page.against(k) === undefined && !isOfOther(k);
  const find = (is: (k: number) => boolean): number => page.elements.findIndex((_, k) => isTold(k) && is(k));
  const told = [
    { method: 'qlora' as const, at: find((k) => /qlora/.test(page.textAt(k))) },
    { method: 'lora' as const, at: find((k) => /\blora|peft|adapter/.test(page.textAt(k))) },
    { method: 'full' as const, at: find((k) => isFull(page, k)) },
  ].filter(({ at }) => at >= 0);
  const inOrder = [...told].sort((a, b) => a.at - b.at);
  const leads = told.find((t) => !isOtherWay(page, t.at)) ?? inOrder[0];
  const any = page.elements.findIndex((e) => e.kind === 'use');
  const at = leads?.at ?? any;
  if (at < 0) return {};
  const compared = told.find((t) => t !== leads && isCompared(page, t));
  const method = said(page, leads ?? { method: 'full', at });
  return { method, ...(compared === undefined ? {} : { comparedMethod: said(page, compared) }) };
}

function said(page: Page, { method, at }: Told): Fact<Method> {
  const [e, run] = [page.at(at), page.at(method === 'full' ? (runAt(page, at) ?? at) : at)];
  return factOf(page.text, method, e === undefined || run === undefined ? [] : [{ start: e.start, end: run.end }]);
}

/** "Full fine-tuning", "volles Fine-Tuning", "full-parameter training": of all weights. */
function isFull(page: Page, k: number): boolean {
  const text = page.textAt(k);
  const isFully = WHOLE_FIRST.test(text) || hasWordOf(text, FULLY);
  return isFully && runAt(page, k) !== undefined;
}
const WHOLE_FIRST = /^(?:全|フル)/;
const runAt = (page: Page, k: number): number | undefined =>
  [k, k + 1, k + 2, k + 3].find(
    (j) => page.sameSentence(k, j) && (page.at(j)?.kind === 'use' || page.has(j, 'trains')),
  );

/** In a question or behind a word of comparing. */
const isCompared = (page: Page, { at }: Told): boolean =>
  !INSTEAD_OF.test(page.textAt(at - 1)) && (page.statements.asks[at] === true || isOtherWay(page, at));

function isOtherWay(page: Page, k: number): boolean {
  if ([1, 2, 3, 4].some((n) => page.sameSentence(k - n, k) && COMPARES.test(page.textAt(k - n)))) return true;
  const asks = page.statements.asks[k] === true;
  return asks && (page.speaksOf(k, 'wouldBe') || hasWord(page, k) || !isFirstSentence(page, k));
}
/** The run is told in the first sentence, and what comes behind asks about another. */
const isFirstSentence = (page: Page, k: number): boolean => page.at(k)?.sentence === page.at(0)?.sentence;
const hasWord = (page: Page, k: number): boolean =>
  page.elements.some((e, j) => page.sameSentence(j, k) && INSTEAD_WORDS.test(e.text));
