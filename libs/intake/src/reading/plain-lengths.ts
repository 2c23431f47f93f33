import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Claim, Member } from '../roles/claim';
import { adjectiveEnd } from '../roles/adjective';
import { shown } from '../roles/claim';
import { MEASURES, ONE_THING } from '../words/length-words';

/** Lengths that no word calls a prompt or an answer. */

/** How far apart the two lengths of a request may stand, elements. */
const PAIR_REACH = 24;
/** No prompt or answer is shorter or longer, tokens. */
const SHORTEST = 3;
const LONGEST = 1_000_000;
const LENGTHS: ReadonlySet<Member> = new Set<Member>(['inputTokens', 'outputTokens', 'contextTokens', 'datasetTokens']);
/** Words beside a length that say that it is of something else. */
const OTHERS = [
  'tps',
  'trains',
  'dataset',
  'epochs',
  'prefix',
  'sharedPart',
  'ctx',
  'chunk',
  'bill',
  'budget',
] as const;

/** "per step 1,900 tokens incl. the picture, and 60 tokens of feedback", "a letter plus policy is 7,000 tokens, the
 *  summary 300": two lengths in a row of which words name at most one are a prompt and its answer, the longer first. */
export function withPlainLengths(page: Page, assignment: Assignment, claims: readonly Claim[]): Claim[] {
  const plain = page
    .kinds('figure')
    .flatMap((k) => (isPlain(page, assignment, k) && claims.every((c) => c.at !== k) ? [k] : []));
  if (plain.length === 0 || plain.length > 2) return [...claims];
  const named = claims.filter((c) => LENGTHS.has(c.member));
  const [first, second] = plain;
  if (first === undefined) return [...claims];
  if (second === undefined)
    return [...claims, ...(named.length === 0 ? lengthOfOne(page, first) : besideNamed(page, first, named))];
  const isPair = named.length === 0 && isNear(page, first, second) && valueOf(page, first) > valueOf(page, second);
  if (!isPair) return [...claims];
  return [...claims, ...claimAt(page, first, 'inputTokens'), ...claimAt(page, second, 'outputTokens')];
}

/** A length alone: the answer of the one prompt that is named before it, or the prompt of the one answer behind it. */
function besideNamed(page: Page, k: number, named: readonly Claim[]): readonly Claim[] {
  const [only] = named;
  if (only === undefined || named.length > 1 || !isNear(page, Math.min(only.at, k), Math.max(only.at, k))) return [];
  const value = valueOf(page, k);
  if (only.member === 'inputTokens' && only.at < k && value < only.value) return claimAt(page, k, 'outputTokens');
  return only.member === 'outputTokens' && k < only.at && value > only.value ? claimAt(page, k, 'inputTokens') : [];
}

/** "A product text is 130 tokens", "ein Ticket umfasst 900 Token": the one length of a text, told of one of what comes
 *  in. */
function lengthOfOne(page: Page, k: number): readonly Claim[] {
  let verb = k - 1;
  while (verb > k - FILLED && (page.has(verb, 'hedge', 'to') || FILLS.has(page.textAt(verb)))) verb -= 1;
  if (!MEASURES.has(page.textAt(verb)) || !page.sameSentence(verb, k)) return [];
  const clause = page.at(k)?.clause;
  for (let j = verb - 2; j >= verb - SUBJECT && page.at(j)?.clause === clause; j -= 1)
    if (ONE_THING.test(page.textAt(j))) return claimAt(page, k, 'inputTokens');
  return [];
}
const FILLED = 4;
const SUBJECT = 6;
const FILLS: ReadonlySet<string> = new Set(['to', 'di', 'de', 'up', 'out', 'at', 'von', 'on', 'about']);

const valueOf = (page: Page, k: number): number => page.at(k)?.figure?.value ?? 0;

/** In one sentence or two that follow each other. */
const isNear = (page: Page, a: number, b: number): boolean =>
  (page.at(b)?.sentence ?? 0) - (page.at(a)?.sentence ?? 0) <= 1 && b - a <= PAIR_REACH;

/** Tokens that no role took and whose sentence is about nothing else. */
function isPlain(page: Page, assignment: Assignment, k: number): boolean {
  const e = page.at(k);
  const value = e?.kind === 'figure' ? (e.figure?.value ?? 0) : 0;
  if (value < SHORTEST || value > LONGEST || page.used.has(k) || page.against(k) !== undefined) return false;
  const role = assignment.chosen.get(k)?.role;
  if (role !== undefined && role !== 'aside') return false;
  const unit = adjectiveEnd(page, k) ?? k + 1;
  return page.has(unit, 'tok') && !page.has(unit, ...OTHERS) && !OTHERS.some((tag) => page.speaksOf(k, tag));
}

function claimAt(page: Page, k: number, member: 'inputTokens' | 'outputTokens'): readonly Claim[] {
  const e = page.at(k);
  const value = valueOf(page, k);
  if (e === undefined) return [];
  const what = member === 'inputTokens' ? 'prompt' : 'answer';
  const said = `${shown(value)} tokens are taken as the length of ${what === 'prompt' ? 'a' : 'an'} ${what}.`;
  return [
    { member, value, at: k, weight: 0.5, start: e.start, end: page.at(k + 1)?.end ?? e.end, approximation: said },
  ];
}
