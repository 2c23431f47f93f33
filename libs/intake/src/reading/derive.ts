import type { UseCase } from '@compute-advisor/domain';
import type { Page } from '../elements/page';
import type { BatchReading, Fact } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { factOf } from './fact';
import type { Settled } from './settle';
import { readPromptContext } from './prompt-context';
import { sharedUsers } from './user-shares';

/** Facts of single figures, and the finite job when there is one. */
export interface FigureFacts {
  readonly facts: Partial<Record<Member, Fact<number>>>;
  readonly seen: Partial<Record<Member, Fact<number>>>;
  readonly settings: ReadonlySet<Member>;
  readonly batch?: Fact<BatchReading>;
}

/** What only stands there is measured on the fleet that is named: speeds always, waits where the fleet is in use. */
const SPEEDS: ReadonlySet<Member> = new Set<Member>(['outputTokensPerSecond', 'tokensPerSecondPerUser']);
const WAITS: ReadonlySet<Member> = new Set<Member>(['ttftMs', 'tpotMs']);

/** "util sits around 22 %, p95 TTFT 3.1 s", "TTFT is 3.1 s, 40 ms per token": a wait is reported where its sentence
 *  says what is so and neither asks nor wishes; one that only stands there is wanted. */
function isReported(page: Page, c: Claim, settled: Settled): boolean {
  const inUse = settled.winners.get('utilizationFraction');
  if (WISHES.some((tag) => page.speaksOf(c.at, tag))) return false;
  if (inUse !== undefined && page.sameSentence(inUse.at, c.at)) return true;
  return [...settled.winners.values()].some(
    (w) => WAITS.has(w.member) && page.sameSentence(w.at, c.at) && COPULAS.has(page.at(w.at - 1)?.text ?? ''),
  );
}
const WISHES = ['want', 'ask', 'target', 'least', 'most'] as const;
const COPULAS = new Set(['is', 'are', 'was', 'at', 'ist', 'liegt bei', 'est', 'es', 'è', 'é', '是']);

/** What the winners say, and what follows from two of them: volume per user, a share of the users, a job with a
 *  deadline. */
export function deriveFacts(
  page: Page,
  settled: Settled,
  useCase: UseCase | undefined,
  hasFleet: boolean,
  isUsed: boolean,
): FigureFacts {
  const facts: Partial<Record<Member, Fact<number>>> = {};
  const seen: Partial<Record<Member, Fact<number>>> = {};
  const settings = new Set<Member>();
  for (const [key, c] of settled.winners) {
    const member = c.member;
    const fact = factOf(page.text, c.value, c.pieces ?? [c], c.approximation);
    const isSeen =
      key !== member ||
      (c.observed === undefined &&
        (SPEEDS.has(member) || (isUsed && WAITS.has(member) && isReported(page, c, settled))));
    if (isSeen && hasFleet) seen[member] = fact;
    else facts[member] ??= fact;
    if (c.setting === true) settings.add(member);
  }
  perUserVolume(page, settled, facts);
  sharedUsers(page, settled, facts);
  cachedShare(page, settled, facts);
  readPromptContext(page, settled, facts);
  nightHours(page, settled, facts);
  if (useCase === 'fine_tuning' || useCase === 'training') datasetOf(page, settled, facts);
  const batch = jobOf(page, settled, facts, useCase) ?? tokenVolume(page, settled, facts);
  return { facts, seen, settings, ...(batch === undefined ? {} : { batch }) };
}

/** "200 employees, 20 prompts each per day", "900 players, a line every 40 seconds": the product is the load. */
function perUserVolume(page: Page, settled: Settled, facts: Partial<Record<Member, Fact<number>>>): void {
  const all = settled.winners.get('totalUsers');
  const atOnce = settled.winners.get('concurrentRequests');
  const daily = settled.winners.get('perUserPerDay');
  const hourly = settled.winners.get('perUserPerHour');
  const crowd = all ?? atOnce;
  if (crowd !== undefined && daily !== undefined && facts.requestsPerDay === undefined) {
    const value = crowd.value * daily.value;
    facts.requestsPerDay = factOf(
      page.text,
      value,
      [crowd, daily],
      `Requests per day: ${shown(crowd.value)} users times ${shown(daily.value)} each are ${shown(value)}.`,
    );
  }
  const users = hourly === undefined ? undefined : (askers(page, hourly, all, atOnce) ?? crowdBefore(page, hourly));
  if (users === undefined || hourly === undefined || facts.requestsPerSecond !== undefined) return;
  const value = (users.value * hourly.value) / 3600;
  facts.requestsPerSecond = factOf(
    page.text,
    value,
    [users, hourly],
    `Requests per second: ${shown(users.value)} users times ${shown(hourly.value)} an hour each are ${shown(value)}.`,
  );
  if (users === all) return;
  // Those who are there at once ask at their pace; in flight is only what they wait for.
  facts.totalUsers ??= factOf(page.text, users.value, users.pieces ?? [users], users.approximation);
  delete facts.concurrentRequests;
}

