/** Turns the canonical text of a question and its books into a UUID (keyed, so that nobody can guess another
 *  caller's). Same text, same id. */
export interface AnalysisIdPort {
  idFor(canonical: string): string;
}
export const AnalysisIdPort = Symbol.for('@compute-advisor/AnalysisIdPort');
