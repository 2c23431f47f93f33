import type { GpuFacts } from '@compute-advisor/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toOperatorEntry } from './mappers/operator-catalog.mapper';
import { openPersistence } from './open-persistence';
import type { Persistence } from './open-persistence';
import { OperatorRowRefused } from './postgres-operator-catalog';
import { known, startTestPostgres, statement } from './testing';
import type { TestPostgres } from './testing';

const books = (folder: string): { id: string }[] => {
  const at = join(__dirname, '../../catalog/src/data', folder);
  return readdirSync(at).flatMap((file) => JSON.parse(readFileSync(join(at, file), 'utf8')) as { id: string }[]);
};
const day = new Date('2026-11-02T10:00:00Z');
const { id: _id, ...llama } = known(
  books('models').find((model) => model.id === 'meta-llama/Llama-3.3-70B-Instruct'),
  'Llama 3.3 70B',
);
const { id: _gpuId, ...h100 } = known(
  books('gpus').find((gpu) => gpu.id === 'h100-sxm-80gb'),
  'H100',
) as unknown as GpuFacts;

describe("the operator's rows", () => {
  let server: TestPostgres;
  let databaseUrl: string;
  let replicas: Persistence[];
  let log: string[];
  beforeAll(async () => {
    server = await startTestPostgres();
  });
  beforeEach(async () => {
    databaseUrl = await server.newDatabase();
    log = [];
    const say = (message: string): void => {
      log.push(message);
    };
    replicas = [];
    for (let i = 0; i < 2; i += 1)
      replicas.push(
        await openPersistence({ databaseUrl, dataDir: '/nowhere', logger: { info: say, warn: say, error: say } }),
      );
  });
  afterEach(() => Promise.all(replicas.map((replica) => replica.close())));
  afterAll(() => server.stop());

  const sql = (text: string) => statement({ connectionString: databaseUrl }, text);
  const here = () => known(replicas[0], 'first replica').operatorCatalog;
  const there = () => known(replicas[1], 'second replica').operatorCatalog;
  const until = async (seen: () => boolean): Promise<boolean> => {
    for (let waited = 0; waited < 4_000; waited += 10) {
      if (seen()) return true;
      await sleep(10);
    }
    return false;
  };

  it('are none in a new database', () => {
    expect(here().current()).toEqual({ version: 'none', models: [], gpus: [], prices: [] });
  });

  it('show here at once and in another replica before it looks by itself, under the same version', async () => {
    await here().put('price', 'h100 in Oslo', {
      gpuId: 'h100-sxm-80gb',
      usdPerGpuHour: 1.85,
      provider: 'own',
      region: 'oslo',
      gpuCount: 8,
      asOf: '2026-11-01',
    });
    const expected = {
      gpuId: 'h100-sxm-80gb',
      provider: 'own',
      region: 'oslo',
      gpuCount: 8,
      usdPerGpuHour: 1.85,
      kind: 'operator',
      asOf: '2026-11-01',
      source: 'operator (h100 in Oslo)',
      freshness: 'live',
    };
    expect(here().current().prices).toEqual([expected]);
    expect(await until(() => there().current().prices.length === 1)).toBe(true);
    expect(there().current()).toEqual(here().current());
    expect(there().current().version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('show when somebody writes them with SQL, and are gone when they are deleted', async () => {
    await sql(
      `insert into operator_catalog_rows (kind, id, body) values ('gpu', 'acme/x1', ` +
        `$json$${JSON.stringify(h100)}$json$), ('model', 'acme/house-70b', ` +
        `$json$${JSON.stringify(llama)}$json$)`,
    );
    expect(await until(() => here().current().gpus.length === 1)).toBe(true);
    expect(here().current().gpus[0]).toMatchObject({ id: 'acme/x1', memoryBytesUsable: h100.memoryBytesUsable });
    expect(here().current().models[0]).toEqual({ ...llama, id: 'acme/house-70b' });
    await sql('delete from operator_catalog_rows');
    expect(await until(() => here().current().version === 'none')).toBe(true);
  });

  it('have the same version in whatever order they were written, and another one when a figure differs', async () => {
    const price = (usdPerGpuHour: number) => ({ gpuId: 'h100-sxm-80gb', usdPerGpuHour, asOf: '2026-11-01' });
    await here().put('price', 'a', price(1));
    await here().put('price', 'b', price(2));
    const first = here().current().version;
    await here().put('price', 'a', price(3));
    expect(here().current().version).not.toBe(first);
    await here().remove('price', 'a');
    await here().put('price', 'a', price(1));
    expect(here().current().version).toBe(first);
    expect(await here().remove('price', 'nobody')).toBe(false);
  });

  it('that cannot be read any more stay as they last were, and the log names the reason once', async () => {
    await here().put('price', 'a', { gpuId: 'h100-sxm-80gb', usdPerGpuHour: 2, asOf: '2026-11-01' });
    const before = here().current();
    await sql(
      `update operator_catalog_rows set body = '{"gpuId": "h100-sxm-80gb", "usdPerGpuHour": 0}' where id = 'a'`,
    );
    await sql(`insert into operator_catalog_rows (kind, id, body) values ('price', 'b', '[]')`);
    const complaints = () => log.filter((line) => line.includes('price b'));
    expect(await until(() => complaints().length === 2)).toBe(true);
    expect(here().current()).toEqual(before);
    expect(new Set(complaints()).size).toBe(1);
    expect(complaints()[0]).toBe(
      'Operator catalog rows that cannot be read: price a (usdPerGpuHour: Too small: expected number to be ' +
        '>0): as it last was, price b (body: Invalid input: expected object, received array): left out.',
    );
  });

  it('that cannot be read are refused with every reason', async () => {
    const failure = await here()
      .put('price', 'x', { gpu: 'h100', usdPerGpuHour: '2' })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OperatorRowRefused);
    expect((failure as OperatorRowRefused).problems).toEqual([
      'gpuId: Invalid input: expected string, received undefined',
      'usdPerGpuHour: Invalid input: expected number, received string',
      'body: Unrecognized key: "gpu"',
    ]);
    expect(await sql('select count(*)::int as rows from operator_catalog_rows')).toEqual([{ rows: 0 }]);
  });

  it('are listed as they are stored, with what is wrong with them', async () => {
    await here().put('price', 'a', { gpuId: 'h100-sxm-80gb', usdPerGpuHour: 2 });
    await sql(`insert into operator_catalog_rows (kind, id, body) values ('gpu', 'b', '7')`);
    expect(await here().rows()).toEqual([
      {
        kind: 'gpu',
        id: 'b',
        body: 7,
        updatedAt: expect.any(Date),
        problems: ['body: Invalid input: expected object, received number'],
      },
      {
        kind: 'price',
        id: 'a',
        body: { gpuId: 'h100-sxm-80gb', usdPerGpuHour: 2 },
        updatedAt: expect.any(Date),
        problems: [],
      },
    ]);
  });

  it('cannot be changed by a reader', async () => {
    await here().put('price', 'a', { gpuId: 'h100-sxm-80gb', usdPerGpuHour: 2 });
    expect(() => {
      (here().current().prices as unknown[]).push(1);
    }).toThrow(TypeError);
    expect(() => {
      (here().current().prices[0] as { usdPerGpuHour: number }).usdPerGpuHour = 0;
    }).toThrow(TypeError);
  });

  it('come through when the notifying session was cut off', async () => {
    await sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ' +
        `application_name = 'compute-advisor session'`,
    );
    await here().put('price', 'a', { gpuId: 'h100-sxm-80gb', usdPerGpuHour: 2 });
    for (let waited = 0; there().current().prices.length === 0 && waited < 10_000; waited += 50) await sleep(50);
    expect(there().current().prices).toHaveLength(1);
  });
});

describe('a row of the operator', () => {
  it('may be a copy of any packaged model or part, and comes back with every member', () => {
    const lost = (kind: 'model' | 'gpu', row: { id: string }): string[] => {
      const read = toOperatorEntry({ kind, id: row.id, body: row, updatedAt: day });
      return 'problems' in read
        ? read.problems.map((problem) => `${row.id} ${problem}`)
        : Object.keys(row)
            .filter((member) => !(member in read.entry) && member !== 'memoryMibUsable')
            .map((member) => `${row.id} lost ${member}`);
    };
    const complete = books('models').filter(
      (model) => !('architecture' in model) || 'kvLayers' in (model.architecture as object),
    );
    expect(complete.length).toBeGreaterThan(500);
    expect(complete.flatMap((model) => lost('model', model))).toEqual([]);
    expect(books('gpus').flatMap((gpu) => lost('gpu', gpu))).toEqual([]);
  });

  it('as a price needs a part and a rate; the rest has plain defaults, dated by its last change', () => {
    expect(
      toOperatorEntry({ kind: 'price', id: 'p', body: { gpuId: 'l4-24gb', usdPerGpuHour: 0.3 }, updatedAt: day }),
    ).toEqual({
      kind: 'price',
      id: 'p',
      entry: {
        gpuId: 'l4-24gb',
        provider: 'operator',
        gpuCount: 1,
        usdPerGpuHour: 0.3,
        kind: 'operator',
        asOf: '2026-11-02',
        source: 'operator (p)',
        freshness: 'live',
      },
    });
  });

  const architecture = (change: object): object => ({
    ...llama,
    architecture: { ...(llama as unknown as { architecture: object }).architecture, ...change },
  });
  it.each<[string, 'model' | 'gpu' | 'price', unknown, string]>([
    [
      'a price of nothing',
      'price',
      { gpuId: 'x', usdPerGpuHour: 0 },
      'usdPerGpuHour: Too small: expected number to be >0',
    ],
    [
      'a price of 1,001 USD',
      'price',
      { gpuId: 'x', usdPerGpuHour: 1001 },
      'usdPerGpuHour: Too big: expected number to be <=1000',
    ],
    [
      'a misspelt member of a price',
      'price',
      { gpuId: 'x', usdPerGpuHour: 1, regoin: 'eu' },
      'body: Unrecognized key: "regoin"',
    ],
    [
      'a day that does not exist',
      'price',
      { gpuId: 'x', usdPerGpuHour: 1, asOf: '2026-02-30' },
      'asOf: Invalid ISO date',
    ],
    ['a model under another id', 'model', { ...llama, id: 'b' }, 'id: the row is filed under a and calls itself b'],
    [
      'more active parameters than parameters',
      'model',
      { ...llama, parametersActive: 9e12 },
      'parametersActive: more active parameters than parameters',
    ],
    [
      'half a layer',
      'model',
      architecture({ layers: 80.5 }),
      'architecture.layers: Invalid input: expected int, received number',
    ],
    [
      'more key/value heads than heads',
      'model',
      architecture({ kvHeads: 128 }),
      'architecture.kvHeads: more key/value heads than heads',
    ],
    [
      'latent attention without its sizes',
      'model',
      architecture({ attention: 'mla' }),
      'architecture.mla: latent attention needs mla',
    ],
    [
      'null for a missing fact',
      'model',
      { ...llama, maxContext: null },
      'maxContext: Invalid input: expected number, received null',
    ],
    [
      'a part with more memory than it has',
      'gpu',
      { ...h100, memoryBytesUsable: 96e9 },
      'memoryBytesUsable: more usable bytes than the part has',
    ],
    [
      'a part without bandwidth',
      'gpu',
      { ...h100, memoryBandwidthGbps: 0 },
      'memoryBandwidthGbps: Too small: expected number to be >0',
    ],
    ['no object', 'gpu', 'h100', 'body: Invalid input: expected object, received string'],
  ])('is refused for %s', (_what, kind, body, problem) => {
    expect(toOperatorEntry({ kind, id: 'a', body, updatedAt: day })).toEqual({ problems: [problem] });
  });
});
