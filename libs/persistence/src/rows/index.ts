import { AnalysisRow } from './analysis.row';

/** Every table the library owns. */
export const rows = [AnalysisRow];
