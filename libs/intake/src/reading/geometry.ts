import type { Page } from '../page/page';
import type { Fact, ModelGeometryReading } from '../reading';
import type { Member } from '../roles/claim';
import { factOf, placesOf } from './fact';
import type { Facts } from './figure-facts';

const WORDED = [
  'layers',
  'hiddenSize',
  'heads',
  'kvHeads',
  'headDim',
  'intermediateSize',
  'vocabSize',
] as const satisfies readonly Member[];
/** One figure alone may be about anything; two make a shape. */
const ENOUGH = 2;

/** The shape of an own model: a pasted config.json, else the figures that name layers, heads and sizes.
 *  @param named the model is one of the catalog, whose shape is known */
export function geometryOf(page: Page, facts: Facts, named: boolean): Fact<ModelGeometryReading> | undefined {
  const pasted = configOf(page.text);
  if (pasted !== undefined) return pasted;
  const stated = WORDED.flatMap((member) => {
    const fact = facts[member];
    return fact === undefined ? [] : [{ member, fact }];
  });
  if (named || stated.length < ENOUGH || !stated.some((s) => s.member === 'layers' || s.member === 'hiddenSize'))
    return undefined;
  const value = Object.fromEntries(stated.map((s) => [s.member, s.fact.value])) as ModelGeometryReading;
  return factOf(
    page.text,
    value,
    stated.flatMap((s) => placesOf(s.fact)),
  );
}

const LONGEST_CONFIG = 8000;
/** A config.json in the text: the JSON object around `hidden_size`. */
function configOf(text: string): Fact<ModelGeometryReading> | undefined {
  const key = text.search(/"(?:hidden_size|num_hidden_layers|n_embd|d_model)"\s*:/);
  if (key < 0) return undefined;
  const config = objectAround(text, key);
  const keys =
    config === undefined
      ? usualKeys(text)
      : { ...flattened(config.value), start: config.start, end: config.end, config: config.value };
  if (keys === undefined) return undefined;
  const { start, end, ...value } = keys;
  return { value, evidence: text.slice(start, end), start, end };
}

/** The smallest JSON object that holds the place. */
function objectAround(
  text: string,
  at: number,
): { value: Record<string, unknown>; start: number; end: number } | undefined {
  const start = text.lastIndexOf('{', at);
  if (start < 0) return undefined;
  let depth = 0;
  for (let i = start; i < text.length && i < start + LONGEST_CONFIG; i += 1) {
    if (text[i] === '{') depth += 1;
    if (text[i] === '}') depth -= 1;
    if (depth === 0) return parsed(text, start, i + 1);
  }
  return undefined;
}
function parsed(
  text: string,
  start: number,
  end: number,
): { value: Record<string, unknown>; start: number; end: number } | undefined {
  try {
    const value: unknown = JSON.parse(text.slice(start, end));
    return typeof value === 'object' && value !== null
      ? { value: value as Record<string, unknown>, start, end }
      : undefined;
  } catch {
    return undefined; // not whole: the usual keys are read one by one
  }
}

const KEYS: readonly (readonly [keyof ModelGeometryReading, string])[] = [
  ['layers', 'num_hidden_layers|n_layers?|num_layers'],
  ['hiddenSize', 'hidden_size|d_model|n_embd'],
  ['heads', 'num_attention_heads|n_heads?'],
  ['kvHeads', 'num_key_value_heads|n_kv_heads'],
  ['headDim', 'head_dim'],
  ['intermediateSize', 'intermediate_size'],
  ['vocabSize', 'vocab_size'],
  ['experts', 'num_experts|n_routed_experts|num_local_experts'],
  ['activeExperts', 'num_experts_per_tok'],
  ['maxContext', 'max_position_embeddings'],
];
type Shape = ModelGeometryReading & { readonly start: number; readonly end: number };
function usualKeys(text: string): Shape | undefined {
  let start = Infinity;
  let end = 0;
  const value: Record<string, number> = {};
  for (const [member, names] of KEYS) {
    const found = new RegExp(`"(?:${names})"\\s*:\\s*(\\d+)`).exec(text);
    if (found === null) continue;
    value[member] = Number(found[1]);
    start = Math.min(start, found.index);
    end = Math.max(end, found.index + found[0].length);
  }
  return end === 0 ? undefined : { ...value, start, end };
}
function flattened(config: Record<string, unknown>): ModelGeometryReading {
  const value: Record<string, number> = {};
  for (const [member, names] of KEYS)
    for (const [key, v] of Object.entries(config))
      if (typeof v === 'number' && new RegExp(`^(?:${names})$`).test(key)) value[member] ??= v;
  return value;
}
