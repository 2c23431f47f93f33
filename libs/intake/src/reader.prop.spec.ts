import fc from 'fast-check';
import type { Reading } from './index';
import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const gazetteer = catalogGazetteer();
const reader = createReader(gazetteer);

const MODELS = [
  'meta-llama/Llama-3.3-70B-Instruct',
  'Qwen/Qwen3-32B',
  'mistralai/Mixtral-8x7B-Instruct-v0.1',
  'google/gemma-3-27b-it',
  'openai/gpt-oss-120b',
  'deepseek-ai/DeepSeek-R1',
] as const;
const SAID: Readonly<Record<(typeof MODELS)[number], string>> = {
  'meta-llama/Llama-3.3-70B-Instruct': 'Llama 3.3 70B',
  'Qwen/Qwen3-32B': 'Qwen3-32B',
  'mistralai/Mixtral-8x7B-Instruct-v0.1': 'Mixtral 8x7B',
  'google/gemma-3-27b-it': 'gemma 3 27b',
  'openai/gpt-oss-120b': 'gpt-oss-120b',
  'deepseek-ai/DeepSeek-R1': 'DeepSeek R1',
};
const CARDS = [
  ['h100-sxm-80gb', 'H100'],
  ['a100-sxm4-40gb', 'A100 40GB'],
  ['l40s-48gb', 'L40S'],
  ['rtx-4090-24gb', 'RTX 4090'],
  ['mi300x-192gb', 'MI300X'],
  ['h200-sxm-141gb', 'H200'],
] as const;

/** A specification, and the clauses a person would write for it. */
const spec = fc.record({
  model: fc.constantFrom(...MODELS),
  card: fc.constantFrom(...CARDS),
  count: fc.integer({ min: 2, max: 64 }),
  concurrent: fc.integer({ min: 2, max: 5000 }),
  users: fc.integer({ min: 2, max: 90000 }),
  contextK: fc.constantFrom(4, 8, 16, 32, 64, 128),
  input: fc.integer({ min: 50, max: 9000 }),
  output: fc.integer({ min: 20, max: 4000 }),
  rps: fc.integer({ min: 1, max: 900 }),
  ttft: fc.integer({ min: 50, max: 5000 }),
  utilization: fc.integer({ min: 1, max: 99 }),
  precision: fc.constantFrom('fp8', 'awq', 'int8', 'q4_k_m', 'bf16'),
});
type Spec = typeof spec extends fc.Arbitrary<infer T> ? T : never;
const clausesOf = (s: Spec): string[] => [
  `we run ${s.count}x ${s.card[1]}`,
  `the model is ${SAID[s.model]} in ${s.precision}`,
  `${s.concurrent} concurrent requests`,
  `${s.users} employees have access`,
  `${s.contextK}k context`,
  `${s.input} input tokens`,
  `${s.output} output tokens`,
  `${s.rps} requests per second`,
  `TTFT under ${s.ttft} ms`,
  `GPU utilization is ${s.utilization}%`,
];
const readBack = (r: Reading): unknown[] => [
  r.model?.value,
  r.fleet?.value,
  r.weightPrecision?.value,
  r.concurrentRequests?.value,
  r.totalUsers?.value,
  r.contextTokens?.value,
  r.inputTokens?.value,
  r.outputTokens?.value,
  r.requestsPerSecond?.value,
  r.ttftMs?.value ?? r.observed.ttftMs?.value,
  r.utilizationFraction?.value,
  r.mode?.value,
];
const wanted = (s: Spec): unknown[] => [
  { kind: 'catalog', id: s.model },
  [{ gpuId: s.card[0], gpuCount: s.count }],
  s.precision,
  s.concurrent,
  s.users,
  s.contextK * 1024,
  s.input,
  s.output,
  s.rps,
  s.ttft,
  s.utilization / 100,
  'existing',
];
const facts = (r: Reading): unknown => JSON.parse(JSON.stringify(readBack(r)));

/** Every fact of a reading with its path. */
interface Quoted {
  readonly evidence: string;
  readonly start: number;
  readonly end: number;
  readonly pieces?: readonly { readonly start: number; readonly end: number }[];
}
function quotes(value: unknown, path = 'reading'): (Quoted & { path: string })[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'evidence' in value && 'start' in value && 'end' in value ? [{ path, ...(value as Quoted) }] : [];
  return [...own, ...Object.entries(value).flatMap(([k, v]) => quotes(v, `${path}.${k}`))];
}
function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : [];
}

