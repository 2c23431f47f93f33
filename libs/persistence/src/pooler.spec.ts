import { analysisIdNumber, analysisRecord } from '@compute-advisor/application/testing';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPersistence, type Persistence } from './open-persistence';
import { silentLogger } from './persistence-logger';
import { startTestPostgres, temporaryFolder, type TestPostgres } from './testing';

/** Of the Debian package `pgbouncer`; another place is given by PGBOUNCER. */
const program = process.env['PGBOUNCER'] ?? 'pgbouncer';
const isThere = spawnSync(program, ['--version']).status === 0;
if (!isThere)
  process.stderr.write('SKIPPED: pgbouncer is neither on PATH nor in PGBOUNCER: nothing is held through a pooler\n');

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });

/** Every connection of the pool is somebody else's after each transaction, and there are two of them. */
const configuration = (server: URL, port: number): string =>
  [
    '[databases]',
    `* = host=${server.searchParams.get('host')} port=${server.searchParams.get('port')} user=${server.username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
    'max_client_conn = 200',
    'ignore_startup_parameters = extra_float_digits,options',
    '',
  ].join('\n');

(isThere ? describe : describe.skip)('through a pooler that keeps no session (PgBouncer, transaction mode)', () => {
  let postgres: TestPostgres;
  let pooler: ChildProcess;
  let folder: string;
  let pooled: string;
  const opened: Persistence[] = [];
  const open = async (): Promise<Persistence> => {
    const persistence = await openPersistence({ databaseUrl: pooled, dataDir: folder, logger: silentLogger });
    opened.push(persistence);
    return persistence;
  };
  beforeAll(async () => {
    postgres = await startTestPostgres();
    folder = temporaryFolder();
    const server = new URL((await postgres.newEmptyDatabase()).replace('@/', '@socket/'));
    const port = await freePort();
    writeFileSync(join(folder, 'pgbouncer.ini'), configuration(server, port));
    // It refuses to run as root, and has to enter the folder of the socket.
    const { uid } = statSync(server.searchParams.get('host') ?? '');
    const account = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' }).stdout.trim();
    const asUser = userInfo().uid === 0 ? ['-u', account] : [];
    pooler = spawn(program, ['-q', ...asUser, join(folder, 'pgbouncer.ini')], {
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    pooled = `postgres://${server.username}@127.0.0.1:${port}${server.pathname}`;
  });
  afterAll(async () => {
    for (const persistence of opened.splice(0)) await persistence.close();
    pooler.kill();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the schema is made, and the service says that it is ready', async () => {
    const persistence = await open();
    for (let i = 0; i < 100 && !(await persistence.ready()).ok; i += 1) await sleep(100);
    expect(await persistence.ready()).toMatchObject({ ok: true });
  });

  it('500 answers of two replicas are filed at once, found, and counted as asked for', async () => {
    const [one = await open(), other = await open()] = [opened[0], undefined];
    const records = Array.from({ length: 500 }, (_, n) => analysisRecord({ analysisId: analysisIdNumber(n) }));
    await Promise.all(records.map((record, n) => (n % 2 === 0 ? one : other).analyses.save(record)));
    let missing = 0;
    for (const { analysisId } of records) if ((await other.analyses.find(analysisId)) === undefined) missing += 1;
    expect(missing).toBe(0);
    expect(await one.analyses.keep(analysisIdNumber(499))).toBe(true);
    expect(await one.analyses.keep(analysisIdNumber(500))).toBe(false);
  });

  it("an operator's price shows on the other replica within the 5 s of looking by itself", async () => {
    const [one = await open(), other = await open()] = opened;
    await one.operatorCatalog.put('price', 'h100', { gpuId: 'h100-sxm-80gb', usdPerGpuHour: 1.85, asOf: '2026-11-01' });
    const began = Date.now();
    while (other.operatorCatalog.current().prices.length === 0 && Date.now() - began < 20_000) await sleep(100);
    expect(other.operatorCatalog.current().prices.map(({ usdPerGpuHour }) => usdPerGpuHour)).toEqual([1.85]);
  });
});
