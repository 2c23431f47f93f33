import type { Page } from '../page/page';

/** "3 min 40", "3 Min. 40 Sek.", "3 minutos y medio": minutes with the seconds behind them. */
const AND_SECONDS = new RegExp(
  String.raw`^\d{1,3}[ \u00a0]?(?:min(?:ut(?:en|es|os|i|e|a|y|er))?|мин(?:ут[аы]?)?)\.?[ \u00a0]?` +
    String.raw`(?:(?:and|und|et|y|e|en|i|и)[ \u00a0])?(\d{1,2})(?![\d.,:%]\d|[ \u00a0]?(?:%|min|tok|h\b|[a-z]*call))` +
    String.raw`(?:[ \u00a0]?(?:s|sec|sek|seg|seconds?|sekunden|secondes|segundos|secondi|seconden|сек(?:унд)?)\b\.?)?`,
  'iu',
);
const AND_A_HALF = /^\d{1,3}[ \u00a0]?min\p{L}*\.?[ \u00a0](?:and a half|et demie|y medi[oa]|e mezzo|e meia)/iu;
/** How many letters are looked at. */
const WITHIN = 40;
const HALF = 30;
const MOST = 60;

/** The seconds beside the minutes of the figure at `k`, and where their words end; none where nothing tells them. */
export function furtherSeconds(page: Page, k: number): { readonly seconds: number; readonly end: number } | undefined {
  const start = page.at(k)?.start ?? 0;
  const text = page.text.slice(start, start + WITHIN);
  const half = AND_A_HALF.exec(text);
  if (half !== null) return { seconds: HALF, end: start + half[0].length };
  const found = AND_SECONDS.exec(text);
  const seconds = Number(found?.[1] ?? MOST);
  return found === null || seconds >= MOST ? undefined : { seconds, end: start + found[0].length };
}
