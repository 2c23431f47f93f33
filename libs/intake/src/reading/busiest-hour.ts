import type { Page } from '../elements/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { BUSIEST } from './data/load-words';

/** How far behind the busiest hour its number may stand, elements. */
const REACH = 5;
const HOUR = 3600;
/** Fewer than this an hour is no load of a service. */
const FEWEST = 20;
/** A figure of these is no number of requests. */
const OTHER_UNITS = [
  'percent',
  'tok',
  'sec',
  'min',
  'ms',
  'hour',
  'day',
  'tps',
  'who',
  'conc',
  'gb',
  'gpuWord',
  'rps',
  'rpm',
] as const;

/** "the busiest hour takes about 190", "worst hour so far: 2,900 images": a number of an hour at the peak, which no
 *  words of a rate say. */
export function withBusiestHours(page: Page, claims: readonly Claim[]): Claim[] {
  if (claims.some((c) => c.member === 'requestsPerSecond')) return [...claims];
  const found = page.elements.flatMap((_, k) => busiestAt(page, k) ?? []);
  const taken = new Set(found.map((c) => c.at));
  return [...claims.filter((c) => !taken.has(c.at)), ...found];
}

function busiestAt(page: Page, k: number): Claim | undefined {
  const e = page.at(k);
  const isHour = e !== undefined && (BUSIEST.test(e.text) || page.has(k, 'peak')) && page.has(k + 1, 'hour');
  if (!isHour || page.against(k) !== undefined) return undefined;
  for (let j = k + 2; j <= k + 1 + REACH && page.sameSentence(j, k); j += 1) {
    const figure = page.at(j)?.figure;
    if (figure === undefined) continue;
    const isCount = page.at(j)?.kind === 'figure' && Number.isInteger(figure.value) && figure.value >= FEWEST;
    return isCount && !page.has(page.unitAt(j), ...OTHER_UNITS) ? claimAt(page, k, j, figure.value) : undefined;
  }
  return undefined;
}

function claimAt(page: Page, from: number, at: number, many: number): Claim {
  const value = many / HOUR;
  return {
    member: 'requestsPerSecond',
    value,
    at,
    weight: 3,
    start: page.at(from)?.start ?? 0,
    end: page.at(at)?.end ?? 0,
    approximation: `Requests per second: ${shown(many)} in the busiest hour are ${shown(value)}.`,
  };
}
