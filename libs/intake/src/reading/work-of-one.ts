import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { shareAt } from '../page/share-words';
import type { Claim, Member } from '../roles/claim';
import { EVERYONE, HOLDS_THEM } from '../words/each-words';
import { EVERY, ONE_OF } from '../words/small-words';
import { isAnswers } from '../roles/unit-words';
import { numberAt } from './count';
import type { Counted } from './counted-things';
import { countedThings, lastNamed } from './counted-things';
import { crowdOf } from './held-crowds';
import { type Often, oftenAt } from './often';
import { productOf } from './place-products';
import { isPartOfLength } from './prompt-prefix';
import { RATES_OF_EACH } from './rate-of-each';

/** What one of those who were counted does, whatever it is called: "a vet dictates 7 notes on an average day", "every
 *  adviser has about 12 minutes summarised a day", "a seat puts 15 questions per working week". */

/** How far behind its subject the number may stand, and how far from the number its period, elements. */
const REACH = 11;
const PERIOD_REACH = 6;
/** Adjectives between an article and its noun. */
const ADJECTIVES = 2;
/** How far back the crowd of an "each" without a noun may be counted. */
const CROWD_REACH = 40;
/** Nobody asks oftener in a day. */
const MOST_EACH = 2000;

/** Claims that a number of work is taken for until its subject is known. */
const LOOSE: ReadonlySet<Member> = new Set<Member>([
  'items',
  'requestsPerDay',
  'requestsPerSecond',
  'totalUsers',
  'concurrentRequests',
  'tensorParallel',
]);
/** "60 completions" of one developer: so few are counted, not measured. */
export const isLoose = (page: Page, c: Claim): boolean =>
  LOOSE.has(c.member) ||
  (LENGTHS.has(c.member) && (page.has(page.unitAt(c.at), 'req') || isAnswers(page, page.unitAt(c.at))));
const LENGTHS: ReadonlySet<Member> = new Set<Member>(['inputTokens', 'outputTokens']);

/** Who does something: where the words end, and the things that were counted under its name. */
interface Subject {
  readonly end: number;
  readonly crowd: Counted;
}

/** The claims of a text, numbers of work of one of a crowd as those of each of them. */
export function withWorkOfOne(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const crowds = begins(page).length === 0 ? [] : crowdsOf(page, claims);
  if (crowds.length === 0) return claims;
  let out = claims;
  for (const k of begins(page)) {
    const subject = page.against(k) === undefined ? subjectAt(page, k, crowds) : undefined;
    const work = subject === undefined ? undefined : workBehind(page, out, subject);
    if (subject === undefined || work === undefined) continue;
    out = out.filter((c) => c.at !== work.at);
    // "60 pharmacies. Each asks it 80 times a day": of places only what all of them ask is a load
    if (!subject.crowd.isPeople && isTold(claims, work)) {
      out = [...out.filter((c) => c.at !== subject.crowd.at), productOf(work, subject.crowd)];
      continue;
    }
    out = [...out, work];
    if (!out.some((c) => c.member === 'totalUsers' && isCrowd(c, subject.crowd)))
      out = [...out.filter((c) => c.at !== subject.crowd.at), crowdOf(subject.crowd)];
  }
  return out;
}
const isTold = (claims: readonly Claim[], work: Claim): boolean =>
  claims.includes(work) && !claims.some((c) => c.member === 'totalUsers');
/** Things that were counted, and people who were counted in other words: "a team of 85". */
export function crowdsOf(page: Page, claims: readonly Claim[]): readonly Counted[] {
  const things = countedThings(page, claims);
  const others = claims.filter((c) => c.member === 'totalUsers' && !things.some((t) => isCrowd(c, t)));
  const named = others.map(({ at, value, start, end, pieces = [{ start, end }] }): Counted => {
    const last = Math.max(at, page.unitAt(at));
    return { at, value, nouns: [page.textAt(at - 2)], end: last, total: value, pieces, isPeople: true };
  });
  return [...things, ...named].sort((a, b) => a.at - b.at);
}
export const isCrowd = (c: Claim, { at, end, pieces }: Counted): boolean =>
  (c.at >= at && c.at <= end) || (c.pieces ?? []).some((p) => pieces.some((q) => p.start < q.end && q.start < p.end));

const begins = beginningsOf({ tags: ['each'], words: [...ONE_OF, ...EVERY, ...EVERYONE] });

/** Who the clause is about, where it is one of a crowd. */
function subjectAt(page: Page, k: number, crowds: readonly Counted[]): Subject | undefined {
  return oneAt(page, k, crowds) ?? everyAt(page, k, crowds);
}

