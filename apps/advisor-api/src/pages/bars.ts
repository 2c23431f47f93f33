/** One coloured piece of a bar; `part` names its palette entry, the same everywhere. */
export interface Piece {
  readonly part: string;
  readonly label: string;
  readonly value: number;
  readonly exact: string;
}
/** One bar: its pieces from left to right and the total in words. */
export interface Bar {
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly total: string;
  readonly mark?: boolean;
}

/** A chart as finished SVG bars with its title (what it shows) and its rows for the table behind. */
export interface Chart {
  readonly title: string;
  readonly bars: readonly {
    readonly name: string;
    readonly svg: string;
    readonly total: string;
    readonly mark: boolean;
  }[];
  readonly legend: readonly { readonly part: string; readonly label: string }[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Horizontal stacked bars on one scale, in per cent of the room, so that they follow the page; colours come from the
 *  style sheet. */
export function bars(list: readonly Bar[]): Chart['bars'] {
  const largest = Math.max(...list.map((bar) => bar.pieces.reduce((sum, piece) => sum + piece.value, 0)), 0);
  return list.map((bar) => {
    let x = 0;
    const drawn = bar.pieces
      .filter((piece) => piece.value > 0)
      .map((piece) => {
        const width = largest === 0 ? 0 : (piece.value / largest) * 100;
        const rect =
          `<rect class="${piece.part}" x="${x.toFixed(2)}%" width="${Math.max(width, 0.1).toFixed(2)}%" ` +
          `height="20"><title>${escaped(`${piece.label} ${piece.exact}`)}</title></rect>`;
        x += width;
        return rect;
      });
    const spoken = `${bar.name}: ${bar.pieces.map((piece) => `${piece.label} ${piece.exact}`).join(', ')}`;
    return {
      name: bar.name,
      total: bar.total,
      mark: bar.mark === true,
      svg:
        `<svg class="bar" width="100%" height="20" role="img" aria-label="${escaped(spoken)}" ` +
        `xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`,
    };
  });
}
