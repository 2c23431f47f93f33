import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import type { Tag } from '../words';

/** "(a) 20 requests a second, 1,900 in, 120 out, (b) 5 requests a second, 3,400 in, 220 out", "60 % of the calls are
 *  short (800 in, 100 out), 40 % long (6,000 in, 600 out)": kinds of work with lengths of their own that one model
 *  does. The load is their sum, and the usual request the mean of them all, each as often as it comes; the longest
 *  still has to fit. */

/** Kinds that one text tells of. */
const MOST = 6;
/** How far before its lengths the share of a kind may stand, elements. */
const SHARE_REACH = 10;
/** How much of the whole the shares may leave out. */
const SHARE_SLACK = 0.021;
/** From here on the longest kind asks for more room than a plan has anyway, tokens. */
const LONG = 8192;

const RATES: readonly Member[] = ['requestsPerSecond', 'requestsPerDay', 'concurrentRequests'];
const LENGTHS: readonly Member[] = ['inputTokens', 'outputTokens'];

/** One kind of work: its figures, and how often it comes. */
interface Kind {
  readonly input: Claim;
  readonly output: Claim | undefined;
  readonly rate: Claim | undefined;
  readonly weight: number;
  /** Where its share of all is told. */
  readonly share: Span | undefined;
}

/** The claims of a text, kinds of work as what they come to together; rows of a table are joined as rows. */
export function withKindsOfWork(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const told = claims.filter(
    (c) =>
      isTold(c) &&
      page.cells.get(c.at)?.column === undefined &&
      (RATES.includes(c.member) || LENGTHS.includes(c.member)),
  );
  if (told.filter((c) => c.member === 'inputTokens').length < 2) return claims;
  const kinds = kindsOf(page, told);
  if (kinds === undefined || !areOfOneService(page, kinds)) return claims;
  const gone = new Set(kinds.flatMap((k) => [k.input, k.output, k.rate]));
  return [...claims.filter((c) => !gone.has(c)), ...togetherOf(kinds)].sort((a, b) => a.at - b.at);
}

const isTold = (c: Claim): boolean =>
  c.tested !== true && c.observed !== true && c.setting !== true && c.sample !== true && c.pieces === undefined;

/** The kinds in the order of the text: each has an input and its own rate or share, all of them or none an output. */
function kindsOf(page: Page, told: readonly Claim[]): readonly Kind[] | undefined {
  const groups: Claim[][] = [];
  for (const c of [...told].sort((a, b) => a.at - b.at)) {
    const last = groups.at(-1);
    if (last === undefined || last.some((other) => other.member === c.member)) groups.push([c]);
    else last.push(c);
  }
  const lengths = groups.filter((g) => g.some((c) => c.member === 'inputTokens'));
  const kinds = lengths.flatMap((g) => kindOf(page, g) ?? []);
  if (
    kinds.length !== lengths.length ||
    kinds.length > MOST ||
    new Set(kinds.map((k) => k.output === undefined)).size > 1
  )
    return undefined;
  return kinds[0]?.rate === undefined ? shared(kinds, groups.length - lengths.length) : rated(kinds, groups.length);
}

/** Each comes at a rate of its own, all told in the same way, and no other rate is told. */
function rated(kinds: readonly Kind[], groups: number): readonly Kind[] | undefined {
  const isSame = kinds.every((k) => k.rate?.member === kinds[0]?.rate?.member);
  return isSame && groups === kinds.length ? kinds : undefined;
}

/** Each is a share of all; how often all come may stand beside. */
function shared(kinds: readonly Kind[], others: number): readonly Kind[] | undefined {
  const total = kinds.reduce((sum, k) => sum + k.weight, 0);
  const isWhole = Math.abs(total - 1) <= SHARE_SLACK && kinds.every((k) => k.share !== undefined);
  return isWhole && others <= 1 ? kinds : undefined;
}

function kindOf(page: Page, group: readonly Claim[]): Kind | undefined {
  const input = group.find((c) => c.member === 'inputTokens');
  const rates = group.filter((c) => RATES.includes(c.member));
  if (input === undefined || rates.length > 1) return undefined;
  const output = group.find((c) => c.member === 'outputTokens');
  const [rate] = rates;
  const share = shareBefore(page, Math.min(input.at, output?.at ?? input.at));
  if (share !== undefined) return { input, output, rate: undefined, weight: share.value, share: share.span };
  return rate === undefined ? undefined : { input, output, rate, weight: rate.value, share: undefined };
}

