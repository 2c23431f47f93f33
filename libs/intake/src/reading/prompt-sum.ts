import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { numberAt } from './count';
import { isPlus, promptLengths } from './prompt-lengths';
import type { PromptLength } from './prompt-lengths';
import type { LengthKind } from './prompt-part-naming';

/** Prompts that are told by what goes into them: "8 chunks of 500 tokens, a system prompt of 1,000 and a question of
 *  60", "4,000 tokens of manual go into every prompt, the ticket is 600", "2,500 of context plus 500 of history". */

/** How far apart two parts may stand, elements. */
const REACH = 20;
/** How far before the length of a passage their number may stand. */
const PASSAGES_REACH = 4;

/** A part of a prompt and the elements of its words. */
interface Part {
  readonly at: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly kind: LengthKind;
}

/** The claims of a text with the whole of a prompt that is told by its parts, and what of it all requests share. */
export function withPromptSum(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const lengths = promptLengths(page).filter(({ at }) => !page.used.has(at));
  const passages = claims.find((c) => c.member === 'inputTokens' && isOfPassages(page, c));
  const parts = partsOf(page, lengths, passages);
  const fixed = parts.find((p) => p.kind === 'shared' || p.kind === 'brought');
  if (fixed === undefined || isRoomOverPrompt(page, parts)) return claims;
  const whole = wholeOf(page, lengths, fixed.at, passages);
  if (whole !== undefined) return withShareOf(page, claims, whole, parts);
  return parts.length > 1 ? withSumOf(page, claims, parts) : claims;
}

/** "128k of context has to work; a typical call has 38,000 tokens in": what goes in is told beside the room for it. */
function isRoomOverPrompt(page: Page, parts: readonly Part[]): boolean {
  const [room, prompt, ...others] = parts;
  if (room === undefined || prompt === undefined || others.length > 0 || room.value <= prompt.value) return false;
  const isPrompt = [prompt.to, prompt.to + 1].some((j) => page.has(j, 'in'));
  return page.has(room.to + 2, 'ctx') && isPrompt && !isPlus(page, prompt.at - 1);
}

/** The length of all of the prompt beside its parts: called so, or the one that a part is said to be among. */
function wholeOf(
  page: Page,
  lengths: readonly PromptLength[],
  part: number,
  passages: Claim | undefined,
): PromptLength | undefined {
  const near = lengths.filter((l) => l.at !== passages?.at && isNear(page, l.at, part));
  const among = near.findIndex((l) => l.isAmong);
  return near.find((l) => l.kind === 'whole') ?? (among > 0 ? near[among - 1] : undefined);
}

/** A number of passages times the length of each. */
const isOfPassages = (page: Page, c: Claim): boolean =>
  numberAt(page, c.at) !== c.value && page.before(c.at, PASSAGES_REACH, ['chunk']) >= 0;

/** The parts of the first prompt that is told by its parts: each stands near the one before it. */
function partsOf(page: Page, lengths: readonly PromptLength[], passages: Claim | undefined): readonly Part[] {
  const told = lengths.filter((l) => l.at !== passages?.at && !(l.isSource && passages !== undefined));
  const all = told.flatMap((l) => asPart(page, l) ?? []);
  if (passages !== undefined) all.push(ofPassages(page, passages));
  all.sort((a, b) => a.at - b.at);
  let row: Part[] = [];
  for (const part of all) {
    const last = row.at(-1);
    if (last !== undefined && !isJoined(page, last.at, part.at)) {
      if (isTold(row)) break;
      row = [];
    }
    row.push(part);
  }
  return isTold(row) ? row : [];
}
const asPart = (page: Page, { at, value, to, kind }: PromptLength): Part | undefined =>
  PARTS.has(kind) || isAdded(page, at, to, kind) ? { at, value, from: at, to, kind } : undefined;
