import { writtenLike } from '../page/written';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { numberAt } from './count';
import { namesUnchanging } from './prompt-prefix';
import { UNCHANGING, VARIABLE } from './data/prompt-words';

/** A prompt that is told in its parts: the one that all requests share and the one that each brings along. */

/** Parts of a prompt lie between these, tokens. */
const SHORTEST = 16;
const LONGEST = 2_000_000;

/** The claims of a text with the whole prompt and its shared part, where the text tells the prompt by its parts. */
export function withPromptParts(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const isShared = claims.some((c) => c.member === 'sharedPrefixTokens');
  if (!isShared && !namesUnchanging(page) && systems(page).length === 0) return claims;
  for (const k of page.kinds('figure')) {
    const of = partOfWhole(page, k)?.map((o) => claims.find((c) => c.at === o.at && c.member === o.member) ?? o);
    if (of !== undefined) return [...claims.filter((c) => !of.some((o) => o.at === c.at || isSame(o, c))), ...of];
  }
  return withSum(page, claims);
}
const isSame = (a: Claim, b: Claim): boolean => a.member === b.member && a.member === 'sharedPrefixTokens';

/** A figure of now that may be the length of a part. */
export function isPartLength(page: Page, k: number): boolean {
  const value = numberAt(page, k);
  return value !== undefined && value >= SHORTEST && value <= LONGEST && page.against(k) === undefined;
}
const isLengthAt = (page: Page, k: number): boolean => isPartLength(page, k) && !page.used.has(k);

/** "We resend 5,400 of the 6,100 tokens with every call", "2 000 des 2 500 tokens sont toujours les mêmes". */
function partOfWhole(page: Page, k: number): readonly [Claim, Claim] | undefined {
  if (!isLengthAt(page, k) || !OF.has(page.textAt(k + 1))) return undefined;
  let at = k + 2;
  while (at <= k + 3 && page.has(at, 'determiner', 'definite', 'own')) at += 1;
  if (!isLengthAt(page, at) || !page.sameSentence(k, at)) return undefined;
  const [part, whole] = [numberAt(page, k) ?? 0, numberAt(page, at) ?? 0];
  const unit = [at + 1, at + 2].find((j) => TOKENS.test(page.textAt(j)));
  if (!(part < whole) || unit === undefined || !isRepeated(page, k, unit)) return undefined;
  return [claimOf(page, 'sharedPrefixTokens', k, k), claimOf(page, 'inputTokens', at, unit)];
}
const OF: ReadonlySet<string> = new Set('of von der des de di van z из dei das dos'.split(' '));
const TOKENS = /tok|токен|トークン|토큰/;

/** The sentence says that it is sent again, the same or cached. */
function isRepeated(page: Page, from: number, to: number): boolean {
  const says = (j: number): boolean =>
    page.sameSentence(j, from) && (page.has(j, 'prefix', 'sharedPart') || UNCHANGING.test(page.textAt(j)));
  for (let n = 1; n <= REPEAT_REACH; n += 1) if (says(to + n) || says(from - n)) return true;
  return false;
}
const REPEAT_REACH = 8;

/** "System prompt 2,800 tokens plus a question of 200", "5k cached + user 300": the prompt is the sum of both. */
function withSum(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const members = new Map(claims.map((c) => [c.at, c.member] as const));
  for (const k of page.kinds('figure')) {
    const shared = isSharedAt(page, members, k) ? k : undefined;
    const rest = shared === undefined ? undefined : (variableBehind(page, shared) ?? variableBefore(page, shared));
    if (shared === undefined || rest === undefined) continue;
    const others = claims.filter((c) => c.at !== shared && c.at !== rest);
    if (others.some((c) => c.member === 'inputTokens' || c.member === 'sharedPrefixTokens')) return claims;
    const named = claims.find((c) => c.at === shared && c.member === 'sharedPrefixTokens');
    return [...others, named ?? claimOf(page, 'sharedPrefixTokens', shared, shared), sumOf(page, shared, rest)];
  }
  return claims;
}

