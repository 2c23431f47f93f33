import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** Arbitrary but fixed: the advisory lock that every process using one embedded server shares. */
const PRESENCE_LOCK = 7_264_001;

/** "Somebody uses this server": one session per process that shares an advisory lock. The last one to leave can take the lock for itself and stops the server;
 *  a newcomer waits behind that and then finds the server gone, so it never builds on one that is about to stop. */
export class Presence {
  private state: 'entering' | 'there' | 'left' | 'lost' = 'entering';

  private constructor(
    private readonly client: Client,
    onLost: () => void,
  ) {
    const lost = (): void => {
      const was = this.state;
      if (was === 'left' || was === 'lost') return;
      this.state = 'lost';
      if (was === 'there') onLost();
    };
    client.on('error', lost);
    client.on('end', lost);
  }

  /** Announces this process; with `dataFolder`, only to the server of that folder. `onLost` is called once when the server goes away unasked.
   *  @throws the driver's error when the server cannot be reached or stops meanwhile. */
  static async announce(config: ClientConfig, dataFolder: string | undefined, onLost: () => void): Promise<Presence> {
    const client = new Client({
      ...config,
      application_name: `compute-advisor presence ${process.pid}`,
      ssl: false,
      options: '',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    const presence = new Presence(client, onLost);
    try {
      await client.connect();
      const served = await client.query<{ data_directory: string }>('show data_directory');
      if (dataFolder !== undefined && served.rows[0]?.data_directory !== dataFolder)
        throw new Error(`another server answers there, for ${served.rows[0]?.data_directory}`);
      await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
      if (presence.state === 'lost') throw new Error('the server went away');
      presence.state = 'there';
      return presence;
    } catch (error) {
      presence.abandon();
      throw error;
    }
  }

  /** Runs one statement in this session. */
  async query(text: string): Promise<void> {
    await this.client.query(text);
  }

  /** Leaves. When nobody else is there, `stop` runs while newcomers wait; otherwise the server stays for the others. */
  async leave(stop: () => Promise<void>): Promise<'stopped' | 'left to others'> {
    this.state = 'left';
    try {
      // Letting go first: of several that leave at once, the last to let go finds nobody.
      await this.client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
      const last = await this.client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        PRESENCE_LOCK,
      ]);
      if (!last.rows[0]?.mine) return 'left to others';
      await stop();
      return 'stopped';
    } finally {
      void this.client.end().catch(() => undefined);
    }
  }

  private abandon(): void {
    this.state = 'left';
    void this.client.end().catch(() => undefined);
  }
}
