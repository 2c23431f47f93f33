import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { INTO, LANGUAGES } from '../words/language-words';
import { numberAt } from './count';

/** Loads of which every piece is one request. */
const VOLUMES: ReadonlySet<Member> = new Set<Member>(['items', 'requestsPerDay', 'requestsPerSecond']);
/** More languages than there are nobody translates into. */
const MOST = 200;

/** "1.2 million product descriptions translated into 5 languages": each of the volume is asked for once for every
 *  language. */
export function withTranslations(page: Page, claims: readonly Claim[]): Claim[] {
  const at = page.kinds('figure').find((k) => isTarget(page, k)) ?? -1;
  const copies = numberAt(page, at) ?? 1;
  if (at < 0) return [...claims];
  const volume = claims.filter((c) => VOLUMES.has(c.member) && isOf(page, c, at)).at(-1);
  if (volume === undefined) return [...claims];
  const words = { start: page.at(at)?.start ?? 0, end: page.at(page.unitAt(at))?.end ?? 0 };
  const pieces = [...(volume.pieces ?? [volume]), words].sort((a, b) => a.start - b.start);
  const value = volume.value * copies;
  const approximation = `${shown(volume.value)} in ${shown(copies)} languages each are ${shown(value)} requests.`;
  const many = { ...volume, value, pieces, approximation };
  return claims.filter((c) => c.at !== at).map((c) => (c === volume ? many : c));
}

/** The number of languages that a text is translated into. */
function isTarget(page: Page, k: number): boolean {
  const value = numberAt(page, k) ?? 0;
  if (value < 2 || value > MOST || !Number.isInteger(value) || page.against(k) !== undefined) return false;
  const led = page.has(k - 1, 'hedge', 'most', 'each') ? k - 2 : k - 1;
  return INTO.has(page.textAt(led)) && LANGUAGES.test(page.textAt(page.unitAt(k))) && isTranslated(page, k);
}
const isTranslated = (page: Page, k: number): boolean =>
  page.elements.some(
    (e) =>
      e.sentence === page.at(k)?.sentence && (e.kind === 'use' ? e.name === 'translation' : TRANSLATES.test(e.text)),
  );
const TRANSLATES = /^(?:tradu|traduz|ubersetz|translat|localis|localiz|vertal|vertaal|tlumacz|перев|翻)/;

/** In the sentence of the languages or the one before. */
const isOf = (page: Page, c: Claim, k: number): boolean => {
  const apart = (page.at(k)?.sentence ?? 0) - (page.at(c.at)?.sentence ?? 0);
  return apart === 0 || apart === 1;
};
