import type { FleetFacts } from '../question/question';
import { WIDE_GAP } from '../use-cases/observed-gaps';
import type { PerformanceView } from './option-members';
import { rough } from './wording';

/** One sentence when the fleet does far less than it should: money spent on other hardware would not mend that. */
export function slowerThanModelled(modelled: PerformanceView | undefined, facts: FleetFacts): string | undefined {
  const o = facts.observed;
  const perUser = modelled?.tpot_ms === undefined ? undefined : 1000 / modelled.tpot_ms;
  const pairs = [
    [o.tokensPerSecondPerUser?.value, perUser, 'tokens/s per user'],
    [o.outputTokensPerSecond?.value, modelled?.output_tokens_per_second, 'tokens/s'],
  ] as const;
  for (const [observed, expected, unit] of pairs) {
    if (observed !== undefined && expected !== undefined && expected > observed * WIDE_GAP)
      return `Before changing hardware, find out why it is slow: ${rough(observed)} ${unit} were observed where this fleet should give about ${rough(expected)} at this load.`;
  }
  return undefined;
}

/** What the writer measured beside what this machine should do, with the usual reasons for a wide gap. */
export function observedAgainst(modelled: PerformanceView | undefined, { observed: o }: FleetFacts): string[] {
  const perUser = modelled?.tpot_ms && 1000 / modelled.tpot_ms;
  return [
    ...moreIsBetter('tokens/s', o.outputTokensPerSecond?.value, modelled?.output_tokens_per_second),
    ...moreIsBetter('tokens/s per user', o.tokensPerSecondPerUser?.value, perUser),
    ...lessIsBetter('first token (ms)', o.ttftMs?.value, modelled?.ttft_ms),
    ...lessIsBetter('time per token (ms)', o.tpotMs?.value, modelled?.tpot_ms),
  ];
}

function moreIsBetter(what: string, observed: number | undefined, expected: number | undefined): string[] {
  return observed === undefined || !expected ? [] : [compared(what, observed, expected, expected / observed)];
}

function lessIsBetter(what: string, observed: number | undefined, expected: number | undefined): string[] {
  return observed === undefined || !expected ? [] : [compared(what, observed, expected, observed / expected)];
}

/** @param ratio how many times worse than modelled */
const compared = (what: string, observed: number, expected: number, ratio: number): string =>
  `Observed ${what} ${rough(observed)}, modelled ${rough(expected)}.${gapWords(ratio)}`;

function gapWords(ratio: number): string {
  if (ratio > WIDE_GAP)
    return ' The gap is wide: look for a small batch or few clients, prompts longer than planned, an old engine version, a missing tensor-parallel link, or throttling.';
  return ratio < 1 / WIDE_GAP
    ? ' It does better than modelled: caching of prompts, shorter sequences or speculative decoding would explain it.'
    : ' The two agree.';
}
