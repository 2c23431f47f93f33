import type { GpuIndex } from '../gazetteers/gpu-index';
import type { Lexicon } from '../gazetteers/lexicon';
import type { ModelFinder } from '../gazetteers/model-mention';
import { perWord } from '../lexer/per-word';
import { isIdeographic, type Token } from '../lexer/token';
import { MONTHS } from '../words/months';
import { NAMED_HOURS } from '../words/small-words';
import { CURRENCY_BEGINNINGS } from './currency';
import { HALF_BEGINNINGS } from './half-days';
import { compoundNumber } from './number-compounds';
import { NUMBER_BEGINNINGS } from './spelled-numbers';

/** What a token can open; hardly any opens more than one thing, and most words open nothing. */
export const OPENS = {
  /** A word, whatever it says, or a number in digits. */
  name: 1,
  mark: 2,
  /** What touches the token before it. */
  ending: 4,
  phrase: 8,
  instance: 16,
  card: 32,
  precision: 64,
  amount: 128,
  percent: 256,
  place: 512,
  region: 1024,
} as const;

const PERCENT_FIRST = ['%', 'yuzde', '百'];
/** `us-east1`, `europe west4`: regions that begin with the name of a continent. */
const CONTINENTS = ['us', 'europe', 'asia'];

/** What a text can name or count by what it begins with, known once for all texts: every rule is asked only where
 *  what it reads can begin. */
export class Openings {
  private readonly known = new Map<string, number>();
  /** What a word of letters opens, whatever stands around it. */
  private readonly ofWord = perWord(
    (word) =>
      OPENS.name |
      (this.known.get(word) ?? 0) |
      (isIdeographic(word) || compoundNumber(word) !== undefined ? OPENS.amount : 0),
  );

  constructor(gpus: GpuIndex, lexicon: Lexicon) {
    this.add(OPENS.instance, gpus.instances.beginnings());
    this.add(OPENS.card, gpus.beginnings);
    this.add(OPENS.precision, lexicon.precisions.beginnings());
    this.add(OPENS.amount, NUMBER_BEGINNINGS);
    this.add(OPENS.amount, CURRENCY_BEGINNINGS);
    this.add(OPENS.amount, HALF_BEGINNINGS);
    for (const hour of NAMED_HOURS.keys()) this.add(OPENS.amount, hour.split('-').slice(0, 1));
    this.add(OPENS.amount, MONTHS.keys());
    this.add(OPENS.percent, PERCENT_FIRST);
    this.add(OPENS.place, CONTINENTS);
  }

  private add(what: number, texts: Iterable<string>): void {
    for (const text of texts) this.known.set(text, (this.known.get(text) ?? 0) | what);
  }

  /** All that a token can open, apart from known phrases and the codes of regions. */
  of(token: Token): number {
    const ending = token.glued ? OPENS.ending : 0;
    if (token.kind === 'word') return this.ofWord(token.text) | ending;
    const opens = (this.known.get(token.text) ?? 0) | ending;
    if (token.kind === 'number') return opens | OPENS.name | OPENS.amount;
    return opens | OPENS.mark | (isIdeographic(token.text) ? OPENS.amount : 0);
  }
}

/** What is known of names, words and numbers before any text is read. */
export interface BuilderParts {
  readonly lexicon: Lexicon;
  readonly gpus: GpuIndex;
  readonly finder: ModelFinder;
  readonly openings: Openings;
}
