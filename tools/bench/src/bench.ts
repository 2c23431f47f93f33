/** Every ratio that the service is held to, with its floors in the same run, so that the speed of the machine drops
 *  out: `npm run build && node tools/build/run-ts.mjs tools/bench/src/bench.ts [seconds=5] [http]`; `http` leaves out
 *  what needs no service. */
import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { printAnswerCosts } from './answer-costs';
import { serveFloor } from './floor-server';
import { cpuSecondsOfThreads } from './processor-time';
import { ask, type Asked, cpuSecondsOf, quantile, startService } from './running-service';

/** A stretch of load. Times in milliseconds. */
interface Stretch {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the service per answer, that of the thread alone that serves, and cores it kept busy. */
  readonly cpuMs: number;
  readonly servingMs: number;
  readonly cores: number;
  readonly refused: number;
}

/** So many clients that ask one after the other for so many seconds, and wait as long as a refusal says. */
async function stretch(
  server: { readonly port: number; readonly pid: number | undefined },
  connections: number,
  seconds: number,
  question: () => string,
): Promise<Stretch> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const until = performance.now() + seconds * 1_000;
  const answered: Asked[] = [];
  let refused = 0;
  const serving = (): number => cpuSecondsOfThreads(server.pid ?? 0).get(server.pid ?? 0) ?? NaN;
  const [cpu, servingCpu, began] = [cpuSecondsOf(server.pid), serving(), performance.now()];
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const one = await ask(server.port, agent, '/advisor/advise/', question());
      if (one.status === 200) answered.push(one);
      else {
        refused += 1;
        await sleep(Math.min(one.retryAfter * 1_000, Math.max(0, until - performance.now())));
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const [used, took] = [cpuSecondsOf(server.pid) - cpu, (performance.now() - began) / 1_000];
  const servingMs = (1_000 * (serving() - servingCpu)) / answered.length;
  agent.destroy();
  const times = answered.map(({ ms }) => ms);
  return {
    perSecond: answered.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpuMs: (1_000 * used) / answered.length,
    servingMs,
    cores: used / took,
    refused,
  };
}

let asked = 0;
/** A question nobody has asked before. */
const unique = (): string => {
  asked += 1;
  const description = `Llama 3.1 8B for ${5 + (asked % 4_000)} concurrent users with 8k context, number ${asked}`;
  return JSON.stringify({ description });
};
const repeated = (): string => JSON.stringify({ description: 'Llama 3.1 8B for 20 concurrent users with 8k context' });

async function floorServer(kind: 'bare' | 'group-commit', bytes: number) {
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'floor', kind, `${bytes}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((found) => {
    child.stdout.once('data', (chunk: Buffer) => found(Number(chunk.toString())));
  });
  return { port, pid: child.pid, stop: () => child.kill() };
}

const line = (name: string, s: Stretch): void =>
  console.log(
    `${name.padEnd(34)} ${s.perSecond.toFixed(0).padStart(6)} a second, p50 ${s.p50.toFixed(1)} ms, ` +
      `p99 ${s.p99.toFixed(1)} ms, ${s.cpuMs.toFixed(3)} ms CPU each (the thread that serves ` +
      `${s.servingMs.toFixed(3)}), ${s.cores.toFixed(2)} cores` +
      (s.refused > 0 ? `, ${s.refused} refused` : ''),
  );

async function firstAnswers(port: number): Promise<readonly [Asked, Asked]> {
  const agent = new Agent({ keepAlive: true });
  const first = await ask(port, agent, '/advisor/advise/', unique());
  const second = await ask(port, agent, '/advisor/advise/', unique());
  agent.destroy();
  return [first, second];
}

async function main(): Promise<void> {
  const seconds = Number(process.argv[2] ?? 5);
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}; a machine that does other work says less`);
  if (process.argv[3] !== 'http') printAnswerCosts();
  // The threads of the service share the processors with the clients, as they did in every earlier figure.
  const service = await startService({ LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '0' });
  const server = { port: service.port, pid: service.child.pid };
  try {
    const [first, second] = await firstAnswers(service.port);
    console.log(
      `ready after ${service.readyMs.toFixed(0)} ms; first answer ${first.ms.toFixed(1)} ms, second ` +
        `${second.ms.toFixed(1)} ms: ${(first.ms / second.ms).toFixed(2)} x`,
    );
    await stretch(server, 16, 2, unique);
    const different = await stretch(server, 16, seconds, unique);
    line('unique, 16 connections', different);
    const many = await stretch(server, 64, seconds, unique);
    line('unique, 64 connections', many);
    await stretch(server, 16, 1, repeated);
    const again = await stretch(server, 16, seconds, repeated);
    line('repeated, 16 connections', again);
    for (const kind of ['bare', 'group-commit'] as const) {
      const floor = await floorServer(kind, BODY_BYTES);
      await stretch(floor, 16, 1, unique);
      const at = await stretch(floor, 16, seconds, unique);
      floor.stop();
      line(`floor: ${kind} http, 16`, at);
      const [name, ours] = kind === 'bare' ? ['repeated', again] : ['unique', different];
      console.log(
        `${name} / ${kind} http: ${(ours.perSecond / at.perSecond).toFixed(3)}; by processor time ` +
          `${(at.cpuMs / ours.cpuMs).toFixed(3)}, of the thread that serves ${(at.cpuMs / ours.servingMs).toFixed(3)}`,
      );
    }
    console.log(`p99 / p50 at 64 connections: ${(many.p99 / many.p50).toFixed(1)}`);
  } finally {
    await service.stop();
  }
}

/** A brief answer. */
const BODY_BYTES = 12_000;

const [, , what, kind = 'bare', bytes] = process.argv;
void (what === 'floor' ? serveFloor(kind, Number(bytes)) : main());
