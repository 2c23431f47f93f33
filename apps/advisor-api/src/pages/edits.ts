import { ENGINES, KV_PRECISIONS, USE_CASES } from '@compute-advisor/domain';

/** How an assumed value is changed where it stands: the words that are added to the description, and what may be
 *  entered. */
export interface Edit {
  readonly kind: 'number' | 'choice' | 'text';
  readonly choices?: readonly string[];
  readonly phrase: (value: string) => string;
  /** What is entered when that is not the value shown: its label and what stands there at first. */
  readonly asks?: { readonly label: string; readonly initial: string; readonly most: number };
  /** Finds an earlier edit of the same value, so that a second one replaces it. */
  readonly earlier: RegExp;
}

const NUMBER = '\\d+(?:\\.\\d+)?';
const number = (before: string, after: string): Edit => ({
  kind: 'number',
  phrase: (value) => `${before}${value}${after}.`,
  earlier: new RegExp(`\\s*${before}${NUMBER}${after}\\.`, 'g'),
});
const choice = (before: string, choices: readonly string[]): Edit => ({
  kind: 'choice',
  choices,
  phrase: (value) => `${before}${SAID[value] ?? value.replace(/_/g, ' ')}.`,
  earlier: new RegExp(`\\s*${before}[A-Za-z0-9._ -]+?\\.(?= |$)`, 'g'),
});

/** How a use case is said so that it is read for itself, where its name alone is not enough. */
const SAID: Readonly<Record<string, string>> = {
  agents: 'AI agents',
  batch: 'batch processing',
  speech: 'speech to text',
  voice: 'voice assistant',
  training: 'pre-training',
};

/** Precisions offered for editing; the description itself takes every name of the contract. */
const OFFERED_PRECISIONS = [
  'bf16',
  'fp16',
  'fp8',
  'int8',
  'int4',
  'nvfp4',
  'mxfp4',
  'awq',
  'gptq',
  'q8_0',
  'q6_k',
  'q5_k_m',
  'q4_k_m',
];

/** Values that can be edited, by member of `spec_so_far`. */
export const EDITS: Readonly<Record<string, Edit>> = {
  concurrent_requests: number('', ' concurrent requests'),
  requests_per_second: number('', ' requests per second'),
  hours_per_month: { ...number('', ' hours per day'), asks: { label: 'Hours per day', initial: '24', most: 24 } },
  input_tokens: number('', ' input tokens per request'),
  output_tokens: number('', ' output tokens per request'),
  context_tokens: number('', ' token context'),
  ttft_ms: number('First token within ', ' ms'),
  tpot_ms: number('At most ', ' ms per output token'),
  weight_precision: {
    kind: 'choice',
    choices: OFFERED_PRECISIONS,
    phrase: (value) => `Weights in ${value}.`,
    earlier: /\s*Weights in [a-z0-9_]+\./g,
  },
  kv_cache_precision: {
    kind: 'choice',
    choices: KV_PRECISIONS,
    phrase: (value) => `KV cache in ${value}.`,
    earlier: /\s*KV cache in [a-z0-9_]+\./g,
  },
  engine: choice('Served with ', ENGINES),
  use_case: choice(
    'Use case: ',
    USE_CASES.filter((name) => name !== 'general'),
  ),
  model: { kind: 'text', phrase: (value) => `Model: ${value}.`, earlier: /\s*Model: [^\n]{1,100}?\.(?= |$)/g },
};

/** The description with one value changed in plain words; undefined when the value is not one that can be entered. */
export function edited(description: string, member: string, value: string): string | undefined {
  const edit = Object.hasOwn(EDITS, member) ? EDITS[member] : undefined;
  const entered = value.trim();
  if (edit === undefined || entered === '' || entered.length > 100) return undefined;
  if (edit.kind === 'number' && !/^\d{1,12}(?:\.\d{1,6})?$/.test(entered)) return undefined;
  if (edit.asks !== undefined && Number(entered) > edit.asks.most) return undefined;
  if (edit.kind === 'choice' && !edit.choices?.includes(entered)) return undefined;
  const rest = description.replace(edit.earlier, '').trim();
  return `${rest}${/[.!?]$/.test(rest) ? '' : '.'} ${edit.phrase(entered.replace(/\s+/g, ' '))}`;
}
