import { type GpuFacts, NO_FACT_BOOKS, type ModelFacts, type UseCase } from '@compute-advisor/domain';
import type { Fact, Reading } from '@compute-advisor/intake';
import type { AdviseRequest } from './advise-request';
import type { Catalog } from '../ports/catalog.port';
import { asked, fact as read, namedModelFact as named } from '../testing/sample-reading';
import { DEFAULT_MODEL } from './defaults';
import { interpret } from './interpret';
import { ownPrice, type Question } from './question';
import { workloadOf } from '../use-cases/workload';

const model = (id: string, more: Partial<ModelFacts> = {}): ModelFacts => ({
  id,
  family: 'Test',
  aliases: [],
  kind: 'text',
  parametersTotal: 8e9,
  parametersTotalExact: true,
  parametersActive: 8e9,
  nativePrecision: 'bf16',
  maxContext: 131_072,
  source: {},
  ...more,
});
const catalog: Catalog = {
  version: 'test',
  books: NO_FACT_BOOKS,
  gpus: [],
  models: [
    model('meta-llama/Llama-3.1-8B-Instruct'),
    model('meta-llama/Llama-3.3-70B-Instruct'),
    model('BAAI/bge-m3', { kind: 'embedding', maxContext: 512 }),
    model('vendor/short-2k', { maxContext: 2048 }),
  ],
};
const ask = (reading: Partial<Reading>, request: Partial<AdviseRequest> = {}) =>
  interpret(asked(reading, request), catalog);
/** The inputs that the banner names, and the rules it names them by. */
const settled = (q: Question): string[] => q.assumptions.map((e) => `${e.input}: ${e.why.rule}`);