/** "2.500 Token Kontext plus 500 Verlauf": a context that something is added to is no room to grow into. */
const isAdded = (page: Page, at: number, to: number, kind: LengthKind): boolean =>
  kind === 'room' && (isPlus(page, at - 1) || [to + 1, to + 2].some((j) => isPlus(page, j)));
const PARTS: ReadonlySet<LengthKind> = new Set<LengthKind>(['shared', 'brought', 'each']);
const ofPassages = (page: Page, c: Claim): Part => ({
  at: c.at,
  value: c.value,
  from: page.elements.findIndex((e) => e.end > c.start),
  to: page.has(c.at + 1, 'tok') ? c.at + 1 : c.at,
  kind: 'brought',
});

/** A row tells a prompt where something is brought along, and no two things may be each what a request asks; a long
 *  row lists all that goes into it. */
function isTold(row: readonly Part[]): boolean {
  const asked = row.filter((p) => p.kind === 'each').length;
  return asked < row.length && (asked < 2 || row.length >= LONG_ROW);
}
const LONG_ROW = 4;

const isNear = (page: Page, a: number, b: number): boolean =>
  Math.abs(a - b) <= REACH && Math.abs((page.at(a)?.sentence ?? 0) - (page.at(b)?.sentence ?? 0)) <= 1;
function isJoined(page: Page, from: number, to: number): boolean {
  if (!isNear(page, from, to)) return false;
  for (let j = from + 1; j < to; j += 1) if (page.has(j, 'or')) return false;
  return true;
}

/** "Prompt 2,000 tokens including 1,500 of instructions": the parts lie within the whole that is told beside them. */
function withShareOf(
  page: Page,
  claims: readonly Claim[],
  whole: PromptLength,
  parts: readonly Part[],
): readonly Claim[] {
  const within = parts.filter((p) => p.value < whole.value);
  const taken = new Set(within.map((p) => p.at));
  const left = claims.filter((c) => !(taken.has(c.at) && c.member !== 'sharedPrefixTokens'));
  const isClaimed = left.some((c) => c.member === 'inputTokens');
  const all = isClaimed ? left : [...left, claimOf(page, 'inputTokens', [{ ...whole, from: whole.at }])];
  const shared = within.filter((p) => p.kind === 'shared');
  const isShared = shared.length > 0 && totalOf(shared) < whole.value;
  if (!isShared || all.some((c) => c.member === 'sharedPrefixTokens')) return all;
  return [...all, claimOf(page, 'sharedPrefixTokens', shared)];
}

function withSumOf(page: Page, claims: readonly Claim[], parts: readonly Part[]): readonly Claim[] {
  const taken = new Set(parts.map((p) => p.at));
  const left = claims.filter((c) => !taken.has(c.at) && !(c.member === 'inputTokens' && isOfParts(page, c, parts)));
  if (left.some((c) => c.member === 'inputTokens')) return claims;
  const shared = parts.filter((p) => p.kind === 'shared');
  const told = parts.map((p) => shown(p.value)).join(' and ');
  const sum: Claim = {
    ...claimOf(page, 'inputTokens', parts),
    weight: 3,
    approximation: `Input tokens: ${told} are ${shown(totalOf(parts))} together.`,
  };
  if (shared.length === 0) return [...left, sum];
  return [...left.filter((c) => c.member !== 'sharedPrefixTokens'), claimOf(page, 'sharedPrefixTokens', shared), sum];
}
const isOfParts = (page: Page, c: Claim, parts: readonly Part[]): boolean =>
  parts.some((p) => page.sameSentence(p.at, c.at));
const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, p) => sum + p.value, 0);

function claimOf(page: Page, member: Member, parts: readonly Part[]): Claim {
  const pieces = parts.map(({ from, to }) => ({ start: page.at(from)?.start ?? 0, end: page.at(to)?.end ?? 0 }));
  return {
    member,
    value: totalOf(parts),
    at: parts[0]?.at ?? 0,
    weight: 2,
    start: pieces[0]?.start ?? 0,
    end: pieces[0]?.end ?? 0,
    pieces,
  };
}
