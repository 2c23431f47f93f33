import { PLACED_BY_ADJECTIVE } from '../gazetteers/data/place-adjectives';
import type { Page } from '../page/page';
import type { Fact } from '../reading';
import { IS } from '../words/telling-words';
import { factOf } from './fact';
import { isRuledOut } from './ruled-out';

/** Where machines are looked for when the sellers of a place are ruled out and no place is named. */
const INSTEAD: ReadonlyMap<string, string> = new Map([['us', 'eu']]);

/** What stands glued before a place that is meant to be left: "non-US provider". */
const NEGATING = new Set(['non', 'nicht', 'niet']);

const HYPHENS = / ?- ?/g;

/** "美国的云", "米国のクラウド", "미국 클라우드": what is sold in a place, as it stands behind it. */
const SELLERS_BEHIND =
  /^(?:的|の|系|产)? ?(?:云|服务商|厂商|供应商|クラウド|業者|事業者|プロバイダ|企業|클라우드|업체|사업자|기업)/;
const SELLER_WITHIN = 10;

/** How far behind the sellers the word may stand that drops them, elements. */
const DROPPED_BEHIND = 4;

/** "No US provider", "kein amerikanischer Hoster", "US clouds are out": sellers of a place, known by an adjective and
 *  a noun, that are not to be taken. */
export function isUnwantedSeller(page: Page, k: number): boolean {
  const e = page.at(k);
  if (e?.kind !== 'place' || e.name === undefined) return false;
  const isSeller = PLACED_BY_ADJECTIVE.has(e.text.replace(HYPHENS, ' '));
  if (!isSeller && !SELLERS_BEHIND.test(page.text.slice(e.end, e.end + SELLER_WITHIN))) return false;
  if (isRuledOut(page, k)) return true;
  if (NEGATING.has(page.textAt(page.is(k - 1, '-') ? k - 2 : k - 1))) return true;
  if (IS.has(page.textAt(k + 1)) && page.has(k + 2, 'out')) return true;
  return page.after(k, DROPPED_BEHIND, ['dropped', 'rejected'], ({ kind }) => kind !== 'word') >= 0;
}

/** The place that is left when the sellers of another are not wanted: a text that shuts out those of the US and names
 *  no place keeps to Europe. */
export function regionInstead(page: Page): Fact<readonly string[]> | undefined {
  const k = page
    .kinds('place')
    .find((j) => INSTEAD.has(page.at(j)?.name ?? '') && page.against(j) === undefined && isUnwantedSeller(page, j));
  const e = page.at(k ?? -1);
  const instead = INSTEAD.get(e?.name ?? '');
  if (e === undefined || instead === undefined) return undefined;
  return factOf(
    page.text,
    [instead],
    [{ start: e.start, end: e.end }],
    `Sellers of the ${e.name?.toUpperCase()} are ruled out: machines in the ${instead.toUpperCase()} are planned.`,
  );
}
