import type { Page } from './page';

/** Every single figure the reader can report. */
export type Role =
  | 'totalUsers'
  | 'concurrentRequests'
  | 'requestsPerSecond'
  | 'requestsPerDay'
  | 'outputTokensPerSecond'
  | 'hoursPerDay'
  | 'daysPerWeek'
  | 'inputTokens'
  | 'outputTokens'
  | 'contextTokens'
  | 'ttftMs'
  | 'tpotMs'
  | 'tokensPerSecondPerUser'
  | 'endToEndMs'
  | 'utilizationFraction'
  | 'tensorParallel'
  | 'pipelineParallel'
  | 'loraAdapters'
  | 'perUserPerDay'
  | 'perUserPerHour'
  | 'concurrentShare'
  | 'totalWork';

/** One reading of one figure: what it would mean, where it stands, and how sure that is. */
export interface Statement {
  readonly role: Role;
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** Element of the figure, for order and corrections. */
  readonly at: number;
  /** Higher wins: peak over mean, a named unit over a bare figure. */
  readonly weight: number;
  /** Measured by the writer, not asked for. */
  readonly observed?: boolean;
  readonly approximation?: string;
}

/** A statement whose evidence runs from element `a` to element `b`. */
export function state(
  page: Page,
  role: Role,
  value: number,
  at: number,
  a: number,
  b: number,
  weight: number,
  more: { observed?: boolean; approximation?: string } = {},
): Statement {
  const start = Math.min(page.at(a)!.start, page.at(at)!.start);
  const end = Math.max(page.at(b)!.end, page.at(at)!.end);
  page.used.add(at);
  return {
    role,
    value,
    start,
    end,
    at,
    weight,
    ...(more.observed === undefined ? {} : { observed: more.observed }),
    ...(more.approximation === undefined ? {} : { approximation: more.approximation }),
  };
}

/** One sentence for a figure that was hedged or a range, none when it was plain. */
export function vague(page: Page, k: number, what: string, taken: number, unit = ''): { approximation?: string } {
  const figure = page.at(k)?.figure;
  if (figure?.low !== undefined)
    return { approximation: `${what}: a range was given; the upper end, ${shown(taken)}${unit}, is planned for.` };
  if (page.isHedged(k))
    return { approximation: `${what}: the text gives an approximate figure; ${shown(taken)}${unit} is used.` };
  return {};
}
/** A figure without a locale and without floating-point dust. */
export const shown = (value: number): string => String(Math.round(value * 10000) / 10000);
