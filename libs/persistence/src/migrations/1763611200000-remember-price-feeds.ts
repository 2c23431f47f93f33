import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The anchors that readings of a price feed are held to, and the refusal that stands. One row a feed: it is read and
 *  written as a whole, under the feed's lock. */
export class RememberPriceFeeds1763611200000 implements MigrationInterface {
  readonly name = 'RememberPriceFeeds1763611200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table price_feed_memories (
        feed       text        not null constraint price_feed_memories_pkey primary key,
        memory     jsonb       not null,
        updated_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table price_feed_memories');
  }
}
