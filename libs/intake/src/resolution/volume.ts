import type { UseCase } from '@compute-advisor/domain';
import type { BatchReading, Fact } from '../reading';
import type { Page } from '../quantities/page';
import { PERIOD_SECONDS } from '../quantities/page';
import type { Statement } from '../quantities/statement';
import { shown } from '../quantities/statement';
import type { Settled } from './settle';

type Facts = Settled['facts'] & { readonly batch?: Fact<BatchReading> };

/** "200 employees, 20 prompts each per day": the product is the volume. "10 % at the same time": the product is the concurrency. */
export function perUserVolume(settled: Settled): Facts {
  const { facts, perUser } = settled;
  const users = facts.totalUsers ?? facts.concurrentRequests;
  return withShare(
    perUser === undefined || users === undefined ? facts : withVolume(facts, users, perUser),
    settled.share,
  );
}

function withShare(facts: Settled['facts'], share: Statement | undefined): Facts {
  if (share === undefined || facts.totalUsers === undefined || facts.concurrentRequests !== undefined) return facts;
  const value = Math.max(1, Math.round(facts.totalUsers.value * share.value));
  const start = Math.min(facts.totalUsers.start, share.start);
  const end = Math.max(facts.totalUsers.end, share.end);
  return {
    ...facts,
    concurrentRequests: {
      value,
      evidence: '',
      start,
      end,
      approximation: `Concurrent requests: ${shown(share.value * 100)} % of ${shown(facts.totalUsers.value)} users are ${shown(value)}.`,
    },
  };
}

function withVolume(facts: Settled['facts'], users: Fact<number>, perUser: Statement): Settled['facts'] {
  if (perUser.role === 'perUserPerHour') {
    if (facts.requestsPerSecond !== undefined) return facts;
    const perSecond = (users.value * perUser.value) / 3600;
    return {
      ...facts,
      requestsPerSecond: {
        value: perSecond,
        evidence: '',
        start: Math.min(users.start, perUser.start),
        end: Math.max(users.end, perUser.end),
        approximation: `Requests per second: ${shown(users.value)} users times ${shown(perUser.value)} an hour each are ${shown(perSecond)}.`,
      },
    };
  }
  if (facts.requestsPerDay !== undefined) return facts;
  const value = users.value * perUser.value;
  const start = Math.min(users.start, perUser.start);
  const end = Math.max(users.end, perUser.end);
  return {
    ...facts,
    requestsPerDay: {
      value,
      evidence: '',
      start,
      end,
      approximation: `Requests per day: ${shown(users.value)} users times ${shown(perUser.value)} each are ${shown(value)}.`,
    },
  };
}

/** A total with a deadline becomes a rate; a nightly total is a volume per day. Evidence is filled in from the text. */
export function deriveBatch(
  page: Page,
  facts: Facts,
  work: Statement | undefined,
  useCase: UseCase | undefined,
): Facts {
  let out: Facts = facts;
  if (
    work !== undefined &&
    useCase !== 'fine_tuning' &&
    useCase !== 'training' &&
    facts.requestsPerDay === undefined &&
    facts.requestsPerSecond === undefined
  ) {
    const deadline = deadlineOf(page, work);
    const at = page.text.slice(work.start, work.end);
    const batch: Fact<BatchReading> = {
      value: { items: work.value, ...(deadline === undefined ? {} : { windowHours: deadline.hours }) },
      evidence: at,
      start: work.start,
      end: work.end,
    };
    if (deadline !== undefined) {
      const perSecond = work.value / (deadline.hours * 3600);
      const start = Math.min(work.start, deadline.start);
      const end = Math.max(work.end, deadline.end);
      out = {
        ...out,
        batch,
        requestsPerSecond: {
          value: perSecond,
          evidence: '',
          start,
          end,
          approximation: `A job of ${shown(work.value)} in ${shown(deadline.hours)} hours is planned as ${shown(perSecond)} requests per second.`,
        },
      };
    } else if (nightly(page) || (facts.hoursPerDay !== undefined && useCase === 'batch')) {
      out = { ...out, batch, requestsPerDay: { value: work.value, evidence: '', start: work.start, end: work.end } };
    } else if (useCase === 'batch' || work.value >= 1000) out = { ...out, batch };
  }
  const filled: Record<string, unknown> = { ...out };
  for (const [key, fact] of Object.entries(out))
    if (typeof fact === 'object' && 'evidence' in fact && fact.evidence === '')
      filled[key] = { ...fact, evidence: page.text.slice(fact.start, fact.end) };
  return filled as Facts;
}
const nightly = (page: Page): boolean =>
  page.elements.some(
    (e) =>
      /^(?:nightly|overnight|every night|each night|per night|nacht|每晚|夜间)/.test(e.text) ||
      (e.kind === 'use' && /night|nacht|夜/.test(e.text)),
  );

function deadlineOf(page: Page, work: Statement): { hours: number; start: number; end: number } | undefined {
  const sentence = page.at(work.at)!.sentence;
  for (let k = 0; k < page.elements.length; k++) {
    const e = page.elements[k]!;
    if (Math.abs(e.sentence - sentence) > 1 || !e.tags.has('deadline')) continue;
    let j = k + 1;
    let n = 1;
    while (
      page.is(j, 'the') ||
      page.is(j, 'a') ||
      page.is(j, 'one') ||
      page.is(j, 'next') ||
      page.is(j, 'about') ||
      page.is(j, 'under') ||
      page.is(j, 'less') ||
      page.is(j, 'than')
    )
      j++;
    if (page.at(j)?.kind === 'figure') {
      n = page.at(j)!.figure!.value;
      j++;
    }
    const unit = page.timeUnit(j);
    if (
      unit === undefined ||
      unit === 'second' ||
      (unit === 'minute' && n < 10) ||
      (page.period(j) !== undefined && n === 1 && !page.is(k, 'within'))
    )
      continue;
    if (!page.sameSentence(k, j)) continue;
    return { hours: (n * PERIOD_SECONDS[unit]) / 3600, start: e.start, end: page.at(j)!.end };
  }
  return undefined;
}
