import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The market: the snapshot of each feed that is in force, its offers, and how every attempt to refresh it ended. */
export class CreatePrices1763600400000 implements MigrationInterface {
  readonly name = 'CreatePrices1763600400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table editions (
        name       text        not null constraint editions_pkey primary key,
        changes    bigint      not null default 0,
        changed_at timestamptz not null default now()
      )`);
    await runner.query(`insert into editions (name) values ('prices')`);
    await runner.query(`
      create table price_snapshots (
        feed           text        not null constraint price_snapshots_pkey primary key,
        source_date    text        not null,
        content_digest text        not null,
        rows_read      integer     not null,
        etag           text,
        last_modified  text,
        fetched_at     timestamptz not null,
        accepted_at    timestamptz not null,
        confirmed_at   timestamptz not null
      )`);
    await runner.query(`
      create table price_offers (
        feed             text             not null
                         constraint price_offers_feed_fkey references price_snapshots (feed) on delete cascade,
        line             integer          not null,
        gpu_id           text             not null,
        provider         text             not null,
        instance_type    text,
        region           text,
        gpu_count        double precision not null,
        usd_per_gpu_hour double precision not null,
        kind             text             not null,
        as_of            text             not null,
        source           text             not null,
        constraint price_offers_pkey primary key (feed, line)
      )`);
    await runner.query(`
      create table price_feed_runs (
        id                 bigserial   not null constraint price_feed_runs_pkey primary key,
        feed               text        not null,
        outcome            text        not null,
        reason             text,
        started_at         timestamptz not null,
        finished_at        timestamptz not null,
        rows_read          integer     not null,
        offers_kept        integer     not null,
        rows_unresolved    integer     not null,
        rows_ambiguous     integer     not null,
        rows_without_price integer     not null
      )`);
    await runner.query('create index price_feed_runs_by_feed on price_feed_runs (feed, finished_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['price_feed_runs', 'price_offers', 'price_snapshots', 'editions'])
      await runner.query(`drop table ${table}`);
  }
}
