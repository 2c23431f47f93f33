import type { Fact } from '@compute-advisor/intake';
import type { Sourced } from '../answer/advice';

/** Keeps the books of provenance: every member with its source, and the banner with exactly one entry per default used and per reading approximated. */
export class SpecLedger {
  readonly banner: string[] = [];

  /** A member read from the text; a reading that was approximated gets a banner entry as well. */
  inferred<T, V = T>(fact: Fact<T>, value: V): Sourced<V> {
    if (fact.approximation !== undefined) this.note(fact.approximation);
    return { value, source: 'inferred', evidence: fact.evidence };
  }

  /** A documented default; `entry` names the input, the value and the basis. */
  defaulted<T>(value: T, entry: string): Sourced<T> {
    this.note(entry);
    return { value, source: 'defaulted' };
  }

  derived<T>(value: T): Sourced<T> {
    return { value, source: 'derived' };
  }

  provided<T>(value: T): Sourced<T> {
    return { value, source: 'provided' };
  }

  /** The same books without the entry of an input that is settled otherwise after all. */
  without(start: string): SpecLedger {
    const other = new SpecLedger();
    other.banner.push(...this.banner.filter((entry) => !entry.startsWith(start)));
    return other;
  }

  /** The same sentence never stands twice. */
  private note(entry: string): void {
    if (!this.banner.includes(entry)) this.banner.push(entry);
  }
}

/** The member as read, else what `otherwise` gives. */
export function readOr<T>(ledger: SpecLedger, fact: Fact<T> | undefined, otherwise: () => Sourced<T>): Sourced<T> {
  return fact === undefined ? otherwise() : ledger.inferred(fact, fact.value);
}
