import { packagedGpus, packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { layoutText } from '../layout/layout-text';
import { candidateReplicas } from './candidate-replicas';
import type { PlannedWorkload } from './planned-workload';

const gpus = packagedGpus();
const models = packagedModels();
const work = (id: string, weightPrecision: 'bf16' | 'fp8', lengths: Partial<PlannedWorkload>): PlannedWorkload => ({
  model: rowOf(models, id),
  config: { engine: 'vllm', weightPrecision, kvPrecision: 'bf16' },
  useCase: 'chat',
  inputTokens: 512,
  outputTokens: 256,
  contextTokens: 8192,
  tokensPerSequence: 768,
  demand: { concurrentRequests: 100 },
  targets: {},
  hoursPerMonth: 730,
  capacityShare: 0.8,
  highAvailability: false,
  ...lengths,
});
const SUBJECTS = [
  ['meta-llama/Llama-3.1-8B-Instruct', 'bf16'],
  ['meta-llama/Llama-3.3-70B-Instruct', 'fp8'],
  ['openai/gpt-oss-120b', 'bf16'],
  ['deepseek-ai/DeepSeek-V3', 'fp8'],
] as const;
const CONTEXTS = [1024, 8192, 16_384, 24_576, 32_768, 40_960, 49_152, 57_344, 65_536, 98_304, 131_072];

/** Sequences per part and layout, by the layout's name without what the raised share of memory adds. */
function held(of: PlannedWorkload): Map<string, number> {
  const found = new Map<string, number>();
  for (const gpu of gpus)
    for (const { layout, service } of candidateReplicas.allOf(of, gpu))
      found.set(`${gpu.id} ${layoutText(layout)}`, service.maxSequences);
  return found;
}

/** Layouts that hold more at a longer context than at a shorter one. */
function rising(at: (contextTokens: number) => PlannedWorkload): string[] {
  const found: string[] = [];
  let before = held(at(CONTEXTS[0] ?? 0));
  for (const contextTokens of CONTEXTS.slice(1)) {
    const now = held(at(contextTokens));
    for (const [layout, sequences] of now)
      if (sequences > (before.get(layout) ?? 0) + 1e-9)
        found.push(`${layout} at ${contextTokens}: ${before.get(layout)} -> ${sequences}`);
    before = now;
  }
  return found;
}

describe.each(SUBJECTS)('what a replica of %s %s holds', (id, precision) => {
  it('never rises with the longest sequence, on any part and layout', () => {
    expect(rising((contextTokens) => work(id, precision, { contextTokens }))).toEqual([]);
  });
  it('never rises with contexts that each may fill', () => {
    const filling = (tokens: number): PlannedWorkload =>
      work(id, precision, { contextTokens: tokens, tokensPerSequence: tokens });
    expect(rising(filling)).toEqual([]);
  });
});

it('the raised share of memory carries the longest sequence, and of the planned ones no more than the usual', () => {
  const a5000 = rowOf(gpus, 'rtx-a5000-24gb');
  const at = (contextTokens: number) =>
    candidateReplicas.allOf(work(SUBJECTS[0][0], 'bf16', { contextTokens }), a5000)[0];
  expect(at(8192)?.layout.memoryUtilization).toBeUndefined();
  expect(at(48_000)?.layout.memoryUtilization).toBe(0.95);
  expect(at(48_000)?.service.maxSequences).toBe(at(8192)?.service.maxSequences);
});
