/** A job of very many rows on the built service, which is killed in the midst of it and started anew, as two replicas
 *  on one PostgreSQL. Prints what taking it in, answering it and reading it took, rows per second of one replica, of a
 *  core and over both replicas, and the most memory that each had.
 *  `npm run build && node tools/build/run-ts.mjs tools/bench/src/jobs.ts [rows=100000] [distinct=rows] [replicas=2]
 *  [workers=1]`: so many rows, among them so many different ones, over so many replicas after the kill, each with so
 *  many planning threads. Exit status 1 when a row is missing, twice there, out of order or unanswered. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { linesOf } from '@compute-advisor/contract';
import { cpuSecondsOf, startService, type RunningService } from './running-service';

const argument = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? otherwise);
const ROWS = argument('rows', 100_000);
const DISTINCT = argument('distinct', ROWS);
const REPLICAS = argument('replicas', 2);
const WORKERS = argument('workers', 1);
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
    yield Buffer.from(
      rows.map((row, i) => `{"id":${from + i + 1},"description":"Llama 3.1 8B for ${row + 1} users"}\n`).join(''),
    );
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
    if (!text.startsWith(`{"line":${rows},"status":200,"id":${rows},`)) wrong += 1;
  }
  return { rows, wrong };
}

/** Rows that a replica has put down results of, by its own count. */
async function putDownBy({ port }: RunningService): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = [...figures.matchAll(/^advisor_job_lines_total\{[^}]*\} (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** What replicas did in some time. */
interface Stretch {
  readonly rows: number;
  readonly seconds: number;
  readonly cpu: readonly number[];
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** Lets the replicas work until so many rows have a result. */
async function stretch(replicas: readonly RunningService[], id: string, until: number, done: number): Promise<Stretch> {
  const [first] = replicas;
  if (first === undefined) throw new Error('a job needs a replica');
  const before = replicas.map(({ child }) => cpuSecondsOf(child.pid));
  const began = performance.now();
  const { answered, failed } = await reach(first, id, until);
  return {
    rows: answered + failed - done,
    seconds: (performance.now() - began) / 1_000,
    cpu: replicas.map(({ child }, place) => cpuSecondsOf(child.pid) - (before[place] ?? 0)),
  };
}

function tell(name: string, { rows, seconds, cpu }: Stretch, most: readonly number[]): number {
  const perSecond = rows / seconds;
  console.log(
    `${name}: ${rows} rows in ${seconds.toFixed(1)} s, ${perSecond.toFixed(1)} rows/s, ` +
      `${(rows / sumOf(cpu)).toFixed(1)} rows per second of a core, ${(sumOf(cpu) / seconds).toFixed(2)} cores used, ` +
      `${most.join(' and ')} MB at most`,
  );
  return perSecond;
}

/** The rest of the job over the replicas, beside what one of them did. */
async function tellRest(replicas: readonly RunningService[], id: string, done: number, one: number): Promise<void> {
  const rest = await stretch(replicas, id, ROWS, done);
  const all = tell(`${replicas.length} replicas`, rest, replicas.map(mostMb));
  const shares = await Promise.all(replicas.map(putDownBy));
  console.log(
    `over ${replicas.length} replicas ${(all / one).toFixed(2)} x the rows per second of one, ` +
      `${shares.join(' + ')} rows; ${availableParallelism()} cores, of which others take what they take`,
  );
}

async function main(): Promise<void> {
  console.log(`load ${loadavg()[0]?.toFixed(1)}; ${ROWS} rows, ${DISTINCT} different ones; ${WORKERS} thread(s) each`);
  const dataDir = mkdtempSync(join(tmpdir(), 'advisor-jobs-'));
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'info', WORKERS: String(WORKERS) };
  const killed = await startService(settings);
  const lap = timer();
  const id = await begin(killed);
  console.log(`taken in: ${lap()} s, ${mostMb(killed)} MB at most`);
  const alone = await stretch([killed], id, KILLED_AT * ROWS, (await readJob(killed, id)).answered);
  const one = tell('one replica', alone, [mostMb(killed)]);
  await killed.kill();
  console.log('killed; started anew');
  // Whoever shares the folder shares its PostgreSQL.
  const replicas: RunningService[] = [];
  while (replicas.length < REPLICAS) replicas.push(await startService(settings));
  const [service] = replicas;
  if (service === undefined) throw new Error('replicas must be 1 or more');
  await tellRest(replicas, id, (await readJob(service, id)).answered, one);
  lap();
  const { rows, wrong } = await readAll(service, id);
  const job = await readJob(service, id);
  console.log(`${rows} results read: ${lap()} s, ${mostMb(service)} MB at most; ${wrong} wrong, state ${job.state}`);
  for (const replica of replicas) await replica.stop();
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
