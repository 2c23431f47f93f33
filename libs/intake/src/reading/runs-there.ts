import type { Page } from '../page/page';
import { TO_US } from '../words/handed-words';
import { COSTS_US } from './data/money-words';

/** Verbs and words of place right behind hardware that does something: "2x A100 serving Llama". */
const RUNS = new Set([
  '部 署',
  '跑',
  '运 行',
  '部 署 了',
  '上',
  '上 面',
  'で',
  'pe',
  'par',
  'hosting',
  'serving',
  'running',
  'serves',
  'runs',
  'handles',
  'powering',
  'do',
  'does',
  'getting',
  'gives',
  'gets',
  'run',
  'serve',
  'host',
  'answers',
  'responds',
  'takes',
  'pegged',
  'sit',
  'sits',
  'stays',
  'idle',
  'got',
  'here',
  'user',
  'owner',
  'costs',
  'is costing',
]);
/** Of these, those that may stand a few words behind: "2x 3090 on Ubuntu running vLLM". */
const RUNS_LATER = new Set(['hosting', 'serving', 'running']);
/** How far behind they may stand, and how long a bracket behind the name may be. */
const LATER = 6;
const DEPLOYED_LATER = 4;
const BRACKET = 14;

/** Whether words behind the hardware at `k` say that something runs on it. */
export const runsThere = (page: Page, k: number): boolean =>
  RUNS.has(page.textAt(k + 1)) ||
  (page.has(k + 1, 'node', 'gpuWord') && RUNS.has(page.textAt(k + 2))) ||
  costsUs(page, k) ||
  runsLater(page, k);

/** "Die vier L40S kosten uns 2.900 Euro", "les quatre L40S nous coûtent", "dört L40S bize ... mal oluyor": what
 *  costs the writer something is there. */
function costsUs(page: Page, k: number): boolean {
  let [costs, us] = [false, false];
  for (let j = k + 1; j <= k + COSTS_WITHIN && page.sameSentence(j, k); j += 1) {
    if (page.has(j, 'wouldBe', 'ask', 'supposes')) return false;
    costs ||= COSTS_US.test(page.textAt(j)) || page.has(j, 'price');
    us ||= TO_US.has(page.textAt(j)) || /(?:^| )(?:us|uns|nos|nas|oss|ons|нам)$/.test(page.textAt(j));
  }
  return costs && us && page.statements.asks[k] !== true;
}
/** How far behind hardware its verb may stand, elements. */
const COSTS_WITHIN = 7;

function runsLater(page: Page, k: number): boolean {
  const closed = page.is(k + 1, '(') ? closing(page, k) : -1;
  if (closed >= 0) return RUNS.has(page.textAt(closed + 1));
  const clause = page.at(k)?.clause;
  for (let j = k + 1; j <= k + LATER && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    if (e?.clause !== clause) break;
    if (e !== undefined && RUNS_LATER.has(e.text)) return true;
  }
  for (let j = k + 1; j <= k + DEPLOYED_LATER && page.sameSentence(j, k); j += 1) if (page.is(j, '部 署')) return true;
  return false;
}

/** The bracket that closes behind `k`; -1 where none does. */
function closing(page: Page, k: number): number {
  for (let j = k + 2; j <= k + BRACKET && page.sameSentence(j, k); j += 1) if (page.is(j, ')')) return j;
  return -1;
}

/** "6 servers of 2x A100. They serve Llama 3.1 70B": the next sentence says what they run. */
export function servesNext(page: Page, k: number): boolean {
  const from = nextSentence(page, k);
  if (!POINTS_BACK.has(page.textAt(from)) || !page.has(from + 1, 'run', 'holds', 'want')) return false;
  const named = [from + 2, from + 3].some((j) => page.at(j)?.kind === 'model' || page.at(j)?.kind === 'vendor');
  return named && page.statements.asks[from] !== true && page.against(from) === undefined;
}

/** The first word of the next sentence; -1 where it is far. */
function nextSentence(page: Page, k: number): number {
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = k + 1; j <= k + NEXT_WITHIN; j += 1)
    if (page.at(j)?.sentence === sentence + 1 && page.at(j)?.kind !== 'mark') return j;
  return -1;
}
const NEXT_WITHIN = 16;
const POINTS_BACK: ReadonlySet<string> = new Set([
  ...'they it these those sie diese dort darauf ils elles celles-ci estos estas ellos essi loro eles elas'.split(' '),
  ...'ze deze они'.split(' '),
]);
