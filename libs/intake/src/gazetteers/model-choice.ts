import type { ModelReading } from '../reading';
import type { Candidate, ModelIndex, PublishedSize } from './model-index';
import { GENERIC } from './data/name-words';
import { SIZE_OF_KIND } from './data/published-sizes';
import { keyOf } from './model-index';
import type { NameParts } from './model-name';

/** Which model a name means, and one sentence when the text left room. */
export interface ModelChoice {
  readonly reading: ModelReading;
  readonly approximation?: string;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.04 * Math.max(a, b);
function sizeFits(size: string, candidate: Candidate): boolean {
  if (candidate.sizes.has(size)) return true;
  if (size.includes('x')) return false;
  for (const named of candidate.sizes) if (!named.includes('x') && near(Number(named), Number(size))) return true;
  return near(Number(size), candidate.model.parametersTotal / 1e9);
}

/** Kinds that a family name alone never stands for: they have to be named whole ("Llama 8B" is no embedder). */
const HELPERS = new Set(['embedding', 'reranker']);
const HELPER_WORDS = ['embed', 'embedding', 'embeddings', 'embedder', 'reranker', 'rerank'];
const namesSideModel = (words: { has(word: string): boolean }): boolean => HELPER_WORDS.some((word) => words.has(word));

/** Whether something that was named is not so of the candidate. */
function contradicts(parts: NameParts, candidate: Candidate): boolean {
  if (HELPERS.has(candidate.model.kind) && namesSideModel(candidate.words) && !namesSideModel(new Set(parts.words)))
    return true;
  return (
    parts.words.some((word) => !candidate.words.has(word) && !GENERIC.has(word)) ||
    parts.versions.some((version) => !candidate.versions.has(version)) ||
    parts.sizes.some((size) => !sizeFits(size, candidate)) ||
    parts.active.some((active) => !candidate.active.has(active)) ||
    parts.dates.some((date) => !candidate.dates.has(date))
  );
}

/** How well a candidate fits what was named; undefined when it contradicts it. */
function fit(parts: NameParts, candidate: Candidate): number | undefined {
  if (contradicts(parts, candidate)) return undefined;
  const base = parts.words.includes('base');
  const score =
    parts.words.filter((word) => candidate.words.has(word)).length +
    0.5 * parts.sizes.filter((size) => candidate.sizes.has(size)).length -
    3 * [...candidate.required].filter((word) => !parts.words.includes(word)).length;
  const unsaid =
    (candidate.versionRequired && parts.versions.length === 0 ? 0.5 : 0) +
    (candidate.dates.size > 0 && parts.dates.length === 0 ? 0.25 : 0) +
    (!base && (candidate.words.has('base') || candidate.words.has('preview')) ? 2 : 0);
  return score - unsaid + (!base && /(?:instruct|chat|-it)(?:-|$)/i.test(candidate.model.id) ? 0.5 : 0);
}

const sizeName = (parts: NameParts): number => {
  const s = parts.sizes[0] ?? '';
  const [a, b] = s.split('x');
  return b === undefined ? Number(s) : Math.round(Number(a) * Number(b) * 0.83);
};
const better = (a: Candidate, sa: number, b: Candidate, sb: number): boolean => {
  if (sa !== sb) return sa > sb;
  const ra = a.model.released ?? '';
  const rb = b.model.released ?? '';
  return ra !== rb ? ra > rb : a.model.id < b.model.id;
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

/** The candidate that fits best, how well, and how many fit about as well. */
interface Ranking {
  readonly best?: Candidate;
  readonly score: number;
  readonly rivals: number;
}

function rank(candidates: readonly Candidate[], parts: NameParts): Ranking {
  let ranking: Ranking = { score: 0, rivals: 0 };
  for (const candidate of candidates) {
    const score = fit(parts, candidate);
    if (score === undefined) continue;
    const rivals = ranking.rivals + (score > -2 ? 1 : 0);
    const wins = ranking.best === undefined || better(candidate, score, ranking.best, ranking.score);
    ranking = wins ? { best: candidate, score, rivals } : { ...ranking, rivals };
  }
  return ranking;
}

/** What a family stands for when neither size nor date is named and no single model fits. */
function usualOf(index: ModelIndex, parts: NameParts, { best, score, rivals }: Ranking): string | undefined {
  if (parts.sizes.length + parts.dates.length + parts.active.length > 0) return undefined;
  const id = index.defaults.get(keyOf(parts.words, parts.versions));
  return best === undefined || rivals !== 1 || score < 0 ? id : undefined;
}

/** What the text leaves open of a model that several fit. */
function openPart(parts: NameParts, { best, rivals }: Ranking): 'size' | 'version' | undefined {
  if (rivals < 2) return undefined;
  if (parts.sizes.length === 0) return 'size';
  return parts.versions.length === 0 && best?.versionRequired === true ? 'version' : undefined;
}

/** Chooses among the catalog models whose names begin with `head`. */
export function chooseModel(index: ModelIndex, head: string, parts: NameParts, label: string): ModelChoice | undefined {
  const ranking = rank(index.byHead.get(head) ?? [], parts);
  const usual = usualOf(index, parts, ranking);
  if (usual !== undefined)
    return {
      reading: { kind: 'catalog', id: usual },
      approximation: `"${label}" names no size; it is taken as ${usual}.`,
    };
  if (ranking.best === undefined) {
    const undated = parts.dates.length > 0 ? chooseModel(index, head, { ...parts, dates: [] }, label) : undefined;
    return bySize(parts, label, undated?.reading.kind === 'catalog' ? undated.reading.id : undefined);
  }
  const { id } = ranking.best.model;
  const open = openPart(parts, ranking);
  return {
    reading: { kind: 'catalog', id },
    ...(open === undefined ? {} : { approximation: `"${label}" names no ${open}; it is taken as ${id}.` }),
  };
}
