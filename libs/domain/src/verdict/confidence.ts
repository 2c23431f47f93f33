/** How sure an answer is, from 0 to 1, and why. */
export interface Confidence {
  readonly level: 'high' | 'medium' | 'low';
  readonly score: number;
  readonly reasons: readonly string[];
}

/** One thing that makes an answer less sure. `cost` is taken off a full score of 1. */
export interface Doubt {
  readonly cost: number;
  readonly reason: string;
  /** No answer with this doubt counts as more, however little else there is to doubt. */
  readonly atMost?: 'medium' | 'low';
}

/** From here on an answer counts as high, and as medium. */
export const HIGH_FROM = 0.75;
export const MEDIUM_FROM = 0.5;

/** Doubts add up; nothing falls under 0.05, because the arithmetic itself is exact, and nothing stands above its
 *  strictest ceiling. The dearest doubt is named first. */
export function confidenceFrom(doubts: readonly Doubt[]): Confidence {
  const sum = Math.round((1 - doubts.reduce((all, d) => all + d.cost, 0)) * 100) / 100;
  const score = Math.max(0.05, Math.min(sum, ...doubts.map(ceilingOf)));
  const reasons = [...doubts].sort((a, b) => b.cost - a.cost || (a.reason < b.reason ? -1 : 1)).map((d) => d.reason);
  return {
    level: levelOf(score),
    score,
    reasons: reasons.length ? reasons : ['Every input was stated and the model and part are measured.'],
  };
}

/** The highest score that an answer with this doubt can have: a hundredth under the level it may not reach. */
function ceilingOf({ atMost }: Doubt): number {
  if (atMost === undefined) return 1;
  return (atMost === 'medium' ? HIGH_FROM : MEDIUM_FROM) - 0.01;
}

function levelOf(score: number): Confidence['level'] {
  if (score >= HIGH_FROM) return 'high';
  return score >= MEDIUM_FROM ? 'medium' : 'low';
}
