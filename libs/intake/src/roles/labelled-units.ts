import type { Page } from '../page/page';
import type { Tag } from '../words';
import type { Unit } from './rows/unit';

/** Units of a wait that stand with a label, in seconds. */
const SECONDS: readonly (readonly [Tag, number])[] = [
  ['ms', 0.001],
  ['sec', 1],
  ['min', 60],
];
const CLOSES: ReadonlySet<string> = new Set([')', ']', '"', "'"]);
const OPENS: ReadonlySet<string> = new Set([':', '=']);

/** `Mean TTFT (ms): 402`, `ttft_p95_ms: 350`, `"latency_s": 4`: the unit of a figure that stands with the label before
 *  it; none where it is part of a rate. */
export function labelledUnit(page: Page, k: number): Unit | undefined {
  const sign = behind(page, k - 1);
  if (!page.sameSentence(sign, k) || !OPENS.has(page.textAt(sign))) return undefined;
  const j = behind(page, sign - 1);
  const scale = SECONDS.find(([tag]) => page.has(j, tag))?.[1];
  if (scale === undefined || !page.sameSentence(j, k) || isRate(page, j)) return undefined;
  return { dimension: 'duration', end: k, scale, noun: k };
}
/** The first element at or before `j` that closes nothing. */
function behind(page: Page, j: number): number {
  let at = j;
  while (CLOSES.has(page.textAt(at))) at -= 1;
  return at;
}
const isRate = (page: Page, j: number): boolean =>
  page.has(j, 'per', 'rps', 'least') || page.has(j - 1, 'per') || page.has(j - 2, 'per') || page.is(j - 1, '/');
