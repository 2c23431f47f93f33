/** The service under more connections than it can serve, on loopback, for a bounded time: goodput against its own
 *  peak, health, and what was refused; to clients that wait as long as a refusal says and to clients that ask again at
 *  once. `npm run build && node tools/build/run-ts.mjs tools/bench/src/overload.ts [connections=2000] [seconds=10]`.
 *  Starts the built service in a folder of its own and stops it. The clients are a process of their own: they use the
 *  same cores, so what they used is printed beside. */
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { clients, doctor, RAMP_SECONDS, type Met, type Patience } from './overload-clients';
import { cpuSecondsBelow, cpuSecondsOfMachine, cpuSecondsOfThreads } from './processor-time';
import { quantile, startService } from './running-service';

/** What one load did to the service. Milliseconds; answers per second of status 200; cores kept busy. */
interface Load {
  readonly connections: number;
  readonly patience: Patience;
  readonly goodput: number;
  /** Answers per processor second of the service and its database. */
  readonly perCpuSecond: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly answerMs: string;
  readonly refusalMs: string;
  readonly healthMs: string;
  readonly healthP99: number;
  /** While the clients came. */
  readonly atFirst: string;
  readonly cores: {
    readonly service: number;
    readonly door: number;
    readonly clients: number;
    readonly others: number;
  };
}

const COUNTING = 'counting\n';

/** The clients, in a process of their own. @param counting called when what they meet begins to count */
async function clientsApart(args: readonly (string | number)[], counting: () => void): Promise<Met> {
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'clients', ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let said = '';
  for await (const chunk of child.stdout) {
    if (said === '') counting();
    said += String(chunk);
  }
  return JSON.parse(said.slice(COUNTING.length)) as Met;
}

const span = (values: readonly number[]): string =>
  values.length === 0 ? '-' : `${quantile(values, 0.5).toFixed(1)} / ${quantile(values, 0.99).toFixed(1)}`;

async function load(
  service: { readonly port: number; readonly pid: number },
  connections: number,
  seconds: number,
  patience: Patience,
): Promise<Load> {
  const used = () => ({
    service: cpuSecondsBelow(service.pid),
    door: cpuSecondsOfThreads(service.pid).get(service.pid) ?? 0,
    machine: cpuSecondsOfMachine(),
  });
  const atFirst = doctor(service.port, RAMP_SECONDS);
  let [before, began, healthMs] = [used(), performance.now(), Promise.resolve<readonly number[]>([])];
  const met = await clientsApart([service.port, connections, seconds, patience], () => {
    [before, began, healthMs] = [used(), performance.now(), doctor(service.port, seconds)];
  });
  const took = (performance.now() - began) / 1_000;
  const after = used();
  const ours = after.service - before.service;
  const health = await healthMs;
  return {
    connections,
    patience,
    goodput: met.answeredMs.length / seconds,
    perCpuSecond: met.answeredMs.length / ours,
    byStatus: met.byStatus,
    answerMs: span(met.answeredMs),
    refusalMs: span(met.refusedMs),
    healthMs: span(health),
    healthP99: quantile(health, 0.99),
    atFirst: `refusals ${span(met.refusedAtFirstMs)}, health ${span(await atFirst)}`,
    cores: {
      service: ours / took,
      door: (after.door - before.door) / took,
      clients: met.clientCpuSeconds / took,
      others: (after.machine - before.machine - ours - met.clientCpuSeconds) / took,
    },
  };
}

function print(one: Load): void {
  const cores = Object.entries(one.cores).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  console.log(
    `${String(one.connections).padStart(5)} ${one.patience.padEnd(9)} ${one.goodput.toFixed(1).padStart(6)} answers ` +
      `a second, ${one.perCpuSecond.toFixed(1)} per CPU second; ms p50 / p99: answers ${one.answerMs}, refusals ` +
      `${one.refusalMs}, health ${one.healthMs} (while they came: ${one.atFirst}); cores: ` +
      `${cores.join(', ')}; ${JSON.stringify(one.byStatus)}`,
  );
}

async function main(connections = 2_000, seconds = 10): Promise<void> {
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const running = await startService({ RATE_LIMIT_PER_MINUTE: '0' });
  const service = { port: running.port, pid: running.child.pid ?? 0 };
  try {
    await load(service, 8, 4, 'polite');
    const peaks: Load[] = [];
    for (const few of [8, 16, 32, 64]) {
      peaks.push(await load(service, few, seconds, 'polite'));
      print(peaks.at(-1) as Load);
    }
    const peak = peaks.reduce((best, one) => (one.goodput > best.goodput ? one : best));
    for (const patience of ['polite', 'impatient'] as const) {
      const many = await load(service, connections, seconds, patience);
      print(many);
      console.log(
        `goodput at ${connections} ${patience} connections: ${(many.goodput / peak.goodput).toFixed(2)} of the peak ` +
          `(${peak.goodput.toFixed(0)} answers a second at ${peak.connections}), ` +
          `${(many.perCpuSecond / peak.perCpuSecond).toFixed(2)} per CPU second; health p99 ` +
          `${many.healthP99.toFixed(1)} ms; broken connections ${many.byStatus['0'] ?? 0}; "cannot be filed" ` +
          `${many.byStatus['503'] ?? 0}`,
      );
    }
  } finally {
    await running.stop();
  }
}

const [, , what, ...args] = process.argv;
const [port = 0, second = 0, third = 0] = args.map(Number);
if (what === 'clients')
  void clients(port, second, third, args[3] as Patience, () => process.stdout.write(COUNTING)).then((met) => {
    process.stdout.write(JSON.stringify(met), () => process.exit());
  });
else void main(...(process.argv.slice(2).map(Number) as [number?, number?]));
