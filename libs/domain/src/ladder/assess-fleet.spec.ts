import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { packagedGpus, packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { present } from '../testing/present.spec';
import { assessGroup, shareDemand, shareSequences } from './assess-fleet';
import { capacityOf } from './fleet-layout';
import type { Market, PlannedWorkload } from './planned-workload';

const models = packagedModels();
const gpus = packagedGpus();
const model = (id: string): ModelFacts => rowOf(models, id);
const gpu = (id: string): GpuFacts => rowOf(gpus, id);
const market: Market = { gpus, rates: new Map(), excluded: () => undefined, asked: () => false };

const work = (changes: Partial<PlannedWorkload> = {}): PlannedWorkload => ({
  model: model('meta-llama/Llama-3.3-70B-Instruct'),
  config: { engine: 'vllm', weightPrecision: 'fp8', kvPrecision: 'bf16' },
  useCase: 'chat',
  inputTokens: 512,
  outputTokens: 256,
  contextTokens: 8192,
  tokensPerSequence: 768,
  demand: { concurrentRequests: 20 },
  targets: {},
  hoursPerMonth: 730,
  capacityShare: 0.8,
  highAvailability: false,
  ...changes,
});

describe('how GPUs that stand are laid out', () => {
  it('nobody says how: the layout that serves most, not the one with the largest room', () => {
    const group = { gpu: gpu('b200-sxm-180gb'), gpuCount: 8 };
    const found = assessGroup(work(), market, group);
    const wide = assessGroup(work(), market, group, { tensorParallel: 8 });
    expect(found.rung?.layout).toEqual({ tensorParallel: 1, pipelineParallel: 1 });
    expect(found.rung?.replicas).toBe(8);
    expect(wide.rung?.replicas).toBe(1);
    expect(capacityOf(present(found.rung))).toBeGreaterThan(1.5 * capacityOf(present(wide.rung)));
  });
  it('a stated layout stands, and the free saving is named: TP 8 is told of eight replicas of one GPU', () => {
    const found = assessGroup(work(), market, { gpu: gpu('b200-sxm-180gb'), gpuCount: 8 }, { tensorParallel: 8 });
    expect(found.rung?.layout.tensorParallel).toBe(8);
    expect(found.relayout?.rung.replicas).toBe(8);
    expect(found.relayout?.throughputFactor).toBeGreaterThan(1.5);
  });
  it('data parallel 4 on 8 GPUs is four copies of two GPUs each', () => {
    const found = assessGroup(work(), market, { gpu: gpu('h100-sxm-80gb'), gpuCount: 8 }, { dataParallel: 4 });
    expect([found.rung?.replicas, found.rung?.layout]).toEqual([4, { tensorParallel: 2, pipelineParallel: 1 }]);
  });
  it('TP 12 does not divide 64 heads: the reason is said of that layout, and what runs is looked at', () => {
    const found = assessGroup(work(), market, { gpu: gpu('h100-sxm-80gb'), gpuCount: 12 }, { tensorParallel: 12 });
    expect(found.refusedLayout?.reason).toBe('TP 12: 64 attention heads do not divide by 12');
    expect(found.rung?.layout.tensorParallel).not.toBe(12);
  });
  it('FP8 blocks: MiniMax-M2 at TP 8 starts with whole experts only, is looked at so, the reason is kept', () => {
    const m2 = work({ model: model('MiniMaxAI/MiniMax-M2') });
    const found = assessGroup(m2, market, { gpu: gpu('h100-sxm-80gb'), gpuCount: 8 }, { tensorParallel: 8 });
    expect(found.needsWholeExperts?.reason).toBe(
      'TP 8: the width of an expert, 1536, cut in 8 is 192, no multiple of the FP8 block of 128; expert ' +
        'parallelism or fewer GPUs per replica would run',
    );
    expect(found.refusedLayout).toBeUndefined();
    expect(found.rung?.layout).toEqual({ tensorParallel: 8, pipelineParallel: 1, expertParallel: true });
  });
  it('TP 1 on four B200 for a model that one does not hold: attention on each, the experts over all four', () => {
    const r1 = work({
      model: model('deepseek-ai/DeepSeek-R1-0528'),
      config: { engine: 'tensorrt-llm', weightPrecision: 'nvfp4', kvPrecision: 'fp8' },
    });
    const found = assessGroup(r1, market, { gpu: gpu('b200-sxm-180gb'), gpuCount: 4 }, { tensorParallel: 1 });
    expect(found.rung?.layout).toEqual({
      tensorParallel: 1,
      pipelineParallel: 1,
      dataParallel: 4,
      expertParallel: true,
    });
  });
  it('eight desktop boards that stand are one machine: 70B in 16 bits, 141 GB, runs at TP 8 on 8 x 24 GB', () => {
    const wide = work({ config: { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'bf16' } });
    const found = assessGroup(wide, market, { gpu: gpu('rtx-4090-24gb'), gpuCount: 8 });
    expect([found.fits, found.rung?.layout.tensorParallel, found.rung?.replicas]).toEqual([true, 8, 1]);
    const sixteen = assessGroup(wide, market, { gpu: gpu('rtx-4090-24gb'), gpuCount: 16 });
    expect(sixteen.fits).toBe(false);
  });
});

describe('a mixed fleet', () => {
  it('shares by speed as far as the rooms go: 100 on speeds 3 and 1 with rooms 40 and 80 is 40 and 60', () => {
    expect(shareSequences(100, [3, 1], [40, 80])).toEqual([40, 60]);
    expect(shareSequences(100, [3, 1], [400, 80])).toEqual([75, 25]);
  });
  it('what no room is left for waits in proportion to speed: 160 on rooms 40 and 80 leaves 40, 30 and 10', () => {
    expect(shareSequences(160, [3, 1], [40, 80])).toEqual([70, 90]);
  });
  it('a group that cannot hold the model carries nothing', () => {
    const groups = [
      { gpu: gpu('h100-sxm-80gb'), gpuCount: 4 },
      { gpu: gpu('l4-24gb'), gpuCount: 1 },
    ].map((g) => assessGroup(work(), market, g));
    expect(groups.map((g) => g.fits)).toEqual([true, false]);
    expect(shareDemand(work(), groups).map((w) => w.demand.concurrentRequests)).toEqual([20, 0]);
  });
});
