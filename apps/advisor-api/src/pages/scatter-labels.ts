/** A dot on the plot, in pixels. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Its name, where it is to be named; the first is named whatever lies beneath. */
  readonly name?: string;
}

/** Where a name stands beside its dot. */
export type Place = 'top' | 'bottom' | 'right' | 'left';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const PLACES: readonly Place[] = ['top', 'right', 'bottom', 'left'];
/** Letters of 12 px, on the wide side. */
const [LETTER, LINE, GAP] = [6.6, 14, 5];
/** A name that would lie over more than this many dots is left out: the table behind holds it. */
const MOST_UNDER = 1;

function boxAt({ x, y, size, name = '' }: Dot, place: Place): Box {
  const [wide, away] = [name.length * LETTER, size / 2 + GAP];
  if (place === 'right') return { left: x + away, right: x + away + wide, top: y - LINE / 2, bottom: y + LINE / 2 };
  if (place === 'left') return { left: x - away - wide, right: x - away, top: y - LINE / 2, bottom: y + LINE / 2 };
  const top = place === 'top' ? y - away - LINE : y + away;
  return { left: x - wide / 2, right: x + wide / 2, top, bottom: top + LINE };
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxOf = ({ x, y, size }: Dot): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

/** Places for the names of dots, one after the other: where each lies over the fewest dots and over no other name;
 *  names that find none are left out. @param room the plot in pixels @param taken names that stand already */
export function placed(dots: readonly Dot[], room: Box, taken: readonly Box[]): ReadonlyMap<Dot, Place> {
  const held: Box[] = [...taken];
  const found = new Map<Dot, Place>();
  const marks = dots.map(boxOf);
  for (const dot of dots.filter((d) => d.name !== undefined)) {
    const fits = PLACES.map((place) => ({ place, box: boxAt(dot, place) })).filter(
      ({ box }) =>
        box.left >= room.left &&
        box.right <= room.right &&
        box.top >= room.top &&
        box.bottom <= room.bottom &&
        !held.some((other) => meets(other, box)),
    );
    const under = (box: Box): number => marks.filter((mark) => meets(mark, box)).length;
    const [best] = fits.map((one) => ({ ...one, under: under(one.box) })).sort((a, b) => a.under - b.under);
    if (best === undefined || (best.under > MOST_UNDER && found.size > 0)) continue;
    found.set(dot, best.place);
    held.push(best.box);
  }
  return found;
}