/** "a vet", "every nurse", "a developer"; "ein Bürger-Chatbot" is nobody. */
function oneAt(page: Page, k: number, crowds: readonly Counted[]): Subject | undefined {
  if (!ONE_OF.has(page.textAt(k)) && !EVERY.has(page.textAt(k))) return undefined;
  if (isInShare(page, k)) return undefined;
  if (!page.has(k - 1, 'per', 'in'))
    for (let j = k + 1; j <= k + 1 + ADJECTIVES && page.sameSentence(j, k); j += 1) {
      if (page.at(j)?.kind !== 'word') break;
      const crowd = lastNamed(crowds, page.textAt(j), k);
      if (crowd !== undefined) return { end: j, crowd };
    }
  return page.has(k + 1, 'who', 'person') && !page.is(k + 2, '-') ? onlyCrowd(crowds, k + 1) : undefined;
}

/** "Uno de cada veinte", "jeder zwanzigste": a part of them. */
const isInShare = (page: Page, k: number): boolean =>
  [k, k - 1, k - 2].some((j) => {
    const share = page.sameSentence(j, k) ? shareAt(page, j) : undefined;
    return share !== undefined && share.end > k;
  });

/** "Each of them", "everybody". */
function everyAt(page: Page, k: number, crowds: readonly Counted[]): Subject | undefined {
  const isEvery = page.has(k, 'each') || EVERYONE.has(page.textAt(k));
  if (!isEvery || page.at(k + 1)?.kind === 'figure' || isBehindNumber(page, k)) return undefined;
  const crowd = [...crowds].reverse().find((c) => c.end < k && k - c.end <= CROWD_REACH);
  return crowd === undefined || crowds.some((c) => c.holder === crowd) ? undefined : { end: k, crowd };
}

/** "30 tickets each", "40 agents each": the word belongs to the number before it. */
const isBehindNumber = (page: Page, k: number): boolean =>
  [1, 2, 3].some((n) => page.sameSentence(k - n, k) && numberAt(page, k - n) !== undefined) &&
  !page.is(k - 1, ',') &&
  !page.has(k - 1, 'and');

/** "Dev team of 85 ... a developer sets off 60": one of people who are named otherwise, where no others are. */
const onlyCrowd = (crowds: readonly Counted[], end: number): Subject | undefined => {
  const [crowd, ...others] = crowds.filter((c) => c.at < end && c.isPeople);
  return crowd === undefined || others.length > 0 ? undefined : { end, crowd };
};

/** The first number behind the subject that counts work, with the period that its sentence tells. */
function workBehind(page: Page, claims: readonly Claim[], { end, crowd }: Subject): Claim | undefined {
  for (let k = end + 1; k <= end + REACH && page.sameSentence(k, end); k += 1) {
    if (page.is(k, ';') || page.has(k, 'who')) return undefined;
    const many = numberAt(page, k);
    if (many === undefined) continue;
    if (crowd.at === k) return undefined;
    const taken = claims.filter((c) => c.at === k);
    const told = taken.find((c) => RATES_OF_EACH.has(c.member));
    if (told !== undefined || many > MOST_EACH) return crowd.isPeople ? undefined : told;
    if (taken.some((c) => !isLoose(page, c)) || !countsWork(page, k)) return undefined;
    if (page.has(page.unitAt(k), 'who') && page.period(page.unitAt(k) + 1) === undefined) return undefined;
    const period = periodOf(page, k, end);
    return period === undefined ? undefined : claimOf(page, k, many, period);
  }
  return undefined;
}

/** A noun that is no measure stands behind the number; "each has 12 folders" is nothing that is done. */
export function countsWork(page: Page, k: number): boolean {
  const noun = page.unitAt(k);
  const e = page.at(noun);
  const isNoun = e !== undefined && (e.kind === 'word' || e.kind === 'use') && page.sameSentence(k, noun);
  const isHeld = page.has(k - 1, 'holds') || HOLDS_THEM.has(page.textAt(k - 1));
  if (page.used.has(k) || (isHeld && !page.has(noun, 'req')) || isPartOfLength(page, k)) return false;
  return isNoun && page.timeUnit(noun) === undefined && !page.has(noun, ...MEASURES);
}
const MEASURES = [
  'tok',
  'percent',
  'gpuWord',
  'node',
  'pageUnit',
  'wordUnit',
  'charUnit',
  'gb',
  'holds',
  'each',
] as const;

/** What the number is told of: behind it, else anywhere before in the sentence. */
function periodOf(page: Page, k: number, subject: number): Often | undefined {
  for (let j = k + 1; j <= k + PERIOD_REACH && page.sameSentence(j, k); j += 1) {
    if (numberAt(page, j) !== undefined) break;
    const found = oftenAt(page, j);
    if (found !== undefined) return found;
  }
  for (let j = subject - 1; j >= subject - REACH && page.sameSentence(j, k); j -= 1) {
    const found = oftenAt(page, j);
    if (found !== undefined) return found;
  }
  return undefined;
}

function claimOf(page: Page, k: number, many: number, { member, times, end }: Often): Claim {
  const last = Math.max(page.unitAt(k), end);
  return {
    member,
    value: many * times,
    at: k,
    weight: 2,
    start: page.at(k)?.start ?? 0,
    end: page.at(last)?.end ?? 0,
  };
}
