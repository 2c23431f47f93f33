import { groupOf, type TagGroup } from '../elements/tag-groups';
import type { Head, Role, RoleRow } from './rows/role';
import type { Dimension } from './rows/unit';
import { ROLES } from './table';

/** A row of the table as it weighs figures of one dimension. */
export interface Scale {
  readonly role: Role;
  /** What the dimension is worth by itself. */
  readonly base: number;
  /** The heads and labels that speak for figures of this dimension. */
  readonly heads: readonly Head[];
  readonly labels: readonly Head[];
  readonly against: readonly Head[];
  /** Every word that can speak for it: one of them stands in the sentence, or nothing but the figure itself does. */
  readonly words: TagGroup;
  /** The most that can speak for it without any of them. */
  readonly unsaid: number;
  readonly needsHead: boolean;
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
  readonly perHead: number;
  readonly prior: RoleRow['prior'] | undefined;
}

/** The role of those who are there at once, and what it is worth that people stand behind the words for that. */
export const CROWD: Role = 'concurrentRequests';
export const BEHIND_AT_ONCE = 1;

/** Dimensions of which a label right before the figure decides. */
const LABELLED: ReadonlySet<Dimension> = new Set<Dimension>(['bare', 'cards', 'duration', 'tokens', 'work']);

const scaleOf = (row: RoleRow, dimension: Dimension, base: number): Scale => {
  const speaks = (h: Head): boolean => h.only?.includes(dimension) !== false;
  const heads = row.heads.filter(speaks);
  const labels = LABELLED.has(dimension) ? (row.label ?? []).filter(speaks) : [];
  return {
    role: row.role,
    base,
    heads,
    labels,
    unsaid:
      base + (row.prior?.worth ?? 0) + (Math.max(0, row.perHead ?? 0) + (row.role === CROWD ? BEHIND_AT_ONCE : 0)),
    words: groupOf(...[...heads, ...labels].map(({ tag }) => tag)),
    against: (row.against ?? []).filter(speaks),
    needsHead: row.needsHead?.includes(dimension) === true,
    least: row.range[0],
    most: row.range[1],
    whole: row.whole === true,
    perHead: row.perHead ?? 0,
    prior: row.prior,
  };
};

/** The rows that take a dimension, in the order of the table. */
export const SCALES: ReadonlyMap<Dimension, readonly Scale[]> = scales();

function scales(): Map<Dimension, Scale[]> {
  const out = new Map<Dimension, Scale[]>();
  for (const row of ROLES)
    for (const [name, base] of Object.entries(row.takes)) {
      const dimension = name as Dimension;
      out.set(dimension, [...(out.get(dimension) ?? []), scaleOf(row, dimension, base)]);
    }
  return out;
}
