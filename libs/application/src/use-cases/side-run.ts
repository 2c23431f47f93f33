import { TUNING } from '../question/defaults';
import { interpret } from '../question/interpret';
import { bareReading } from './further-workloads';
import { plan, type Planned } from './planned';
import { type TuningFigures, tuningFigures } from './run-figures';

/** A training run beside a service ("once a month a LoRA on 60k examples"): what one run takes on machines of its own,
 *  which are given back. Undefined where the text is about the run itself, or tells no data set. */
export function sideRunFigures({ question: q, books }: Planned): TuningFigures | undefined {
  const { tuning, model, loraAdapters } = q.reading;
  if (tuning === undefined || model === undefined || TUNING.has(q.useCase.value)) return undefined;
  if ((tuning.datasetTokens ?? tuning.datasetItems) === undefined) return undefined;
  const useCase = { value: 'fine_tuning' as const, evidence: '', start: 0, end: 0 };
  const reading = { ...bareReading(q.reading), model, useCase, tuning, ...(loraAdapters && { loraAdapters }) };
  const request = { description: '', mode: 'plan' as const };
  return tuningFigures(plan(interpret({ request, reading }, books.catalog), books));
}
