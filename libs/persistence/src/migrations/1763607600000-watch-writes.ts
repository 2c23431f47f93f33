import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row that the readiness check may touch, and space of removed answers that is soon used again (the default waits
 *  until a fifth of the table is dead). */
export class WatchWrites1763607600000 implements MigrationInterface {
  readonly name = 'WatchWrites1763607600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`insert into editions (name) values ('write_check')`);
    await runner.query(
      'alter table analyses set (autovacuum_vacuum_scale_factor = 0.02, toast.autovacuum_vacuum_scale_factor = 0.02)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table analyses reset (autovacuum_vacuum_scale_factor, toast.autovacuum_vacuum_scale_factor)',
    );
    await runner.query(`delete from editions where name = 'write_check'`);
  }
}
