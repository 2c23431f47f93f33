import type { UseCase } from '../facts/workload';
import { type QualityScore, scoresIn } from './quality-score';

const OVERALL = 'LMArena text (overall, style control)';

/** The public benchmark by which models are compared for a use case: one source, one setting, nothing mixed. Absent:
 *  no benchmark of the book speaks of it.
 *  LMArena's style-controlled tables hold the most open models; MTEB is what embedding models are chosen by. */
const BENCHMARK: Readonly<Partial<Record<UseCase, string>>> = {
  chat: OVERALL,
  general: OVERALL,
  voice: OVERALL,
  translation: OVERALL,
  batch: OVERALL,
  rag: 'LMArena text longer query (style control)',
  summarization: 'LMArena text longer query (style control)',
  document_processing: 'LMArena text longer query (style control)',
  coding: 'LMArena text coding (style control)',
  code_completion: 'LMArena text coding (style control)',
  agents: 'LMArena text hard prompts (style control)',
  classification: 'LMArena text instruction following (style control)',
  embeddings: 'MTEB(eng,v2) mean (task)',
};

/** The best score of each model in the benchmark of a use case, best first; ids decide between equals. Scores that the
 *  makers themselves report are left out. */
export function regardedFor(book: readonly QualityScore[], useCase: UseCase): readonly QualityScore[] {
  const benchmark = BENCHMARK[useCase];
  if (benchmark === undefined) return [];
  const best = new Map<string, QualityScore>();
  for (const score of scoresIn(book, benchmark)) {
    const known = best.get(score.modelId);
    if (!score.selfReported && (known === undefined || score.score > known.score)) best.set(score.modelId, score);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.modelId < b.modelId ? -1 : 1));
}
