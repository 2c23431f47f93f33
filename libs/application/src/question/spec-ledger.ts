import { defined } from '@compute-advisor/domain';
import type { Fact } from '@compute-advisor/intake';
import type { ApproximatedEntry, AssumedEntry, AssumedInputs, BannerEntry, ReadInput } from './banner-entry';
import type { Sourced } from './sourced';

/** Inputs whose default is a plain figure or name (an assumed fleet is made of parts). */
type DefaultedInput = Exclude<keyof AssumedInputs, 'fleet'>;

/** Keeps the books of provenance: every member with its source, and one entry per default used and per reading approximated, in the order they were settled. */
export class SpecLedger {
  private readonly kept: BannerEntry[] = [];

  get entries(): readonly BannerEntry[] {
    return this.kept;
  }

  /** A member read from the text; a reading that was approximated gets a banner entry as well. */
  inferred<T>(input: ReadInput, fact: Fact<T>): Sourced<T>;
  inferred<T, V>(input: ReadInput, fact: Fact<T>, value: V): Sourced<V>;
  inferred(input: ReadInput, fact: Fact<unknown>, value: unknown = fact.value): Sourced<unknown> {
    if (fact.approximation !== undefined)
      this.kept.push({ input, value, why: { rule: 'approximated', words: fact.approximation } });
    return { value, source: 'inferred', evidence: fact.evidence };
  }

  /** A stated figure past what one plan can count is held to `most`. */
  held(input: ReadInput, fact: Fact<number>, most: number): Sourced<number> {
    if (fact.value <= most) return this.inferred(input, fact);
    const why: ApproximatedEntry['why'] = { rule: 'beyond_one_plan', evidence: fact.evidence, most };
    this.kept.push({ input, value: most, why });
    return { value: most, source: 'inferred', evidence: fact.evidence };
  }

  /** A documented default. */
  defaulted<K extends DefaultedInput>(
    input: K,
    value: AssumedInputs[K]['value'],
    why: AssumedInputs[K]['why'],
  ): Sourced<AssumedInputs[K]['value']> {
    this.kept.push({ input, value, why } as unknown as AssumedEntry);
    return { value, source: 'defaulted' };
  }

  /** The member as read, else what `otherwise` gives. */
  readOr<T>(input: ReadInput, fact: Fact<T> | undefined, otherwise: () => Sourced<T>): Sourced<T> {
    return fact === undefined ? otherwise() : this.inferred(input, fact);
  }

  /** The member as read; undefined where the text does not state it. */
  readIfStated<T>(input: ReadInput, fact: Fact<T> | undefined): Sourced<T> | undefined {
    return fact && this.inferred(input, fact);
  }
}

/** What follows from other members. */
export const derived = <T>(value: T): Sourced<T> => ({ value, source: 'derived' });

/** What a structured field carried. */
export const provided = <T>(value: T): Sourced<T> => ({ value, source: 'provided' });

/** The entries without those of an input that is settled otherwise after all. */
export const withoutInput = (entries: readonly BannerEntry[], input: ReadInput): readonly BannerEntry[] =>
  entries.filter((e) => e.input !== input);

/** A member whose evidence is only sometimes there. */
export const sourced = <T>(value: T, source: Sourced<T>['source'], evidence?: string): Sourced<T> =>
  defined({ value, source, evidence }) as Sourced<T>;
