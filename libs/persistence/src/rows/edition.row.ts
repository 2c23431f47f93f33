import { EntitySchema } from 'typeorm';

/** How often a part of the database has changed: what every replica asks to learn whether its copy is still good. The
 *  count goes up in the transaction of the change itself. */
export interface EditionRow {
  /** `prices` or `operator_catalog`. */
  name: string;
  changes: string;
  changedAt: Date;
}

export const EditionRow = new EntitySchema<EditionRow>({
  name: 'Edition',
  tableName: 'editions',
  columns: {
    name: { type: 'text', primary: true, primaryKeyConstraintName: 'editions_pkey' },
    changes: { type: 'bigint', default: 0 },
    changedAt: { name: 'changed_at', type: 'timestamp with time zone', default: () => 'now()' },
  },
});
