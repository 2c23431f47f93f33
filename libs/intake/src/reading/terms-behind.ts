import type { Page } from '../page/page';
import { BY_WHOM, OWN_BEHIND, RENTED } from '../words/proposal-words';
import type { Tag } from '../words';

/** "4x H100 rented at $2.19 an hour", "2 A100 louées à 1,80 €/h", "una L40S propia": on which terms hardware is there,
 *  said right behind it, where nothing before it in its clause asks, wishes or supposes. */
export const isOnTermsBehind = (page: Page, k: number, from: number): boolean =>
  (isPaidFor(page, k) || isOwnBehind(page, k)) && !isUnreal(page, k, from);

/** "Rented at $2.19", "gemietet bei Hetzner", "leased until March": a participle with its price, its owner or its
 *  term; alone it may as well say how it would be got. */
function isPaidFor(page: Page, k: number): boolean {
  const j = page.has(k + 1, 'node', 'gpuWord') || page.is(k + 1, ',') ? k + 2 : k + 1;
  if (!RENTED.test(page.textAt(j)) || !page.sameSentence(j, k) || BY_WHOM.has(page.textAt(j + 1))) return false;
  for (let n = j + 1; n <= j + TERMS_WITHIN && page.sameSentence(n, k); n += 1) {
    const kind = page.at(n)?.kind;
    if (kind === 'money' || kind === 'provider' || page.has(n, 'until', 'month', 'year')) return true;
    if (kind === 'gpu' || kind === 'instance') return false;
  }
  return false;
}
const TERMS_WITHIN = 4;

const isOwnBehind = (page: Page, k: number): boolean =>
  page.sameSentence(k, k + 1) &&
  (OWN_BEHIND.has(page.textAt(k + 1)) || OWN_BEHIND.has(`${page.textAt(k + 1)} ${page.textAt(k + 2)}`));

/** It is asked about, wished for or supposed, or one of two. */
export function isUnreal(page: Page, k: number, from: number): boolean {
  if (page.statements.asks[k] === true || page.has(k + 1, 'or', 'versus') || page.has(from - 1, 'or', 'versus'))
    return true;
  const clause = page.at(from)?.clause;
  return page.before(from, UNREAL_WITHIN, UNREAL, (e) => e.clause !== clause) >= 0;
}
const UNREAL_WITHIN = 10;
const UNREAL: readonly Tag[] = [
  'want',
  'wishes',
  'plan',
  'ask',
  'idea',
  'option',
  'buy',
  'shops',
  'supposes',
  'wouldBe',
  'ifWord',
  'future',
  'not',
];
