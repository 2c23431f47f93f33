import {
  buildLadder,
  canonicalProvider,
  costOf,
  type Ladder,
  type Market,
  type PlannedWorkload,
  type Rung,
} from '@compute-advisor/domain';
import type { Books } from '../ports/books';
import { monthlyBudget, type Question } from '../question/question';
import { partsOutsideCatalog } from './fleet-parts';
import { marketOf, type MarketTerms, wishesOf } from './market';
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

/** The ladder on what the text allows; where the sellers that it demands are not known to sell anything that carries
 *  this, on the market beside them. */
function laid(
  { reading }: Question,
  { catalog, prices }: Books,
  work: PlannedWorkload,
  terms: MarketTerms,
): Pick<Planned, 'market' | 'ladder'> {
  const on = (more: MarketTerms = {}): Pick<Planned, 'market' | 'ladder'> => {
    const market = marketOf(catalog, prices, reading, { ...terms, ...more });
    return { market, ladder: buildLadder(work, market) };
  };
  const asked = on();
  if (wishesOf(reading).onlyProviders.length === 0 || isPriced(asked.ladder)) return asked;
  const anywhere = on({ anySeller: true });
  return isPriced(anywhere.ladder) ? anywhere : asked;
}

const isPriced = ({ best }: Ladder): boolean => best !== undefined && costOf(best) !== undefined;

/** The sellers that the text demands, where the plan had to be laid beside them. */
export function sellersPassedOver({ best, question }: Planned): readonly string[] {
  const wished = new Set(wishesOf(question.reading).onlyProviders.map(canonicalProvider));
  const seller = best?.runningUsd === undefined ? best?.machines?.rate.order.provider : undefined;
  return seller === undefined || wished.has(canonicalProvider(seller)) ? [] : [...wished];
}

/** Lays a question against the market. */
export function plan(question: Question, books: Books): Planned {
  const work = workloadOf(question);
  const terms: MarketTerms = {
    extra: partsOutsideCatalog(question, books.catalog),
    limitUsdPerMonth: monthlyBudget(question),
    hoursPerMonth: work.hoursPerMonth,
    leastHeadroomFraction: question.mode === 'budget' ? HEADROOM_TO_SPARE : undefined,
  };
  const { market, ladder } = laid(question, books, work, terms);
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
