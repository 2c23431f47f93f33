import { lastWord } from '../lexer/first-word';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { isMadeOf, shown } from '../roles/claim';
import { HAS_LENGTH } from '../words/length-words';
import { EVERY, ONE_OF } from '../words/small-words';
import { TURNS } from '../words/turn-words';
import { numberAt } from './count';
import { isPassages } from './passages-sent';
import { runsAtOnce } from './runs-at-once';
import { isSameNoun } from './same-noun';
import { RATES_OF_EACH } from './rate-of-each';
import { isLoose } from './work-of-one';

/** "18 model calls per shipment and we have 700 shipments per day", "each case sets off four calls", "one session is
 *  eight requests": what comes is counted in one unit, and each of it asks the model several times. */

/** How far from "per shipment" the number of calls may stand, elements. */
const BEFORE = 5;
const BEHIND = 6;
/** Nothing asks a model oftener for one piece of work. */
const MOST_CALLS = 200;

const RATES: ReadonlySet<Member> = new Set<Member>(['requestsPerDay', 'requestsPerSecond', 'items', ...RATES_OF_EACH]);

/** The claims, work that sets off several calls as so many calls. */
export function withCallsPerItem(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const told = claims.filter((c) => RATES.has(c.member) && nounsOf(page, c).length > 0);
  const rates = [...told, ...runsOf(page, claims)];
  if (rates.length === 0 || !page.tells('req')) return claims;
  for (const k of begins(page)) {
    if (page.against(k) !== undefined) continue;
    const rate = rates.find((c) => isNamedAt(page, c, k));
    const calls = rate && callsBeside(page, claims, rate, k);
    if (rate === undefined || calls === undefined) continue;
    return [...claims.filter((c) => c !== rate && c.at !== calls), multiplied(page, rate, calls)];
  }
  return claims;
}
/** "340 runs per day": a verb that is a noun behind its number, where one run sets off calls. */
function runsOf(page: Page, claims: readonly Claim[]): Claim[] {
  const taken = new Set(claims.map((c) => c.at));
  return page.kinds('figure').flatMap((at): Claim[] => {
    const [value, end] = [numberAt(page, at), page.at(at + 1)?.end];
    const told = page.has(at + 2, 'each') && page.period(at + 2) === undefined ? at + 3 : at + 2;
    const isRuns = RUNS.has(page.textAt(at + 1)) && page.period(told)?.period === 'day';
    if (!isRuns || value === undefined || end === undefined || taken.has(at) || page.against(at) !== undefined)
      return [];
    const member = isOfEach(page, at) ? 'perUserPerDay' : 'requestsPerDay';
    return [{ member, value, at, weight: 2, start: page.at(at)?.start ?? end, end }];
  });
}
/** "5 runs a day each". */
const isOfEach = (page: Page, at: number): boolean => {
  const end = page.period(at + 2)?.end ?? at + 2;
  return [end, at + 2, at - 1, at - 2].some((j) => page.sameSentence(j, at) && page.has(j, 'each'));
};
const RUNS: ReadonlySet<string> = new Set('runs laufe executions ejecuciones esecuzioni execucoes'.split(' '));

const begins = beginningsOf({ tags: ['each', 'per'], words: [...EVERY, ...ONE_OF] });

/** What a rate counts: the nouns behind its number; "a day" is when it comes ("60 per head and day, 600 a day"). */
const nounsOf = (page: Page, c: Claim): readonly string[] =>
  [c.at + 1, c.at + 2, page.unitAt(c.at)]
    .filter((j) => page.sameSentence(j, c.at) && page.at(j)?.kind !== 'mark' && page.at(j)?.kind !== 'figure')
    .filter((j) => !page.has(j, 'daily', 'hourly', 'monthly', 'day') && page.period(j) === undefined)
    .map((j) => lastWord(page.textAt(j)))
    .filter((text) => text.length >= SHORTEST_NOUN);
const SHORTEST_NOUN = 3;

