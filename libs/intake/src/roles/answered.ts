import type { Page } from '../page/page';
import { questionBefore } from '../page/answers';
import { SIDE_PREPOSITIONS } from '../words/small-words';
import type { Tag } from '../words';
import { shaped } from './form';
import type { Dimension, Unit } from './quantity';
import { unitsOf } from './quantity';
import type { Role } from './table';
import type { Proposal } from './weigh';

/** What the answer to a question for a figure is worth. */
const ANSWERED = 6;

/** What a question asks for: the first of these of which it holds a word. */
interface Asked {
  readonly tags: readonly Tag[];
  readonly role: Role;
  readonly takes: Dimension;
  readonly period?: NonNullable<Unit['period']>;
}
const ASKED: readonly Asked[] = [
  { tags: ['ttft'], role: 'ttftMs', takes: 'duration' },
  { tags: ['latency'], role: 'endToEndMs', takes: 'duration' },
  { tags: ['conc'], role: 'concurrentRequests', takes: 'inflight' },
  { tags: ['rps'], role: 'requestRate', takes: 'rate', period: 'second' },
  { tags: ['rpm'], role: 'requestRate', takes: 'rate', period: 'minute' },
  { tags: ['rpd'], role: 'requestRate', takes: 'rate', period: 'day' },
  { tags: ['ctx'], role: 'contextTokens', takes: 'tokens' },
  { tags: ['osl'], role: 'outputTokens', takes: 'tokens' },
  { tags: ['isl'], role: 'inputTokens', takes: 'tokens' },
  { tags: ['out'], role: 'outputTokens', takes: 'tokens' },
  { tags: ['in'], role: 'inputTokens', takes: 'tokens' },
  { tags: ['who', 'dau'], role: 'totalUsers', takes: 'people' },
];
/** A question that asks of money or machines asks for no load. */
const ELSE: readonly Tag[] = ['price', 'bill', 'gpuWord', 'node', 'vram', 'gb', 'tps', 'growth'];
const LEAST_TOKENS = 8;

/** "How many people at once? 80.", "A: prompt size? / B: up to 2,000 tokens": the first figure of an answer is what the
 *  question asks for. */
export function answeredProposal(page: Page, k: number): Proposal | undefined {
  const question = questionBefore(page, k);
  const value = page.at(k)?.figure?.value ?? 0;
  if (question === undefined || value <= 0) return undefined;
  if (question.some((j) => page.has(j, 'budget'))) return shaped('aside', k, ANSWERED, bareUnit(k, 'bare'));
  if (question.some((j) => page.has(j, ...ELSE))) return undefined;
  const asked = ASKED.find(({ tags }) => question.some((j) => page.has(j, ...tags) && !isPreposition(page, j)));
  const unit = asked === undefined ? undefined : unitFor(page, k, asked);
  if (asked === undefined || unit === undefined || namesItself(page, k, asked)) return undefined;
  if (asked.takes === 'tokens' && value < LEAST_TOKENS) return undefined;
  return shaped(asked.role, k, ANSWERED, unit);
}

/** "Latency? First token after 250 ms": an answer that says which wait it is. */
const namesItself = (page: Page, k: number, { role }: Asked): boolean =>
  role === 'endToEndMs' && page.before(k, NAMED_WITHIN, ['ttft', 'tpot'], (e) => e.kind === 'figure') >= 0;
const NAMED_WITHIN = 6;

/** "In parallel", "out of": no side of a length. */
const isPreposition = (page: Page, j: number): boolean => SIDE_PREPOSITIONS.has(page.textAt(j));

/** The figure in the unit that is asked for: its own, or that of the question for a bare number. */
function unitFor(page: Page, k: number, { takes, period }: Asked): Unit | undefined {
  const units = unitsOf(page, k);
  const own = units.find((u) => u.dimension === takes);
  // whoever is counted by his own name needs no question
  if (own !== undefined) return takes === 'people' ? undefined : own;
  const isPeople = takes === 'inflight' && units.some((u) => u.dimension === 'people');
  const isBare = units.every((u) => u.dimension === 'bare' || u.dimension === 'things');
  if (takes === 'duration' || !(isPeople || isBare) || !isClosed(page, k, isPeople)) return undefined;
  return { ...bareUnit(k, takes), ...(period === undefined ? {} : { period }) };
}

const bareUnit = (k: number, dimension: Dimension): Unit => ({ dimension, end: k, scale: 1, noun: k });

/** Nothing behind a bare number that it could count. */
const isClosed = (page: Page, k: number, isPeople: boolean): boolean =>
  isPeople || !page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark' || BEHIND.has(page.textAt(k + 1));
const BEHIND = new Set(['or', 'at', 'in', 'on', 'tops', 'max', 'roughly', 'i', 'we', 'but', 'maybe', 'when', 'oder']);
