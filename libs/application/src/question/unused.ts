import type { Reading } from '@compute-advisor/intake';

/** Something that was understood and that the plan does not account for; what it would change is said in
 *  `answer/remark-words`. */
export type Unused = 'multi_lora';

/** When each is there. What the plan learns to use leaves this table. */
const PRESENT: Readonly<Record<Unused, (reading: Reading) => boolean>> = {
  multi_lora: (r) => r.multiLora?.value === true && r.loraAdapters === undefined,
};

/** What the reading holds and no figure of a plan rests on. */
export const unusedOf = (reading: Reading): Unused[] =>
  (Object.keys(PRESENT) as Unused[]).filter((what) => PRESENT[what](reading));
