import { EntitySchema } from 'typeorm';

/** One entry the operator added: a model, a part or a price, as JSON with the member names of the reference books. */
export interface OperatorCatalogRow {
  kind: 'model' | 'gpu' | 'price';
  id: string;
  body: unknown;
  updatedAt: Date;
}

export const OperatorCatalogRow = new EntitySchema<OperatorCatalogRow>({
  name: 'OperatorCatalogRow',
  tableName: 'operator_catalog_rows',
  columns: {
    kind: { type: 'text', primary: true, primaryKeyConstraintName: 'operator_catalog_rows_pkey' },
    id: { type: 'text', primary: true, primaryKeyConstraintName: 'operator_catalog_rows_pkey' },
    body: { type: 'jsonb' },
    updatedAt: { name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' },
  },
  checks: [
    {
      name: 'operator_catalog_rows_kind',
      expression: `"kind" = ANY (ARRAY['model'::text, 'gpu'::text, 'price'::text])`,
    },
  ],
});
