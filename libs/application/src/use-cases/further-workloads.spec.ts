import { sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, furtherService as service, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';
import { firstPlacement } from './placements';

const LARGE = 'meta-llama/Llama-3.3-70B-Instruct';
const SMALL = 'meta-llama/Llama-3.1-8B-Instruct';
const advise = (...question: Parameters<typeof asked>) => new AdvisePlan().run(asked(...question), sampleBooks);

describe('several services in one text', () => {
  it(
    'plans each on its own figures and counts each machine once: 2 x H100 for the 70B at $2,920, one for the ' +
      '8B at $1,460',
    () => {
      const { figures, planned } = advise({
        ...namedModelFact(LARGE),
        concurrentRequests: fact(4),
        furtherWorkloads: [service('summaries', SMALL, 100)],
      });
      expect(planned.best).toMatchObject({ gpuCount: 2, monthlyUsd: 2920 });
      expect(figures.further?.plans[0]).toMatchObject({ label: 'summaries', placed: 'own', monthlyUsd: 1460 });
      expect(figures.further?.total).toEqual({ gpuCount: 3, monthlyUsd: 4380 });
    },
  );
  it('says that a fleet of four has room for both: two for the 70B, one for the 8B', () => {
    const { figures } = advise({
      ...namedModelFact(LARGE),
      ...fleetFact('h100-sxm-80gb', 4),
      concurrentRequests: fact(4),
      furtherWorkloads: [service('summaries', SMALL, 20)],
    });
    expect(figures.further?.onFleet).toEqual({ carriesFirst: true, withoutRoom: [], takenGpus: 1 });
  });
  it('says which service a fleet has no room for', () => {
    const { figures } = advise({
      ...namedModelFact(LARGE),
      ...fleetFact('h100-sxm-80gb', 2),
      concurrentRequests: fact(4),
      furtherWorkloads: [service('summaries', SMALL, 200)],
    });
    expect(figures.further?.onFleet).toEqual({ carriesFirst: true, withoutRoom: ['summaries'], takenGpus: 0 });
    expect(figures.further?.plans[0]).toMatchObject({ placed: 'own' });
  });
  it('counts a service that shares a GPU of the first one with 0: the 8B beside itself for one more person', () => {
    const { figures } = advise({
      ...namedModelFact(SMALL),
      concurrentRequests: fact(1),
      furtherWorkloads: [service('second', SMALL, 1)],
    });
    expect(figures.further?.plans[0]).toMatchObject({ placed: 'shared', monthlyUsd: 0 });
    expect(figures.further?.total).toEqual({ gpuCount: 1, monthlyUsd: 1460 });
  });
  it('is silent for one service', () => {
    expect(advise(namedModelFact(SMALL)).figures.further).toBeUndefined();
  });
});

describe('several places', () => {
  const places = asked({
    ...namedModelFact(SMALL),
    concurrentRequests: fact(120),
    placements: fact([
      { region: 'eu', share: 2 / 3 },
      { region: 'asia', share: 1 / 3 },
    ]),
  });
  const first = { ...places, reading: firstPlacement(places.reading) };
  const { figures, planned } = new AdvisePlan().run(first, sampleBooks);
  it('give the first one its region and its share: 2/3 of 120 at once are 80; the load stays as it is stated', () => {
    expect(first.reading.wishes.regions).toEqual(['eu']);
    expect(planned.work.demand).toEqual({ concurrentRequests: 80 });
    expect(figures.load).toMatchObject({ plannedInFlight: 80, place: { region: 'eu', share: 2 / 3 } });
    expect(figures.load.factor).toBeUndefined();
    expect(figures.load.concurrentRequests.value).toBe(120);
  });
  it('plan the others as further workloads with their share: 1/3 of 120 are 40', () => {
    expect(figures.further?.plans.map((p) => [p.label, p.planned.work.demand.concurrentRequests])).toEqual([
      ['asia', 40],
    ]);
  });
});

describe('a model that is tuned and then served', () => {
  const tuned = {
    ...namedModelFact(SMALL),
    useCase: fact('fine_tuning' as const),
    tuning: { method: fact('lora' as const), datasetTokens: fact(16_000_000) },
  };
  it('the run is one job on one GPU, and the 100 people at once are a service of its own', () => {
    const { figures, planned } = advise({ ...tuned, concurrentRequests: fact(100) });
    expect(planned.work.demand).toEqual({ concurrentRequests: 1 });
    expect(planned.best).toMatchObject({ gpuCount: 1, monthlyUsd: 1460 });
    const [served] = figures.further?.plans ?? [];
    expect(served?.label).toBe('The tuned model in service');
    expect(served?.planned.work).toMatchObject({ useCase: 'general', demand: { concurrentRequests: 100 } });
  });
  it('a load by the day is spread over the stated hours; beside one by the second they are those of the run', () => {
    const hoursPerDay = fact(8);
    const byDay = advise({ ...tuned, hoursPerDay, requestsPerDay: fact(2880) });
    expect(byDay.figures.further?.plans[0]?.planned.work.demand).toEqual({ requestsPerSecond: 0.2 });
    const bySecond = advise({ ...tuned, hoursPerDay, requestsPerSecond: fact(0.1) });
    expect(bySecond.figures.further?.plans[0]?.planned.question.traffic.hoursPerDay).toBeUndefined();
  });
  it('a run that nobody is served from is planned alone', () => {
    expect(advise(tuned).figures.further).toBeUndefined();
  });
});
