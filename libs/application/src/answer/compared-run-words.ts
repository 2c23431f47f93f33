import type { ComparedRun } from '../use-cases/compared-run';
import type { TuningFigures } from '../use-cases/run-figures';
import { METHOD, runTime } from './run-words';
import { describeRung, usd } from './wording';

/** The other way of tuning that the text asks about, beside the planned one: "As LoRA fine-tuning it takes ...". */
export function comparedRunWords(compared: ComparedRun | undefined, planned: TuningFigures | undefined): string {
  if (compared === undefined) return '';
  const way = METHOD[compared.method];
  const { run } = compared;
  if (run === undefined) return `As ${way} nothing allowed carries it.`;
  const price = run.usd === undefined ? '' : ` for ${usd(run.usd)}`;
  const least = (planned?.cheaper ?? planned?.best)?.usd;
  const apart = run.usd === undefined || least === undefined ? 0 : run.usd - least;
  const than = `${apart < 0 ? 'less' : 'more'} than the least so far`;
  const beside = Math.abs(apart) < 1 ? '' : `, ${usd(Math.abs(apart))} ${than}`;
  return `As ${way} it takes ${runTime(run)} on ${describeRung(run.rung)}${price}${beside}.`;
}
