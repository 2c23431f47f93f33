import { headroomFraction, memoryPartsOf } from '@compute-advisor/domain';
import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from '../use-cases/advise-plan.use-case';
import { memoryView } from './memory-view';

describe('memoryView', () => {
  const chat = { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), contextTokens: fact(65_536) };
  it.each([1, 40, 400])(
    'has four parts that sum to what %i people need, and leaves the stated share free',
    (people) => {
      const { planned } = new AdvisePlan().run(asked({ ...chat, concurrentRequests: fact(people) }), sampleBooks);
      for (const rung of planned.ladder.rungs) {
        const installed = (rung.gpuCount - rung.gpusIdle) * rung.gpu.memoryBytesUsable;
        const memory = memoryView(memoryPartsOf(rung, planned.work), installed);
        const { weights_bytes: weights, kv_cache_bytes: cache } = memory;
        expect(weights + cache + memory.activation_bytes + memory.runtime_overhead_bytes).toBe(memory.required_bytes);
        expect(1 - memory.required_bytes / memory.installed_bytes).toBeCloseTo(headroomFraction(rung), 6);
        expect(Math.min(weights, cache, memory.activation_bytes, memory.runtime_overhead_bytes)).toBeGreaterThan(0);
      }
    },
  );
});
