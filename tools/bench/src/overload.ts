/** The service under more connections than it can serve, on loopback, for a bounded time: goodput against its own
 *  peak, health, and what was refused.
 *  `npm run build && node tools/build/run-ts.mjs tools/bench/src/overload.ts [connections=2000] [seconds=10]`. Starts
 *  the built service in a folder of its own and stops it. */
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, quantile, startService } from './running-service';

/** What one load did to the service. Milliseconds; answers per second of status 200. */
interface Load {
  readonly connections: number;
  readonly goodput: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly answerMs: { readonly p50: number; readonly p99: number };
  readonly refusalMs: { readonly p50: number; readonly p99: number };
  readonly healthMs: { readonly p50: number; readonly p99: number };
}

/** `connections` clients that ask different questions as fast as they are answered, and wait as long as a refusal
 *  says. */
async function load(port: number, connections: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const until = performance.now() + seconds * 1_000;
  const [answered, refused, health]: [number[], number[], number[]] = [[], [], []];
  const byStatus: Record<string, number> = {};
  let question = Math.floor(performance.now() * 1_000);
  const client = async (): Promise<void> => {
    await sleep(Math.random() * 500);
    while (performance.now() < until) {
      const users = 5 + ((question += 1) % 4_000);
      const answer = await ask(
        port,
        agent,
        '/advisor/advise/',
        JSON.stringify({
          description: `Llama 3.1 8B for ${users} concurrent users with 8k context, number ${question}`,
        }),
      );
      const reason = answer.status === 503 && answer.text.includes('under way') ? '503 busy' : String(answer.status);
      byStatus[reason] = (byStatus[reason] ?? 0) + 1;
      (answer.status === 200 ? answered : refused).push(answer.ms);
      if (answer.status !== 200)
        await sleep(
          Math.min(answer.retryAfter * 1_000, Math.max(0, until - performance.now())) * (0.5 + Math.random()),
        );
    }
  };
  const doctor = async (): Promise<void> => {
    const own = new Agent({ keepAlive: true });
    while (performance.now() < until) {
      health.push((await ask(port, own, '/healthz')).ms);
      await sleep(20);
    }
    own.destroy();
  };
  await Promise.all([doctor(), ...Array.from({ length: connections }, client)]);
  agent.destroy();
  const span = (values: readonly number[]) => ({
    p50: Math.round(quantile(values, 0.5)),
    p99: Math.round(quantile(values, 0.99)),
  });
  return {
    connections,
    goodput: answered.length / seconds,
    byStatus,
    answerMs: span(answered),
    refusalMs: span(refused),
    healthMs: span(health),
  };
}

async function main(): Promise<void> {
  const [connections = 2_000, seconds = 10] = process.argv.slice(2).map(Number);
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const service = await startService();
  const { port } = service;
  try {
    await load(port, 8, 3);
    const peaks: Load[] = [];
    for (const few of [16, 64]) peaks.push(await load(port, few, seconds));
    const many = await load(port, connections, seconds);
    for (const one of [...peaks, many]) console.log(JSON.stringify(one));
    const peak = Math.max(...peaks.map((one) => one.goodput));
    console.log(
      `goodput at ${connections} connections: ${(many.goodput / peak).toFixed(2)} of the peak ` +
        `(${peak.toFixed(0)} answers a second); health p99 ${many.healthMs.p99} ms; broken connections ` +
        `${many.byStatus['0'] ?? 0}; "cannot be filed" ${many.byStatus['503'] ?? 0}`,
    );
  } finally {
    await service.stop();
  }
}
void main();