describe('a text written from a specification reads back to it', () => {
  it('whatever the order of its clauses', () => {
    fc.assert(
      fc.property(
        spec,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 10, maxLength: 10 }),
        fc.constantFrom('. ', ', ', '; ', '\n'),
        (s, order, joint) => {
          const text = clausesOf(s)
            .map((c, i) => [c, order[i] ?? 0] as const)
            .sort((a, b) => a[1] - b[1])
            .map(([c]) => c)
            .join(joint);
          expect(`${text} => ${JSON.stringify(readBack(reader.read(text)))}`).toBe(
            `${text} => ${JSON.stringify(wanted(s))}`,
          );
        },
      ),
      { numRuns: 400 },
    );
  });
  it('whatever its case, white space and Unicode form', () => {
    const shapes: readonly ((t: string) => string)[] = [
      (t) => t.toUpperCase(),
      (t) => t.toLowerCase(),
      (t) => t.replace(/ /g, '  '),
      (t) => t.replace(/ /g, '\u00a0'),
      (t) => t.replace(/ /g, '\t'),
      (t) => t.replace(/[!-~]/g, (c) => (c === ',' || c === '.' ? c : String.fromCharCode(c.charCodeAt(0) + 0xfee0))),
      (t) => `  \n${t}\n`,
      (t) => t.replace(/(\w) /g, '$1\u200b '),
    ];
    fc.assert(
      fc.property(spec, fc.constantFrom(...shapes), (s, shape) => {
        const text = shape(clausesOf(s).join(', '));
        expect(`${text} => ${JSON.stringify(readBack(reader.read(text)))}`).toBe(
          `${text} => ${JSON.stringify(wanted(s))}`,
        );
      }),
      { numRuns: 300 },
    );
  });
  it('composed and decomposed accents mean the same', () => {
    for (const text of [
      'Wir möchten Llama 3.3 70B für 50 gleichzeitige Nutzer über 12 Stunden täglich',
      'Queremos atención al cliente con Qwen3 32B, 20 usuarios simultáneos, presupuesto 900 € al mes',
      'Nous avons 4 A100 80 Go, 25 utilisateurs simultanés, modèle Mixtral 8x7B',
    ]) {
      expect(facts(reader.read(text.normalize('NFD')))).toEqual(facts(reader.read(text.normalize('NFC'))));
    }
  });
});

describe('for any text', () => {
  const word = fc.constantFrom(
    'Llama 3.1 70B',
    'qwen',
    '8x',
    'H100',
    '4090',
    'A100 80GB',
    '30 users',
    'tok/s',
    '2-4k',
    '$2.49/hr',
    '€',
    'budget',
    'context',
    '32k',
    'no, make that 25',
    'not',
    'or',
    'fp8',
    'kv cache',
    '--max-model-len',
    '并发',
    '六张',
    '\n',
    '75% idle',
    'TTFT',
    '12 000',
    '1.5 lakh',
    '999999999999999999999',
    '🚀',
    '\ud800',
    'e\u0301',
  );
  const any = fc.oneof(
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 60 }).map((w) => w.join(' ')),
  );
  it('nothing throws, every number is finite, every fact quotes the words it stands in', () => {
    fc.assert(
      fc.property(any, (text) => {
        const reading = reader.read(text);
        expect(numbers(reading).every(Number.isFinite)).toBe(true);
        for (const q of quotes(reading)) {
          expect(q.evidence).not.toBe('');
          expect((q.pieces ?? [q]).map((p) => text.slice(p.start, p.end)).join(' … ')).toBe(q.evidence);
        }
      }),
      { numRuns: 1500 },
    );
  });
  it('the same text always gives the same reading, from a catalog in any order', () => {
    const reversed = createReader({
      models: [...gazetteer.models].reverse(),
      gpus: [...gazetteer.gpus].reverse(),
      instances: [...gazetteer.instances].reverse(),
    });
    fc.assert(
      fc.property(any, (text) => {
        expect(reversed.read(text)).toEqual(reader.read(text));
      }),
      { numRuns: 400 },
    );
  });
});
