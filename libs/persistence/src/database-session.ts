import type { Client } from 'pg';
import { CONNECT_TIMEOUT_MS, STATEMENT_TIMEOUT_MS, clientSettings } from './database-settings';
import type { ConnectionSettings } from './database-settings';
import { PatientClient } from './patient-client';

/** One session beside the pool, made when first needed and again after it broke: for what belongs to a session and not
 *  to a statement, locks and notifications.
 *  Needs a direct connection; a pooler that hands each statement to another session breaks both. */
export class DatabaseSession {
  private current: Promise<Client> | undefined;
  private closed = false;

  /** `prepare` runs once per session, before anything else in it. */
  constructor(
    private readonly connection: () => ConnectionSettings,
    private readonly prepare: (client: Client) => Promise<void> = async () => undefined,
  ) {}

  /** The session, connected.
   *  @throws the driver's error when the server is out of reach. */
  get(): Promise<Client> {
    if (this.closed) return Promise.reject(new Error('the session is closed'));
    return (this.current ??= this.connect());
  }

  /** @throws the driver's error; the session is then made anew for the next caller. */
  async query<Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = await this.get();
    return (await client.query<Row>(text, [...values])).rows;
  }

  async close(): Promise<void> {
    this.closed = true;
    const client = await this.current?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<Client> {
    const client = new PatientClient({
      ...clientSettings(this.connection()),
      application_name: 'compute-advisor session',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statementPatienceMs: STATEMENT_TIMEOUT_MS,
    });
    const forget = (): void => {
      this.current = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      await this.prepare(client);
      return client;
    } catch (error) {
      forget();
      client.end().catch(() => undefined);
      throw error;
    }
  }
}
