import type { Fact } from '../reading';
import type { Page } from '../quantities/page';
import type { Role, Statement } from '../quantities/statement';
import { shown } from '../quantities/statement';

/** One value for each role, and what was put aside. */
export interface Settled {
  readonly facts: Partial<Record<Role, Fact<number>>> & {
    readonly seen: ReadonlySet<Role>;
    readonly configured: ReadonlySet<Role>;
  };
  readonly perUser?: Statement;
  readonly share?: Statement;
  readonly work?: Statement;
  readonly remarks: readonly string[];
}

/** Loads that a plan must carry: of two equally firm figures the larger counts. For everything else the first does. */
const LARGER: ReadonlySet<Role> = new Set<Role>([
  'concurrentRequests',
  'totalUsers',
  'requestsPerSecond',
  'requestsPerDay',
  'contextTokens',
]);
const NAMES: Readonly<Partial<Record<Role, string>>> = {
  concurrentRequests: 'concurrent requests',
  totalUsers: 'users',
  requestsPerSecond: 'requests per second',
  requestsPerDay: 'requests per day',
  contextTokens: 'context',
  inputTokens: 'input tokens',
  outputTokens: 'output tokens',
};

/** Weight of figures that are settings of a server, such as its batch size: they say how it is run, not what must be served. */
const SERVER_SETTING = 1.5;

/** One value wins: the firmer statement (peak over mean, a named unit over a bare figure), then for loads the larger, then the first in the text. */
export function settle(page: Page, statements: readonly Statement[]): Settled {
  const winners = new Map<Role, Statement>();
  const remarks: string[] = [];
  for (const s of [...statements].sort((a, b) => a.start - b.start || a.at - b.at)) {
    const old = winners.get(s.role);
    if (old === undefined) {
      winners.set(s.role, s);
      continue;
    }
    const wins = s.weight > old.weight || (s.weight === old.weight && LARGER.has(s.role) && s.value > old.value);
    const kept = wins ? s : old;
    const lost = wins ? old : s;
    winners.set(s.role, kept);
    if (kept.value !== lost.value && NAMES[s.role] !== undefined)
      remarks.push(
        `The text gives two figures for ${NAMES[s.role]}: ${shown(kept.value)} is used, ${shown(lost.value)} is put aside.`,
      );
  }
  const facts: Partial<Record<Role, Fact<number>>> = {};
  const seen = new Set<Role>();
  const configured = new Set<Role>();
  for (const [role, s] of winners) {
    if (!Number.isFinite(s.value)) continue;
    facts[role] = {
      value: s.value,
      evidence: page.text.slice(s.start, s.end),
      start: s.start,
      end: s.end,
      ...(s.approximation === undefined ? {} : { approximation: s.approximation }),
    };
    if (s.weight === SERVER_SETTING) configured.add(role);
    if (
      s.observed === true ||
      (s.observed === undefined && (role === 'outputTokensPerSecond' || role === 'tokensPerSecondPerUser'))
    )
      seen.add(role);
  }
  const perUser = winners.get('perUserPerDay') ?? winners.get('perUserPerHour');
  const share = winners.get('concurrentShare');
  const work = winners.get('totalWork');
  return {
    facts: { ...facts, seen, configured },
    ...(perUser === undefined ? {} : { perUser }),
    ...(share === undefined ? {} : { share }),
    ...(work === undefined ? {} : { work }),
    remarks,
  };
}