/** Whose pace it is: of those named last before it, else of all; at a pace of minutes only those who are there ask. */
function askers(page: Page, pace: Claim, all: Claim | undefined, atOnce: Claim | undefined): Claim | undefined {
  const present = atOnce?.setting === true ? undefined : atOnce;
  if (all === undefined || present === undefined) return all ?? present;
  if (pace.value >= PRESENT_PACE) return present;
  const near = (c: Claim): boolean => c.at < pace.at && page.sameSentence(c.at, pace.at);
  return near(present) && !(near(all) && all.at > present.at) ? present : all;
}
/** "900 jugadores, cada uno una línea cada 40 segundos": of whom every one asks at a pace is counted before it, under
 *  whatever name. */
function crowdBefore(page: Page, pace: Claim): Claim | undefined {
  const sentence = page.at(pace.at)?.sentence ?? 0;
  for (let k = pace.at - 2; k >= pace.at - CROWD_REACH; k -= 1) {
    const figure = page.at(k)?.figure;
    const noun = page.at(k + 1);
    if (figure === undefined || noun === undefined || sentence - (page.at(k)?.sentence ?? -1) > 1) continue;
    const counts = noun.kind === 'word' && noun.tags.size === 0 && /^\p{L}{4,}$/u.test(noun.text);
    if (!counts || !Number.isInteger(figure.value) || page.against(k) !== undefined) return undefined;
    const start = page.at(k)?.start ?? 0;
    return { member: 'totalUsers', value: figure.value, at: k, weight: 2, start, end: noun.end };
  }
  return undefined;
}
const CROWD_REACH = 20;
/** Requests an hour from which only who is there can send them. */
const PRESENT_PACE = 30;

/** "a 1,100-token system prompt" of 4,800 tokens: what all prompts share is served from the cache; "mostly cached"
 *  stands for the usual share. */
function cachedShare(page: Page, settled: Settled, facts: Partial<Record<Member, Fact<number>>>): void {
  if (facts.prefixCacheShare !== undefined) return;
  const shared = settled.winners.get('sharedPrefixTokens');
  const prompt = settled.winners.get('inputTokens');
  if (shared !== undefined && prompt !== undefined && shared.value < prompt.value) {
    const value = Math.round((shared.value / prompt.value) * 1000) / 1000;
    const said = `Prefix cache: ${shown(shared.value)} of ${shown(prompt.value)} prompt tokens are always the same.`;
    facts.prefixCacheShare = factOf(page.text, value, [shared, prompt], said);
    return;
  }
  const at = page.elements.findIndex((e, k) => e.tags.has('mostlyCached') && page.against(k) === undefined);
  const words = page.at(at);
  if (words !== undefined && shared === undefined)
    facts.prefixCacheShare = factOf(
      page.text,
      MOSTLY,
      [words],
      `"${page.text.slice(words.start, words.end)}" is taken as ${shown(MOSTLY * 100)} % of the prompt.`,
    );
}
/** What "mostly cached" stands for, see sizing.md. */
const MOSTLY = 0.8;

/** "52k examples of 700 tokens": what a run learns from is their product; a length each is no prompt. */
function datasetOf(page: Page, settled: Settled, facts: Partial<Record<Member, Fact<number>>>): void {
  const items = settled.winners.get('items');
  const each = settled.winners.get('inputTokens') ?? settled.winners.get('contextTokens');
  if (items === undefined || each === undefined || each.member === 'contextTokens') return;
  if (page.at(items.at)?.sentence !== page.at(each.at)?.sentence) return;
  delete facts.inputTokens;
  if (facts.datasetTokens !== undefined) return;
  const value = items.value * each.value;
  const said = `Data: ${shown(items.value)} examples of ${shown(each.value)} tokens are ${shown(value)} tokens.`;
  facts.datasetTokens = factOf(page.text, value, [items, each], said);
}

