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

/** A dollar sign of a phrase means itself in a pattern. */
const literally = (words: string): string => words.replace(/[$%.]/g, '\\$&');
const NUMBER = '\\d+(?:\\.\\d+)?';
const number = (before: string, after: string): Edit => ({
  kind: 'number',
  phrase: (value) => `${before}${value}${after}.`,
  earlier: new RegExp(`\\s*${literally(before)}${NUMBER}${literally(after)}\\.`, 'g'),
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
  prefix_cache_share: {
    ...number('', '% prefix cache hit rate'),
    asks: { label: 'Per cent', initial: '50', most: 90 },
  },
  total_users: number('', ' users in all'),
  requests_per_day: number('', ' requests per day'),
  usd_per_month: number('Budget $', ' per month'),
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

/** A stretch of the description, UTF-16 offsets, `end` exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** "12-34" as a place inside a text of `length`; undefined for anything else. */
export function placeOf(text: string, length: number): Place | undefined {
  const [, start, end] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  if (start === undefined || end === undefined) return undefined;
  const place = { start: Number(start), end: Number(end) };
  return place.start < place.end && place.end <= length ? place : undefined;
}

/** The most that may be entered for words of the description. */
const MOST_WORDS = 300;

/** The description with the words of one place changed; cleared words go with the comma before them. */
export function reworded(description: string, place: Place, words: string): string | undefined {
  const entered = words.trim().replace(/\s+/g, ' ');
  if (entered.length > MOST_WORDS) return undefined;
  const before = description.slice(0, place.start);
  const after = description.slice(place.end);
  const text = entered === '' ? `${before.replace(/[,;\s]+$/, '')}${after}` : `${before}${entered}${after}`;
  return text.trim() === '' ? undefined : text.trim();
}

/** Whether a value may be entered for a member. */
function accepts(edit: Edit, entered: string): boolean {
  if (entered === '' || entered.length > 100) return false;
  if (edit.kind === 'number' && !/^\d{1,12}(?:\.\d{1,6})?$/.test(entered)) return false;
  if (edit.asks !== undefined && Number(entered) > edit.asks.most) return false;
  return edit.kind !== 'choice' || edit.choices?.includes(entered) === true;
}

/** The description with one value changed in plain words, where it stands if it was read from a place of its own, else
 *  at the end; undefined when the value is not one that can be entered. */
export function edited(description: string, member: string, value: string, place?: Place): string | undefined {
  if (member === 'words') return place === undefined ? undefined : reworded(description, place, value);
  const edit = Object.hasOwn(EDITS, member) ? EDITS[member] : undefined;
  const entered = value.trim();
  if (edit === undefined || !accepts(edit, entered)) return undefined;
  const phrase = edit.phrase(entered.replace(/\s+/g, ' '));
  if (place !== undefined) return reworded(description, place, phrase.replace(/\.$/, ''));
  const rest = description.replace(edit.earlier, '').trim();
  return `${rest}${/[.!?]$/.test(rest) ? '' : '.'} ${phrase}`;
}
