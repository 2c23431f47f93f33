import { sampleBooks } from '../testing/sample-books';
import { asked, fleetFact, namedModelFact } from '../testing/sample-reading';
import { SizeModel } from './size-model.use-case';

const size = (...question: Parameters<typeof asked>) => new SizeModel().run(asked(...question), sampleBooks);

describe('SizeModel', () => {
  it('needs 16.09 GB of weights and 1 GiB of cache for one sequence of 8,192 tokens: one GPU', () => {
    const { verdict, figures } = size(namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), { mode: 'model' });
    expect(verdict.code).toBe('single_gpu');
    const { need } = figures.requirement;
    // 8,030,261,248 parameters x 2 bytes, and what the engine adds to them; 131,072 bytes x 8,192 tokens.
    expect(need.weightsBytes).toBe(16_060_522_496 + 33_554_432);
    expect(need.kvCacheBytesPerToken).toBe(131_072);
    expect(need.kvCacheBytes).toBe(1_073_741_824);
    expect(need.weightsBytes + need.kvCacheBytes + need.activationBytes + need.runtimeOverheadBytes).toBe(
      need.totalRequiredBytes,
    );
    expect(verdict).toMatchObject({ sequences: 1, totalRequiredBytes: need.totalRequiredBytes });
  });
  it('spreads 141 GB over more than one GPU of a node', () => {
    expect(size(namedModelFact('meta-llama/Llama-3.3-70B-Instruct'), { mode: 'model' }).verdict.code).toBe(
      'single_node',
    );
  });
  it('says whether the hardware named holds it', () => {
    const one = fleetFact('h100-sxm-80gb', 1);
    const small = size({ ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), ...one }, { mode: 'model' });
    const large = size({ ...namedModelFact('meta-llama/Llama-3.3-70B-Instruct'), ...one }, { mode: 'model' });
    expect(small.ownHardware?.holds).toBe('all');
    expect(large.ownHardware).toEqual({ holds: 'none' });
  });
  it('is infeasible with a reason where no allowed part holds it', () => {
    const wishes = { ...asked({}).reading.wishes, excludedGpuIds: ['h100-sxm-80gb'] };
    expect(size({ ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), wishes }, { mode: 'model' }).verdict).toEqual({
      code: 'infeasible',
      reason: 'ruled out by the description',
    });
  });
});
