import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { writtenLike } from '../page/written';
import { type Hardware, isThere } from './hardware-mention';
import { basisOf } from './price-basis';

/** Sellers that a text names without demanding them: those where its machines stand now, those that said a price, and
 *  those that are asked about as another way. */

/** Those of a text that names none. */
export const NO_HOSTS: ReadonlySet<string> = new Set();
const COMMITTED: ReadonlySet<string> = new Set(['reserved_1y', 'reserved_3y']);
/** How far behind a seller its price may stand, and how far from it the word that insists on it, elements. */
const PRICE_BEHIND = 5;

/** Words of keeping to a seller, wherever they stand in his sentence. Folded. */
const KEEPS = new RegExp(
  '(?:^| )(?:only|must|has to|have to|stays?|staying|remain|keep|sticks?|bound|tied|locked|committed|credits|allowed|' +
    'approved|muss|mussen|bleiben|bleibt|nur|ausschliesslich|gebunden|doit|devons|rester|reste|seulement|uniquement|' +
    'debe|debemos|quedar|quedarnos|seguir|solo|solamente|deve|devemos|precisa|ficar|somente|apenas|dobbiamo|restare|' +
    'rimanere|soltanto|moet|moeten|blijven|alleen|musi|musimy|zostac|tylko|должн\\w*|остаться|только|maste|stanna|' +
    'bara|sadece|kalmali)(?: |$)|必須|のみ|だけ|しか|必须|只能|只用|留在|만 |해야',
  'u',
);

/** The sellers of machines that run now and that the text does not keep to, each by its name. A commitment that is
 *  asked about is one of the seller where they run. */
export function presentHosts(page: Page, hardware: readonly Hardware[]): ReadonlySet<string> {
  const there = new Set(hardware.filter(isThere).map((h) => page.at(h.at)?.sentence));
  const isHost = (k: number): boolean => there.has(page.at(k)?.sentence) || page.cells.get(k)?.machine !== undefined;
  const hosts = page.kinds('provider').filter((k) => isHost(k) && page.against(k) === undefined);
  if (hosts.length === 0 || COMMITTED.has(basisOf(page, hardware)?.value ?? '')) return NO_HOSTS;
  const kept = keptTo(page);
  return new Set(hosts.flatMap((k) => page.at(k)?.name ?? []).filter((name) => isOnlyThere(page, name, isHost, kept)));
}

/** No sentence keeps to it, and none without such machines names it.
 *  @param isHost whether it stands where machines stand that run now */
function isOnlyThere(page: Page, name: string, isHost: (k: number) => boolean, kept: ReadonlySet<number>): boolean {
  return page
    .kinds('provider')
    .filter((k) => page.at(k)?.name === name)
    .every((k) => {
      const sentence = page.at(k)?.sentence ?? -1;
      return !kept.has(sentence) && (isHost(k) || isOtherWay(page, k));
    });
}

/** The sentences that keep to something. */
const keptTo = onceInText<ReadonlySet<number>>(
  (page) => new Set(keeping(page).flatMap((k) => page.at(k)?.sentence ?? [])),
);
const keeping = writtenLike(KEEPS);

/** "(Lambda said $2.99 per GPU hour)": a seller with a price behind the verb of saying it. */
export function saidPrice(page: Page, k: number): boolean {
  let says = false;
  for (let j = k + 1; j <= k + PRICE_BEHIND && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind === 'money') return says;
    if (page.at(j)?.kind !== 'word') return false;
    says ||= page.has(j, 'claim', 'turnVerb', 'offer', 'charges', 'claims', 'reports');
  }
  return false;
}

/** "Would moving to GCP be cheaper?", "AWSのp5のほうが安いですか?": asked about beside machines that are there. */
export function isOtherWay(page: Page, k: number): boolean {
  return (
    page.statements.asks[k] === true && page.speaksOf(k, 'pricier') && !keptTo(page).has(page.at(k)?.sentence ?? -1)
  );
}
