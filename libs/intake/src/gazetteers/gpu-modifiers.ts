import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import type { GazetteerGpu } from '../reading';
import { FORMS, TRAILERS } from './data/gpu-words';
import { cardMemoryAt } from './gpu-memory';

/** What stands behind a name, gathered in any order. */
export interface Modifiers {
  end: number;
  form: string | undefined;
  memoryGb: number | undefined;
  plural: boolean;
}

/** Takes the next modifier into what was found; false where none follows. */
export function takeModifier(tokens: readonly Token[], found: Modifiers): boolean {
  const joiner = /^[-_(]$/.test(tokenAt(tokens, found.end).text) ? 1 : 0;
  if (tokenAt(tokens, found.end + joiner).line) return false;
  return (
    (joiner === 0 && takePlural(tokens, found)) ||
    takeForm(tokens, found, joiner) ||
    takeTrailer(tokens, found, joiner) ||
    takeMemory(tokens, found)
  );
}

/** `A100s`, `A100's`. */
function takePlural(tokens: readonly Token[], found: Modifiers): boolean {
  const { text, glued } = tokenAt(tokens, found.end);
  if (!glued || (text !== 's' && text !== "'")) return false;
  found.plural = true;
  found.end += isPlural(tokens, found.end + 1) ? 2 : 1;
  return true;
}

/** `SXM4`, `-PCIe`, `(NVL)`. */
function takeForm(tokens: readonly Token[], found: Modifiers, joiner: number): boolean {
  const { text } = tokenAt(tokens, found.end + joiner);
  const form = FORMS.get(text);
  if (form === undefined || text === 'dgx' || text === 'hgx') return false;
  found.form = form;
  found.end += joiner + 1;
  if (text === 'pci' && tokenAt(tokens, found.end).text === '-') found.end += 2;
  const generation = tokenAt(tokens, found.end);
  if (generation.kind === 'number' && generation.glued && generation.value < 10) found.end++;
  if (joiner === 1 && tokenAt(tokens, found.end).text === ')') found.end++;
  return true;
}

/** "Founders Edition", `HBM2e`: words that say nothing about which card it is. */
function takeTrailer(tokens: readonly Token[], found: Modifiers, joiner: number): boolean {
  const bracketed = joiner === 1 && tokenAt(tokens, found.end).text === '(';
  if (bracketed || !TRAILERS.has(tokenAt(tokens, found.end + joiner).text)) return false;
  found.end += joiner + 1;
  const generation = tokenAt(tokens, found.end);
  if (generation.kind === 'number' && generation.glued) found.end += isEnhanced(tokens, found.end + 1) ? 2 : 1;
  return true;
}

/** The `e` of `HBM2e`. */
const isEnhanced = (tokens: readonly Token[], i: number): boolean =>
  tokenAt(tokens, i).text === 'e' && tokenAt(tokens, i).glued;

function takeMemory(tokens: readonly Token[], found: Modifiers): boolean {
  const memory = found.memoryGb === undefined ? cardMemoryAt(tokens, found.end) : undefined;
  if (memory === undefined) return false;
  found.memoryGb = memory.gb;
  found.end = memory.end;
  return true;
}

/** "A100 80": a number that stands alone behind the name is its memory where the card is sold with different ones. */
export function takeBareMemory(tokens: readonly Token[], found: Modifiers, parts: readonly GazetteerGpu[]): void {
  const { kind, value, glued, line } = tokenAt(tokens, found.end);
  const sizes = new Set(parts.map((p) => p.memoryGbMarketing));
  if (found.memoryGb !== undefined || kind !== 'number' || glued || line || sizes.size < 2 || !sizes.has(value)) return;
  const next = tokenAt(tokens, found.end + 1);
  if (next.text !== '' && !next.line && !CLOSES_MEMORY.test(next.text)) return;
  if (next.glued && tokenAt(tokens, found.end + 2).glued) return;
  found.memoryGb = value;
  found.end += 1;
}
const CLOSES_MEMORY = /^(?:[,;.?!)\]|]|enough|each|on|in|at|for|with|and|or|is|are|we|from|per|ok|vs)$/;

/** A joined `s`. */
export const isPlural = (tokens: readonly Token[], i: number): boolean =>
  tokenAt(tokens, i).text === 's' && tokenAt(tokens, i).glued;
