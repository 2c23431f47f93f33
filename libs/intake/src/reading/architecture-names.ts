import type { Page } from '../page/page';

/** `"model_type": "llama"`, `"architectures": ["LlamaForCausalLM"]` of a pasted config. */
const CONFIG_KEY = /(?:model_type|architectures)\W{1,8}$/;

/** "llama architecture", "Llama-style", "based on Llama": how a private model is built, not which it is. */
export function isArchitecture(page: Page, k: number): boolean {
  const e = page.at(k);
  const sized = e?.model?.sized === true;
  if (isStyle(page, k)) return true;
  if (sized || e === undefined) return false;
  if (TYPE_NAME.test(page.text.slice(e.start, e.end))) return true;
  if (CONFIG_KEY.test(page.text.slice(Math.max(0, e.start - 24), e.start))) return true;
  return page.has(k + 1, 'archOf') || (page.is(k + 1, '-') && page.has(k + 2, 'archOf'));
}

/** `qwen3_moe`, `deepseek_v3`: how engines call an architecture. */
const TYPE_NAME = /^[a-z]+\d*_[a-z\d_]+$/;

/** "R1-zero-style run", "a GPT-like model": joined to a word that only compares. */
function isStyle(page: Page, k: number): boolean {
  let j = k + 1;
  while (j <= k + 3 && page.is(j, '-') && page.at(j)?.glued === true) {
    if (COMPARES.test(page.textAt(j + 1))) return true;
    j += 2;
  }
  return j > k + 1 && page.sameSentence(j, k) && COMPARES.test(page.textAt(j));
}
const COMPARES = /^(?:style|like|esque|ahnlich|artig)$/;
