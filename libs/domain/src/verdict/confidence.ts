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
}

/** From here on an answer counts as high, and as medium. */
export const HIGH_FROM = 0.75;
export const MEDIUM_FROM = 0.5;

/** Doubts add up; nothing falls under 0.05, because the arithmetic itself is exact. The dearest doubt is named first. */
export function confidenceFrom(doubts: readonly Doubt[]): Confidence {
  const score = Math.max(0.05, Math.round((1 - doubts.reduce((sum, d) => sum + d.cost, 0)) * 100) / 100);
  const reasons = [...doubts].sort((a, b) => b.cost - a.cost || (a.reason < b.reason ? -1 : 1)).map((d) => d.reason);
  return {
    level: levelOf(score),
    score,
    reasons: reasons.length ? reasons : ['Every input was stated and the model and part are measured.'],
  };
}

function levelOf(score: number): Confidence['level'] {
  if (score >= HIGH_FROM) return 'high';
  return score >= MEDIUM_FROM ? 'medium' : 'low';
}
