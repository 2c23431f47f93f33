import { rentOf } from '@compute-advisor/domain';
import type { FlipFigure } from '../use-cases/flip-figures';
import type { RecommendationSet } from './advice';
import { spentWords } from './ordered-words';
import { describeRung, perMonth } from './wording';

/** The flips as they are sent: what leads from there on, in words. */
export const flipViews = (flips: readonly FlipFigure[]): RecommendationSet['flip_points'] =>
  flips.map(({ input, at, to, overLimitUsd }) => ({
    input,
    at,
    changes_to: `${leads(to)}${overLimitUsd === undefined ? '' : `, over the limit of ${perMonth(overLimitUsd)}`}`,
  }));

function leads(to: FlipFigure['to']): string {
  if (to === undefined) return 'nothing that can be bought carries it';
  const rent = rentOf(to);
  return `${describeRung(to)}${rent === undefined ? '' : `, ${spentWords(to, rent)}`}`;
}
