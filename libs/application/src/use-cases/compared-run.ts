import { defined, type TuningRun } from '@compute-advisor/domain';
import { interpret } from '../question/interpret';
import { plan, type Planned } from './planned';
import { type RunFigure, tuningFigures } from './run-figures';

/** A run in the other way that the text asks about; no figure where nothing allowed carries it. */
export interface ComparedRun {
  readonly method: TuningRun['method'];
  readonly run?: RunFigure;
}

/** "What would LoRA cost instead?": the same run in the other way, planned for itself, on whatever does it
 *  for least then. */
export function comparedRun({ question: q, books }: Planned): ComparedRun | undefined {
  const { comparedMethod: method, ...tuning } = q.reading.tuning ?? {};
  if (method === undefined) return undefined;
  const reading = { ...q.reading, tuning: { ...tuning, method } };
  const asked = { request: { description: method.evidence, mode: q.mode }, reading };
  const figures = tuningFigures(plan(interpret(asked, books.catalog), books));
  return defined({ method: method.value, run: figures?.cheaper ?? figures?.best });
}
