import type { Page } from '../page/page';
import { shown } from '../roles/claim';
import { factOf } from './fact';
import type { Facts } from './figure-facts';
import type { Settled } from './settle';

/** "a 1,100-token system prompt" of 4,800 tokens: what all prompts share is served from the cache; "mostly cached"
 *  stands for the usual share. */
export function cachedShare(page: Page, settled: Settled, facts: Facts): void {
  if (facts.prefixCacheShare !== undefined) return;
  const shared = settled.winners.get('sharedPrefixTokens');
  const prompt = settled.winners.get('inputTokens');
  if (shared !== undefined && prompt !== undefined && shared.value < prompt.value) {
    const value = Math.round((shared.value / prompt.value) * 1000) / 1000;
    const said = `Prefix cache: ${shown(shared.value)} of ${shown(prompt.value)} prompt tokens are always the same.`;
    facts.prefixCacheShare = factOf(page.text, value, [shared, prompt], said);
    return;
  }
  const at = page.tagged('mostlyCached').find((k) => page.against(k) === undefined) ?? -1;
  const words = page.at(at);
  if (words !== undefined && shared === undefined)
    facts.prefixCacheShare = factOf(
      page.text,
      MOSTLY,
      [words],
      `"${page.text.slice(words.start, words.end)}" is taken as ${shown(MOSTLY * 100)} % of the prompt.`,
    );
}
/** What "mostly cached" stands for, see sizing.md. */
const MOSTLY = 0.8;
