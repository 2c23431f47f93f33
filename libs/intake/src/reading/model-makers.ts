import type { Element } from '../elements/element';
import type { Page } from '../page/page';

/** Houses that rent out machines and publish models as well: how the names of their models begin in the catalog. */
const MODELS_OF: Readonly<Record<string, RegExp>> = {
  alibaba: /^(?:qwen|alibaba)/i,
  ibm: /^ibm/i,
  gcp: /^google/i,
  tencent: /^tencent/i,
  baidu: /^(?:baidu|paddle)/i,
  huawei: /^(?:huawei|pangu)/i,
};
const BY: ReadonlySet<string> = new Set('by from of von de du di van od от af av'.split(' '));

/** "Alibaba Qwen3 8B", "IBM Granite", "das Qwen3 8B von Alibaba": who made the model is named, not where it shall run.
 */
export function isModelMaker(page: Page, k: number): boolean {
  const models = MODELS_OF[page.at(k)?.name ?? ''];
  if (models === undefined) return false;
  const isTheirs = (e: Element | undefined): boolean => {
    const reading = e?.model?.reading;
    return reading?.kind === 'catalog' && models.test(reading.id);
  };
  if (page.sameSentence(k, k + 1) && isTheirs(page.at(k + 1))) return true;
  return BY.has(page.textAt(k - 1)) && page.sameSentence(k - 2, k) && isTheirs(page.at(k - 2));
}
