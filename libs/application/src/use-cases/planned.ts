import { buildLadder, type Ladder, type Market, type PlannedWorkload, type Rung } from '@compute-advisor/domain';
import type { Books } from '../ports/books';
import { monthlyBudget, type Question } from '../question/question';
import { partsOutsideCatalog } from './fleet-parts';
import { marketOf } from './market';
import { workloadOf } from './workload';

/** A question laid against the market: what each use case decides from. */
export interface Planned {
  readonly question: Question;
  readonly books: Books;
  readonly work: PlannedWorkload;
  readonly market: Market;
  readonly ladder: Ladder;
  /** The first rung; undefined when nothing allowed can carry the workload. */
  readonly best: Rung | undefined;
}

/** Memory that stays free in what a budget buys: a machine filled to the brim is no plan for a month. */
export const HEADROOM_TO_SPARE = 0.1;

/** Lays a question against the market. */
export function plan(question: Question, books: Books): Planned {
  const work = workloadOf(question);
  const market = marketOf(books.catalog, books.prices, question.reading, {
    extra: partsOutsideCatalog(question, books.catalog),
    limitUsdPerMonth: monthlyBudget(question),
    hoursPerMonth: work.hoursPerMonth,
    leastHeadroomFraction: question.mode === 'budget' ? HEADROOM_TO_SPARE : undefined,
  });
  const ladder = buildLadder(work, market);
  return {
    question,
    books,
    work,
    market,
    ladder,
    get best() {
      return ladder.best;
    },
  };
}
