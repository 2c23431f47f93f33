import type { BatchReading, Fact } from '../reading';
import type { Member } from '../roles/claim';

/** One value for every member that a figure can say, as far as the text does. */
export type Facts = Partial<Record<Member, Fact<number>>>;

/** Facts of single figures, and the finite job when there is one. */
export interface FigureFacts {
  readonly facts: Facts;
  readonly seen: Facts;
  readonly settings: ReadonlySet<Member>;
  readonly batch?: Fact<BatchReading>;
}
