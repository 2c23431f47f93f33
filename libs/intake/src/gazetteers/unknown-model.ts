import type { ModelReading } from '../reading';
import { better } from './candidate-order';
import { GENERIC } from './data/name-words';
import { SIZE_OF_KIND } from './data/published-sizes';
import type { Candidate, ModelIndex, PublishedSize } from './model-index';
import { keyOf } from './model-index';
import type { NameParts } from './model-name';

/** Which model a name means, and one sentence when the text left room. */
export interface ModelChoice {
  readonly reading: ModelReading;
  readonly approximation?: string;
}

const sizeName = (parts: NameParts): number => {
  const s = parts.sizes[0] ?? '';
  const [a, b] = s.split('x');
  return b === undefined ? Number(s) : Math.round(Number(a) * Number(b) * 0.83);
};

/** The size that a name states, billions of parameters; undefined when it states none. */
export function sizeOf(parts: NameParts): { readonly parametersB: number; readonly activeB?: number } | undefined {
  const parametersB = sizeName(parts);
  if (!(parametersB > 0) || parametersB > 10000) return undefined;
  const activeB = Number(parts.active[0]); // `A8x7b` names no number
  return Number.isFinite(activeB) && activeB < parametersB ? { parametersB, activeB } : { parametersB };
}

/** A size that no catalog model of that name has: read as the size alone, under the name the text gave. */
export function bySize(parts: NameParts, label: string, likeId?: string): ModelChoice | undefined {
  const size = sizeOf(parts);
  if (size === undefined) return undefined;
  if (label === '') return { reading: { kind: 'size', ...size } };
  const like = likeId === undefined ? 'from its size' : `as a derivative of ${likeId}, from its size and that shape`;
  const active = size.activeB === undefined ? '' : `, ${size.activeB} billion of them active`;
  return {
    reading: { kind: 'size', ...size, label, ...(likeId === undefined ? {} : { likeId }) },
    approximation:
      `"${label}" is not in the catalog: planned ${like}, ` + `${size.parametersB} billion parameters${active}.`,
  };
}

/** A model outside the catalog of which the maker publishes the size. */
export function byPublishedSize(size: PublishedSize, label: string): ModelChoice {
  const active = size.activeB === undefined ? '' : `, ${size.activeB} billion of them active`;
  return {
    reading: { kind: 'size', ...size, label },
    approximation:
      `"${label}" is not in the catalog: planned from its published size, ` +
      `${size.parametersB} billion parameters${active}.`,
  };
}

/** What stands in for the size of a name without relatives, billions: a large dense model that is served widely. */
const STAND_IN_B = 70;

/** What a word of a name says the model is for: `tts`, and `indextts` too. */
function kindOf(word: string): string | undefined {
  const kind = /(?:tts|asr|ocr)$/.exec(word)?.[0] ?? word;
  return SIZE_OF_KIND[kind] === undefined ? undefined : kind;
}

/** A name that the catalog does not hold and that states no size: planned with the size of its nearest relative, which
 *  is said. */
export function withoutSize(index: ModelIndex, parts: NameParts, label: string): ModelChoice {
  const kind = parts.words.map(kindOf).find((word) => word !== undefined);
  const relative = nearestRelative(index, parts, kind);
  const standIn = (SIZE_OF_KIND[kind ?? ''] ?? STAND_IN_B) * 1e9;
  const total = (relative?.parametersTotal ?? standIn) / 1e9;
  const active = (relative?.parametersActive ?? standIn) / 1e9;
  const round = (b: number): number => (b < 10 ? Math.round(b * 10) / 10 : Math.round(b));
  const activeB = active < 0.9 * total ? round(active) : undefined;
  const common = kind === undefined ? 'a common size' : 'a common size of such models';
  const from = relative === undefined ? common : `the size of its nearest relative ${relative.id}`;
  return {
    reading: {
      kind: 'size',
      parametersB: Math.max(0.1, round(total)),
      ...(activeB === undefined ? {} : { activeB }),
      label,
      sizeAssumed: true,
    },
    approximation:
      `"${label}" is not in the catalog and its size is unknown: how many parameters has it? Planned with ` +
      `${Math.max(0.1, round(total))} ` +
      `billion${activeB === undefined ? '' : `, ${activeB} billion of them active`}, ${from}.`,
  };
}

/** The catalog model that shares most words of a name, when it shares more than the family; else what the family
 *  stands for; else the newest of it.
 *  @param kind the word of the name that says what it is for: only a model with that word is a relative */
function nearestRelative(index: ModelIndex, parts: NameParts, kind?: string): Candidate['model'] | undefined {
  const family = parts.words
    .flatMap((word) => index.byHead.get(word) ?? [])
    .filter((c) => kind === undefined || c.words.has(kind));
  const shared = (c: Candidate): number => new Set(parts.words.filter((w) => c.words.has(w) && !GENERIC.has(w))).size;
  const ranked = [...new Set(family)].sort((a, b) => shared(b) - shared(a) || (better(a, 0, b, 0) ? -1 : 1));
  const [first] = ranked;
  if (first === undefined || kind !== undefined || shared(first) > 1) return first?.model;
  for (const word of parts.words) {
    const usual = index.byId.get(index.defaults.get(keyOf([word], [])) ?? '');
    if (usual !== undefined) return usual;
  }
  return first.model;
}
