import type { ModelReading } from '../reading';
import type { Candidate, ModelIndex } from './model-index';
import { GENERIC, keyOf } from './model-index';
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

/** How well a candidate fits what was named; undefined when it contradicts it. */
function fit(parts: NameParts, candidate: Candidate): number | undefined {
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

/** A size that no catalog model of that name has: read as the size alone, under the name the text gave. */
export function bySize(parts: NameParts, label: string): ModelChoice | undefined {
  const parametersB = sizeName(parts);
  if (!(parametersB > 0) || parametersB > 10000) return undefined;
  const active = Number(parts.active[0]); // `A8x7b` names no number
  const activeB = Number.isFinite(active) ? active : undefined;
  return {
    reading: {
      kind: 'size',
      parametersB,
      ...(activeB === undefined ? {} : { activeB }),
      ...(label === '' ? {} : { label }),
    },
    ...(label === ''
      ? {}
      : {
          approximation: `"${label}" is not in the catalog; it is planned as a model of ${parametersB} billion parameters.`,
        }),
  };
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
  if (parts.sizes.length === 0 && parts.dates.length === 0) {
    const id = index.defaults.get(keyOf(parts.words, parts.versions));
    if (id !== undefined && (best === undefined || rivals !== 1 || bestScore < 0))
      return { reading: { kind: 'catalog', id }, approximation: `"${label}" names no size; it is taken as ${id}.` };
  }
  if (best === undefined) {
    if (parts.dates.length > 0) return chooseModel(index, head, { ...parts, dates: [] }, label);
    return bySize(parts, label);
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
