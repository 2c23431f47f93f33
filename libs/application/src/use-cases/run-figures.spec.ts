import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { auditWords } from '../answer/audit-words';
import { jobNotes, tuningNotes } from '../answer/run-words';
import { AdvisePlan } from './advise-plan.use-case';
import { AuditFleet } from './audit-fleet.use-case';

type Read = Parameters<typeof asked>[0];

const tune = (tuning: NonNullable<Read['tuning']>, more: Read = {}) =>
  new AdvisePlan().run(
    asked({
      ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
      useCase: fact('fine_tuning' as const),
      tuning,
      ...more,
    }),
    sampleBooks,
  ).tuning;

describe('a run that ends', () => {
  it('passes 50 million tokens three times: 150 million, paid by the hour at $2.00', () => {
    const run = tune({ datasetTokens: fact(50e6), epochs: fact(3) });
    expect(run).toMatchObject({ tokens: 150e6, stated: true });
    expect(run?.best.usd).toBeCloseTo((run?.best.hours ?? 0) * (run?.best.rung.gpuCount ?? 0) * 2, 2);
  });
  it('counts items at the planned sequence: 10,000 of 4,096 tokens are 40.96 million', () => {
    const run = tune({ datasetItems: fact(10_000), sequenceTokens: fact(4096) });
    expect(run).toMatchObject({ tokens: 40_960_000, examples: { count: 10_000, tokensEach: 4096 } });
    expect(tuningNotes(run)[0]).toMatch(
      'The run over 41 million tokens (10,000 examples, each counted with 4,096 tokens since no length is stated)',
    );
  });
  it('takes 100 million tokens where nothing is stated', () => {
    expect(tune({})).toMatchObject({ tokens: 100e6, stated: false });
  });
  it('is planned to end in time where its data and its deadline are stated', () => {
    const free = tune({ datasetTokens: fact(50e6) });
    const hours = free?.best.hours ?? 0;
    const soon = tune({ datasetTokens: fact(50e6), deadlineHours: fact(hours * 0.9) });
    expect(soon?.best.rung.gpuCount).toBeGreaterThan(free?.best.rung.gpuCount ?? Infinity);
    expect(soon?.best.hours).toBeLessThanOrEqual(hours * 0.9);
    expect(soon?.best.rung.machines?.count).toBe(1);
    expect(soon).not.toHaveProperty('inTime');
  });
  it('ends within the part of a day that it may take: "overnight" is 8 hours', () => {
    const night = tune({ datasetTokens: fact(500e6) }, { hoursPerDay: fact(8) });
    expect(night?.deadlineHours).toBe(8);
    expect(night?.best.hours).toBeLessThanOrEqual(8);
    expect(tune({ datasetTokens: fact(500e6) })?.best.hours).toBeGreaterThan(8);
    expect(tune({ datasetTokens: fact(500e6) }, { hoursPerDay: fact(24) })).not.toHaveProperty('deadlineHours');
  });
  it('names what ends in time for least where the length of the run is assumed', () => {
    const hours = tune({})?.best.hours ?? 0;
    const late = tune({ deadlineHours: fact(hours * 0.9) });
    expect(late?.inTime?.rung.gpuCount).toBeGreaterThan(late?.best.rung.gpuCount ?? Infinity);
    expect(late?.inTime?.hours).toBeLessThanOrEqual(hours * 0.9);
    expect(tune({ deadlineHours: fact(hours * 1.1) })?.inTime).toBeUndefined();
  });
});

describe('a run on what stands', () => {
  it('takes all of it, in the hours of the run, and no rent is named for what is owned', () => {
    const audit = new AuditFleet().run(
      asked(
        {
          ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
          useCase: fact('fine_tuning' as const),
          tuning: { method: fact('full' as const), datasetTokens: fact(1200e6), deadlineHours: fact(168) },
          fleet: fact([{ gpuId: 'h100-sxm-80gb', gpuCount: 8 }]),
          constraints: { priceBasis: fact('owned' as const) },
        },
        { mode: 'existing' },
      ),
      sampleBooks,
    );
    expect(audit.run).toMatchObject({ tokens: 1200e6, stated: true, deadlineHours: 168 });
    expect(audit.run?.hours).toBeLessThan(168);
    const { summary } = auditWords(audit);
    expect(summary).toMatch(
      /^The run over 1,200 million tokens takes about [\d.]+ \w+ on what is there, inside the 168 hours it may take\. /,
    );
    expect(summary).not.toContain('No load is stated');
  });
});

