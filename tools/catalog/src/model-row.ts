import { modelFactsSchema } from '@compute-advisor/catalog';
import { modelProblems, type ModelFacts } from '@compute-advisor/domain';

/** What a model read from its config still lacks to stand in the packaged catalog, in sentences; empty when nothing is
 *  missing. */
export function missingFacts(model: ModelFacts): string[] {
  const lacking = [
    ...(model.released === undefined ? ['released: year and month of its publication'] : []),
    ...(model.license === undefined ? ['license'] : []),
    ...(model.aliases.length === 0 ? ['aliases: how people write it'] : []),
    ...(model.parametersTotalExact
      ? []
      : ['parametersTotal: the published count; the one given is recomputed from the shape']),
    ...(model.maxContext === undefined ? ['maxContext'] : []),
    ...(model.kvBytesPerTokenBf16 === undefined
      ? ['kvBytesPerTokenBf16: { "growing": bytes, "windowed": bytes } as the publisher or an engine states it']
      : []),
    'source: where the count, the shape and the context length come from',
  ];
  return lacking;
}

/** What is wrong with a model as a row of a fact file: bounds and unknown kinds, beside what is merely missing. */
export function rowProblems(model: ModelFacts): string[] {
  const complete = { released: '2026-01', ...model };
  const read = modelFactsSchema.safeParse(complete);
  const shape = read.success ? [] : read.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`);
  return [...modelProblems(model), ...shape];
}
