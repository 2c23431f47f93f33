import type { UseCase } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Reading } from '../reading';
import type { Claim } from '../roles/claim';
import { readMedia } from './media';
import { tuningMethods } from './tuning-methods';

/** Picture sizes, audio hours and how a tuning run is done.
 *  @param hears as for `readMedia`
 *  @param otherModels elements of the models that are not planned for
 *  @param window the time that a job of the text has */
export function readExtras(
  page: Page,
  useCase: UseCase | undefined,
  hears: boolean,
  otherModels: readonly number[],
  window: Claim | undefined,
): Pick<Reading, 'media' | 'tuning' | 'batch'> {
  const tuning = readTuning(page, useCase, otherModels);
  // the steps and pictures of a training run are no work of a service
  const draws = useCase === undefined || DRAWS.has(useCase);
  const found = tuning === undefined ? readMedia(page, { hears, draws, window }) : {};
  return { ...found, ...(tuning === undefined ? {} : { tuning }) };
}

/** Uses whose work is counted in steps of denoising; an agent's steps are calls. */
const DRAWS: ReadonlySet<UseCase> = new Set<UseCase>(['image_generation', 'video_generation', 'batch']);

function readTuning(page: Page, useCase: UseCase | undefined, otherModels: readonly number[]): Reading['tuning'] {
  if (useCase !== 'fine_tuning' && useCase !== 'training') return undefined;
  // "my QLoRA of Phi-3 mini in the summer" is none of the model that is tuned now
  const isOfOther = (k: number): boolean => otherModels.includes(k + 2) && page.sameSentence(k, k + 2);
  const methods = tuningMethods(page, isOfOther);
  if (methods.method === undefined) return undefined;
  const { method } = methods;
  let batchSize: number | undefined;
  page.elements.forEach((x, k) => {
    const isSize = x.tags.has('batchSize') && page.at(k + 1)?.kind === 'figure' && page.against(k) === undefined;
    if (isSize) batchSize ??= page.at(k + 1)?.figure?.value;
  });
  return { ...methods, ...(batchSize === undefined ? {} : { batchSize: { ...method, value: batchSize } }) };
}