describe('interpret', () => {
  it('each may fill a stated context unless a prompt is stated: 8,192 with an answer of 500 and without', () => {
    const planned = (reading: Partial<Reading>) => ask(reading).lengths.tokensPerSequence;
    expect(planned({ contextTokens: read(8192) })).toEqual({ value: 8192, rule: 'context' });
    expect(planned({ contextTokens: read(8192), outputTokens: read(500) })).toEqual({ value: 8192, rule: 'context' });
    expect(planned({ contextTokens: read(8192), inputTokens: read(1000), outputTokens: read(500) })).toEqual({
      value: 1500,
      rule: 'lengths',
    });
    expect(planned({ outputTokens: read(500) })).toEqual({ value: 1012, rule: 'lengths' });
  });
  it('fp8 of a model that is published with four-bit experts and an FP8 rest is that checkpoint', () => {
    const architecture = {
      attention: 'gqa' as const,
      layers: 4,
      kvLayers: 4,
      hiddenSize: 1024,
      heads: 8,
      kvHeads: 8,
      headDim: 128,
      vocabSize: 32_000,
      mlpMatrices: 3,
      tiedEmbeddings: false,
      moe: {
        experts: 8,
        expertsPerToken: 2,
        moeIntermediateSize: 512,
        sharedExperts: 0,
        sharedIntermediateSize: 0,
        moeLayers: 4,
        firstDenseLayers: 0,
      },
    };
    const eight = { experts: 4.25, attention: 8, router: 16, norms: 16, embedding: 16, head: 16 };
    const files = (bitsByGroup: Partial<typeof eight>): ModelFacts =>
      model('vendor/mixed', {
        architecture,
        nativePrecision: 'mxfp4',
        checkpoints: [
          {
            repo: 'vendor/mixed',
            format: 'mxfp4',
            publisher: 'vendor',
            confidence: 'high',
            bitsByGroup,
            source: 'test',
          },
        ],
      });
    const read8 = (bits: Partial<typeof eight>): Question =>
      interpret(asked({ ...named('vendor/mixed'), weightPrecision: read('fp8' as const) }), {
        ...catalog,
        models: [...catalog.models, files(bits)],
      });
    expect(read8(eight).weightPrecision.value).toBe('mxfp4');
    expect(read8({ ...eight, attention: 16 }).weightPrecision.value).toBe('fp8');
  });
  it('fills every gap of an empty reading and names each default exactly once', () => {
    const q = ask({});
    expect(q.mode).toBe('plan');
    expect(q.modelMember).toEqual({ value: 'meta-llama/Llama-3.3-70B-Instruct', source: 'defaulted' });
    expect(q.traffic.concurrentRequests).toEqual({ value: 10, source: 'defaulted' });
    expect(settled(q)).toEqual([
      'use_case: none_stated',
      'model: widely_served',
      'engine: usual_engine',
      'weight_precision: checkpoint_own',
      'kv_cache_precision: model_keeps_none',
      'input_tokens: usual_for',
      'output_tokens: usual_for',
      'context_tokens: maximum_is_no_workload',
      'concurrent_requests: no_load_stated',
      'hours_per_month: always_on',
      'ttft_ms: only_ranks',
      'tpot_ms: only_ranks',
    ]);
  });
  it('plans a model that writes text for text, whatever else the words ask for', () => {
    const q = ask({ ...named('meta-llama/Llama-3.1-8B-Instruct'), useCase: read('speech' as const) });
    expect(q.useCase).toEqual({ value: 'general', source: 'defaulted' });
    expect(settled(q)).toContain('use_case: model_writes_text');
    expect([q.lengths.inputTokens.value, q.lengths.outputTokens.value]).toEqual([512, 256]);
  });
  it('gives a batch the lengths of its task, and a translation those of its text', () => {
    const batch = { ...named('meta-llama/Llama-3.1-8B-Instruct'), useCase: read('batch' as const) };
    expect(ask({ ...batch, task: read('classification' as const) }).lengths.outputTokens.value).toBe(16);
    const translated = ask({ ...batch, task: read('translation' as const), inputTokens: read(400) });
    expect(translated.lengths.outputTokens.value).toBe(400);
    expect(settled(translated)).toContain('output_tokens: as_long_as_its_text');
  });
  it('keeps the proportion of a volume that is told in tokens sent and written', () => {
    const volume = { totalTokens: 46_000_000, inputTokens: 40_000_000, outputTokens: 6_000_000 };
    const daily = { ...named('meta-llama/Llama-3.1-8B-Instruct'), mode: read('plan' as const) };
    const q = ask({ ...daily, batch: read({ ...volume, recurrence: 'daily' as const }) });
    expect([q.lengths.inputTokens.value, q.lengths.outputTokens.value]).toEqual([1707, 256]);
    expect(settled(q)).toContain('input_tokens: as_the_volume');
    expect(q.traffic.requestsPerDay).toEqual({ value: 23_434, source: 'derived' });
    expect(settled(q)).toContain('requests_per_second: twice_the_mean');
    expect(q.traffic.requestsPerSecond?.value).toBeCloseTo(0.542454, 6);
    const batch = ask({
      ...daily,
      useCase: read('batch' as const),
      batch: read({ ...volume, recurrence: 'daily' as const }),
    });
    expect(batch.traffic.requestsPerSecond?.source).toBe('derived');
    const written = ask({ ...daily, batch: read({ outputTokens: 6_000_000, recurrence: 'daily' as const }) });
    expect(written.traffic.requestsPerSecond?.value).toBeCloseTo(0.542546, 6);
  });
  it('puts nothing into the banner for what is stated', () => {
    const q = ask({
      ...named('meta-llama/Llama-3.1-8B-Instruct'),
      useCase: read('chat' as const),
      weightPrecision: read('fp8' as const),
      kvPrecision: read('fp8' as const),
      engine: read('vllm' as const),
      inputTokens: read(500),
      outputTokens: read(200),
      contextTokens: read(4096),
      concurrentRequests: read(20),
      hoursPerDay: read(8),
      daysPerWeek: read(5),
      ttftMs: read(500),
    });
    expect(q.assumptions).toEqual([]);
    expect(q.traffic.hoursPerMonth).toEqual({ value: 173.81, source: 'inferred', evidence: 'words' });
  });
  it('says where the words stand, for one contiguous span', () => {
    const text = 'Llama for 40 people at once';
    const forty = { value: 40, evidence: '40 people at once', start: 10, end: 27 };
    const member = (fact: Fact<number>) =>
      interpret(asked({ concurrentRequests: fact }, { description: text }), catalog).traffic.concurrentRequests;
    expect(member(forty)).toEqual({ value: 40, source: 'inferred', evidence: '40 people at once', at: [10, 27] });
    const pieces = [
      { start: 10, end: 12 },
      { start: 20, end: 27 },
    ];
    expect(member({ ...forty, evidence: '40 … at once', pieces })).not.toHaveProperty('at');
  });
  it('quotes every fact that a figure is worked out from', () => {
    const text = 'from 9 to 17 on 5 days';
    const q = interpret(
      asked(
        {
          hoursPerDay: { value: 8, evidence: '9 to 17', start: 5, end: 12 },
          daysPerWeek: { value: 5, evidence: '5 days', start: 16, end: 22 },
        },
        { description: text },
      ),
      catalog,
    );
    expect(q.traffic.hoursPerMonth).toEqual({ value: 173.81, source: 'inferred', evidence: '9 to 17 … 5 days' });
  });
  it(
    'rents a nightly batch for its windows: 6 h a night are 182.5 h a month, and 2,160,000 items in 6 h are ' +
      '100 a second',
    () => {
      const { traffic } = ask({ batch: read({ items: 2_160_000, windowHours: 6, recurrence: 'daily' as const }) });
      expect(traffic.hoursPerMonth).toEqual({ value: 182.5, source: 'derived', evidence: 'words' });
      expect(traffic.requestsPerSecond).toEqual({ value: 100, source: 'derived' });
    },
  );
  it('keeps an approximated reading as read and says so', () => {
    const q = ask({ concurrentRequests: read(50, 'Concurrent requests: "about 50" is taken as 50.') });
    expect(q.traffic.concurrentRequests).toEqual({ value: 50, source: 'inferred', evidence: 'words' });
    expect(q.assumptions).toContainEqual({
      input: 'concurrent_requests',
      value: 50,
      why: { rule: 'approximated', words: 'Concurrent requests: "about 50" is taken as 50.' },
    });
  });
  it('puts a tenth of the users in flight: 2,000 users are 200 sequences, 3 users one', () => {
    expect(ask({ totalUsers: read(2000) }).traffic.concurrentRequests).toEqual({ value: 200, source: 'defaulted' });
    expect(ask({ totalUsers: read(3) }).traffic.concurrentRequests?.value).toBe(1);
  });
  it(
    'takes the peak as twice the mean: 86,400 requests a day are 2 per second around the clock, 6 over a ' +
      'working day of people',
    () => {
      expect(ask({ requestsPerDay: read(86_400) }).traffic.requestsPerSecond).toEqual({
        value: 2,
        source: 'defaulted',
      });
      expect(ask({ requestsPerDay: read(86_400), totalUsers: read(500) }).traffic.requestsPerSecond).toEqual({
        value: 6,
        source: 'defaulted',
      });
    },
  );
  it('runs a batch evenly: 500,000 documents in four hours a night are 34.722222 per second', () => {
    expect(
      ask({ requestsPerDay: read(500_000), hoursPerDay: read(4), useCase: read('batch' as const) }).traffic
        .requestsPerSecond,
    ).toEqual({ value: 34.722222, source: 'derived' });
  });
  it('turns a demand in tokens into requests: 3,500 tokens/s of 256-token answers are 13.671875 requests/s', () => {
    expect(ask({ outputTokensPerSecond: read(3500) }).traffic.requestsPerSecond).toEqual({
      value: 13.671875,
      source: 'derived',
    });
  });
  it("never plans a default context over the model's own, and shortens default prompts to fit", () => {
    const { lengths } = ask({ ...named('vendor/short-2k'), useCase: read('rag' as const) });
    expect(lengths.contextTokens).toEqual({ value: 2048, source: 'defaulted' });
    expect(lengths.inputTokens.value + lengths.outputTokens.value).toBeLessThanOrEqual(2048);
  });
  it('holds what prompt and answer need when the stated context is too short for them', () => {
    const q = ask({ inputTokens: read(6000), outputTokens: read(500), contextTokens: read(4096) });
    expect(q.lengths.contextTokens).toEqual({ value: 6500, source: 'derived', evidence: 'words' });
    expect(q.remarks[0]).toEqual({ kind: 'context_too_short', neededTokens: 6500, statedTokens: 4096 });
  });
  it('asks for the next power of two when prompt and answer need more than 8,192', () => {
    expect(ask({ inputTokens: read(9000), outputTokens: read(500) }).lengths.contextTokens.value).toBe(16_384);
  });
  it('knows what an embedding model is for', () => {
    const q = ask(named('BAAI/bge-m3'));
    expect(q.useCase).toEqual({ value: 'embeddings', source: 'derived' });
    expect(q.lengths.outputTokens.value).toBe(0);
    expect(q.lengths.contextTokens.value).toBe(512);
  });
  it('serves GGUF formats and Apple machines with llama.cpp', () => {
    expect(ask({ weightPrecision: read('q4_k_m' as const) }).engine).toEqual({ value: 'llama.cpp', source: 'derived' });
    const apple = ask({ fleet: read([{ gpuId: 'apple-m3-ultra-512gb', gpuCount: 1 }]) });
    expect(apple.engine.value).toBe('llama.cpp');
    expect(apple.weightPrecision).toEqual({ value: 'q4_k_m', source: 'defaulted' });
  });
  it('serves hardware that the usual engine does not run on with llama.cpp, and only that', () => {
    const part = (id: string, computeCapability: string) =>
      ({ id, name: id, vendor: 'nvidia', computeCapability, formFactor: 'PCIe' }) as unknown as GpuFacts;
    const known = { ...catalog, gpus: [part('p40-24gb', '6.1'), part('l40s-48gb', '8.9')] };
    const on = (...gpuIds: string[]) =>
      interpret(asked({ fleet: read(gpuIds.map((gpuId) => ({ gpuId, gpuCount: 2 }))) }), known).engine.value;
    expect(on('p40-24gb')).toBe('llama.cpp');
    expect(on('p40-24gb', 'l40s-48gb')).toBe('vllm');
  });
  it('holds the first words of what is spoken to the time of an answer, the whole of what is written', () => {
    const kinds = (useCase: UseCase) =>
      ask({ useCase: read(useCase), endToEndMs: read(800) }).remarks.map(({ kind }) => kind);
    expect(kinds('voice')).toEqual(['first_words_target']);
    expect(kinds('chat')).toEqual(['end_to_end_target']);
    const targets = (useCase: UseCase) => workloadOf(ask({ useCase: read(useCase), endToEndMs: read(800) })).targets;
    expect(targets('voice')).toEqual({ ttftMs: 800 });
    expect(targets('chat')).toEqual({ endToEndMs: 800 });
  });
  it('takes the price of the request, keeps the one of the text out of savings and says what to send', () => {
    expect(ask({ pricePerGpuHour: read(2.1) }, { currentPricePerGpuHour: 3 }).pricePerGpuHour).toEqual({
      value: 3,
      source: 'provided',
    });
    const q = ask({ pricePerGpuHour: read(2.1) });
    expect(q.pricePerGpuHour).toEqual({ value: 2.1, source: 'inferred', evidence: 'words' });
    expect(q.remarks).toEqual([{ kind: 'price_only_in_text', usdPerGpuHour: 2.1, fromBill: false }]);
    expect(ownPrice(q)).toBeUndefined();
  });
  it('asks no latency of a batch and of a fit question', () => {
    expect(ask({ useCase: read('batch' as const) }).latency).toEqual({ stated: false });
    expect(ask({}, { mode: 'model' }).latency).toEqual({ stated: false });
  });
  it("lets the request's mode win over the text's", () => {
    expect(ask({ mode: read('existing' as const) }, { mode: 'budget' }).mode).toBe('budget');
    expect(ask({ mode: read('existing' as const) }).mode).toBe('existing');
  });
  it('names a default model for every use case', () => {
    expect(Object.values(DEFAULT_MODEL).every((id) => /^[\w.-]+\/[\w.-]+$/.test(id))).toBe(true);
  });
});
