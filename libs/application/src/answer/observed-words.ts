import type { FleetFacts } from '../question/question';
import { WIDE_GAP } from '../use-cases/observed-gaps';
import type { PerformanceView } from './option-members';
import { rateWords, timeWords } from './speed-words';
import { rough } from './wording';

/** One sentence when the fleet does far less than it should: money spent on other hardware would not mend that. */
export function slowerThanModelled(modelled: PerformanceView | undefined, facts: FleetFacts): string | undefined {
  const o = facts.observed;
  const range = modelled?.range ?? EXACT;
  const perUser = modelled?.tpot_ms === undefined ? undefined : 1000 / modelled.tpot_ms;
  const pairs = [
    [o.tokensPerSecondPerUser?.value, perUser, 'tokens/s per user'],
    [o.outputTokensPerSecond?.value, modelled?.output_tokens_per_second, 'tokens/s'],
  ] as const;
  for (const [observed, expected, unit] of pairs) {
    if (observed !== undefined && expected !== undefined && expected > observed * WIDE_GAP)
      return (
        `Before changing hardware, find out why it is slow: ${rough(observed)} ${unit} were observed where ` +
        `this fleet should give about ${rateWords(expected, range)} at this load.`
      );
  }
  return undefined;
}

/** No range is known. */
const EXACT = { low: 1, high: 1 } as const;

/** What the writer measured beside what this machine should do, with the usual reasons for a wide gap. */
export function observedAgainst(modelled: PerformanceView | undefined, { observed: o }: FleetFacts): string[] {
  if (!modelled) return [];
  const { range, tpot_ms: tpot, ttft_ms: ttft, output_tokens_per_second: total } = modelled;
  const rates = [
    ['tokens/s', o.outputTokensPerSecond?.value, total],
    ['tokens/s per user', o.tokensPerSecondPerUser?.value, tpot && 1000 / tpot],
  ] as const;
  const times = [
    ['first token', o.ttftMs?.value, ttft],
    ['time per token', o.tpotMs?.value, tpot],
  ] as const;
  return [
    ...rates.flatMap(([what, observed, expected]) =>
      observed === undefined || !expected
        ? []
        : [
            `Observed ${rough(observed)} ${what}, modelled ` +
              `${rateWords(expected, range)}.${gapWords(expected / observed)}`,
          ],
    ),
    ...times.flatMap(([what, observed, expected]) =>
      observed === undefined || !expected
        ? []
        : [
            `Observed ${what} ${rough(observed)} ms, modelled ` +
              `${timeWords(expected, range)}.${gapWords(observed / expected)}`,
          ],
    ),
  ];
}

/** @param ratio how many times worse than modelled */
function gapWords(ratio: number): string {
  if (ratio > WIDE_GAP)
    return (
      ' The gap is wide: look for a small batch or few clients, prompts longer than planned, an old engine ' +
      'version, a missing tensor-parallel link, or throttling.'
    );
  return ratio < 1 / WIDE_GAP
    ? ' It does better than modelled: caching of prompts, shorter sequences or speculative decoding would explain it.'
    : ' The two agree.';
}
