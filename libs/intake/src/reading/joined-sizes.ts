import type { ModelFinder, ModelMention } from '../gazetteers/model-mention';
import type { Page } from '../page/page';
import type { ModelReading } from '../reading';
import { factOf } from './fact';
import type { NamedModel, NamedSize } from './named-model';
import { isPrivate } from './named-model';

/** How far apart a family and its size may stand, in elements and in sentences. */
const APART = 40;
const SENTENCES_APART = 2;
/** So near, a size belongs to the family even where the catalog holds no such model. */
const NEAR = 5;
/** What the size adds to the score of the name. */
const WITH_SIZE = 2;

/** "Llama 3.3 ... the 70B": a family named without a size takes the size named elsewhere, unless that one is the
 *  writer's own model. Sizes that were taken are no longer models of their own. */
export function joinSizes(
  page: Page,
  finder: ModelFinder,
  named: readonly NamedModel[],
  sizes: readonly NamedSize[],
): NamedModel[] {
  const free = sizes.filter((s) => !isPrivate(page, s.at));
  const taken = new Set<NamedModel>();
  const out = named.map((n) => {
    if (n.mention === undefined || n.mention.sized || n.mention.approximation === undefined) return n;
    for (const size of free) {
      const joined = taken.has(size) ? undefined : joinedWith(page, finder, n, n.mention, size);
      if (joined === undefined) continue;
      taken.add(size);
      return joined;
    }
    return n;
  });
  return out.filter((n) => !taken.has(n));
}

function joinedWith(
  page: Page,
  finder: ModelFinder,
  family: NamedModel,
  mention: ModelMention,
  size: NamedSize,
): NamedModel | undefined {
  const [a, e] = [family.element, size.element];
  const apart = Math.abs(size.at - family.at);
  if (apart > APART || Math.abs(e.sentence - a.sentence) > SENTENCES_APART) return undefined;
  const label = page.text.slice(a.start, a.end);
  const known = finder.withSize(mention, size.size, `${label} ${page.text.slice(e.start, e.end)}`);
  const near = apart <= NEAR && e.sentence === a.sentence;
  if (known === undefined && !near) return undefined;
  const { reading, approximation } = known ?? sizeAlone(size, label);
  const span = { start: Math.min(a.start, e.start), end: Math.max(a.end, e.end) };
  return { ...family, score: family.score + WITH_SIZE, fact: factOf(page.text, reading, [span], approximation) };
}

/** A family of a size that the catalog does not hold: planned by the size, under the name. */
function sizeAlone(size: NamedSize, label: string): { reading: ModelReading; approximation?: string } {
  const approximation = `"${label}" of that size is not in the catalog; the size alone is planned.`;
  return { reading: { ...size.fact.value, label } as ModelReading, approximation };
}
