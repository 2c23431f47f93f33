import type { PriceFeedMemory, PriceFeedMemoryRepository } from '../ports/price-feed-memory.repository';

const MEMORY: PriceFeedMemory = {
  anchors: [
    { key: 'h100-sxm-80gb|aws|on_demand|8', day: '2026-10-04', usdPerGpuHour: 0.36979999999999996 },
    { key: 'l4-24gb|aws|on_demand|1', day: '2026-10-03', usdPerGpuHour: 0.8048 },
  ],
  startsAnew: true,
  refusal: {
    reason: 'the median of h100-sxm-80gb at aws moved from 4 to 2 USD per GPU-hour, 1.6x or more',
    doubted: [{ key: 'h100-sxm-80gb|aws|on_demand|8', usdPerGpuHour: 2 }],
    times: 3,
    sinceMs: Date.UTC(2026, 9, 4),
    needsOperator: true,
    acceptedByOperator: false,
  },
};

/** What every memory of price feeds must do. `newRepository` hands out an empty one; `sameStore` another instance on
 *  its store, as another replica has it. */
export function priceFeedMemoryRepositoryContract(
  newRepository: () => Promise<PriceFeedMemoryRepository>,
  sameStore: () => Promise<PriceFeedMemoryRepository>,
): void {
  describe('a memory of price feeds', () => {
    let repository: PriceFeedMemoryRepository;
    beforeEach(async () => {
      repository = await newRepository();
    });

    it('remembers nothing of a feed it was told nothing of', async () => {
      expect(await repository.memoryOf('toolshed')).toEqual({ anchors: [] });
      expect(await repository.feedsRemembered()).toEqual([]);
    });

    it('gives back what it was told, numbers bit for bit, also to another replica', async () => {
      await repository.remember('skypilot/aws', MEMORY);
      await repository.remember('azure', { anchors: [] });
      expect(await (await sameStore()).memoryOf('skypilot/aws')).toEqual(MEMORY);
      expect(await (await sameStore()).feedsRemembered()).toEqual(['azure', 'skypilot/aws']);
    });

    it('replaces what it was told before: a refusal that is left out is forgotten', async () => {
      await repository.remember('azure', MEMORY);
      await repository.remember('azure', { anchors: MEMORY.anchors.slice(1) });
      expect(await repository.memoryOf('azure')).toEqual({ anchors: MEMORY.anchors.slice(1) });
    });
  });
}
