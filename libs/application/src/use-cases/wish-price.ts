import { bestRung, type Rung } from '@compute-advisor/domain';
import { marketOf, wishesOf } from './market';
import { type Planned, sellersPassedOver } from './planned';

/** What keeping to the wishes of the text costs. USD per month. */
export interface WishPrice {
  readonly anywhere: Rung;
  /** Absent where no price is known of anything that keeps to them. */
  readonly moreUsd?: number;
  /** Sellers that are demanded and beside whom the plan stands: they sell nothing that carries it at a known price. */
  readonly sellers?: readonly string[];
}

/** A wish is said to cost something from this factor on. */
const DEAR = 1.25;

/** Plans once more without the wishes for providers, regions, parts and vendors, and says what they cost where that is
 *  much, or where nothing is on sale with them; undefined where there are none or they are cheap. */
export function wishPrice(p: Planned): WishPrice | undefined {
  const { best, work, question, books } = p;
  const wishes = wishesOf(question.reading);
  const wished =
    wishes.onlyProviders.length || wishes.regions.length || wishes.onlyGpuIds.length || wishes.onlyVendors.length;
  if (!wished || best === undefined) return undefined;
  const sellers = sellersPassedOver(p);
  if (sellers.length) return { anywhere: best, sellers };
  const free = {
    ...question.reading,
    constraints: {},
    wishes: { ...wishes, onlyProviders: [], regions: [], onlyGpuIds: [], onlyVendors: [] },
  };
  const anywhere = bestRung(work, marketOf(books.catalog, books.prices, free), best.gpu);
  if (anywhere?.monthlyUsd === undefined) return undefined;
  if (best.monthlyUsd === undefined) return { anywhere };
  if (best.monthlyUsd < anywhere.monthlyUsd * DEAR) return undefined;
  return { anywhere, moreUsd: best.monthlyUsd - anywhere.monthlyUsd };
}