describe('a job beside the service', () => {
  const beside = (items: number, windowHours?: number) =>
    new AdvisePlan().run(
      asked({
        ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
        requestsPerSecond: fact(1),
        batch: fact({ items, beside: true, ...(windowHours === undefined ? {} : { windowHours }) }),
      }),
      sampleBooks,
    );

  it('is told by how long the machines of the service take for it, and is no bill of its own', () => {
    const { job, sideJob, planned } = beside(1_000_000);
    expect(job).toBeUndefined();
    const rung = planned.best;
    const perSecond = (rung?.service.saturated().requestsPerSecond ?? 0) * (rung?.replicas ?? 0);
    expect(sideJob?.hours).toBeCloseTo(1_000_000 / perSecond / 3600, 6);
  });
  it('is carried within its window: a quarter of the hours takes the plan five replicas at 80 % of each', () => {
    const hours = beside(1_000_000).sideJob?.hours ?? 0;
    const { sideJob, planned } = beside(1_000_000, hours / 4);
    expect(planned.best?.replicas).toBe(5);
    expect(sideJob?.hours).toBeLessThanOrEqual(hours / 4);
  });
});

describe('a job whose end nobody states', () => {
  it('is told in hours and dollars of the best option, and is no missing load', () => {
    const { sideJob, job, planned } = new AdvisePlan().run(
      asked({ ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), batch: fact({ items: 9000 }) }),
      sampleBooks,
    );
    expect(job).toBeUndefined();
    expect(sideJob).toMatchObject({ items: 9000, isBeside: false });
    expect(sideJob?.usd).toBeCloseTo((sideJob?.hours ?? 0) * (planned.best?.gpuCount ?? 0) * 2, 2);
    const concurrency = planned.question.assumptions.find(({ input }) => input === 'concurrent_requests');
    expect(concurrency?.why.rule).toBe('no_window');
  });
});

describe('a commitment', () => {
  const committed = (onDemandUsdPerHour: number | undefined) => ({
    provider: 'runpod',
    instanceType: 'h100-1',
    gpuId: 'h100-sxm-80gb',
    gpuCount: 1,
    term: '1y' as const,
    usdPerHour: 1,
    plan: 'a plan',
    asOf: '2026-10',
    source: 'a table',
    ...(onDemandUsdPerHour === undefined ? {} : { onDemandUsdPerHour }),
  });
  const saved = (onDemandUsdPerHour: number | undefined): number[] => {
    const { catalog, prices } = sampleBooks;
    const books = { ...catalog.books, commitments: [committed(onDemandUsdPerHour)] };
    const { figures } = new AdvisePlan().run(
      asked({ ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), concurrentRequests: fact(1) }),
      { catalog: { ...catalog, books }, prices },
    );
    return figures.considerations.flatMap((c) => (c.kind === 'commitment' ? [c.savesUsd] : []));
  };
  it('saves against the bill that is shown, $2.00 - $1.00 for 730 hours, whatever another list asks on demand', () => {
    expect(saved(1.5)).toEqual([730]);
    expect(saved(undefined)).toEqual([730]);
  });
});

describe('a job with a window', () => {
  const job = (items: number) =>
    new AdvisePlan().run(
      asked({
        ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
        batch: fact({ items, windowHours: 100 }),
        requestsPerSecond: fact(items / 360_000),
      }),
      sampleBooks,
    ).job;
  it('is told with the hours and dollars it takes at full speed, where that leaves much of the window', () => {
    const small = job(36_000);
    expect(small).toMatchObject({ hours: 100, usd: 200 });
    const { hours = 0, usd = 0 } = small?.atFullSpeed ?? {};
    expect(hours).toBeLessThan(10);
    expect(usd).toBeCloseTo(2 * hours, 2);
    expect(small && jobNotes(small)[0]).toMatch(/given back when it is done are paid for about .* hours, .*\.$/);
  });
});
