import { groupOf } from '../elements/tag-groups';
import type { Element } from '../elements/element';

/** Kinds of element that are what a text states: what is said before a name of somebody is not yet his. */
export const CONTENT: ReadonlySet<Element['kind']> = new Set<Element['kind']>([
  'figure',
  'size',
  'money',
  'time',
  'model',
  'gpu',
  'instance',
  'precision',
]);
/** What something runs on, and what runs. */
export const MACHINES: ReadonlySet<Element['kind']> = new Set<Element['kind']>(['gpu', 'instance', 'model']);
/** What somebody who holds it is introduced with. */
export const HELD: ReadonlySet<Element['kind']> = new Set<Element['kind']>([...MACHINES, 'money']);
/** Articles that introduce somebody. */
export const INDEFINITE = /^(?:an?|eine?|une?|una|uno|uma?|een)$/;

/** The first person, and what somebody who is not the writer is named with. */
export const FIRST = groupOf('first');
export const NAMES_SOMEBODY = groupOf('party', 'medium', 'person', 'org', 'claims');
/** Words of a time that is over, and of an offer. */
export const OVER = groupOf('former', 'until');
export const OFFER = groupOf('offer');

/** Whether nothing but marks stands from `from` on, before `to`: what ends a sentence may stand alone. */
export function areMarks(elements: readonly Element[], from: number, to: number): boolean {
  for (let k = from; k < to; k += 1) if (elements[k]?.kind !== 'mark') return false;
  return true;
}
