import { isFigure } from '../elements/element';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { CROWD_JOINS } from '../words/crowd-words';
import { ADDS } from '../words/second-job-words';
import { numberAt } from './count';
import { ofEach, RATES_OF_EACH } from './rate-of-each';

/** "Each makes 120 completions and 8 chats an hour", "each writes 10 letters and reviews 4 contracts a day": several
 *  kinds of work of one person add up, and their lengths are those of the mean request. */

/** How far apart two kinds of work of one sentence may stand, elements: lengths in brackets stand between. */
const REACH = 14;
/** Words between "and" and the next number: "and reviews about 4 contracts". */
const LEAD = 3;
/** More kinds than this are a table. */
const MOST = 6;

/** One kind of work: its element, how often one person does it, and the words that say so. */
interface Kind {
  readonly at: number;
  readonly often: number;
  readonly start: number;
  readonly end: number;
}

/** The claims of a text, what each does in several kinds as one number with the lengths of the mean request. */
export function withKindsOfEach(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const told = claims.filter((c) => RATES_OF_EACH.has(c.member)).sort((a, b) => a.at - b.at)[0];
  if (told === undefined) return claims;
  const kinds = [...kindsBefore(page, told), kindOf(told, told), ...kindsBehind(page, claims, told)];
  if (kinds.length < 2) return claims;
  const places = new Set(kinds.map((k) => k.at));
  const often = kinds.reduce((sum, k) => sum + k.often, 0);
  const sum: Claim = {
    ...told,
    value: often,
    pieces: kinds.map(({ start, end }) => ({ start, end })),
    approximation: `Each: ${kinds.map((k) => shown(k.often)).join(' and ')} are ${shown(often)} requests.`,
  };
  const rest = claims.filter((c) => !places.has(c.at));
  return [...withMeanLengths(page, rest, kinds), sum];
}

/** A rate of all goes on with what each does. */
function kindOf(c: Claim, { member }: Claim): Kind {
  const each = ofEach(c);
  const { value } = each?.member === member ? each : c;
  return { at: c.at, often: value, start: c.start, end: c.end };
}

/** Numbers of work behind it that go on with "and": with a period of their own, else that of the first. */
function kindsBehind(page: Page, claims: readonly Claim[], told: Claim): Kind[] {
  const out: Kind[] = [];
  const rates = claims.filter((c) => ofEach(c)?.member === told.member || (c !== told && c.member === told.member));
  const scale = told.value / (numberAt(page, told.at) ?? told.value);
  let last = told.at;
  for (let k = told.at + 1; k <= last + REACH && out.length < MOST && page.sameSentence(k, told.at); k += 1) {
    const rate = rates.find((c) => c.at === k);
    const many = isWork(page, k) ? numberAt(page, k) : undefined;
    if ((rate === undefined && many === undefined) || !goesOn(page, last, k)) continue;
    if (rate !== undefined && isOfAll(page, told, rate)) break;
    out.push(rate === undefined ? { ...workAt(page, k), often: (many ?? 0) * scale } : kindOf(rate, told));
    last = k;
  }
  return out;
}
/** "12 questions per person a day, and also 900 requests a day": behind a number whose "per person" stands with it, one
 *  with a period of its own is of all; "12 and 3 a day" goes on with what each does. */
const isOfAll = (page: Page, told: Claim, next: Claim): boolean =>
  next.member !== told.member &&
  page.after(told.at, PER_WITHIN, ['each', 'per'], isFigure) >= 0 &&
  (next.value >= MANY_TIMES * told.value || opensAnother(page, told.at, next.at));
const PER_WITHIN = 3;
const MANY_TIMES = 5;
const opensAnother = (page: Page, from: number, to: number): boolean => {
  for (let j = to - 1; j > from; j -= 1) if (page.at(j)?.kind === 'model' || ADDS.has(page.textAt(j))) return true;
  return false;
};
const isWork = (page: Page, k: number): boolean =>
  page.has(page.unitAt(k), 'req', 'doc', 'image') && !page.has(page.unitAt(k), 'pageUnit');
const workAt = (page: Page, k: number): Omit<Kind, 'often'> => ({
  at: k,
  start: page.at(k)?.start ?? 0,
  end: page.at(page.unitAt(k))?.end ?? 0,
});

/** "10 letters and reviews 4 contracts a day": counts before it whose period is told with the last. */
function kindsBefore(page: Page, told: Claim): Kind[] {
  const out: Kind[] = [];
  let next = told.at;
  for (let k = told.at - 1; k >= told.at - REACH && out.length < MOST; k -= 1) {
    if (!page.sameSentence(k, told.at) || page.has(k, 'each')) break;
    const often = numberAt(page, k);
    if (often === undefined) continue;
    if (!isWork(page, k) || !goesOn(page, k, next)) break;
    out.unshift({ ...workAt(page, k), often });
    next = k;
  }
  return out;
}

/** "And", "plus" or a comma shortly before the second number, and no one else who is counted between. */
function goesOn(page: Page, from: number, to: number): boolean {
  if (!page.sameSentence(from, to) || to - from > REACH) return false;
  for (let j = from + 1; j < to; j += 1) if (page.has(j, 'who', 'peak', 'total') || page.is(j, ';')) return false;
  for (let j = to - 1; j >= to - LEAD && j > from; j -= 1) if (CROWD_JOINS.has(page.textAt(j))) return true;
  return false;
}

const LENGTHS = ['inputTokens', 'outputTokens'] as const satisfies readonly Member[];

/** The lengths that every kind has of its own as their mean, weighed by how often each comes. */
function withMeanLengths(page: Page, claims: readonly Claim[], kinds: readonly Kind[]): readonly Claim[] {
  return LENGTHS.reduce<readonly Claim[]>((all, member) => {
    const own = kinds.map((kind, n) => lengthOf(page, all, member, kind, kinds[n + 1]?.at));
    const known = own.filter((c) => c !== undefined);
    const [first] = known;
    if (first === undefined || known.length < kinds.length) return all;
    const often = kinds.reduce((sum, k) => sum + k.often, 0);
    const total = kinds.reduce((sum, k, n) => sum + k.often * (own[n]?.value ?? 0), 0);
    const value = Math.round(total / often);
    const side = member === 'inputTokens' ? 'Prompt' : 'Answer';
    const mean: Claim = {
      ...first,
      value,
      pieces: known.map(({ start, end }) => ({ start, end })),
      approximation:
        `${side} length: ${known.map((c) => shown(c.value)).join(' and ')} tokens of several kinds of request are ` +
        `${shown(value)} on average.`,
    };
    return [...all.filter((c) => !known.includes(c)), mean];
  }, claims);
}

/** The length that stands behind a kind of work, before the next one. */
const lengthOf = (
  page: Page,
  claims: readonly Claim[],
  member: Member,
  kind: Kind,
  next: number = kind.at + REACH,
): Claim | undefined =>
  claims.find((c) => c.member === member && c.at > kind.at && c.at < next && page.sameSentence(c.at, kind.at));
