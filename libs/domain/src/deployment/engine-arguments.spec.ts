import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine, WeightPrecision } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';
import { packagedGpus, packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { ENGINE_ARGUMENTS, type ServerName } from './data/engine-arguments';
import { deploymentFor } from './deployment';
import type { DeploymentRequest } from './start-command';

const [models, gpus] = [packagedModels(), packagedGpus()];
const gpu = (id: string): GpuFacts => rowOf(gpus, id);
const LAYOUTS: readonly ParallelLayout[] = [
  { tensorParallel: 1, pipelineParallel: 1 },
  { tensorParallel: 8, pipelineParallel: 1, expertParallel: true },
  { tensorParallel: 8, pipelineParallel: 2 },
  { tensorParallel: 1, pipelineParallel: 1, dataParallel: 16, expertParallel: true, memoryUtilization: 0.95 },
];
const PRECISIONS: Readonly<Record<Engine, readonly WeightPrecision[]>> = {
  vllm: ['bf16', 'fp8', 'awq', 'bnb-4bit', 'nvfp4'],
  sglang: ['bf16', 'fp8', 'bnb-4bit', 'mxfp4'],
  'tensorrt-llm': ['bf16', 'fp8', 'nvfp4'],
  'llama.cpp': ['q4_k_m', 'mxfp4'],
};

const stated = (program: ServerName, flag: string): boolean =>
  ENGINE_ARGUMENTS[program].readings.some((r) => r.names.includes(flag));

/** Flags of a command, with the program whose they are. */
function flagsOf(command: string): { program: ServerName; flags: string[] }[] {
  return command
    .split(/\n(?=#|vllm|python|trtllm|srun|llama|printf|export)/)
    .filter((block) => /^(vllm serve|python -m sglang|trtllm-serve|srun|llama-server)/.test(block))
    .map((block) => {
      const program = (Object.keys(ENGINE_ARGUMENTS) as ServerName[]).find((p) => block.includes(p));
      if (program === undefined) throw new Error(`no program in ${block}`);
      const own = block.slice(block.indexOf(program) + program.length).replace(/'[^']*'/g, '');
      return { program, flags: [...own.matchAll(/(?:^|\s)(--?[a-z][\w-]*)/g)].map((m) => m[1] ?? '') };
    });
}

describe('every flag of every command', () => {
  it.each(Object.keys(PRECISIONS) as Engine[])('%s: stands in the list of that program, over all models', (engine) => {
    const unknown = new Set<string>();
    let seen = 0;
    for (const model of models)
      for (const weightPrecision of PRECISIONS[engine])
        for (const layout of LAYOUTS) {
          const request: DeploymentRequest = {
            model,
            config: { engine, weightPrecision, kvPrecision: 'fp8' },
            layout,
            replicas: 1,
            gpu: gpu('h200-sxm-141gb'),
            contextTokens: 65_536,
            tokensPerSequence: 4096,
            maxSequences: 32,
            memoryUtilization: 0.9,
            loraAdapters: 4,
            loraRank: 16,
            prefixCaching: true,
            speculativeMethod: layout.pipelineParallel > 1 ? 'mtp' : 'eagle',
            verbose: false,
          };
          for (const { program, flags } of flagsOf(deploymentFor(request)?.command ?? '')) {
            seen += flags.length;
            for (const flag of flags) if (!stated(program, flag)) unknown.add(`${program} ${flag}`);
          }
        }
    expect([...unknown]).toEqual([]);
    expect(seen).toBeGreaterThan(5_000);
  });
  it('every list names the file and the commit it was read in and holds no name twice', () => {
    for (const { readings } of Object.values(ENGINE_ARGUMENTS))
      for (const { names, commit, path, repository, release } of readings) {
        expect(new Set(names).size).toBe(names.length);
        expect(commit).toMatch(/^[0-9a-f]{40}$/);
        expect([repository, path, release].every((text) => text.length > 0)).toBe(true);
      }
  });
});
