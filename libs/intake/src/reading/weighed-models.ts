import type { Page } from '../page/page';
import type { Fact, ModelReading } from '../reading';
import { isChoice } from './further';
import type { ModelsReading } from './model';
import { isRejected } from './model-standing';

/** Models that the text leaves a choice of beside the first: joined to another by "or" or "versus", not ruled out and
 *  nobody else's; undefined where there are none. */
export function weighedModelsOf(page: Page, models: ModelsReading): readonly Fact<ModelReading>[] | undefined {
  const weighed = new Map<string, Fact<ModelReading>>();
  for (const { at, fact } of models.besides)
    if (!isRejected(page, at) && page.against(at) === undefined && isChoice(page, at)) weighed.set(nameOf(fact), fact);
  return weighed.size === 0 ? undefined : [...weighed.values()];
}

const nameOf = ({ value, evidence }: Fact<ModelReading>): string => (value.kind === 'catalog' ? value.id : evidence);
