import { SECONDS_PER_HOUR } from '@compute-advisor/domain';
import type { Element } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { DEVICES } from '../words/nouns';
import { factOf } from './fact';
import type { Facts } from './figure-facts';
import type { Settled } from './settle';
import { usersAtOnce } from './user-shares';

/** "200 employees, 20 prompts each per day", "900 players, a line every 40 seconds": the product is the load; else who
 *  is there at once is what is in flight. */
export function crowdRate(page: Page, settled: Settled, facts: Facts): void {
  dailyRate(page, settled, facts);
  busiestRate(page, settled, facts);
  const atOnce = settled.winners.get('concurrentRequests') ?? usersAtOnce(page, settled);
  const isPaceOfThem = hourlyRate(page, settled, facts, atOnce);
  if (!isPaceOfThem && atOnce !== undefined)
    facts.concurrentRequests ??= factOf(page.text, atOnce.value, atOnce.pieces ?? [atOnce], atOnce.approximation);
  dropDevices(page, facts);
}

/** "16 scanners, each sends a picture every 25 seconds": what they send is the load, and they are no users. */
function dropDevices(page: Page, facts: Facts): void {
  const { totalUsers } = facts;
  const hasRate = facts.requestsPerSecond !== undefined || facts.requestsPerDay !== undefined;
  if (totalUsers === undefined || !hasRate) return;
  const places = totalUsers.pieces ?? [totalUsers];
  const isCounted = (e: Element | undefined): boolean =>
    e !== undefined && places.some((p) => e.start >= p.start && e.end <= p.end);
  if (devices(page).some((k) => isCounted(page.at(k)))) facts.totalUsers = undefined;
}
const devices = beginningsOf({ words: DEVICES });

function dailyRate(page: Page, settled: Settled, facts: Facts): void {
  const daily = settled.winners.get('perUserPerDay');
  const all = settled.winners.get('totalUsers');
  const crowd = besidePace(page, settled, daily) ?? all ?? settled.winners.get('concurrentRequests');
  if (crowd === undefined || daily === undefined || facts.requestsPerDay !== undefined) return;
  const value = crowd.value * daily.value;
  const said = `Requests per day: ${shown(crowd.value)} users times ${shown(daily.value)} each are ${shown(value)}.`;
  facts.requestsPerDay = factOf(page.text, value, [...(crowd.pieces ?? [crowd]), ...(daily.pieces ?? [daily])], said);
}

/** A share of the day in its busiest hour is the rate at the peak. */
function busiestRate(page: Page, settled: Settled, facts: Facts): void {
  const share = settled.winners.get('busiestHourShare');
  const daily = facts.requestsPerDay;
  if (share === undefined || daily === undefined || facts.requestsPerSecond !== undefined) return;
  const value = (daily.value * share.value) / SECONDS_PER_HOUR;
  const day = `of ${shown(daily.value)} a day`;
  const part = share.approximation;
  const told = part === undefined ? `${shown(share.value * 100)} % ${day} in the busiest hour` : `${part} ${day}`;
  const said = `Requests per second: ${told} are ${shown(value)}.`;
  const pieces = [...(daily.pieces ?? [daily]), ...(share.pieces ?? [share])].sort((a, b) => a.start - b.start);
  facts.requestsPerSecond = factOf(page.text, value, pieces, said);
}

/** @returns whether the pace is that of those who are there at once: in flight is then only what they wait for */
function hourlyRate(page: Page, settled: Settled, facts: Facts, atOnce: Claim | undefined): boolean {
  const hourly = settled.winners.get('perUserPerHour');
  if (hourly === undefined || facts.requestsPerSecond !== undefined) return false;
  const all = settled.winners.get('totalUsers');
  const users = besidePace(page, settled, hourly) ?? askers(page, hourly, all, atOnce) ?? crowdBefore(page, hourly);
  if (users === undefined) return false;
  const value = (users.value * hourly.value) / SECONDS_PER_HOUR;
  const said =
    `Requests per second: ${shown(users.value)} users times ${shown(hourly.value)} an hour each are ` +
    `${shown(value)}.`;
  facts.requestsPerSecond = factOf(
    page.text,
    value,
    [...(users.pieces ?? [users]), ...(hourly.pieces ?? [hourly])],
    said,
  );
  if (users === all) return false;
  facts.totalUsers ??= factOf(page.text, users.value, users.pieces ?? [users], users.approximation);
  facts.concurrentRequests = undefined;
  return users === atOnce;
}

/** "45 seats at ChatGPT. 28 translators each send a segment every 20 seconds": those right before the pace, where the
 *  text tells of more people elsewhere. */
function besidePace(page: Page, settled: Settled, pace: Claim | undefined): Claim | undefined {
  const all = settled.winners.get('totalUsers');
  if (pace === undefined || all === undefined || page.sameSentence(all.at, pace.at)) return undefined;
  const near = settled.lost.filter((c) => c.member === 'totalUsers' && page.sameSentence(c.at, pace.at));
  return near.find((c) => c.at < pace.at && c.tested !== true);
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
    const e = page.at(k);
    const noun = page.at(k + 1);
    if (e?.figure === undefined || noun === undefined || sentence - e.sentence > 1) continue;
    const { value } = e.figure;
    if (!isPlainNoun(noun) || !Number.isInteger(value) || page.against(k) !== undefined) return undefined;
    return { member: 'totalUsers', value, at: k, weight: 2, start: e.start, end: noun.end };
  }
  return undefined;
}
const CROWD_REACH = 20;

/** A word that means nothing else to the reader. */
const isPlainNoun = (e: Element): boolean => e.kind === 'word' && e.tags.size === 0 && /^\p{L}{4,}$/u.test(e.text);

/** Requests an hour from which only who is there can send them. */
const PRESENT_PACE = 30;
