import type { AcceptedPriceSnapshot, ClockPort } from '@compute-advisor/application';
import type { Offer, PriceBook } from '@compute-advisor/domain';
import { assembleBook, type AssembledBook } from './assemble-book';
import type { FreshnessRules } from './freshness';
import { offerText } from './snapshot-id';

/** What a book is made of, asked again whenever one is wanted. */
export interface BookSources {
  readonly packaged: PriceBook;
  readonly operatorPrices: () => readonly Offer[];
  readonly clock: ClockPort;
  readonly rules: FreshnessRules;
}

/** The book in memory and what it was made of, when. */
interface Kept extends AssembledBook {
  readonly snapshots: readonly AcceptedPriceSnapshot[];
  readonly operatorTexts: string;
  readonly madeAtMs: number;
}

/** The book in force: made anew when what it is made of changed, or something in it aged; else the one in memory. */
export class KeptBook {
  private kept: Kept | undefined;

  constructor(private readonly sources: BookSources) {}

  /** The book of these snapshots now. An equal book stays the same object, so that whoever remembers something about
   *  it may go on doing so. */
  of(snapshots: readonly AcceptedPriceSnapshot[]): PriceBook {
    const { packaged, operatorPrices, clock, rules } = this.sources;
    const now = clock.now();
    const own = operatorPrices();
    const operatorTexts = own.map(offerText).join('\n');
    const known = this.kept;
    if (known && known.snapshots === snapshots && known.operatorTexts === operatorTexts && isRight(known, now))
      return known.book;
    const fresh = assembleBook({ snapshots, packaged, operatorPrices: own }, now, rules);
    const book = known?.book.snapshotId === fresh.book.snapshotId ? known.book : fresh.book;
    this.kept = { ...fresh, book, snapshots, operatorTexts, madeAtMs: now };
    return book;
  }
}

const isRight = ({ madeAtMs, rightUntilMs = Infinity }: Kept, now: number): boolean =>
  now >= madeAtMs && now < rightUntilMs;
