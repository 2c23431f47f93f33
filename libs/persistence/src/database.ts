import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { DataSource, EntityManager, EntitySchema, ObjectLiteral, Repository } from 'typeorm';
import { faultOf } from './database-fault';
import { STATEMENT_TIMEOUT_MS, newDataSource } from './database-settings';
import type { ConnectionSettings } from './database-settings';
import { migrate } from './migrate';
import type { PersistenceLogger } from './persistence-logger';
import { PersistenceStartFailed, oneLine } from './persistence-start-failed';

const POOL_SIZE = 10;
const READY_TIMEOUT_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;

/** Nobody has reached the database since the start. */
export class DatabaseNotReached extends Error {
  override readonly name = 'DatabaseNotReached';
}

/** Connections of the pool, and statements that wait for one. */
export interface PoolLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The connection everything else stands on: schema up to date, one pool, found again after every outage. */
export class Database {
  private source: DataSource | undefined;
  private lastProblem = 'not asked yet';
  private readonly closing = new AbortController();
  private connecting: Promise<void> | undefined;

  constructor(
    private readonly connection: () => ConnectionSettings,
    readonly description: string,
    private readonly logger: PersistenceLogger,
  ) {}

  /** Tries once. When the server is out of reach, goes on trying in the background and resolves `false`.
   *  @throws {PersistenceStartFailed} what no waiting repairs: wrong password, no such database, a server too old. */
  async open(): Promise<boolean> {
    try {
      await this.connect();
      return true;
    } catch (error) {
      if (error instanceof PersistenceStartFailed) throw error;
      const fault = faultOf(error);
      if (fault !== 'unreachable' && fault !== 'timeout')
        throw new PersistenceStartFailed(`${this.description} refuses the service: ${oneLine(error)}.`);
      this.lastProblem = oneLine(error);
      this.logger.warn(
        `${this.description} cannot be reached (${this.lastProblem}); the service starts without it and ` +
          'goes on trying.',
      );
      this.connecting = this.goOnTrying();
      return false;
    }
  }

  /** Runs one statement of SQL on a free connection, past TypeORM: for the few that it cannot say or is too slow for
   *  (libs/persistence/docs/adr/0004 has the figures).
   *  @throws {DatabaseNotReached}, or the driver's error. */
  async query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<QueryResult<Row>> {
    return this.pool().query<Row>({ text, values: [...values] });
  }

  /** Runs `work` in one transaction on one connection. Whatever goes wrong, the connection is thrown away and the
   *  server rolls back; one that breaks in the midst fails
   *  the transaction and nothing else.
   *  @throws {DatabaseNotReached}, the driver's error, or what `work` throws. */
  async transaction<Result>(
    isolation: 'REPEATABLE READ' | undefined,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const runner = this.connected().createQueryRunner();
    // The runner listens for errors of its connection as long as it holds it; without a listener a broken connection
    // would end the process.
    const client = (await runner.connect()) as PoolClient & { end(): Promise<void> };
    try {
      await runner.startTransaction(isolation);
      const result = await work(runner.manager);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** What the pool is doing. */
  load(): PoolLoad {
    const pool = this.source && this.pool();
    return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
  }

  /** @throws {DatabaseNotReached} */
  repository<Row extends ObjectLiteral>(schema: EntitySchema<Row>): Repository<Row> {
    return this.connected().getRepository(schema);
  }

  private pool(): Pool {
    return (this.connected().driver as unknown as { master: Pool }).master;
  }

  /** Whether a statement gets through now and `problem` finds none, and if not, why. Never throws, answers within
   *  seconds. */
  async ready(
    problem: () => Promise<string | undefined> = async () => undefined,
  ): Promise<{ readonly ok: boolean; readonly detail: string }> {
    try {
      await soon(this.query('select 1'));
      const found = await soon(problem());
      if (found === undefined) return { ok: true, detail: this.description };
      return { ok: false, detail: `${this.description} takes no answers: ${found}` };
    } catch (error) {
      const why = error instanceof DatabaseNotReached ? this.lastProblem : oneLine(error);
      return { ok: false, detail: `${this.description}: ${why}` };
    }
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.connecting;
    await this.source?.destroy();
    this.source = undefined;
  }

  private connected(): DataSource {
    if (!this.source) throw new DatabaseNotReached(`${this.description} has not been reached yet: ${this.lastProblem}`);
    return this.source;
  }

  private async connect(): Promise<void> {
    await migrate(this.connection(), this.logger);
    const source = newDataSource(this.connection(), {
      poolSize: POOL_SIZE,
      statementPatienceMs: STATEMENT_TIMEOUT_MS,
      logger: this.logger,
    });
    await source.initialize();
    if (this.closing.signal.aborted) await source.destroy();
    else this.source = source;
  }

  private async goOnTrying(): Promise<void> {
    const { signal } = this.closing;
    for (let pause = 250; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.connect();
        this.logger.info(`${this.description} is there.`);
        return;
      } catch (error) {
        if (oneLine(error) !== this.lastProblem)
          this.logger.warn(`${this.description} still cannot be used: ${oneLine(error)}`);
        this.lastProblem = oneLine(error);
      }
    }
  }
}

/** What was asked, or that it takes too long. */
async function soon<Result>(asked: Promise<Result>): Promise<Result> {
  const patience = new AbortController();
  try {
    return await Promise.race([
      asked,
      sleep(READY_TIMEOUT_MS, undefined, { ref: false, signal: patience.signal }).then(() => {
        throw new Error(`no answer within ${READY_TIMEOUT_MS / 1000} s`);
      }),
    ]);
  } finally {
    patience.abort();
  }
}
