import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs and their pieces. A piece that waits is found through an index that holds no other. */
export class CreateJobs1763614800000 implements MigrationInterface {
  readonly name = 'CreateJobs1763614800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table jobs (
        job_id          uuid        not null constraint jobs_pkey primary key,
        state           text        not null,
        lines           integer     not null default 0,
        answered        integer     not null default 0,
        failed          integer     not null default 0,
        idempotency_key text        constraint jobs_idempotency_key_key unique,
        digest          text,
        created_at      timestamptz not null default now(),
        served_at       timestamptz not null default now(),
        finished_at     timestamptz
      )`);
    await runner.query(`create index jobs_served_at on jobs (served_at) where state = 'open'`);
    await runner.query(`
      create table job_pieces (
        job_id     uuid    not null constraint job_pieces_job_id_fkey references jobs (job_id) on delete cascade,
        place      integer not null,
        lines      integer not null,
        last_line  integer not null,
        requests   bytea   not null,
        results    bytea,
        holder     uuid,
        held_until timestamptz,
        constraint job_pieces_pkey primary key (job_id, place)
      )`);
    await runner.query('create index job_pieces_waiting on job_pieces (job_id, place) where results is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table job_pieces');
    await runner.query('drop table jobs');
  }
}
