import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { QueryRunner } from 'typeorm';
import { MIGRATIONS_TABLE, newDataSource } from './database-settings';
import type { ConnectionSettings } from './database-settings';
import type { PersistenceLogger } from './persistence-logger';
import { PersistenceStartFailed } from './persistence-start-failed';

/** Every table that holds something of its own, those that others point to first. What has changed how often
 *  (`editions`) belongs to a database and not to its content. */
export const TABLES = [
  'analyses',
  'operator_catalog_rows',
  'price_snapshots',
  'price_offers',
  'price_feed_runs',
  'price_feed_memories',
  'jobs',
  'job_pieces',
] as const;
const FORMAT = 'compute-advisor backup 1';
const ROWS_AT_ONCE = 200;

interface Head {
  readonly format: string;
  /** The migrations that the database had run. */
  readonly migrations: readonly string[];
}
type Line = readonly [table: string, row: unknown];

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** Writes everything in the database to `file` (gzip, a line of JSON per row), as it stood at one moment, while the
 *  service runs. A file of that name is replaced when the new one is whole.
 *  @throws the driver's or the system's error. */
export async function backUp(
  connection: ConnectionSettings,
  file: string,
  logger: PersistenceLogger,
): Promise<RowCounts> {
  const source = await newDataSource(connection, { poolSize: 1, logger }).initialize();
  const counts: Record<string, number> = {};
  try {
    const runner = source.createQueryRunner();
    await runner.startTransaction('REPEATABLE READ');
    await pipeline(
      Readable.from(linesOf(runner, counts)),
      createGzip(),
      createWriteStream(`${file}.part`, { mode: 0o600 }),
    );
    await runner.rollbackTransaction();
    await runner.release();
  } finally {
    await source.destroy();
  }
  await rename(`${file}.part`, file);
  return counts;
}

async function* linesOf(runner: QueryRunner, counts: Record<string, number>): AsyncGenerator<string> {
  const run = (await runner.query(`select name from ${MIGRATIONS_TABLE} order by id`)) as { name: string }[];
  yield `${JSON.stringify({ format: FORMAT, migrations: run.map((step) => step.name) } satisfies Head)}\n`;
  for (const table of TABLES) {
    counts[table] = 0;
    await runner.query(
      `declare ${table}_rows no scroll cursor for select to_jsonb(one)::text as row from ${table} as one`,
    );
    for (;;) {
      const rows = (await runner.query(`fetch ${ROWS_AT_ONCE} from ${table}_rows`)) as { row: string }[];
      for (const { row } of rows) yield `["${table}",${row}]\n`;
      counts[table] += rows.length;
      if (rows.length < ROWS_AT_ONCE) break;
    }
  }
}

/** Puts what `file` holds beside what the database has; a row that is there already stays as it is. All or nothing.
 *  The schema has to be up to date.
 *  @throws {PersistenceStartFailed} it is no backup, or that of a newer version; the driver's or the system's error. */
export async function restore(
  connection: ConnectionSettings,
  file: string,
  logger: PersistenceLogger,
): Promise<RowCounts> {
  const source = await newDataSource(connection, { poolSize: 1, logger }).initialize();
  try {
    const runner = source.createQueryRunner();
    await runner.startTransaction();
    const counts = await readInto(runner, file);
    await runner.query(`select setval('price_feed_runs_id_seq', greatest((select max(id) from price_feed_runs), 1))`);
    await runner.query(
      `update editions set changes = changes + 1, changed_at = clock_timestamp() where name = 'prices'`,
    );
    await runner.commitTransaction();
    await runner.release();
    return counts;
  } finally {
    await source.destroy();
  }
}

async function readInto(runner: QueryRunner, file: string): Promise<RowCounts> {
  const counts: Record<string, number> = Object.fromEntries(TABLES.map((table) => [table, 0]));
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  let isFirst = true;
  let waiting: { readonly table: string; readonly rows: unknown[] } = { table: '', rows: [] };
  const write = async (): Promise<void> => {
    const { table, rows } = waiting;
    if (rows.length === 0) return;
    await runner.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict do nothing`,
      [JSON.stringify(rows)],
    );
    counts[table] = (counts[table] ?? 0) + rows.length;
    waiting = { table, rows: [] };
  };
  for await (const line of lines) {
    if (isFirst) await checkHead(runner, line, file);
    else {
      const [table, row] = JSON.parse(line) as Line;
      if (!(TABLES as readonly string[]).includes(table)) throw notOurs(file);
      if (table !== waiting.table || waiting.rows.length >= ROWS_AT_ONCE) {
        await write();
        waiting = { table, rows: [] };
      }
      waiting.rows.push(row);
    }
    isFirst = false;
  }
  if (isFirst) throw notOurs(file);
  await write();
  return counts;
}

async function checkHead(runner: QueryRunner, line: string, file: string): Promise<void> {
  let head: Partial<Head>;
  try {
    head = JSON.parse(line) as Partial<Head>;
  } catch {
    throw notOurs(file);
  }
  if (head.format !== FORMAT) throw notOurs(file);
  const run = (await runner.query(`select name from ${MIGRATIONS_TABLE}`)) as { name: string }[];
  const unknown = (head.migrations ?? []).filter((name) => !run.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new PersistenceStartFailed(
      `${file} was written by a newer version of the service (${unknown.join(', ')}): restore it with that version.`,
    );
}

const notOurs = (file: string): PersistenceStartFailed =>
  new PersistenceStartFailed(`${file} is no backup of this service.`);
