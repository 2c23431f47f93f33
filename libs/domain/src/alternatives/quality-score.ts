import { rowsBy } from '../facts/rows-by';

/** What one model scored in one benchmark. Scores compare only within one benchmark, source and kind of setting. */
export interface QualityScore {
  readonly modelId: string;
  readonly benchmark: string;
  readonly score: number;
  /** True for error and hallucination rates. */
  readonly lowerIsBetter?: true;
  /** The name or mode the model was tested under: `qwen3-32b-thinking`, `claimed 128K, effective 64K`. */
  readonly setting?: string;
  /** True where whoever published the model says so, and nobody else. */
  readonly selfReported: boolean;
  /** Day or month of the table. */
  readonly asOf: string;
  readonly source: string;
}

/** Every score of one model, in the order of the book. */
export const qualityScoresOf = (book: readonly QualityScore[], modelId: string): readonly QualityScore[] =>
  rowsBy(book, 'modelId', modelId);

/** Every score in one benchmark by its exact name, in the order of the book: `LMArena text (overall, style control)`.
 */
export const scoresIn = (book: readonly QualityScore[], benchmark: string): readonly QualityScore[] =>
  rowsBy(book, 'benchmark', benchmark);
