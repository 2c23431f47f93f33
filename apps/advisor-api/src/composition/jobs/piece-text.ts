import type { BulkLine, LineId, Problem } from '@compute-advisor/contract';

/** What became of a line: the id of its answer, or its problem; `id` is the name that the line gave itself. */
export type LineResult = { readonly line: number; readonly id?: LineId } & (
  { readonly analysisId: string } | { readonly problem: Problem }
);

/** Lines as the queue keeps them. */
export const textOfLines = (lines: readonly BulkLine[]): string => JSON.stringify(lines);
/** The lines in such a text. */
export const linesOfText = (text: string): readonly BulkLine[] => JSON.parse(text) as BulkLine[];

/** Results as the queue keeps them: answers are filed already, their ids are enough. */
export const textOfResults = (results: readonly LineResult[]): string => JSON.stringify(results);
/** The results in such a text. */
export const resultsOfText = (text: string): readonly LineResult[] => JSON.parse(text) as LineResult[];
