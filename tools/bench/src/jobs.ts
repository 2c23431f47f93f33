/** A job of very many rows on the built service, which is killed in the midst of it. Prints what taking it in,
 *  answering it and reading it took, and the most memory that the service had.
 *  `npm run build && node tools/build/run-ts.mjs tools/bench/src/jobs.ts [rows=100000] [distinct=rows]`: so many rows,
 *  among them so many different ones. Exit status 1 when a row is missing, twice there, out of order or unanswered. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { linesOf } from '@compute-advisor/contract';
import { cpuSecondsOf, startService, type RunningService } from './running-service';

const argument = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? otherwise);
const ROWS = argument('rows', 100_000);
const DISTINCT = argument('distinct', ROWS);
const KILLED_AT = 0.3;
const ROWS_AT_ONCE = 1_000;
const KB_PER_MB = 1_024;

interface Job {
  readonly job_id: string;
  readonly state: string;
  readonly answered: number;
  readonly failed: number;
}

function* body(): Generator<Buffer> {
  for (let from = 0; from < ROWS; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, ROWS - from) }, (_, i) => (from + i) % DISTINCT);
    yield Buffer.from(rows.map((row) => `{"description":"Llama 3.1 8B for ${row + 1} users"}\n`).join(''));
  }
}

/** The most memory that a process has had, MB. */
const mostMb = ({ child }: RunningService): number =>
  Math.round(Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / KB_PER_MB);

const address = ({ port }: RunningService, path: string): string => `http://127.0.0.1:${port}/advisor/jobs${path}`;
const readJob = async (service: RunningService, id: string): Promise<Job> =>
  (await (await fetch(address(service, `/${id}`))).json()) as Job;

/** Waits until so many rows have a result. */
async function reach(service: RunningService, id: string, rows: number): Promise<Job> {
  for (;;) {
    const job = await readJob(service, id);
    if (job.answered + job.failed >= rows) return job;
    await sleep(200);
  }
}

async function begin(service: RunningService): Promise<string> {
  const answer = await fetch(address(service, ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(body())) as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  if (answer.status !== 202) throw new Error(await answer.text());
  return ((await answer.json()) as Job).job_id;
}

/** Rows whose result is not an answer to them in their place. */
async function readAll(
  service: RunningService,
  id: string,
): Promise<{ readonly rows: number; readonly wrong: number }> {
  const answer = await fetch(address(service, `/${id}/results`));
  let [rows, wrong] = [0, 0];
  for await (const { text = '' } of linesOf(answer.body as unknown as AsyncIterable<Uint8Array>)) {
    rows += 1;
    if (!text.startsWith(`{"line":${rows},"status":200,`)) wrong += 1;
  }
  return { rows, wrong };
}

async function main(): Promise<void> {
  console.log(`load ${loadavg()[0]?.toFixed(1)}; ${ROWS} rows, ${DISTINCT} different ones`);
  const dataDir = mkdtempSync(join(tmpdir(), 'advisor-jobs-'));
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  let service = await startService(settings);
  const lap = timer();
  const id = await begin(service);
  console.log(`taken in: ${lap()} s, ${mostMb(service)} MB at most`);
  const { answered } = await reach(service, id, KILLED_AT * ROWS);
  console.log(`${answered} answered: ${lap()} s, ${mostMb(service)} MB at most; killed`);
  await service.kill();
  service = await startService(settings);
  const before = cpuSecondsOf(service.child.pid);
  const job = await reach(service, id, ROWS);
  const cpu = cpuSecondsOf(service.child.pid) - before;
  const rest = ROWS - answered;
  console.log(
    `the rest: ${lap()} s, ${Math.round(rest / cpu)} rows per second of a core, ${mostMb(service)} MB at most`,
  );
  const { rows, wrong } = await readAll(service, id);
  console.log(`${rows} results read: ${lap()} s, ${mostMb(service)} MB at most; ${wrong} wrong, state ${job.state}`);
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.exitCode = rows === ROWS && wrong === 0 && job.state === 'complete' && job.answered === ROWS ? 0 : 1;
}

/** Seconds since it was last asked. */
function timer(): () => string {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1_000;
    last = now;
    return seconds.toFixed(1);
  };
}
void main();
