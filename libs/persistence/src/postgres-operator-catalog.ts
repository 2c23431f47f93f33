import { createHash } from 'node:crypto';
import type { OperatorCatalog, OperatorCatalogPort } from '@compute-advisor/application';
import type { GpuFacts, ModelFacts, Offer } from '@compute-advisor/domain';
import { DatabaseNotReached } from './database';
import type { Database } from './database';
import { DatabaseSession } from './database-session';
import type { ConnectionSettings } from './database-settings';
import { toOperatorEntry } from './mappers/operator-catalog.mapper';
import type { OperatorEntry } from './mappers/operator-catalog.mapper';
import type { PersistenceLogger } from './persistence-logger';
import { oneLine } from './persistence-start-failed';
import { EditionRow } from './rows/edition.row';
import { OperatorCatalogRow } from './rows/operator-catalog.row';

const CHANNEL = 'operator_catalog_changed';
/** For databases whose notifications do not reach us (a pooler between, a broken session). */
const LOOK_EVERY_MS = 5_000;
const NO_ROWS: OperatorCatalog = Object.freeze({
  version: 'none',
  models: Object.freeze([]),
  gpus: Object.freeze([]),
  prices: Object.freeze([]),
});

type Kind = OperatorCatalogRow['kind'];

/** An entry that the service cannot read; every reason is named. */
export class OperatorRowRefused extends Error {
  override readonly name = 'OperatorRowRefused';
  constructor(
    readonly kind: Kind,
    readonly id: string,
    readonly problems: readonly string[],
  ) {
    super(`The ${kind} ${id} cannot be taken: ${problems.join('; ')}`);
  }
}

/** The operator's rows, kept in memory and read again within milliseconds of a change committed anywhere; within 5 s
 *  when notifications do not get through. */
export class PostgresOperatorCatalog implements OperatorCatalogPort {
  private catalog = NO_ROWS;
  private lastRead = new Map<string, OperatorEntry>();
  private edition: string | undefined;
  private complained = '';
  private reading: Promise<void> | undefined;
  private again = false;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly session: DatabaseSession;

  constructor(
    private readonly database: Database,
    connection: () => ConnectionSettings,
    private readonly logger: PersistenceLogger,
  ) {
    this.session = new DatabaseSession(connection, async (client) => {
      client.on('notification', () => void this.refresh());
      await client.query(`listen ${CHANNEL}`);
    });
  }

  current(): OperatorCatalog {
    return this.catalog;
  }

  /** Reads once and keeps reading from then on. Never throws. */
  async start(): Promise<void> {
    await this.look();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.reading;
    await this.session.close();
  }

  /** Files a row, in place of the one with this kind and id; every replica shows it at once.
   *  @throws {OperatorRowRefused} it cannot be read, or the driver's error. */
  async put(kind: Kind, id: string, body: unknown): Promise<void> {
    const read = toOperatorEntry({ kind, id, body, updatedAt: new Date(0) });
    if ('problems' in read) throw new OperatorRowRefused(kind, id, read.problems);
    await this.database
      .repository(OperatorCatalogRow)
      .upsert({ kind, id, body: body as object, updatedAt: () => 'now()' }, ['kind', 'id']);
    await this.refresh();
  }

  /** Takes a row away; true when there was one.
   *  @throws the driver's error. */
  async remove(kind: Kind, id: string): Promise<boolean> {
    const removed = await this.database.repository(OperatorCatalogRow).delete({ kind, id });
    await this.refresh();
    return removed.affected === 1;
  }

  /** The rows as they are stored, by kind and id, each with the reasons why it cannot be read, if any.
   *  @throws the driver's error. */
  async rows(): Promise<readonly (OperatorCatalogRow & { readonly problems: readonly string[] })[]> {
    const stored = await this.database.repository(OperatorCatalogRow).find({ order: { kind: 'ASC', id: 'ASC' } });
    return stored.map((row) => {
      const read = toOperatorEntry(row);
      return { ...row, problems: 'problems' in read ? read.problems : [] };
    });
  }

  private async look(): Promise<void> {
    await this.session.get().catch(() => undefined);
    await this.refresh();
    if (this.closed) return;
    this.timer = setTimeout(() => void this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** One reading at a time; a change that arrives meanwhile is read after it. */
  private refresh(): Promise<void> {
    this.again = true;
    return (this.reading ??= this.readUntilCurrent().finally(() => {
      this.reading = undefined;
    }));
  }

  private async readUntilCurrent(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      try {
        await this.readIfChanged();
      } catch (error) {
        if (!(error instanceof DatabaseNotReached))
          this.complain(
            `The operator's catalog rows cannot be read now (${oneLine(error)}); those known stay in force.`,
          );
      }
    }
  }

  private async readIfChanged(): Promise<void> {
    const read = await this.database.transaction('REPEATABLE READ', async (manager) => {
      const row = await manager.findOneBy(EditionRow, { name: 'operator_catalog' });
      const edition = row === null ? undefined : `${row.changes}@${row.changedAt.getTime()}`;
      if (edition !== undefined && edition === this.edition) return undefined;
      return { edition, rows: await manager.find(OperatorCatalogRow) };
    });
    if (!read) return;
    this.take(read.rows);
    this.edition = read.edition;
  }

  private take(rows: readonly OperatorCatalogRow[]): void {
    const read = new Map<string, OperatorEntry>();
    const complaints: string[] = [];
    for (const row of rows) {
      const key = `${row.kind} ${row.id}`;
      const entry = toOperatorEntry(row);
      if (!('problems' in entry)) {
        read.set(key, entry);
        continue;
      }
      const former = this.lastRead.get(key);
      if (former) read.set(key, former);
      complaints.push(`${key} (${entry.problems.join('; ')}): ${former ? 'as it last was' : 'left out'}`);
    }
    this.lastRead = read;
    this.catalog = editionOf([...read.values()]);
    this.complain(complaints.length > 0 ? `Operator catalog rows that cannot be read: ${complaints.join(', ')}.` : '');
  }

  private complain(message: string): void {
    if (message !== '' && message !== this.complained) this.logger.warn(message);
    this.complained = message;
  }
}

function byKindAndId(a: OperatorEntry, b: OperatorEntry): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** Named after its content, so that every replica gives the same rows the same name, whatever order they come in. */
function editionOf(entries: readonly OperatorEntry[]): OperatorCatalog {
  if (entries.length === 0) return NO_ROWS;
  const sorted = [...entries].sort(byKindAndId);
  const of = <Entry>(kind: Kind): readonly Entry[] =>
    sorted.filter((one) => one.kind === kind).map((one) => one.entry as Entry);
  const version = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
  return deepFreeze({
    version,
    models: of<ModelFacts>('model'),
    gpus: of<GpuFacts>('gpu'),
    prices: of<Offer>('price'),
  });
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