/** "60 % of the calls are short (800 in": the share that stands before the lengths, up to other figures. */
function shareBefore(page: Page, at: number): { readonly value: number; readonly span: Span } | undefined {
  for (let k = at - 1; k >= at - SHARE_REACH && page.sameSentence(k, at); k -= 1) {
    const e = page.at(k);
    if (e?.figure === undefined) continue;
    const isShare = page.has(k + 1, 'percent') && e.figure.value > 0 && e.figure.value < 100;
    return isShare ? { value: e.figure.value / 100, span: e } : undefined;
  }
  return undefined;
}

/** How far before the first figure its words may begin: "on average 5 requests a second". */
const LEAD = 6;
/** What makes the second the same load at another time, another choice, or somebody's trial. */
const OTHERWISE: readonly Tag[] = ['or', 'future', 'nowCue', 'was', 'didThen', 'mean', 'ifWord', 'supposes'];

/** Several kinds, none of which is the peak or the alternative of another, on the same model and machines. */
function areOfOneService(page: Page, kinds: readonly Kind[]): boolean {
  const ends = kinds.map((k) => [k.input, k.output, k.rate].flatMap((c) => (c === undefined ? [] : [c.at])));
  const [from, to] = [Math.min(...ends.flat()), Math.max(...ends.flat())];
  const apart = new Set(kinds.map((k) => `${k.input.value} ${k.output?.value ?? ''}`));
  if (apart.size === 1) return false;
  let peaks = 0;
  for (let j = Math.max(page.lineStart(from), from - LEAD); j < to; j += 1) {
    const kind = page.at(j)?.kind;
    const isOther = j >= from && (kind === 'model' || kind === 'gpu' || kind === 'instance');
    if (isOther || page.has(j, ...OTHERWISE)) return false;
    peaks += Number(page.has(j, 'peak'));
  }
  return peaks === 0 || peaks >= kinds.length - 1;
}

function togetherOf(kinds: readonly Kind[]): Claim[] {
  const weight = kinds.reduce((sum, k) => sum + k.weight, 0);
  const shares = kinds.flatMap((k) => (k.share === undefined ? [] : [k.share]));
  const meanOf = (claims: readonly (Claim | undefined)[], name: string): Claim[] => {
    const [first] = claims;
    if (first === undefined) return [];
    const mean = Math.round(kinds.reduce((sum, k, n) => sum + (claims[n]?.value ?? 0) * k.weight, 0) / weight);
    const values = claims.map((c) => shown(c?.value ?? 0)).join(' and ');
    const said = `${name}: ${values}, each as often as it comes, are ${shown(mean)} on the mean.`;
    return [{ ...first, value: mean, pieces: [...piecesOf(claims), ...shares], approximation: said }];
  };
  return [
    ...sumOf(kinds.map((k) => k.rate)),
    ...meanOf(
      kinds.map((k) => k.input),
      'Prompt length',
    ),
    ...meanOf(
      kinds.map((k) => k.output),
      'Answer length',
    ),
    ...longestOf(kinds),
  ];
}

function sumOf(rates: readonly (Claim | undefined)[]): Claim[] {
  const [first] = rates;
  if (first === undefined) return [];
  const sum = rates.reduce((all, c) => all + (c?.value ?? 0), 0);
  const said = `Kinds of work: ${rates.map((c) => shown(c?.value ?? 0)).join(' and ')} are ${shown(sum)} together.`;
  return [{ ...first, value: sum, pieces: piecesOf(rates), approximation: said }];
}

/** The longest kind has to fit as well. */
function longestOf(kinds: readonly Kind[]): Claim[] {
  const tokens = (k: Kind): number => k.input.value + (k.output?.value ?? 0);
  const longest = kinds.reduce((a, b) => (tokens(b) > tokens(a) ? b : a));
  if (tokens(longest) <= LONG) return [];
  const said = `Context length: the longest kind of work has ${shown(tokens(longest))} tokens.`;
  const pieces = piecesOf([longest.input, longest.output]);
  return [
    { ...longest.input, member: 'contextTokens', value: tokens(longest), pieces, approximation: said, weight: 0 },
  ];
}

const piecesOf = (claims: readonly (Claim | undefined)[]): Span[] =>
  claims.flatMap((c) => (c === undefined ? [] : [{ start: c.start, end: c.end }]));
