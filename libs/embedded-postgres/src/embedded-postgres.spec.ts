import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statement, temporaryFolder } from './testing';
import { findHome } from './cluster-home';
import { EmbeddedPostgres } from './embedded-postgres';
import type { EmbeddedPostgresOptions } from './embedded-postgres';
import { binariesAt, packagedBinaries, systemBinaries } from './postgres-binaries';
import { anyProcessWorksIn } from './postmaster-pid';
import { unprivilegedAccounts } from './server-account';

const asRoot = process.getuid?.() === 0 ? it : it.skip;
const onLinux = existsSync('/proc/self/cwd') ? it : it.skip;

describe('the embedded server', () => {
  let folder: string;
  let running: EmbeddedPostgres[];
  let log: string[];
  beforeEach(() => {
    folder = temporaryFolder();
    running = [];
    log = [];
  });
  afterEach(async () => {
    for (const one of running) await one.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });

  const start = async (over: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> => {
    const say = (message: string): void => {
      log.push(message);
    };
    const server = await EmbeddedPostgres.start({
      dataDir: folder,
      durable: false,
      logger: { info: say, warn: say, error: say },
      ...over,
    });
    running.push(server);
    return server;
  };
  const restart = async (over: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> => {
    await running.pop()?.stop();
    return start(over);
  };
  const processId = (dataFolder = join(folder, 'postgres')): number =>
    Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);

  it('makes a database once and finds its rows again after a restart', async () => {
    const first = await start();
    expect(first.description).toMatch(/^embedded PostgreSQL 18\.\d+ in .*\/postgres$/);
    await statement(first.connection, 'create table kept (n int)');
    await statement(first.connection, 'insert into kept values (7264)');
    const second = await restart();
    expect(await statement(second.connection, 'select n from kept')).toEqual([{ n: 7264 }]);
    expect(log.filter((line) => line.startsWith('Made a database'))).toHaveLength(1);
  });

  it('holds UTF-8 and orders by code unit, in UTC, on every machine', async () => {
    const { connection } = await start();
    const show = async (name: string) =>
      (await statement(connection, `select current_setting('${name}') as value`))[0]?.['value'];
    expect([await show('server_encoding'), await show('lc_messages'), await show('timezone')]).toEqual([
      'UTF8',
      'C',
      'UTC',
    ]);
    expect(
      await statement(
        connection,
        `select string_agg(x, '' order by x) as sorted from (values ('b'), ('B'), ('a'), ('é'), ('Z')) t (x)`,
      ),
    ).toEqual([{ sorted: 'BZabé' }]);
  });

  it('writes through to the disk, unless a test waives that', async () => {
    const { connection } = await start({ durable: true });
    expect(
      await statement(
        connection,
        `select current_setting('fsync') || current_setting('synchronous_commit') || ` +
          `current_setting('full_page_writes') as settings`,
      ),
    ).toEqual([{ settings: 'ononon' }]);
  });

  it('listens on a socket in a folder that nobody else can enter, and on no network address', async () => {
    const { connection } = await start();
    expect(await statement(connection, `select current_setting('listen_addresses') as addresses`)).toEqual([
      { addresses: '' },
    ]);
    expect(connection.host).toBe(join(folder, 'postgres'));
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(join(connection.host, '.s.PGSQL.5432')).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['spaces, quotes and commas', `it's "a, b" & c`],
    ['every script', 'données-数据-🗄'],
    ['what a URL would read', 'a%20b?c#d@e:f'],
    ['what a shell would read', '$(touch x);`y` *'],
  ])('lives in a folder whose name has %s', async (_what, name) => {
    const { connection } = await start({ dataDir: join(folder, name) });
    expect(await statement(connection, `select current_setting('data_directory') as place`)).toEqual([
      { place: join(folder, name, 'postgres') },
    ]);
  });

  it(
    'puts the socket in a private temporary folder when the path of the data is too long for one, and ' +
      'removes it at the end',
    async () => {
      const dataDir = join(folder, 'a-long-name'.repeat(8), 'another-long-name'.repeat(8));
      const server = await start({ dataDir });
      const { host } = server.connection;
      expect(host).toMatch(new RegExp(`^${tmpdir()}/embedded-postgres-[0-9a-f]{12}$`));
      expect(Buffer.byteLength(`${host}/.s.PGSQL.5432.lock`)).toBeLessThanOrEqual(103);
      expect(statSync(host).mode & 0o777).toBe(0o700);
      expect(await statement((await restart({ dataDir })).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
      await running.pop()?.stop();
      expect(existsSync(host)).toBe(false);
    },
  );

  asRoot('does not use a temporary folder that somebody else made first', async () => {
    const dataDir = join(folder, 'a-long-name'.repeat(8), 'another-long-name'.repeat(8));
    const server = await start({ dataDir });
    const { host } = server.connection;
    await running.pop()?.stop();
    mkdirSync(host);
    chownSync(host, 12_345, 12_345);
    await expect(start({ dataDir })).rejects.toThrow(
      `${host} belongs to somebody else (uid 12345); remove it or set TMPDIR.`,
    );
    rmSync(host, { recursive: true });
  });

  it('on a loopback port (Windows) asks for a password that only the data folder holds', async () => {
    const server = await start({ endpoint: 'loopback' });
    expect(server.connection).toMatchObject({
      host: '127.0.0.1',
      user: 'postgres',
      password: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(statSync(join(folder, 'postgres.password')).mode & 0o777).toBe(0o600);
    await expect(statement({ ...server.connection, password: 'guess' }, 'select 1')).rejects.toThrow(
      'password authentication failed for user "postgres"',
    );
    expect(await statement(server.connection, `select current_setting('listen_addresses') as addresses`)).toEqual([
      { addresses: '127.0.0.1' },
    ]);
    const again = await restart({ endpoint: 'loopback' });
    expect(await statement(again.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is one server for all who name the folder; the last to leave stops it', async () => {
    const [first, second] = [await start(), await start()];
    const server = processId();
    await first.stop();
    expect(await statement(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(processId()).toBe(server);
    await second.stop();
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
    expect(anyProcessWorksIn(join(folder, 'postgres'))).not.toBe(true);
  });

  it('starts over a pid file whose process is long gone', async () => {
    await start();
    await running.pop()?.stop();
    writeFileSync(
      join(folder, 'postgres/postmaster.pid'),
      `4194000\n${join(folder, 'postgres')}\n1760000000\n5432\n${join(folder, 'postgres')}\n\n\nready   \n`,
    );
    expect(await statement((await start()).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  onLinux('starts over a pid file whose number another program has now', async () => {
    const server = await start();
    const owner = statSync(server.connection.host);
    await running.pop()?.stop();
    const other = spawn('sleep', ['60'], {
      stdio: 'ignore',
      ...(process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {}),
    });
    try {
      writeFileSync(
        join(folder, 'postgres/postmaster.pid'),
        `${other.pid}\n${join(folder, 'postgres')}\n1760000000\n5432\n${join(folder, 'postgres')}\n\n\nready   \n`,
      );
      chownSync(join(folder, 'postgres/postmaster.pid'), owner.uid, owner.gid);
      expect(await statement((await start()).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(log).toContain(
        `Removed a leftover postmaster.pid of process ${other.pid} from ${join(folder, 'postgres')}.`,
      );
      expect(other.exitCode).toBeNull();
    } finally {
      other.kill();
    }
  });

  asRoot('joins the server of another container that shares the folder, where process numbers differ', async () => {
    const child = spawn(
      'unshare',
      [
        '--pid',
        '--ipc',
        '--fork',
        '--kill-child',
        process.execPath,
        '-r',
        join(__dirname, '../../../tools/build/register-typescript.cjs'),
        join(__dirname, 'testing/hold.ts'),
        folder,
      ],
      { stdio: ['pipe', 'pipe', 'ignore'] },
    );
    const ended = new Promise((done) => child.on('close', done));
    await new Promise<void>((done) =>
      child.stdout.on('data', (text: Buffer) => {
        if (/^open /m.test(text.toString())) done();
      }),
    );
    const pidFile = join(folder, 'postgres/postmaster.pid');
    const itsNumbers = readFileSync(pidFile, 'utf8');
    writeFileSync(pidFile, itsNumbers.replace(/^\d+/, '4194002'));
    const { connection } = await start();
    expect(await statement(connection, `select current_setting('data_directory') as place`)).toEqual([
      { place: join(folder, 'postgres') },
    ]);
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8').match(/starting PostgreSQL/g)).toHaveLength(1);
    writeFileSync(pidFile, itsNumbers);
    await running.pop()?.stop();
    child.stdin.write('\n');
    await ended;
  });

  it('throws away what a killed first start left half made', async () => {
    mkdirSync(join(folder, 'postgres.new-4194001'));
    writeFileSync(join(folder, 'postgres.new-4194001', 'PG_VERSION'), '18\n');
    writeFileSync(join(folder, 'postgres.new-4194001.password'), 'x\n');
    await start();
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.log']);
  });

  describe('run by root', () => {
    asRoot('belongs to an unprivileged account', async () => {
      await start();
      const owner = statSync(join(folder, 'postgres'));
      expect(owner.uid).not.toBe(0);
      expect(statSync(`/proc/${processId()}`).uid).toBe(owner.uid);
    });

    asRoot('takes over data that were restored as root', async () => {
      await statement((await start()).connection, 'create table restored (n int)');
      await running.pop()?.stop();
      for (const path of ['', ...readdirSync(join(folder, 'postgres'), { recursive: true, encoding: 'utf8' })])
        chownSync(join(folder, 'postgres', path), 0, 0);
      expect(await statement((await start()).connection, 'select * from restored')).toEqual([]);
      expect(statSync(join(folder, 'postgres')).uid).not.toBe(0);
    });

    asRoot('in a folder that only root may enter runs in a user namespace, and the data stay there', async () => {
      chmodSync(folder, 0o700);
      await statement((await start()).connection, 'create table kept (n int)');
      expect(log.join()).toContain('PostgreSQL runs in a user namespace');
      expect(statSync(join(folder, 'postgres')).uid).toBe(0);
      expect(await statement((await restart()).connection, 'select * from kept')).toEqual([]);
    });

    asRoot('where user namespaces are forbidden keeps the data elsewhere, says so, and finds them again', async () => {
      chmodSync(folder, 0o700);
      const elsewhere = temporaryFolder();
      const home = { waysOut: ['elsewhere'], elsewhere } as const;
      const server = await start({ home });
      await statement(server.connection, 'create table kept (n int)');
      expect(log.find((line) => line.includes('instead'))).toBe(
        `No unprivileged account can enter ${folder}: the database lives in ` +
          `${server.connection.host.replace(/\/postgres$/, '')} instead. Back up that folder, or move the ` +
          'project to a place others may enter, or use a server of your own.',
      );
      expect(server.connection.host.startsWith(elsewhere)).toBe(true);
      expect(await statement((await restart({ home })).connection, 'select * from kept')).toEqual([]);
      await running.pop()?.stop();
      rmSync(elsewhere, { recursive: true, force: true });
    });

    asRoot('copies programs that no account can reach', async () => {
      const found = packagedBinaries(join(folder, 'lib'));
      if ('missing' in found) throw new Error(found.missing);
      const hidden = mkdtempSync(join(folder, 'hidden-'));
      cpSync(found.root, join(hidden, 'native'), { recursive: true, verbatimSymlinks: true });
      const elsewhere = temporaryFolder();
      const home = findHome({
        dataDir: join(hidden, 'data'),
        binaries: binariesAt(join(hidden, 'native'), join(hidden, 'lib')),
        logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
        waysOut: ['elsewhere'],
        elsewhere,
      });
      expect(home.binaries.root).toBe(join(elsewhere, `programs-${found.version}`));
      expect(home.account).toEqual(unprivilegedAccounts()[0]);
      rmSync(elsewhere, { recursive: true, force: true });
    });

    asRoot('with no way out says in one line what to do', async () => {
      chmodSync(folder, 0o700);
      await expect(start({ home: { waysOut: [] } })).rejects.toThrow(
        new RegExp(
          '^PostgreSQL refuses to run as root, and no unprivileged account can enter both .*: start as an ' +
            'ordinary user, move the project \\(for example to /opt\\), or use a server of your own\\.$',
        ),
      );
    });
  });

  describe('and its programs', () => {
    it('get their library links back after an install without scripts', async () => {
      const found = packagedBinaries(join(folder, 'unused'));
      if ('missing' in found) throw new Error(found.missing);
      const root = join(folder, 'package/native');
      cpSync(found.root, root, { recursive: true, filter: (from) => !lstatSync(from).isSymbolicLink() });
      expect(existsSync(join(root, 'lib/libicuuc.so.60'))).toBe(false);
      const restored = binariesAt(root, join(folder, 'unused'));
      expect(restored.version).toBe(found.version);
      expect(existsSync(join(root, 'lib/libicuuc.so.60'))).toBe(process.platform === 'linux');
      expect(restored.env).toEqual({});
    });

    asRoot('find their libraries beside the data when the package cannot be written', async () => {
      const found = packagedBinaries(join(folder, 'unused'));
      if ('missing' in found) throw new Error(found.missing);
      const root = join(folder, 'package/native');
      cpSync(found.root, root, { recursive: true, filter: (from) => !lstatSync(from).isSymbolicLink() });
      const account = unprivilegedAccounts()[0];
      if (account?.kind !== 'account') throw new Error('no account');
      const libraries = join(folder, 'libraries');
      mkdirSync(libraries);
      chownSync(libraries, account.uid, account.gid);
      const script =
        'process.stdout.write(JSON.stringify(require(' +
        `${JSON.stringify(join(__dirname, 'postgres-binaries.ts'))}).binariesAt(${JSON.stringify(root)}, ` +
        `${JSON.stringify(libraries)})))`;
      const asked = spawnSync(
        process.execPath,
        ['-r', join(__dirname, '../../../tools/build/register-typescript.cjs'), '-e', script],
        { uid: account.uid, gid: account.gid, encoding: 'utf8' },
      );
      expect(asked.stderr).toBe('');
      expect(JSON.parse(asked.stdout)).toMatchObject({ version: found.version, env: { LD_LIBRARY_PATH: libraries } });
      expect(existsSync(join(root, 'lib/libicuuc.so.60'))).toBe(false);
    });

    const system = systemBinaries();
    const withSystem = 'missing' in system ? it.skip : it;
    if ('missing' in system)
      process.stderr.write(`SKIPPED: fallback to PostgreSQL of the machine: there is ${system.missing}\n`);

    withSystem('are those of the machine when it is told so, and again for data they wrote', async () => {
      const first = await start({ programs: 'system' });
      await statement(first.connection, 'create table kept (n int)');
      if ('missing' in system) return;
      expect(first.description).toContain(`PostgreSQL ${system.version}`);
      const second = await restart();
      expect(await statement(second.connection, 'select * from kept')).toEqual([]);
      if (system.majorVersion !== 18)
        expect(log.at(-1)).toMatch(
          new RegExp(
            `^Using PostgreSQL ${system.version} of this machine \\(.*\\): the data were written by ` +
              `version ${system.majorVersion}, the packaged one is 18\\.\\d+\\.$`,
          ),
        );
    });

    it('of a version that nobody has any more are named in one line', async () => {
      mkdirSync(join(folder, 'postgres'));
      writeFileSync(join(folder, 'postgres/PG_VERSION'), '9\n');
      await expect(start()).rejects.toThrow(
        new RegExp(
          '^The database in .*/postgres was written by PostgreSQL 9, the packaged version is 18\\.\\d+, and there ' +
            'is no PostgreSQL 9 .*\\. Install PostgreSQL 9, or dump and restore, or move the folder away\\.$',
        ),
      );
    });
  });

  describe('says in one line why it cannot start', () => {
    it('on a folder with something else in it', async () => {
      mkdirSync(join(folder, 'postgres'));
      writeFileSync(join(folder, 'postgres/notes.txt'), 'mine');
      await expect(start()).rejects.toThrow(
        `${join(folder, 'postgres')} is not empty and holds no database: move it away or choose another data folder.`,
      );
      expect(readFileSync(join(folder, 'postgres/notes.txt'), 'utf8')).toBe('mine');
    });

    it('on a path that is a file', async () => {
      writeFileSync(join(folder, 'file'), '');
      await expect(start({ dataDir: join(folder, 'file', 'data') })).rejects.toThrow(
        `The data folder ${join(folder, 'file', 'data')} cannot be created (ENOTDIR): choose a folder that ` +
          'this user may write, or use a server of your own.',
      );
    });

    onLinux('on a path where no folder can ever be made, at once', async () => {
      const began = Date.now();
      await expect(start({ dataDir: '/proc/nobody/data' })).rejects.toThrow(
        'The data folder /proc/nobody/data cannot be created (ENOENT): choose a folder that this user may ' +
          'write, or use a server of your own.',
      );
      expect(Date.now() - began).toBeLessThan(2_000);
    });

    asRoot.each([
      ['the folder', 'x'],
      ['what is in it', '.'],
    ])('to a user who may not enter %s', async (_what, inner) => {
      await start();
      await running.pop()?.stop();
      chmodSync(folder, inner === '.' ? 0o755 : 0o700);
      const script =
        `require(${JSON.stringify(join(__dirname, 'embedded-postgres.ts'))}).EmbeddedPostgres.start({ ` +
        `dataDir: ${JSON.stringify(join(folder, inner))}, logger: console }).catch((error) => ` +
        `process.stdout.write(error.name + ': ' + error.message))`;
      const asked = spawnSync(
        process.execPath,
        ['-r', join(__dirname, '../../../tools/build/register-typescript.cjs'), '-e', script],
        { uid: 12_345, gid: 12_345, encoding: 'utf8' },
      );
      const owner = inner === '.' ? ` (it belongs to uid ${statSync(join(folder, 'postgres')).uid})` : '';
      expect(asked.stdout).toBe(
        'EmbeddedPostgresFailed: This user may not read the database in ' +
          `${join(folder, inner, 'postgres')}${owner}: start as its owner or as root, or give the folder ` +
          'away with chown -R.',
      );
    });

    it('on damaged data, with what the server said', async () => {
      await start();
      await running.pop()?.stop();
      rmSync(join(folder, 'postgres/global/pg_control'));
      await expect(start()).rejects.toThrow(
        /^PostgreSQL did not start \(exit 2\): .*could not find the database system.*; see .*postgres\.log\.$/,
      );
    });
  });
});
