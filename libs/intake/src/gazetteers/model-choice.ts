import { better } from './candidate-order';
import type { Candidate, ModelIndex } from './model-index';
import { GENERIC } from './data/name-words';
import { keyOf } from './model-index';
import type { NameParts } from './model-name';
import { bySize, type ModelChoice } from './unknown-model';

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
