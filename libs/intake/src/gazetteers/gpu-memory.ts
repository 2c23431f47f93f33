import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { HOST, KNOWN_SIZES, MACHINE, MEMORY_FILLERS, MEMORY_UNITS, VRAM } from './data/gpu-words';

/** Memory of a card, GB, and the token behind it. */
export interface WrittenMemory {
  readonly gb: number;
  readonly end: number;
}

const OPENS = new Set(['(', '[']);
const CLOSES = new Set([')', ']']);
const HYPHENS = new Set(['-', '_', '/']);
const LEAST_GB = 2;
const MOST_GB = 2048;

/** Memory written at `i`: `80gb`, `80 GB`, `(24G)`, `-80`; where it ends. */
export function memoryAt(tokens: readonly Token[], i: number): WrittenMemory | undefined {
  const open = OPENS.has(tokenAt(tokens, i).text);
  const memory = plainMemoryAt(tokens, open ? i + 1 : i);
  return memory === undefined || !open ? memory : { ...memory, end: closed(tokens, memory.end) };
}

/** Memory without brackets. */
function plainMemoryAt(tokens: readonly Token[], from: number): WrittenMemory | undefined {
  const hyphen = HYPHENS.has(tokenAt(tokens, from).text);
  if (hyphen && !tokenAt(tokens, from + 1).glued) return undefined;
  const at = hyphen ? from + 1 : from;
  const { kind, value } = tokenAt(tokens, at);
  if (kind !== 'number' || value < LEAST_GB || value > MOST_GB) return undefined;
  const end = unitEnd(tokens, at) ?? (hyphen ? bareEnd(tokens, at) : undefined);
  return end === undefined || isRate(tokens, end) ? undefined : { gb: value, end };
}

/** Behind `80 GB`, `24G`; undefined where no unit follows the number at `at`. */
function unitEnd(tokens: readonly Token[], at: number): number | undefined {
  const unit = tokenAt(tokens, at + 1);
  return MEMORY_UNITS.has(unit.text) || (unit.text === 'g' && unit.glued) ? at + 2 : undefined;
}

/** Behind the `80` of `A100-80`. */
function bareEnd(tokens: readonly Token[], at: number): number | undefined {
  return KNOWN_SIZES.has(tokenAt(tokens, at).value) && !tokenAt(tokens, at + 1).glued ? at + 1 : undefined;
}

/** `GB/s`, `Gbit` behind a unit. */
function isRate(tokens: readonly Token[], end: number): boolean {
  const next = tokenAt(tokens, end);
  return tokenAt(tokens, end - 1).kind !== 'number' && (next.text === '/' || next.text === 'b') && next.glued;
}

/** Behind the bracket that closes a memory, and `VRAM` before it; the bracket may be missing. */
function closed(tokens: readonly Token[], end: number): number {
  const behind = VRAM.has(tokenAt(tokens, end).text) ? end + 1 : end;
  return CLOSES.has(tokenAt(tokens, behind).text) ? behind + 1 : behind;
}

/** Memory of the card whose name ends at `end`; undefined for the machine's, and on another line. */
export function cardMemoryAt(tokens: readonly Token[], end: number): WrittenMemory | undefined {
  if (tokenAt(tokens, end).line) return undefined;
  const filler = MEMORY_FILLERS.has(tokenAt(tokens, end).text) && tokenAt(tokens, end + 1).kind === 'number' ? 1 : 0;
  const memory = memoryAt(tokens, end + filler);
  if (memory === undefined || HOST.has(tokenAt(tokens, memory.end).text)) return undefined;
  return VRAM.has(tokenAt(tokens, memory.end).text) ? { ...memory, end: memory.end + 1 } : memory;
}

const OPENS_MACHINE = /^[([,:]$/;
const MOST_CARDS = 64;

/** "nodes (8x 80GB each)" behind a card: how many cards of which memory stand in each machine. */
export function perMachineAt(
  tokens: readonly Token[],
  i: number,
): (WrittenMemory & { readonly count: number }) | undefined {
  if (!MACHINE.test(tokenAt(tokens, i).text) || !OPENS_MACHINE.test(tokenAt(tokens, i + 1).text)) return undefined;
  const count = tokenAt(tokens, i + 2);
  const isCount = count.kind === 'number' && count.value >= 1 && count.value <= MOST_CARDS;
  if (!isCount || !/^[x*]$/.test(tokenAt(tokens, i + 3).text)) return undefined;
  const memory = memoryAt(tokens, i + 4);
  if (memory === undefined) return undefined;
  let end = memory.end;
  if (/^(?:each|apiece|vram)$/.test(tokenAt(tokens, end).text)) end++;
  if (/^[)\]]$/.test(tokenAt(tokens, end).text)) end++;
  return { count: count.value, gb: memory.gb, end };
}
