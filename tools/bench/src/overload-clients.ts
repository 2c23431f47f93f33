import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What clients do with a refusal: wait as long as it says, or ask again at once. */
export type Patience = 'polite' | 'impatient';

/** Seconds in which the clients come, before anything is counted. */
export const RAMP_SECONDS = 3;

/** What the clients of one stretch met, after they had all come. Milliseconds. */
export interface Met {
  readonly byStatus: Readonly<Record<string, number>>;
  /** Refusals while they came. */
  readonly refusedAtFirstMs: readonly number[];
  readonly answeredMs: readonly number[];
  readonly refusedMs: readonly number[];
  /** Processor seconds of the clients themselves. */
  readonly clientCpuSeconds: number;
}

/** What one request met. */
interface Reply {
  /** 0: the connection broke. */
  readonly status: number;
  readonly retryAfterMs: number;
  readonly isBusy: boolean;
}

const GONE: Reply = { status: 0, retryAfterMs: 1_000, isBusy: false };

/** One connection that is kept, on a bare socket: Node's own client would use more of the processor than a service that
 *  refuses. */
class Connection {
  private socket: Socket | undefined;
  private heard = '';
  private isClosing = false;
  private settle: (reply: Reply) => void = () => undefined;

  constructor(private readonly port: number) {}

  send(request: string): Promise<Reply> {
    this.heard = '';
    const reply = new Promise<Reply>((settle) => {
      this.settle = settle;
    });
    this.socket ??= this.open();
    this.socket.write(request);
    return reply;
  }

  end(): void {
    this.socket?.destroy();
  }

  private open(): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.hear(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.socket === socket) this.socket = undefined;
      this.settle(GONE);
    });
    return socket;
  }

  private hear(chunk: string): void {
    this.heard += chunk;
    const head = this.heard.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.heard)?.[1] ?? Infinity);
    if (this.heard.length < head + 4 + length) return;
    const text = this.heard;
    this.isClosing = /\r\nconnection: close/i.test(text.slice(0, head));
    if (this.isClosing) {
      const left = this.socket;
      this.socket = undefined;
      left?.removeAllListeners('close').destroy();
    }
    const status = Number(text.slice(9, 12));
    this.settle({
      status,
      retryAfterMs: 1_000 * Number(/\r\nretry-after: (\d+)/i.exec(text)?.[1] ?? 0),
      isBusy: status === 503 && text.includes('under way'),
    });
  }
}

let asked = Math.floor(performance.now() * 1_000);
/** A question nobody has asked before. */
function question(): string {
  asked += 1;
  const description = `Llama 3.1 8B for ${5 + (asked % 4_000)} concurrent users with 8k context, number ${asked}`;
  const body = JSON.stringify({ description });
  return (
    'POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
    `content-length: ${body.length}\r\n\r\n${body}`
  );
}

/** So many clients, each on a connection of its own, that ask different questions one after the other for so many
 *  seconds after they have all come. @param counting called when what they meet begins to count */
export async function clients(
  port: number,
  connections: number,
  seconds: number,
  patience: Patience,
  counting: () => void,
): Promise<Met> {
  const from = performance.now() + RAMP_SECONDS * 1_000;
  const until = from + seconds * 1_000;
  const [answeredMs, refusedMs, refusedAtFirstMs]: [number[], number[], number[]] = [[], [], []];
  const byStatus: Record<string, number> = {};
  const note = (reply: Reply, began: number): void => {
    const ended = performance.now();
    const isRefused = reply.status !== 200;
    if (began < from && isRefused) refusedAtFirstMs.push(ended - began);
    if ((isRefused ? began : ended) < from || ended > until) return;
    const name = reply.isBusy ? '503 busy' : String(reply.status);
    byStatus[name] = (byStatus[name] ?? 0) + 1;
    (isRefused ? refusedMs : answeredMs).push(ended - began);
  };
  const client = async (): Promise<void> => {
    const connection = new Connection(port);
    await sleep(Math.random() * Math.min(1_000, connections));
    while (performance.now() < until) {
      const began = performance.now();
      const reply = await connection.send(question());
      note(reply, began);
      if (reply.status === 0 || (reply.status !== 200 && patience === 'polite'))
        await sleep(Math.min(reply.retryAfterMs * (0.5 + Math.random()), Math.max(0, until - performance.now())));
    }
    connection.end();
  };
  const all = Promise.all(Array.from({ length: connections }, client));
  await sleep(RAMP_SECONDS * 1_000);
  counting();
  const before = process.cpuUsage();
  await Promise.race([all, sleep(seconds * 1_000)]);
  const { user, system } = process.cpuUsage(before);
  return { byStatus, refusedAtFirstMs, answeredMs, refusedMs, clientCpuSeconds: (user + system) / 1e6 };
}

const HEALTH = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
const LOOK_EVERY_MS = 20;

/** How long /healthz took, asked every 20 ms on a connection that is kept, milliseconds; Infinity where it was not
 *  200. */
export async function doctor(port: number, seconds: number): Promise<readonly number[]> {
  const until = performance.now() + seconds * 1_000;
  const connection = new Connection(port);
  const took: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    const { status } = await connection.send(HEALTH);
    took.push(status === 200 ? performance.now() - began : Infinity);
    await sleep(LOOK_EVERY_MS);
  }
  connection.end();
  return took;
}