/** "Per shipment", "each case", "one session": the noun of the rate behind the word at `k`. */
const isNamedAt = (page: Page, c: Claim, k: number): boolean => {
  const nouns = nounsOf(page, c);
  return [k + 1, k + 2].some(
    (j) =>
      j !== c.at + 1 &&
      page.sameSentence(j, k) &&
      page.at(j)?.kind !== 'figure' &&
      page.period(j) === undefined &&
      nouns.some((noun) => isSameNoun(noun, page.textAt(j))),
  );
};

/** The number of calls before "per shipment" or behind "each case". */
function callsBeside(page: Page, claims: readonly Claim[], rate: Claim, k: number): number | undefined {
  const isOne = ONE_OF.has(page.textAt(k)) && !page.has(k, 'each');
  const before = isOne ? undefined : near(page, k, -1, BEFORE);
  const behind = near(page, k, 1, BEHIND);
  return [before, behind].find((j) => {
    if (j === undefined || page.used.has(j) || isMadeOf(page, rate, j) || !countsCalls(page, j)) return false;
    if (isPassages(page, j)) return false;
    if (isOne && !HAS_LENGTH.has(page.textAt(j - 1)) && !page.is(j - 1, '=') && !page.has(j - 1, 'hedge')) return false;
    const taken = claims.filter((c) => c.at === j);
    return taken.every((c) => c.pieces === undefined && (isLoose(page, c) || RATES_OF_EACH.has(c.member)));
  });
}

function near(page: Page, k: number, step: 1 | -1, reach: number): number | undefined {
  for (let n = 1; n <= reach && page.sameSentence(k + n * step, k); n += 1) {
    const j = k + n * step;
    if (page.is(j, ';') || (step === -1 && page.is(j, ','))) return undefined;
    if (numberAt(page, j) !== undefined) return j;
  }
  return undefined;
}

/** A small whole number of calls, requests or prompts, with no time of its own. */
function countsCalls(page: Page, k: number): boolean {
  const many = numberAt(page, k) ?? 0;
  if (!Number.isInteger(many) || many < 2 || many > MOST_CALLS) return false;
  const isCall = (j: number): boolean => page.has(j, 'req') || (j === k + 1 && TURNS.has(page.textAt(j)));
  const noun = [k + 1, k + 2, k + 3].find((j) => page.sameSentence(j, k) && isCall(j));
  // "45 appels simultanés" run at once
  if (noun !== undefined && runsAtOnce(page, k, noun)) return false;
  return noun !== undefined && page.period(noun + 1) === undefined && !page.has(noun + 1, 'daily');
}

function multiplied(page: Page, rate: Claim, at: number): Claim {
  const mean = meanBehind(page, at);
  const each = (mean === undefined ? undefined : numberAt(page, mean)) ?? numberAt(page, at) ?? 1;
  const value = rate.value * each;
  const calls = [at, mean ?? at].map((j) => ({ start: page.at(j)?.start ?? 0, end: page.at(j)?.end ?? 0 }));
  const pieces = [...(rate.pieces ?? [rate]), ...calls.slice(mean === undefined ? 1 : 0)];
  pieces.sort((a, b) => a.start - b.start);
  return {
    ...rate,
    value,
    pieces,
    approximation: `Requests: ${shown(rate.value)} times ${shown(each)} calls each are ${shown(value)}.`,
  };
}

/** "35 to 60 LLM calls (median 40)", "30 bis 50 Aufrufe, im Mittel 38": of a range the middle that the text tells. */
function meanBehind(page: Page, at: number): number | undefined {
  const figure = page.at(at)?.figure;
  if (figure?.low === undefined) return undefined;
  for (let j = at + 1; j <= at + MEAN_WITHIN && page.sameSentence(j, at); j += 1) {
    const told = page.at(j)?.kind === 'figure' ? (numberAt(page, j) ?? 0) : undefined;
    if (told === undefined) continue;
    const isTold = [j - 1, j - 2, j + 1].some((i) => page.has(i, 'mean') || MIDDLE.has(page.textAt(i)));
    return isTold && told >= figure.low && told <= figure.value ? j : undefined;
  }
  return undefined;
}
const MEAN_WITHIN = 9;
const MIDDLE: ReadonlySet<string> = new Set(
  'median mediane mediana mediaan mean average avg mittel schnitt moyenne gemiddeld srednio медиана среднем'.split(' '),
);
