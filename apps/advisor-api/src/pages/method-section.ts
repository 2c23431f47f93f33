import type { TableView } from './charts';

/** One formula: in words, worked through on one example, with where it is written down. */
export interface MethodFormula {
  readonly words: string;
  readonly worked: string;
  readonly source: string;
}

/** One section of the method. */
export interface MethodSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly formulas: readonly MethodFormula[];
  readonly tables: readonly TableView[];
  readonly points: readonly string[];
}

/** Sections under one head of the contents. */
export interface MethodGroup {
  readonly title: string;
  readonly sections: readonly MethodSection[];
}

/** A section with what it has beside its lead. */
type Part = Partial<Omit<MethodSection, 'id' | 'title' | 'lead'>>;
/** A section of the method. */
export const section = (id: string, title: string, lead: string, part: Part = {}): MethodSection => ({
  id,
  title,
  lead,
  formulas: part.formulas ?? [],
  tables: part.tables ?? [],
  points: part.points ?? [],
});
