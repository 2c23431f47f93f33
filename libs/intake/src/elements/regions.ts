import { AREA_OF_AZURE_REGION } from '../gazetteers/data/azure-regions';
import { REGION_CODE } from '../gazetteers/data/places';
import type { TokenSource } from './token-source';

/** Most and fewest tokens of the code of a region: `us-east-1`, `me-central-1`. */
const LONGEST_CODE = 7;
const SHORTEST_CODE = 3;

/** The code of a cloud region that begins at `i`: its text and the token behind it. */
export function regionAt(source: TokenSource, i: number): { readonly name: string; readonly end: number } | undefined {
  for (let width = LONGEST_CODE; width >= SHORTEST_CODE; width--) {
    const slice = source.tokens.slice(i, i + width);
    if (slice.length < width || slice.some((t, k) => k > 0 && !t.glued)) continue;
    const name = slice.map((t) => t.text).join('');
    if (REGION_CODE.test(name)) return { name, end: i + width };
  }
  return undefined;
}

/** "West Europe" is a region where the text speaks of Azure, and half a continent elsewhere. */
export const regionIn = (source: TokenSource, place: string): string =>
  source.tokens.some((t) => OF_AZURE.has(t.text)) ? place : (AREA_OF_AZURE_REGION.get(place) ?? place);
const OF_AZURE: ReadonlySet<string> = new Set(['azure', "azure's", 'aks', 'standard_']);
