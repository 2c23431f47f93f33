import { roundToCents } from './monthly-cost';

/** An amount of US dollars, before tax. Opaque: dollars add to dollars alone, never to bytes or hours, and no bare
 *  number passes for money. */
export class Usd {
  readonly #amount: number;

  private constructor(amount: number) {
    this.#amount = amount;
  }

  /** @throws {RangeError} for what is no finite number. */
  static of(amount: number): Usd {
    if (!Number.isFinite(amount)) throw new RangeError(`not an amount of money: ${amount}`);
    return new Usd(amount);
  }

  /** So many times this amount: GPUs, hours, months. */
  times(factor: number): Usd {
    return Usd.of(this.#amount * factor);
  }

  minus(other: Usd): Usd {
    return Usd.of(this.#amount - other.#amount);
  }

  /** To whole cents, half up. */
  toCents(): Usd {
    return Usd.of(roundToCents(this.#amount));
  }

  /** Negative: this is less; 0: the same; positive: this is more. */
  compare(other: Usd): number {
    return Math.sign(this.#amount - other.#amount);
  }

  /** The bare number, for the edge where money becomes text. */
  get amount(): number {
    return this.#amount;
  }
}
