import { defined } from '@compute-advisor/domain';
import type { Fact } from '@compute-advisor/intake';
import type { ApproximatedEntry, AssumedEntry, AssumedInputs, BannerEntry, ReadInput } from './banner-entry';
import { placeOf, type Sourced } from './sourced';

/** Inputs whose default is a plain figure or name (an assumed fleet is made of parts). */
type DefaultedInput = Exclude<keyof AssumedInputs, 'fleet'>;

/** Keeps the books of provenance: every member with its source, and one entry per default used and per reading
 *  approximated, in the order they were settled. */
export class SpecLedger {
  private readonly kept: BannerEntry[] = [];

  /** @param description the text that facts are places of */
  constructor(private readonly description = '') {}

  get entries(): readonly BannerEntry[] {
    return this.kept;
  }

  /** A member read from the text; a reading that was approximated gets a banner entry as well. */
  inferred<T>(input: ReadInput, fact: Fact<T>): Sourced<T>;
  inferred<T, V>(input: ReadInput, fact: Fact<T>, value: V): Sourced<V>;
  inferred(input: ReadInput, fact: Fact<unknown>, value: unknown = fact.value): Sourced<unknown> {
    if (fact.approximation !== undefined)
      this.kept.push({ input, value, why: { rule: 'approximated', words: fact.approximation } });
    return this.quoted(fact, value);
  }

  /** A member worked out from several facts ("8 hours, 5 days"): it quotes them all. */
  converted<T>(input: ReadInput, facts: readonly [Fact<unknown>, ...Fact<unknown>[]], value: T): Sourced<T> {
    for (const fact of facts) this.inferred(input, fact);
    const [first, ...rest] = [...facts].sort((a, b) => a.start - b.start);
    if (first === undefined || rest.every((f) => f.evidence === first.evidence)) return this.quoted(facts[0], value);
    return { value, source: 'inferred', evidence: [first, ...rest].map((f) => f.evidence).join(' … ') };
  }

  /** What other members give, with the words that it follows from or that it overrules. */
  followed<T>(fact: Fact<unknown>, value: T): Sourced<T> {
    return { ...this.quoted(fact, value), source: 'derived' };
  }

  private quoted<T>(fact: Fact<unknown>, value: T): Sourced<T> {
    return defined({
      value,
      source: 'inferred',
      evidence: fact.evidence,
      at: placeOf(fact, this.description),
    }) as Sourced<T>;
  }

  /** A stated figure past what one plan can count is held to `most`. */
  held(input: ReadInput, fact: Fact<number>, most: number): Sourced<number> {
    if (fact.value <= most) return this.inferred(input, fact);
    const why: ApproximatedEntry['why'] = { rule: 'beyond_one_plan', evidence: fact.evidence, most };
    this.kept.push({ input, value: most, why });
    return this.quoted(fact, most);
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
