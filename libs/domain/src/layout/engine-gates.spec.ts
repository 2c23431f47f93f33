import type { ServingConfig } from '../memory/serving-config';
import { packagedGpus, packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { ENGINE_GATES } from './data/engine-gates';
import { gateRefusal } from './engine-gates';

const [models, gpus] = [packagedModels(), packagedGpus()];
const vllm = (weightPrecision: ServingConfig['weightPrecision']): ServingConfig => ({
  engine: 'vllm',
  weightPrecision,
  kvPrecision: 'bf16',
});

describe('combinations that are published as not running', () => {
  it('names the file and the commit that were opened', () => {
    for (const { source } of ENGINE_GATES) expect(source).toMatch(/^[\w-]+\/[\w.-]+ .*at [0-9a-f]{12}/);
  });
  it('a card of 32 GB is not refused for a draft head that no plan starts', () => {
    const [model, gpu] = [rowOf(models, 'meta-models/Muse-Glimmer-30B'), rowOf(gpus, 'rtx-5090-32gb')];
    expect(gateRefusal(model, vllm('nvfp4'), gpu, { tensorParallel: 1, pipelineParallel: 1 })).toBeUndefined();
  });
  it(
    'Kimi K3 on two Hopper nodes: refused with attention on every GPU, not with tensor parallelism and whole ' +
      'experts',
    () => {
      const [model, gpu] = [rowOf(models, 'moonshotai/Kimi-K3'), rowOf(gpus, 'h200-sxm-141gb')];
      const perGpu = { tensorParallel: 1, pipelineParallel: 1, dataParallel: 16, expertParallel: true };
      expect(gateRefusal(model, vllm('mxfp4'), gpu, perGpu)?.cause).toBe('interconnect');
      const cut = { tensorParallel: 16, pipelineParallel: 1, expertParallel: true };
      expect(gateRefusal(model, vllm('mxfp4'), gpu, cut)).toBeUndefined();
    },
  );
});
