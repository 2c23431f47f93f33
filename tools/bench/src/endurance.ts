/** What an operator fears, many times over: the service killed, its PostgreSQL killed, connections reset in the midst
 *  of transactions, SIGTERM under keep-alive load. Counts what was acknowledged and is gone, processes that died, and
 *  requests that were sent and reset.
 *  `npm run build && node tools/build/run-ts.mjs tools/bench/src/endurance.ts [reduced]`: 30 kills of each, 25 resets,
 *  20 SIGTERMs under 400 connections; reduced: 3, 3 and 2 under 100. Exit status 1 where anything is lost. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { keepAsking } from './keep-asking';
import { resettingProxy } from './resetting-proxy';
import { ask, startService } from './running-service';

const FULL = { kills: 30, resets: 25, stops: 20, connections: 400 };
const REDUCED = { kills: 3, resets: 3, stops: 2, connections: 100 };
/** Clients that ask while things are killed. */
const CLIENTS = 8;
const SECRET = 'the same for all of this run';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Answers that were acknowledged: digests of their bodies by id. */
type Acknowledged = Map<string, string>;

let asked = 0;

/** Asks new questions until told to stop, whatever happens to the service; keeps what was acknowledged. */
async function keepFiling(portNow: () => number, acknowledged: Acknowledged, stopped: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  while (!stopped()) {
    asked += 1;
    const description = `Llama 3.1 8B for ${5 + (asked % 500)} concurrent users, endurance ${asked}`;
    const answer = await ask(portNow(), agent, '/advisor/advise/', JSON.stringify({ description }), true);
    const id = /"analysis_id":"([^"]+)"/.exec(answer.text)?.[1];
    if (answer.status === 200 && id !== undefined) acknowledged.set(id, digest(answer.text));
    else await sleep(50);
  }
  agent.destroy();
}

/** How many of the acknowledged answers are gone or have other bytes. */
async function lost(port: number, acknowledged: Acknowledged): Promise<number> {
  let missing = 0;
  for (const [id, expected] of acknowledged) if (digest(await read(port, id)) !== expected) missing += 1;
  return missing;
}

const read = (port: number, id: string): Promise<string> =>
  new Promise((found) => {
    get({ host: '127.0.0.1', port, path: `/advisor/analyses/${id}` }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      // The stored response to the byte, with two members added at its end.
      response.on('end', () => found(`${text.slice(0, text.lastIndexOf(',"created_at":'))}}`));
    }).on('error', (error) => found(error.message));
  });

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function untilReady(port: number): Promise<void> {
  const agent = new Agent();
  for (let i = 0; i < 600; i += 1) {
    if ((await ask(port, agent, '/readyz')).status === 200) return;
    await sleep(100);
  }
  throw new Error('not ready within a minute');
}

/** Resolves in the midst of the filing: a random number of answers later, at most half a minute. */
async function untilMore(acknowledged: Acknowledged): Promise<void> {
  const enough = acknowledged.size + 5 + Math.random() * 20;
  for (let i = 0; i < 3_000 && acknowledged.size < enough; i += 1) await sleep(10);
}

/** Kills the service again and again while it files answers, on one folder. */
async function killService(times: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'advisor-endurance-'));
  const settings = { DATA_DIR: dataDir, ANALYSIS_ID_SECRET: SECRET, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'info' };
  const acknowledged: Acknowledged = new Map();
  let done = false;
  let service = await startService(settings);
  const clients = Array.from({ length: CLIENTS }, () =>
    keepFiling(
      () => service.port,
      acknowledged,
      () => done,
    ),
  );
  for (let i = 0; i < times; i += 1) {
    await untilMore(acknowledged);
    await service.kill();
    service = await startService(settings);
  }
  done = true;
  await Promise.all(clients);
  const missing = await lost(service.port, acknowledged);
  console.log(`${times} kills of the service: ${acknowledged.size} acknowledged, ${missing} lost or altered`);
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return missing;
}

/** Kills the PostgreSQL again and again, and cuts transactions: under the service that owns it and under one that was
 *  given its address. */
async function killDatabase(times: number, resets: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'advisor-endurance-'));
  const common = { ANALYSIS_ID_SECRET: SECRET, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'info' };
  const owner = await startService({ ...common, DATA_DIR: dataDir });
  const proxy = await resettingProxy(socketOf(dataDir));
  const guest = await startService({
    ...common,
    DATABASE_URL: `postgres://advisor@127.0.0.1:${proxy.port}/advisor`,
  });
  let deaths = 0;
  for (const { child } of [owner, guest]) child.once('exit', () => (deaths += 1));
  const acknowledged: Acknowledged = new Map();
  let done = false;
  const clients = [owner, guest].flatMap(({ port }) =>
    Array.from({ length: CLIENTS / 2 }, () =>
      keepFiling(
        () => port,
        acknowledged,
        () => done,
      ),
    ),
  );
  for (let i = 0; i < times; i += 1) {
    await untilMore(acknowledged);
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    await untilReady(owner.port);
    await untilReady(guest.port);
  }
  console.log(`${times} kills of PostgreSQL: ${deaths} services died`);
  proxy.resetTransactions(resets);
  for (let i = 0; i < 3_000 && proxy.left() > 0; i += 1) await sleep(100);
  console.log(`${resets - proxy.left()} of ${resets} connections reset inside transactions: ${deaths} services died`);
  done = true;
  await Promise.all(clients);
  await untilReady(guest.port);
  const missing = await lost(guest.port, acknowledged);
  console.log(`${acknowledged.size} acknowledged, ${missing} lost or altered`);
  const died = deaths;
  await guest.stop();
  await owner.stop();
  proxy.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return missing + died + proxy.left();
}

/** The socket of the PostgreSQL in a data folder. */
function socketOf(dataDir: string): string {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const folder = lines[4] ?? dataDir;
  const socket = readdirSync(folder).find((name) => /^\.s\.PGSQL\.\d+$/.test(name));
  return join(folder, socket ?? `.s.PGSQL.${lines[3] ?? '5432'}`);
}

/** SIGTERM under keep-alive connections that ask without pause. */
async function stopUnderLoad(times: number, connections: number): Promise<number> {
  let reset = 0;
  let wrongEnds = 0;
  for (let i = 0; i < times; i += 1) {
    const service = await startService({ RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'info', SHUTDOWN_GRACE_SECONDS: '1' });
    let leaving = false;
    const clients = Array.from({ length: connections }, () => keepAsking(connect, service.port, () => leaving));
    await sleep(500 + Math.random() * 500);
    leaving = true;
    service.child.kill('SIGTERM');
    reset += (await Promise.all(clients)).filter(Boolean).length;
    await service.ended();
    if (service.child.exitCode !== 0) wrongEnds += 1;
    await service.stop();
  }
  console.log(
    `${times} x SIGTERM under ${connections} keep-alive connections: ${reset} sent requests reset, ` +
      `${wrongEnds} ended with another status than 0`,
  );
  return reset + wrongEnds;
}

async function main(): Promise<void> {
  const what = process.argv.slice(2);
  const { kills, resets, stops, connections } = what.includes('reduced') ? REDUCED : FULL;
  const wants = (name: string): boolean => what.every((one) => one === 'reduced') || what.includes(name);
  let faults = 0;
  if (wants('service')) faults += await killService(kills);
  if (wants('database')) faults += await killDatabase(kills, resets);
  if (wants('stop')) faults += await stopUnderLoad(stops, connections);
  console.log(faults === 0 ? 'nothing lost, nobody died, nothing reset' : `${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
}
void main();
