import { sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';
import { AuditFleet } from './audit-fleet.use-case';

const chat = { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), concurrentRequests: fact(10) };
const { catalog } = sampleBooks;
const cuttable = { ...sampleBooks, catalog: { ...catalog, gpus: catalog.gpus.map((g) => ({ ...g, mig: true })) } };

describe('techniques that the text asks for', () => {
  it('none: no figures', () => {
    expect(new AdvisePlan().run(asked(chat), sampleBooks).figures.techniques).toBeUndefined();
  });
  it('proposing tokens ahead makes the plan faster by the factor it names', () => {
    const plain = new AdvisePlan().run(asked(chat), sampleBooks).planned.best?.planned.tpotMs ?? 0;
    const { figures, planned } = new AdvisePlan().run(
      asked({ ...chat, speculativeDecoding: fact('eagle' as const) }),
      sampleBooks,
    );
    const { factor = 0, facts } = figures.techniques?.speculation ?? {};
    expect(facts?.name).toBe('EAGLE-3');
    expect(factor).toBeGreaterThan(1.5);
    expect(plain / (planned.best?.planned.tpotMs ?? 1)).toBeCloseTo(factor, 6);
  });
  it('a fleet cut into two 3g.40gb slices of 42,760,404,992 bytes is two replicas', () => {
    const mig = fact({ profile: '3g.40gb', slices: 2 });
    const { current, figures } = new AuditFleet().run(
      asked({ ...chat, ...fleetFact('h100-sxm-80gb', 1), mig }, { mode: 'existing' }),
      cuttable,
    );
    const [group] = current?.groups ?? [];
    expect([group?.group.gpuCount, group?.rung?.replicas]).toEqual([2, 2]);
    expect(group?.installedBytes).toBe(2 * 42_760_404_992);
    expect(figures.techniques?.slices).toMatchObject({ profile: '3g.40gb', needed: 1, slice: { perCard: 2 } });
  });
  it('1g.10gb, 10,690,101,248 bytes, does not hold 16 GB of weights; the smallest slice that does is 1g.20gb', () => {
    const cut = (profile?: string) =>
      new AuditFleet().run(
        asked(
          { ...chat, ...fleetFact('h100-sxm-80gb', 1), mig: fact(profile === undefined ? {} : { profile }) },
          { mode: 'existing' },
        ),
        cuttable,
      );
    expect(cut('1g.10gb').verdict.code).toBe('does_not_fit');
    expect(cut('1g.10gb').figures.techniques?.slices?.needed).toBeUndefined();
    expect(cut().figures.techniques?.slices?.slice?.profile).toBe('1g.20gb');
  });
  it('a beginning of 3,000 tokens that all share stands before 512 of each, and is held once', () => {
    const shared = new AdvisePlan().run(asked({ ...chat, sharedPrefixTokens: fact(3000) }), sampleBooks).planned;
    expect(shared.question.lengths.inputTokens.value).toBe(3512);
    expect(shared.work.prefix).toEqual({ share: 3000 / 3512, sharedTokens: 3000 });
    const within = new AdvisePlan().run(
      asked({ ...chat, sharedPrefixTokens: fact(3000), inputTokens: fact(4000) }),
      sampleBooks,
    ).planned;
    expect(within.question.lengths.inputTokens.value).toBe(4000);
    expect(within.work.prefix).toEqual({ share: 0.75, sharedTokens: 3000 });
  });
  it('agents whose prompts nobody says are reused: what 0.8 would bring to the same part', () => {
    const long = { ...chat, useCase: fact('agents' as const), inputTokens: fact(24_000), outputTokens: fact(500) };
    const told = (more: object = {}) =>
      new AdvisePlan().run(asked({ ...long, ...more }), sampleBooks).figures.techniques?.reuse;
    const { now, then, share } = told() ?? {};
    expect(share).toBe(0.8);
    expect(then?.planned.ttftMs).toBeLessThan((now?.planned.ttftMs ?? 0) / 2);
    expect(then?.monthlyUsd).toBeLessThanOrEqual(now?.monthlyUsd ?? 0);
    expect(told({ prefixCacheShare: fact(0.5) })).toBeUndefined();
    expect(told({ useCase: fact('translation' as const) })).toBeUndefined();
  });
});