/** The part that all requests share: named so, or cached. */
function isSharedAt(page: Page, members: ReadonlyMap<number, Member>, k: number): boolean {
  if (!isLengthAt(page, k)) return false;
  const own = members.get(k);
  if (own === 'sharedPrefixTokens') return true;
  if (own !== undefined && own !== 'inputTokens') return false;
  const named = page.before(k, NAME_REACH, ['sharedPart'], (e) => e.figure !== undefined || e.text === ',');
  if (named >= 0 || (OF.has(page.textAt(k - 1)) && page.has(k - 2, 'prefix'))) return true;
  const words = [k - 3, k - 2, k - 1, k + 1, k + 2].filter((j) => page.sameSentence(j, k));
  return words.some((j) => SYSTEM.test(page.textAt(j)) || (j > k && page.has(j, 'prefix')));
}
const NAME_REACH = 5;
const SYSTEM = /^(?:sys|system|systemprompt|systeme|sistema|systeem|systemowy|системныи)(?: prompt(?: is)?)?$/;
const systems = writtenLike(SYSTEM);

/** The figure behind it that is said of what each request brings: "the user part only 400", "+ user 300". */
function variableBehind(page: Page, shared: number): number | undefined {
  const sentence = page.at(shared)?.sentence ?? 0;
  for (let k = shared + 1; k <= shared + PART_REACH; k += 1) {
    if ((page.at(k)?.sentence ?? Infinity) - sentence > 1) return undefined;
    if (page.at(k)?.figure === undefined) continue;
    return isLengthAt(page, k) && isVariable(page, k) ? k : undefined;
  }
  return undefined;
}
const PART_REACH = 16;

/** "60 tokens a message behind a fixed instruction of 900": tokens of each, and then what all of them share. */
function variableBefore(page: Page, shared: number): number | undefined {
  for (let k = shared - 1; k >= shared - PART_REACH && page.sameSentence(k, shared); k -= 1) {
    if (page.at(k)?.figure === undefined) continue;
    const isEach = TOKENS.test(page.textAt(k + 1)) && page.has(k + 2, 'per', 'each') && page.has(k + 3, 'req', 'doc');
    return isEach && isLengthAt(page, k) ? k : undefined;
  }
  return undefined;
}

function isVariable(page: Page, k: number): boolean {
  if (page.after(k, 3, ['out'], (e) => e.figure !== undefined || e.text === ',') >= 0) return false;
  for (let j = k - 1; j >= k - VARIABLE_REACH && page.sameSentence(j, k) && !page.is(j, ','); j -= 1) {
    if (page.has(j, 'out')) return false;
    if (VARIABLE.test(page.textAt(j))) return true;
  }
  const behind = TOKENS.test(page.textAt(k + 1)) ? [k + 2, k + 3] : [k + 1];
  return behind.some((j) => page.sameSentence(j, k) && VARIABLE.test(page.textAt(j)));
}
const VARIABLE_REACH = 7;

function sumOf(page: Page, shared: number, rest: number): Claim {
  const [a, b] = [numberAt(page, shared) ?? 0, numberAt(page, rest) ?? 0];
  const pieces = [shared, rest].map((k) => {
    const { start, end } = claimOf(page, 'inputTokens', k, TOKENS.test(page.textAt(k + 1)) ? k + 1 : k);
    return { start, end };
  });
  return {
    ...claimOf(page, 'inputTokens', rest, rest),
    value: a + b,
    pieces,
    approximation: `Input tokens: ${shown(a)} that all requests share and ${shown(b)} of each are ${shown(a + b)}.`,
  };
}

const claimOf = (page: Page, member: 'inputTokens' | 'sharedPrefixTokens', at: number, to: number): Claim => ({
  member,
  value: numberAt(page, at) ?? 0,
  at,
  weight: 3,
  start: page.at(at)?.start ?? 0,
  end: page.at(Math.max(at, to))?.end ?? 0,
});
