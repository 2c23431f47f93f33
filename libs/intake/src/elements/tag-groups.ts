import type { Tag } from '../words';

/** Tags that a rule asks for together: one bit in what an element, a sentence and a text carry, so that to ask costs no
 *  look-up of each tag. */
export interface TagGroup {
  /** Of the words of bits the one that holds it. */
  readonly word: number;
  readonly bit: number;
}

/** Bits of a word: a number of so few is kept as it is, without a box. */
const BITS = 30;
/** Groups by each of their tags. */
const GROUPS_OF = new Map<Tag, TagGroup[]>();
const BY_TAGS = new Map<string, TagGroup>();
let groups = 0;

/** The group of some tags. Groups are made when their rule is loaded, before any text is read. */
export function groupOf(...tags: readonly Tag[]): TagGroup {
  const key = [...new Set(tags)].sort().join(' ');
  let group = BY_TAGS.get(key);
  if (group === undefined) BY_TAGS.set(key, (group = ownGroup(tags)));
  return group;
}

/** A group of some tags that no other rule has: what else belongs to it the rule says itself. */
export function ownGroup(tags: readonly Tag[]): TagGroup {
  const group = { word: Math.floor(groups / BITS), bit: 1 << (groups % BITS) };
  groups += 1;
  for (const tag of new Set(tags)) {
    const known = GROUPS_OF.get(tag);
    if (known === undefined) GROUPS_OF.set(tag, [group]);
    else known.push(group);
  }
  return group;
}

/** The groups that a tag belongs to. */
export const groupsWith = (tag: Tag): readonly TagGroup[] => GROUPS_OF.get(tag) ?? NONE;
const NONE: readonly TagGroup[] = [];

/** Words of bits that hold all groups. */
export const wordsOfGroups = (): number => Math.ceil(groups / BITS);
