import { nearestAround } from '../page/nearest';
import type { Page } from '../page/page';
import type { Span } from '../reading';
import { AT_LEAST, NINES, OF_REQUESTS } from '../words/availability-words';
import { numberAt } from './count';

/** Safety from failure that is told as a number, and what is to be said of it. */
export interface Safety {
  readonly spans: readonly Span[];
  readonly note: string;
}

/** "99.9 % availability", "SLA 99.95%", "four nines", "two replicas in two zones", "at least two replicas": one machine
 *  whose spare has to be fetched first is away for longer. */
export function safetyInNumbers(page: Page): Safety | undefined {
  for (const k of page.kinds('figure')) {
    if (page.against(k) !== undefined || page.statements.asks[k] === true || isDenied(page, k)) continue;
    const found = availabilityAt(page, k) ?? ninesAt(page, k) ?? zonesAt(page, k) ?? leastAt(page, k);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Less of the time a machine that is replaced within hours is there as well. */
const LEAST_SHARE = 99.9;
const NEAR = 6;

function availabilityAt(page: Page, k: number): Safety | undefined {
  const share = numberAt(page, k);
  if (share === undefined || share < LEAST_SHARE || share >= 100) return undefined;
  const at = nearestAround(page, k, NEAR, (j) => page.has(j, 'availability') || page.is(j, '可用性'), 1);
  const isOfElse = [1, 2, 3, 4].some((n) => page.sameSentence(k, k + n) && OF_REQUESTS.test(page.textAt(k + n)));
  return at === undefined || isOfElse ? undefined : told(page, [[k, at]], ofTheTime(share));
}

function ninesAt(page: Page, k: number): Safety | undefined {
  const count = numberAt(page, k) ?? 0;
  const at = page.is(k + 1, '-') ? k + 2 : k + 1;
  const isNines = NINES.test(page.textAt(at)) || (page.is(k + 1, '个') && page.is(k + 2, '9'));
  if (!isNines || count < 3 || count > 7 || !page.sameSentence(k, at)) return undefined;
  return told(page, [[k, page.is(at, '个') ? at + 1 : at]], ofTheTime(100 - 10 ** (2 - count)));
}
const ofTheTime = (share: number): string => `Available ${String(Number(share.toFixed(5)))} % of the time: ${PLANNED}.`;
const PLANNED = 'one replica more than the load needs, and two or more';

/** "3 replicas across three availability zones", "ausfallsicher über zwei Rechenzentren", "in two zones". */
function zonesAt(page: Page, k: number): Safety | undefined {
  const zones = numberAt(page, k) ?? 0;
  const at = counted(page, k, 'zoneWord');
  if (at === undefined || zones < 2 || zones > MOST_ZONES) return undefined;
  const spread = nearestAround(page, k, NEAR, (j) => page.has(j, 'replicaWord', 'ha', 'availability') && j !== at, 1);
  if (spread === undefined) return undefined;
  const from = page.at(spread - 1)?.kind === 'figure' ? spread - 1 : spread;
  const more = zones > 2 ? ', and add one where a zone has none' : '';
  const note = `${zones} zones: ${PLANNED}; order them in different zones${more}.`;
  return told(
    page,
    [
      [k, at],
      [from, spread],
    ],
    note,
  );
}
const MOST_ZONES = 9;

function leastAt(page: Page, k: number): Safety | undefined {
  const at = counted(page, k, 'replicaWord');
  const isLeast = [k - 1, k - 2].some((j) => page.sameSentence(j, k) && AT_LEAST.test(lastWordOf(page, j)));
  if (at === undefined || !isLeast || numberAt(page, k) !== 2) return undefined;
  return told(page, [[k, at]], `At least 2 replicas: ${PLANNED}.`);
}
const lastWordOf = (page: Page, j: number): string => page.textAt(j).split(' ').at(-1) ?? '';

/** What the figure counts, right behind it or behind one word that describes it. */
const counted = (page: Page, k: number, tag: 'zoneWord' | 'replicaWord'): number | undefined =>
  [k + 1, k + 2].find((j) => page.sameSentence(k, j) && page.has(j, tag));

/** "No 99.9 % needed", "99.9 % availability is not required". */
const isDenied = (page: Page, k: number): boolean =>
  nearestAround(page, k, DENIED_WITHIN, (j) => page.has(j, 'not') && page.at(j)?.clause === page.at(k)?.clause, 1) !==
  undefined;

const DENIED_WITHIN = 12;

function told(page: Page, pairs: readonly (readonly [number, number])[], note: string): Safety {
  const spans = pairs.map(([a, b]) => ({
    start: Math.min(page.at(a)?.start ?? 0, page.at(b)?.start ?? 0),
    end: Math.max(page.at(a)?.end ?? 0, page.at(b)?.end ?? 0),
  }));
  return { spans, note };
}
