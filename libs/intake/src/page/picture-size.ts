import type { Page } from './page';

/** Width and height of a picture that is written out, pixels, and the element of the height. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly end: number;
}

/** `1024x768` from the figure at `k` on; a line break parts it. */
export function pictureSizeAt(page: Page, k: number): PictureSize | undefined {
  if (!TIMES.has(page.textAt(k + 1))) return undefined;
  const [width, height] = [sideAt(page, k), sideAt(page, k + 2)];
  if (width === undefined || height === undefined) return undefined;
  const isOneLine = !page.text.slice(page.at(k)?.end, page.at(k + 2)?.start).includes('\n');
  return isOneLine ? { width, height, end: k + 2 } : undefined;
}
const TIMES: ReadonlySet<string> = new Set(['x', '*', '×']);

function sideAt(page: Page, k: number): number | undefined {
  const pixels = page.at(k)?.figure?.value ?? 0;
  return pixels >= LEAST_SIDE && pixels <= MOST_SIDE ? pixels : undefined;
}
const LEAST_SIDE = 256;
const MOST_SIDE = 8192;

/** Whether the figure at `k` is a side of a picture: it counts nothing. */
export const isPictureSide = (page: Page, k: number): boolean =>
  pictureSizeAt(page, k) !== undefined || pictureSizeAt(page, k - 2) !== undefined;
