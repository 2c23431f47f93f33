import { nothingNamed } from '../question/nothing-named';
import type { Question } from '../question/question';

/** Said first where the text names nothing to plan: what stands in for it, and what to name. */
export const standInWords = (q: Question): string =>
  nothingNamed(q)
    ? `This is a stand-in: nothing to plan is named, so ${q.model.id} for general assistant traffic is ` +
      'taken. Name a model, a load or hardware.'
    : '';
