import type { Planned } from '../use-cases/planned';
import type { WeighedModel } from '../use-cases/weighed-models';
import { describeRung, perMonth } from './wording';

/** What each other model of a choice takes, beside the one that is planned; empty where none is weighed. */
export function weighedModelWords(weighed: readonly WeighedModel[], { best, question }: Planned): string {
  if (weighed.length === 0) return '';
  const said = weighed.map(({ model, rung }) => {
    if (rung === undefined) return `nothing allowed carries ${model.id}`;
    if (rung.monthlyUsd === undefined)
      return `${model.id} takes ${describeRung(rung)}, which nobody quotes a price for`;
    const takes = `${model.id} takes ${describeRung(rung)} for ${perMonth(rung.monthlyUsd)}`;
    return best?.monthlyUsd === undefined ? takes : `${takes}${difference(rung.monthlyUsd - best.monthlyUsd)}`;
  });
  return `This is for ${question.model.id}; under the same load ${said.join('; ')}.`;
}

function difference(usd: number): string {
  if (Math.abs(usd) < 1) return ', the same';
  return `, ${perMonth(Math.abs(usd))} ${usd < 0 ? 'less' : 'more'}`;
}
