import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { ScramExchange } from './scram';
import { MessageReader, errorIn, message, rowIn, startupMessage } from './wire';
import type { Message } from './wire';

/** Where a server listens and who asks. A `host` that is a folder holds the Unix socket of `port`. */
export interface SessionSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
  readonly applicationName: string;
  readonly timeoutMs: number;
}

interface Asked {
  readonly rows: (string | null)[][];
  failure?: Error;
  readonly resolve: (rows: (string | null)[][]) => void;
  readonly reject: (error: Error) => void;
}

/** One session with a server, spoken to in the simple query protocol (PostgreSQL documentation, "Message Flow"):
 *  enough for a lock and a `create database`, so that
 *  the supervisor needs no driver. Values arrive as text. */
export class ServerSession {
  private readonly reader = new MessageReader();
  private readonly scram: ScramExchange | undefined;
  private asked: Asked | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private over: Error | undefined;

  private constructor(
    private readonly socket: Socket,
    password: string | undefined,
    private readonly onEnd: () => void,
  ) {
    this.scram = password === undefined ? undefined : new ScramExchange(password);
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', (error) => this.end(error));
    socket.on('close', () => this.end(new Error('the server closed the session')));
  }

  /** Connects and logs in. `onEnd` is called once, whenever the session ends, asked or not.
   *  @throws the server's error with its SQLSTATE as `code`, the system's error, or that the time is over. */
  static async open(settings: SessionSettings, onEnd: () => void): Promise<ServerSession> {
    const socket = settings.host.startsWith('/')
      ? connect(`${settings.host}/.s.PGSQL.${settings.port}`)
      : connect(settings.port, settings.host);
    socket.setKeepAlive(true);
    const session = new ServerSession(socket, settings.password, onEnd);
    const late = setTimeout(
      () => session.end(new Error(`no session within ${settings.timeoutMs / 1000} s`)),
      settings.timeoutMs,
    );
    socket.on('connect', () =>
      socket.write(
        startupMessage({
          user: settings.user,
          database: settings.database,
          application_name: settings.applicationName,
        }),
      ),
    );
    try {
      await session.answered();
      return session;
    } catch (error) {
      session.close();
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** Runs one statement; its rows, every value as text. Statements wait for each other.
   *  @throws the server's error with its SQLSTATE as `code`, or that the session has ended. */
  query(text: string): Promise<(string | null)[][]> {
    const run = (): Promise<(string | null)[][]> => {
      const rows = this.answered();
      if (this.over === undefined) this.socket.write(message('Q', `${text}\0`));
      return rows;
    };
    const result = this.turn.then(run, run);
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Says goodbye. */
  close(): void {
    if (this.socket.writable) this.socket.end(message('X', ''));
    this.end(new Error('the session is closed'));
  }

  private answered(): Promise<(string | null)[][]> {
    return new Promise((resolve, reject) => {
      if (this.over !== undefined) reject(this.over);
      else this.asked = { rows: [], resolve, reject };
    });
  }

  private take(chunk: Buffer): void {
    try {
      for (const one of this.reader.read(chunk)) this.handle(one);
    } catch (error) {
      this.end(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private handle({ type, body }: Message): void {
    if (type === 'R') this.authenticate(body);
    else if (type === 'D') this.asked?.rows.push(rowIn(body));
    else if (type === 'E') this.refused(errorIn(body));
    else if (type === 'Z') this.finish();
  }

  private refused(error: Error & { readonly severity: string }): void {
    if (this.asked) this.asked.failure = error;
    if (error.severity === 'FATAL' || error.severity === 'PANIC') this.end(error);
  }

  private finish(): void {
    const { asked } = this;
    this.asked = undefined;
    if (asked?.failure) asked.reject(asked.failure);
    else asked?.resolve(asked.rows);
  }

  private authenticate(body: Buffer): void {
    const rest = body.subarray(4).toString('utf8');
    switch (body.readInt32BE(0)) {
      case 0:
        return;
      case 10:
        if (!this.scram || !rest.split('\0').includes('SCRAM-SHA-256'))
          throw new Error('the server wants a password that is not known here');
        this.socket.write(saslInitial('SCRAM-SHA-256', this.scram.first()));
        return;
      case 11:
        this.socket.write(message('p', this.scram?.proof(rest) ?? ''));
        return;
      case 12:
        this.scram?.verify(rest);
        return;
      default:
        throw new Error('the server wants an authentication other than SCRAM-SHA-256');
    }
  }

  private end(why: Error): void {
    if (this.over !== undefined) return;
    this.over = why;
    const { asked } = this;
    this.asked = undefined;
    asked?.reject(why);
    if (!this.socket.writableEnded) this.socket.destroy();
    this.onEnd();
  }
}

function saslInitial(mechanism: string, first: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(Buffer.byteLength(first));
  return message('p', Buffer.concat([Buffer.from(`${mechanism}\0`), length, Buffer.from(first)]));
}
