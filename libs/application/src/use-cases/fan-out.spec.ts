import type { GpuFacts, ModelFacts } from '@compute-advisor/domain';
import type { Reading, WorkloadReading } from '@compute-advisor/intake';
import { llama8b, sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';
import { fanOutOf } from './fan-out';
import { plan } from './planned';
import { interpret } from '../question/interpret';

const helper = (id: string, kind: ModelFacts['kind']): ModelFacts => ({ ...llama8b, id, kind });
const catalog = {
  ...sampleBooks.catalog,
  models: [...sampleBooks.catalog.models, helper('a/reranker', 'reranker'), helper('an/embedder', 'embedding')],
  gpus: sampleBooks.catalog.gpus satisfies readonly GpuFacts[],
};
const books = { ...sampleBooks, catalog };
const beside = (id: string, more: Partial<WorkloadReading> = {}): WorkloadReading => ({
  label: id,
  model: fact({ kind: 'catalog' as const, id }),
  ...more,
});
const first = (reading: Partial<Reading>) =>
  plan(interpret(asked({ ...namedModelFact(llama8b.id), ...reading }), catalog), books);

describe('what the first service sends to one beside it', () => {
  it('3 questions a second of 50 passages each are 150 a second, whatever grows with the load', () => {
    const three = first({ requestsPerSecond: fact(3) });
    expect(fanOutOf(three, beside('a/reranker', { perRequest: fact(50) }))).toEqual({
      ofFirst: 3,
      each: 50,
      perSecond: 150,
    });
    const grown = first({ requestsPerSecond: fact(3), growthFactor: fact(2) });
    expect(fanOutOf(grown, beside('a/reranker', { perRequest: fact(50) }))?.perSecond).toBe(300);
  });
  it('a question is looked up once; passages that nobody counts are 50, and said to be assumed', () => {
    const three = first({ requestsPerSecond: fact(3) });
    expect(fanOutOf(three, beside('an/embedder'))).toEqual({ ofFirst: 3, each: 1, perSecond: 3 });
    expect(fanOutOf(three, beside('a/reranker'))).toEqual({ ofFirst: 3, each: 50, isAssumed: true, perSecond: 150 });
  });
  it('people at once make requests at the speed of the plan', () => {
    const ten = first({ concurrentRequests: fact(10) });
    expect(fanOutOf(ten, beside('an/embedder'))?.perSecond).toBe(ten.best?.requestsPerSecond);
  });
  it('nothing is sent where the service has a load of its own, writes itself, or only the fit is asked', () => {
    const three = first({ requestsPerSecond: fact(3) });
    expect(fanOutOf(three, beside('a/reranker', { requestsPerSecond: fact(200) }))).toBeUndefined();
    expect(fanOutOf(three, beside(llama8b.id))).toBeUndefined();
    const fit = plan(interpret(asked(namedModelFact(llama8b.id), { mode: 'model' }), catalog), books);
    expect(fanOutOf(fit, beside('an/embedder'))).toBeUndefined();
  });
  it('the plan beside it carries that rate and says what it is', () => {
    const reading = { ...namedModelFact(llama8b.id), requestsPerSecond: fact(3) };
    const { figures } = new AdvisePlan().run(asked({ ...reading, furtherWorkloads: [beside('an/embedder')] }), books);
    expect(figures.further?.plans[0]).toMatchObject({ fanOut: { perSecond: 3 } });
    expect(figures.further?.plans[0]?.planned.work.demand).toEqual({ requestsPerSecond: 3 });
  });
});