/** A total with a window becomes a rate; a nightly total is a volume per day. */
function jobOf(
  page: Page,
  settled: Settled,
  facts: Partial<Record<Member, Fact<number>>>,
  useCase: UseCase | undefined,
): Fact<BatchReading> | undefined {
  const items = settled.winners.get('items');
  const window = settled.winners.get('windowHours');
  if (useCase === 'fine_tuning' || useCase === 'training')
    return window === undefined ? undefined : factOf(page.text, { windowHours: window.value }, [window]);
  if (items === undefined) return undefined;
  if (facts.requestsPerDay !== undefined || facts.requestsPerSecond !== undefined) return undefined;
  const recurrence = recurrenceOf(page, items);
  const value: BatchReading = {
    items: items.value,
    ...(window === undefined ? {} : { windowHours: window.value }),
    ...(recurrence === undefined ? {} : { recurrence }),
  };
  const batch = factOf(page.text, value, window === undefined ? [items] : [items, window]);
  if (window !== undefined) {
    const perSecond = items.value / (window.value * 3600);
    facts.requestsPerSecond = factOf(
      page.text,
      perSecond,
      [items, window],
      `A job of ${shown(items.value)} in ${shown(window.value)} hours is planned as ${shown(perSecond)} ` +
        'requests per second.',
    );
    return batch;
  }
  if (
    recurrence === 'daily' ||
    isWithinTheDay(page, items) ||
    (facts.hoursPerDay !== undefined && useCase === 'batch')
  ) {
    facts.requestsPerDay = factOf(page.text, items.value, [items]);
    return batch;
  }
  return useCase === 'batch' || items.value >= 1000 ? batch : undefined;
}

/** "40k PDFs every night, done by 6 am": a volume that comes every night has a night for it. */
function nightHours(page: Page, settled: Settled, facts: Partial<Record<Member, Fact<number>>>): void {
  const volume = settled.winners.get('requestsPerDay') ?? settled.winners.get('items');
  if (volume === undefined || facts.hoursPerDay !== undefined || settled.winners.has('windowHours')) return;
  const near = (k: number): boolean => page.sameSentence(k, volume.at) && Math.abs(k - volume.at) <= NIGHT_REACH;
  const at = page.elements.findIndex((e, k) => e.tags.has('nightly') && near(k));
  const words = page.at(at);
  if (words === undefined) return;
  const said = `"${page.text.slice(words.start, words.end)}" is taken as ${shown(NIGHT)} hours.`;
  facts.hoursPerDay = factOf(page.text, NIGHT, [words], said);
}
/** Hours of a night in which nobody needs the machines otherwise. */
const NIGHT = 8;
const NIGHT_REACH = 10;

/** "3B tokens a month": with the lengths of a request it is so many requests a day, without them so many tokens. */
function tokenVolume(
  page: Page,
  settled: Settled,
  facts: Partial<Record<Member, Fact<number>>>,
): Fact<BatchReading> | undefined {
  const each = settled.winners.get('tokensPerUserPerDay');
  const users = settled.winners.get('totalUsers') ?? settled.winners.get('concurrentRequests');
  const all = settled.winners.get('tokensPerDay');
  const known = facts.requestsPerDay ?? facts.requestsPerSecond ?? facts.concurrentRequests;
  if (known !== undefined || (all === undefined && (each === undefined || users === undefined))) return undefined;
  const parts = all !== undefined ? [all] : [users, each].flatMap((c) => c ?? []);
  const value = all?.value ?? (users?.value ?? 0) * (each?.value ?? 0);
  const [input, output] = [facts.inputTokens?.value, facts.outputTokens?.value];
  const note = (all ?? each)?.approximation;
  if (input === undefined || output === undefined)
    return all === undefined
      ? undefined
      : factOf(page.text, { totalTokens: Math.round(value), recurrence: 'daily' }, parts, note);
  const requests = Math.round(value / (input + output));
  const said =
    `Requests per day: ${shown(Math.round(value))} tokens a day of ${shown(input)} in and ${shown(output)} out ` +
    `each are ${shown(requests)}.`;
  facts.requestsPerDay = factOf(page.text, requests, parts, said);
  return undefined;
}

/** "11,000 claims between 7:00 and 19:00": what comes in a window of the day comes every day. */
function isWithinTheDay(page: Page, items: Claim): boolean {
  for (let k = items.at - 8; k <= items.at + 8; k += 1)
    if (page.at(k)?.kind === 'time' && page.sameSentence(k, items.at)) return true;
  return false;
}

function recurrenceOf(page: Page, items: Claim): BatchReading['recurrence'] {
  const sentence = page.at(items.at)?.sentence ?? 0;
  for (const e of page.elements) {
    if (Math.abs(e.sentence - sentence) > 1) continue;
    if (e.tags.has('nightly') || (e.kind === 'use' && /night|nacht|夜/.test(e.text))) return 'daily';
    if (e.tags.has('weekly')) return 'weekly';
  }
  return undefined;
}
