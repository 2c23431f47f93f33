import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The operator's own models, parts and prices. Whoever changes them, the service or a person at psql: the edition
 *  moves and every replica is told when the change commits. */
export class CreateOperatorCatalog1763604000000 implements MigrationInterface {
  readonly name = 'CreateOperatorCatalog1763604000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table operator_catalog_rows (
        kind       text        not null,
        id         text        not null,
        body       jsonb       not null,
        updated_at timestamptz not null default now(),
        constraint operator_catalog_rows_pkey primary key (kind, id),
        constraint operator_catalog_rows_kind check (kind = any (array['model'::text, 'gpu'::text, 'price'::text]))
      )`);
    await runner.query(`insert into editions (name) values ('operator_catalog')`);
    await runner.query(`
      create function operator_catalog_changed() returns trigger language plpgsql as $$
      begin
        update editions set changes = changes + 1, changed_at = now() where name = 'operator_catalog';
        perform pg_notify('operator_catalog_changed', '');
        return null;
      end $$`);
    await runner.query(`
      create trigger operator_catalog_changed after insert or update or delete or truncate on operator_catalog_rows
      for each statement execute function operator_catalog_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table operator_catalog_rows');
    await runner.query('drop function operator_catalog_changed()');
    await runner.query(`delete from editions where name = 'operator_catalog'`);
  }
}
