import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPostgresLogger } from './logger';
import { EmbeddedPostgresFailed, oneLine } from './embedded-postgres-failed';
import { ensureCluster } from './cluster-folder';
import { findHome } from './cluster-home';
import type { ClusterHome, HomeOptions } from './cluster-home';
import { chooseEndpoint } from './endpoint';
import type { EndpointKind, ServerAddress } from './endpoint';
import { choosePrograms } from './choose-programs';
import { clearProvenLeftover } from './leftover-pid';
import { processExists, readPostmasterPid } from './postmaster-pid';
import { Presence } from './presence';
import { launch, serverSettings, shutDown } from './server-process';
import { ensureSocketFolder, removeSocketFolder } from './socket-folder';

export interface EmbeddedPostgresOptions {
  /** The cluster lives in `<dataDir>/postgres`. */
  readonly dataDir: string;
  /** The role everything belongs to, and the database that is made; both `postgres` when absent. A folder keeps the
   *  role it was made with. */
  readonly user?: string;
  readonly database?: string;
  readonly logger: EmbeddedPostgresLogger;
  /** False only for tests: no fsync, nothing survives a power cut. */
  readonly durable?: boolean;
  /** Which programs to use; the packaged ones when they run here, else the system's. */
  readonly programs?: 'packaged' | 'system';
  readonly endpoint?: EndpointKind;
  readonly home?: Pick<HomeOptions, 'waysOut' | 'elsewhere'>;
}

const DEFAULT_NAME = 'postgres';

/** A real PostgreSQL of our own in a data folder. Processes that name the same folder share one server; the last one
 *  to leave stops it. */
export class EmbeddedPostgres {
  private presence: Presence | undefined;
  private readonly stopping = new AbortController();
  private recovering: Promise<void> | undefined;

  private constructor(
    private readonly home: ClusterHome,
    private readonly options: EmbeddedPostgresOptions,
    private readonly server: ServerAddress,
  ) {}

  /** Finds or makes the cluster, joins the server that runs on it or starts one, and resolves when it takes
   *  connections.
   *  @throws {EmbeddedPostgresFailed} it cannot run here; the message says why and what to do. */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    try {
      return await EmbeddedPostgres.startOrSayWhy(options);
    } catch (error) {
      if (error instanceof EmbeddedPostgresFailed) throw error;
      throw new EmbeddedPostgresFailed(`No database can be kept in ${resolve(options.dataDir)}: ${oneLine(error)}.`);
    }
  }

  private static async startOrSayWhy(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const home = findHome({
      dataDir: options.dataDir,
      binaries: choosePrograms(options),
      logger: options.logger,
      ...options.home,
    });
    const server = await chooseEndpoint(
      home,
      options.endpoint ?? (process.platform === 'win32' ? 'loopback' : 'socket'),
    );
    const made = await ensureCluster(home, {
      user: options.user ?? DEFAULT_NAME,
      durable: options.durable ?? true,
      ...(server.password === undefined ? {} : { password: server.password }),
    });
    const embedded = new EmbeddedPostgres({ ...home, dataFolder: realpathSync(home.dataFolder) }, options, server);
    if (made === 'created') options.logger.info(`Made a database in ${home.dataFolder}.`);
    await embedded.join();
    return embedded;
  }

  /** How the pool reaches the database; the same for as long as this object lives. */
  get connection(): {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
    readonly password?: string;
  } {
    return { ...this.address(), database: this.options.database ?? DEFAULT_NAME };
  }

  /** For logs and the readiness page. */
  get description(): string {
    return `embedded PostgreSQL ${this.home.binaries.version} in ${this.home.dataFolder}`;
  }

  /** Call after the pool is closed. Stops the server unless another process uses it. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.recovering;
    const left = await this.presence?.leave(() => this.shutDownHere()).catch(() => 'stopped' as const);
    if (left === 'left to others')
      this.options.logger.info(`Other processes use ${this.home.dataFolder}: its server keeps running.`);
  }

  private async shutDownHere(): Promise<void> {
    await shutDown(this.home);
    if ('socketFolder' in this.server.listening)
      removeSocketFolder(this.server.listening.socketFolder, this.home.dataFolder);
  }

  private address(): { host: string; port: number; user: string; password?: string } {
    return {
      host: this.server.host,
      port: this.server.port,
      user: this.options.user ?? DEFAULT_NAME,
      ...(this.server.password === undefined ? {} : { password: this.server.password }),
    };
  }

  /** Joins a running server or starts one, until one of both holds. */
  private async join(): Promise<void> {
    const began = Date.now();
    for (;;) {
      const joined = await this.tryToJoin();
      if (joined === 'joined') break;
      if (joined === 'nobody there') {
        if ('socketFolder' in this.server.listening)
          ensureSocketFolder(this.server.listening.socketFolder, this.home.dataFolder, this.home.account);
        const outcome = await launch(
          this.home,
          serverSettings(this.home, this.server.listening, this.options.durable ?? true, this.server.port),
        );
        if (outcome === 'ready') continue;
      }
      clearProvenLeftover(this.home, Date.now() - began, this.options.logger);
      await sleep(50);
    }
    await this.ensureDatabase();
  }

  private async tryToJoin(): Promise<'joined' | 'nobody there' | 'wait'> {
    const found = readPostmasterPid(this.home.dataFolder);
    if (!found) return 'nobody there';
    const visible = processExists(found.pid);
    // A container that shares the folder has process numbers of its own: there only the socket in the folder tells
    // whether a server is alive.
    if (!visible && this.server.host !== this.home.dataFolder) return 'nobody there';
    if (visible) this.server.follow(found);
    try {
      this.presence = await Presence.announce(
        { ...this.address(), database: 'postgres' },
        visible ? this.home.dataFolder : undefined,
        () => this.recover(),
      );
      return 'joined';
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (code === '28P01' || code === '28000')
        throw new EmbeddedPostgresFailed(`The server on ${this.home.dataFolder} refuses us: ${oneLine(error)}.`);
      const mayStillCome = visible || /^57P0/.test(code ?? '');
      return mayStillCome && readPostmasterPid(this.home.dataFolder)?.pid === found.pid ? 'wait' : 'nobody there';
    }
  }

  private async ensureDatabase(): Promise<void> {
    try {
      await this.presence?.query(`create database "${(this.options.database ?? DEFAULT_NAME).replace(/"/g, '""')}"`);
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (code !== '42P04' && code !== '23505') throw error;
    }
  }

  /** The server went away while we use it (crash, out of memory, kill): bring it back. */
  private recover(): void {
    if (this.stopping.signal.aborted || this.recovering) return;
    this.options.logger.warn(`The server on ${this.home.dataFolder} went away; starting it again.`);
    this.recovering = this.bringBack().finally(() => {
      this.recovering = undefined;
    });
  }

  private async bringBack(): Promise<void> {
    const { signal } = this.stopping;
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      try {
        await this.join();
        this.options.logger.info(`The server on ${this.home.dataFolder} is back.`);
        return;
      } catch (error) {
        this.options.logger.error(`The server on ${this.home.dataFolder} does not come back: ${oneLine(error)}`);
        await sleep(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
