import type { ModelFacts, ModelKind } from '../facts/model-facts';
import type { UseCase } from '../facts/workload';

/** Months behind the newest model within which a model is chosen unasked: larger ones of older generations answer worse
 *  than smaller ones of today (29 of the 30 open models that LMArena's table of December 2025 rates best are that
 *  young). */
const CHOSEN_WITHIN_MONTHS = 18;

/** Kinds of which a generation lasts that long. Embedding, image and speech models stay in use for years. */
const BY_GENERATION: ReadonlySet<ModelKind> = new Set<ModelKind>(['text', 'vision-language']);

const CODE: readonly UseCase[] = ['coding', 'code_completion', 'agents'];

/** What a name says that a model was made for, and the uses it is chosen for then; none: only by name. */
const MADE_FOR: readonly { readonly name: RegExp; readonly uses: readonly UseCase[] }[] = [
  { name: /cod(?:e|ing)|devstral/i, uses: CODE },
  { name: /omni/i, uses: ['voice'] },
  { name: /translate/i, uses: ['translation'] },
  { name: /vl(?![a-z])|vision|\d\.\dv/i, uses: ['document_processing'] },
  { name: /-base\b|math|prover|guard|ocr|medgemma|research/i, uses: [] },
];

/** The models that may be picked for a use case where the text names none: of today's generation, and not made for
 *  something else. A model that does not say when it was released (an operator's own) is always among them. */
export function choosableModels(models: readonly ModelFacts[], useCase: UseCase): readonly ModelFacts[] {
  const newest = Math.max(0, ...models.flatMap((m) => (isByGeneration(m) ? (monthOf(m) ?? []) : [])));
  const oldest = newest - CHOSEN_WITHIN_MONTHS;
  return models.filter((m) => !isByGeneration(m) || ((monthOf(m) ?? newest) >= oldest && isMadeFor(m, useCase)));
}

const isByGeneration = (m: ModelFacts): boolean => BY_GENERATION.has(m.kind);

/** Months since year 0; `2025-07` is 24,307. */
function monthOf({ released }: ModelFacts): number | undefined {
  const [year, month] = (released ?? '').split('-').map(Number);
  return year && month ? year * 12 + month : undefined;
}

function isMadeFor({ id }: ModelFacts, useCase: UseCase): boolean {
  const name = id.slice(id.indexOf('/') + 1);
  return MADE_FOR.every((purpose) => !purpose.name.test(name) || purpose.uses.includes(useCase));
}
