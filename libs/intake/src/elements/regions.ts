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
