import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The answers. lz4 packs bodies faster than the default where the server was built with it. */
export class CreateAnalyses1763596800000 implements MigrationInterface {
  readonly name = 'CreateAnalyses1763596800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table analyses (
        analysis_id       uuid        not null constraint analyses_pkey primary key,
        mode              text        not null,
        request           bytea       not null,
        response_body     bytea       not null,
        engine_version    text        not null,
        catalog_version   text        not null,
        price_snapshot_id text        not null,
        created_at        timestamptz not null default now(),
        last_asked_at     timestamptz not null default now()
      )`);
    await runner.query('create index analyses_last_asked_at on analyses (last_asked_at)');
    const lz4 = (await runner.query(
      `select 1 from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`,
    )) as unknown[];
    if (lz4.length > 0)
      await runner.query(
        'alter table analyses alter column request set compression lz4, alter column response_body set compression lz4',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table analyses');
  }
}
