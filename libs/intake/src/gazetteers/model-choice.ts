import type { ModelReading } from '../reading';
import type { Candidate, ModelIndex } from './model-index';
import { GENERIC } from './data/name-words';
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
const namesHelper = (words: { has(word: string): boolean }): boolean => HELPER_WORDS.some((word) => words.has(word));

/** How well a candidate fits what was named; undefined when it contradicts it. */
function fit(parts: NameParts, candidate: Candidate): number | undefined {
  if (HELPERS.has(candidate.model.kind) && namesHelper(candidate.words) && !namesHelper(new Set(parts.words)))
    return undefined;
  let score = 0;
  for (const word of parts.words) {
    if (candidate.words.has(word)) {
      score += 1;
      continue;
    }
    if (!GENERIC.has(word)) return undefined;
  }
  for (const version of parts.versions) if (!candidate.versions.has(version)) return undefined;
  for (const size of parts.sizes)
    if (!sizeFits(size, candidate)) return undefined;
    else if (candidate.sizes.has(size)) score += 0.5;
  for (const active of parts.active) if (!candidate.active.has(active)) return undefined;
  for (const date of parts.dates) if (!candidate.dates.has(date)) return undefined;
  for (const word of candidate.required) if (!parts.words.includes(word)) score -= 3;
  if (candidate.versionRequired && parts.versions.length === 0) score -= 0.5;
  if (candidate.dates.size > 0 && parts.dates.length === 0) score -= 0.25;
  if (!parts.words.includes('base') && (candidate.words.has('base') || candidate.words.has('preview'))) score -= 2;
  if (!parts.words.includes('base') && /(?:instruct|chat|-it)(?:-|$)/i.test(candidate.model.id)) score += 0.5;
  return score;
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
    approximation: `"${label}" is not in the catalog: planned ${like}, ${size.parametersB} billion parameters${active}.`,
  };
}

/** What stands in for the size of a name without relatives, billions: a large dense model that is served widely. */
const STAND_IN_B = 70;

/** A name that the catalog does not hold and that states no size: planned with the size of its nearest relative, which is said. */
export function withoutSize(index: ModelIndex, parts: NameParts, label: string): ModelChoice {
  const relative = nearestRelative(index, parts);
  const total = (relative?.parametersTotal ?? STAND_IN_B * 1e9) / 1e9;
  const active = (relative?.parametersActive ?? STAND_IN_B * 1e9) / 1e9;
  const round = (b: number): number => (b < 10 ? Math.round(b * 10) / 10 : Math.round(b));
  const activeB = active < 0.9 * total ? round(active) : undefined;
  const from = relative === undefined ? 'a common size' : `the size of its nearest relative ${relative.id}`;
  return {
    reading: {
      kind: 'size',
      parametersB: Math.max(0.1, round(total)),
      ...(activeB === undefined ? {} : { activeB }),
      label,
      sizeAssumed: true,
    },
    approximation: `"${label}" is not in the catalog and its size is unknown: how many parameters has it? Planned with ${Math.max(0.1, round(total))} billion${activeB === undefined ? '' : `, ${activeB} billion of them active`}, ${from}.`,
  };
}

/** The catalog model that shares most words of a name, when it shares more than the family; else what the family stands for; else the newest of it. */
function nearestRelative(index: ModelIndex, parts: NameParts): Candidate['model'] | undefined {
  const family = parts.words.flatMap((word) => index.byHead.get(word) ?? []);
  const shared = (c: Candidate): number => new Set(parts.words.filter((w) => c.words.has(w) && !GENERIC.has(w))).size;
  const ranked = [...new Set(family)].sort((a, b) => shared(b) - shared(a) || (better(a, 0, b, 0) ? -1 : 1));
  const [first] = ranked;
  if (first === undefined || shared(first) > 1) return first?.model;
  for (const word of parts.words) {
    const usual = index.byId.get(index.defaults.get(keyOf([word], [])) ?? '');
    if (usual !== undefined) return usual;
  }
  return first.model;
}

/** Chooses among the catalog models whose names begin with `head`. */
export function chooseModel(index: ModelIndex, head: string, parts: NameParts, label: string): ModelChoice | undefined {
  const candidates = index.byHead.get(head) ?? [];
  let best: Candidate | undefined;
  let bestScore = 0;
  let rivals = 0;
  for (const candidate of candidates) {
    const score = fit(parts, candidate);
    if (score === undefined) continue;
    if (score > -2) rivals++;
    if (best === undefined || better(candidate, score, best, bestScore)) {
      best = candidate;
      bestScore = score;
    }
  }
  if (parts.sizes.length === 0 && parts.dates.length === 0 && parts.active.length === 0) {
    const id = index.defaults.get(keyOf(parts.words, parts.versions));
    if (id !== undefined && (best === undefined || rivals !== 1 || bestScore < 0))
      return { reading: { kind: 'catalog', id }, approximation: `"${label}" names no size; it is taken as ${id}.` };
  }
  if (best === undefined) {
    const undated = parts.dates.length > 0 ? chooseModel(index, head, { ...parts, dates: [] }, label) : undefined;
    return bySize(parts, label, undated?.reading.kind === 'catalog' ? undated.reading.id : undefined);
  }
  const vague =
    parts.sizes.length === 0 && rivals > 1
      ? 'size'
      : parts.versions.length === 0 && best.versionRequired && rivals > 1
        ? 'version'
        : undefined;
  return {
    reading: { kind: 'catalog', id: best.model.id },
    ...(vague === undefined ? {} : { approximation: `"${label}" names no ${vague}; it is taken as ${best.model.id}.` }),
  };
}
