import type { Engine } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Fact } from '../reading';
import { factOf } from './fact';

/** Names that only one engine gives to its variables, metrics and arguments, by how they begin. */
const SIGNS: readonly (readonly [RegExp, Engine])[] = [
  [/\b(?:OLLAMA|LLAMA_ARG)_[A-Z_]+/, 'llama.cpp'],
  [/\b(?:VLLM_[A-Z0-9_]+|vllm:[a-z_]+)/, 'vllm'],
  [/\b(?:SGL(?:ANG)?_[A-Z0-9_]+|sglang:[a-z_]+)/, 'sglang'],
  [/\b(?:TRTLLM|TLLM|TRT_LLM)_[A-Z0-9_]+/, 'tensorrt-llm'],
];

/** The first engine that the writer names and does not rule out; else the one whose variables or metrics stand in the
 *  text. */
export function engineOf(page: Page): Fact<Engine> | undefined {
  const named = page.elements.find(
    (e, k) => e.kind === 'engine' && !page.has(k - 1, 'not') && page.against(k) === undefined,
  );
  if (named?.engine !== undefined) return factOf(page.text, named.engine, [named]);
  if (page.elements.some((e) => e.kind === 'engine' || e.tags.has('otherEngine'))) return undefined;
  for (const [sign, engine] of SIGNS) {
    const found = sign.exec(page.text);
    if (found !== null) return factOf(page.text, engine, [{ start: found.index, end: found.index + found[0].length }]);
  }
  return undefined;
}
