import type { Question } from '../question/question';
import { isChosenForHardware } from '../use-cases/model-for-hardware';
import { figure } from './wording';

/** Which model the hardware of the text runs where it asks for one; empty where it names one. */
export const chosenWords = (q: Question): string =>
  isChosenForHardware(q)
    ? `The largest of today's models that it serves: ${q.model.id} ` +
      `(${figure(q.model.parametersTotal / 1e9, 1)} B) in ${q.weightPrecision.value}.`
    : '';
