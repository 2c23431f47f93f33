import { buildLexicon } from '../gazetteers/lexicon';
import { indexGpus } from '../gazetteers/gpu-index';
import { indexModels } from '../gazetteers/model-index';
import { ModelFinder } from '../gazetteers/model-mention';
import { Openings } from '../elements/openings';
import type { Gazetteer, Reading } from '../reading';
import type { ReaderParts } from './weighing';
import { readText } from './read';

/** Reads descriptions. Pure: the same text always gives the same reading; linear in the length of the text; never
 *  throws. */
export interface Reader {
  read(text: string): Reading;
}

/** Prepares everything a reader needs from the catalog's names. Costs tens of milliseconds; do it once. */
export function createReader(gazetteer: Gazetteer): Reader {
  const parts = readerParts(gazetteer);
  return { read: (text) => readText(text, parts) };
}

/** The prepared parts, for views that show how a text was read. */
export function readerParts(gazetteer: Gazetteer): ReaderParts {
  const lexicon = buildLexicon();
  const gpus = indexGpus(gazetteer);
  const models = indexModels(gazetteer.models);
  return {
    lexicon,
    gpus,
    openings: new Openings(gpus, lexicon),
    finder: new ModelFinder(models, lexicon.precisions, (w) => lexicon.isWord(w)),
    modelById: models.byId,
  };
}
