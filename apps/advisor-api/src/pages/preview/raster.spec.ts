import { inflateSync } from 'node:zlib';
import { boxOutline, outlinesOf, widthOf } from './outlines';
import { Raster } from './raster';

/** Rows of colour numbers out of a PNG without row filters. */
function pixelsOf(png: Buffer): { width: number; height: number; rows: number[][] } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const at = png.indexOf('IDAT');
  const data = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const rows = Array.from({ length: height }, (_, y) => [...data.subarray(y * (width + 1) + 1, (y + 1) * (width + 1))]);
  return { width, height, rows };
}

describe('the picture of a link preview', () => {
  it('fills by exact area: whole pixels whole, a quarter of one a quarter', () => {
    const on = new Raster(4, 3, [
      [0, 0, 0],
      [255, 0, 0],
    ]);
    on.fill(boxOutline(0.5, 0.5, 2, 1.5), 1);
    expect(pixelsOf(on.png())).toEqual({
      width: 4,
      height: 3,
      rows: [
        [64 + 16, 64 + 32, 64 + 16, 0],
        [64 + 32, 64 + 63, 64 + 32, 0],
        [0, 0, 0, 0],
      ],
    });
  });

  it('leaves holes open and what lies outside undrawn', () => {
    const on = new Raster(6, 6, [[0, 0, 0]]);
    const hole = boxOutline(2, 2, 2, 2).map((ring) => [...ring].reverse());
    on.fill([...boxOutline(1, 1, 4, 4), ...hole], 0);
    on.fill(boxOutline(5, 5, 900, 900), 0);
    expect(pixelsOf(on.png()).rows).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 63, 63, 63, 63, 0],
      [0, 63, 0, 0, 63, 0],
      [0, 63, 0, 0, 63, 0],
      [0, 63, 63, 63, 63, 0],
      [0, 0, 0, 0, 0, 63],
    ]);
  });

  it('is as wide as its letters say, takes a letter without its accent, and a box for what it has not', () => {
    expect(widthOf('H100', 1000, '600')).toBe(
      widthOf('H', 1000, '600') + widthOf('1', 1000, '600') + 2 * widthOf('0', 1000, '600'),
    );
    expect(widthOf('é', 100, '400')).toBe(widthOf('e', 100, '400'));
    expect(widthOf('漢', 100, '400')).toBe(62);
    expect(outlinesOf({ text: 'o 漢', x: 0, y: 0, size: 10, weight: '400' }).map((letter) => letter.length)).toEqual([
      2, 0, 2,
    ]);
  });

  it('gives the same bytes for the same drawing', () => {
    const draw = (): Buffer => {
      const on = new Raster(200, 60, [[20, 23, 26]]);
      for (const letter of outlinesOf({ text: '8 × H100 SXM', x: 4, y: 40, size: 28, weight: '600' }))
        on.fill(letter, 0);
      return on.png();
    };
    expect(draw().equals(draw())).toBe(true);
    expect(
      pixelsOf(draw())
        .rows.flat()
        .filter((pixel) => pixel > 0).length,
    ).toBeGreaterThan(500);
  });
});
