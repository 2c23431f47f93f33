import { ServerSession } from './server-session';
import type { SessionSettings } from './server-session';

/** Arbitrary but fixed: the advisory lock that every process using one embedded server shares. */
const PRESENCE_LOCK = 7_264_001;
const CONNECT_TIMEOUT_MS = 5_000;

/** "Somebody uses this server": one session per process that shares an advisory lock. The last one to leave can take
 *  the lock for itself and stops the server;
 *  a newcomer waits behind that and then finds the server gone, so it never builds on one that is about to stop. */
export class Presence {
  private state: 'entering' | 'there' | 'left' | 'lost' = 'entering';

  private constructor(
    private readonly session: ServerSession,
    private readonly onLost: () => void,
  ) {}

  /** Announces this process; with `dataFolder`, only to the server of that folder. `onLost` is called once when the
   *  server goes away unasked.
   *  @throws the server's error, with its SQLSTATE as `code`, when it cannot be reached or stops meanwhile. */
  static async announce(
    address: Pick<SessionSettings, 'host' | 'port' | 'user' | 'database' | 'password'>,
    dataFolder: string | undefined,
    onLost: () => void,
  ): Promise<Presence> {
    // A session may end before there is a presence to tell; `open` then rejects.
    let presence: Presence | undefined = undefined as Presence | undefined;
    const settings = {
      ...address,
      applicationName: `embedded-postgres presence ${process.pid}`,
      timeoutMs: CONNECT_TIMEOUT_MS,
    };
    const session = await ServerSession.open(settings, () => presence?.ended());
    presence = new Presence(session, onLost);
    try {
      await presence.enter(dataFolder);
      return presence;
    } catch (error) {
      presence.abandon();
      throw error;
    }
  }

  /** Runs one statement in this session. */
  async query(text: string): Promise<void> {
    await this.session.query(text);
  }

  /** Leaves. When nobody else is there, `stop` runs while newcomers wait; otherwise the server stays for the others. */
  async leave(stop: () => Promise<void>): Promise<'stopped' | 'left to others'> {
    this.state = 'left';
    try {
      // Letting go first: of several that leave at once, the last to let go finds nobody.
      await this.session.query(`select pg_advisory_unlock_shared(${PRESENCE_LOCK})`);
      const [last] = await this.session.query(`select pg_try_advisory_lock(${PRESENCE_LOCK})`);
      if (last?.[0] !== 't') return 'left to others';
      await stop();
      return 'stopped';
    } finally {
      this.session.close();
    }
  }

  private async enter(dataFolder: string | undefined): Promise<void> {
    const [served] = await this.session.query('show data_directory');
    if (dataFolder !== undefined && served?.[0] !== dataFolder)
      throw new Error(`another server answers there, for ${served?.[0] ?? 'no folder'}`);
    await this.session.query(`select pg_advisory_lock_shared(${PRESENCE_LOCK})`);
    if (this.state === 'lost') throw new Error('the server went away');
    this.state = 'there';
  }

  private ended(): void {
    const was = this.state;
    if (was === 'left' || was === 'lost') return;
    this.state = 'lost';
    if (was === 'there') this.onLost();
  }

  private abandon(): void {
    this.state = 'left';
    this.session.close();
  }
}
