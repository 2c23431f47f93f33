import { InMemoryPriceFeedMemoryRepository } from '@compute-advisor/application/testing';
import { settleRefusals } from './settle-refusals';

const refusal = {
  reason: 'the median of l4-24gb at aws moved from 1 to 2 USD per GPU-hour, 1.6x or more',
  doubted: [],
  times: 3,
  sinceMs: Date.UTC(2026, 9, 4, 12),
  needsOperator: true,
  acceptedByOperator: false,
};

describe('settling what was refused', () => {
  const memories = new InMemoryPriceFeedMemoryRepository();
  const run = (...words: string[]) => settleRefusals(words, memories);

  it('lists it, accepts it, and starts a feed anew', async () => {
    expect(await run('list')).toEqual(['Nothing is refused.']);
    await memories.remember('skypilot/aws', { anchors: [{ key: 'k', day: '2026-10-03', usdPerGpuHour: 1 }], refusal });
    expect(await run('list')).toEqual([
      `skypilot/aws\t2026-10-04T12:00:00.000Z\trefused 3 x\tNEEDS AN OPERATOR\t${refusal.reason}`,
    ]);
    expect(await run('accept', 'azure')).toEqual(['Nothing of azure is refused.']);
    expect((await run('accept', 'skypilot/aws'))?.[0]).toContain('is taken at the next refresh that says the same');
    expect((await memories.memoryOf('skypilot/aws')).refusal).toEqual({ ...refusal, acceptedByOperator: true });
    expect((await run('list'))?.[0]).toContain('accepted, taken at the next refresh');
    await run('reset', 'skypilot/aws');
    expect(await memories.memoryOf('skypilot/aws')).toEqual({ anchors: [], startsAnew: true });
  });

  it.each([[[]], [['accept']], [['forget', 'azure']], [['list', 'azure']], [['accept', 'a', 'b']]])(
    'says nothing to %j',
    async (words) => {
      expect(await run(...words)).toBeUndefined();
    },
  );
});
