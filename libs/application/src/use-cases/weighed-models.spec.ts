import { weighedModelWords } from '../answer/weighed-model-words';
import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';

const LARGE = 'meta-llama/Llama-3.3-70B-Instruct';
const SMALL = 'meta-llama/Llama-3.1-8B-Instruct';

describe('models that a text weighs for the same work', () => {
  const { figures, planned } = new AdvisePlan().run(
    asked({
      ...namedModelFact(LARGE),
      concurrentRequests: fact(4),
      weighedModels: [fact({ kind: 'catalog' as const, id: SMALL })],
    }),
    sampleBooks,
  );

  it('are planned under the same load: the 8B on one H100 at $1,460 beside the 70B on two at $2,920', () => {
    expect(planned.best).toMatchObject({ gpuCount: 2, monthlyUsd: 2920 });
    expect(figures.weighedModels).toHaveLength(1);
    expect(figures.weighedModels[0]?.rung).toMatchObject({ gpuCount: 1, monthlyUsd: 1460 });
  });
  it('stand in the verdict with the difference', () =>
    expect(weighedModelWords(figures.weighedModels, planned)).toBe(
      `This is for ${LARGE}; under the same load ${SMALL} takes 1 x H100 SXM5 80GB for $1,460 a month, ` +
        '$1,460 a month less.',
    ));
  it('are none where only one model is named', () =>
    expect(new AdvisePlan().run(asked(namedModelFact(LARGE)), sampleBooks).figures.weighedModels).toEqual([]));
});
