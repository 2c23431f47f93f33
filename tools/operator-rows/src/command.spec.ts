import { openPersistence, type Persistence } from '@compute-advisor/persistence';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command';

describe('operator-rows', () => {
  let folder: string;
  let persistence: Persistence;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'operator-rows-'));
    chmodSync(folder, 0o755);
    const quiet = (): void => undefined;
    persistence = await openPersistence({
      dataDir: folder,
      durable: false,
      logger: { info: quiet, warn: quiet, error: quiet },
    });
  });
  afterAll(async () => {
    await persistence.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (...words: string[]) => runCommand(words, persistence);

  it('files a price, lists it, and removes it', async () => {
    expect(await run('list')).toEqual(['No rows.']);
    expect(await run('put', 'price', 'h100 Oslo', '{"gpuId":"h100-sxm-80gb","usdPerGpuHour":1.85}')).toEqual([
      'Filed price h100 Oslo.',
    ]);
    expect(persistence.operatorCatalog.current().prices).toMatchObject([
      { gpuId: 'h100-sxm-80gb', usdPerGpuHour: 1.85, kind: 'operator' },
    ]);
    expect((await run('list')).map((line) => line.replace(/\t20[^\t]*Z\t/, ' '))).toEqual([
      'price\th100 Oslo {"gpuId":"h100-sxm-80gb","usdPerGpuHour":1.85}',
    ]);
    expect(await run('remove', 'price', 'h100 Oslo')).toEqual(['Removed price h100 Oslo.']);
    expect(await run('remove', 'price', 'h100 Oslo')).toEqual(['There is no price h100 Oslo.']);
  });

  it('takes a row from a file', async () => {
    writeFileSync(join(folder, 'row.json'), '{"gpuId":"l4-24gb","usdPerGpuHour":0.3}');
    expect(await run('put', 'price', 'l4', `@${join(folder, 'row.json')}`)).toEqual(['Filed price l4.']);
    await run('remove', 'price', 'l4');
  });

  it('lists and settles what was refused of price feeds', async () => {
    expect(await run('prices', 'list')).toEqual(['Nothing is refused.']);
    expect(await run('prices', 'accept', 'toolshed')).toEqual(['Nothing of toolshed is refused.']);
    expect(await run('prices', 'reset', 'toolshed')).toEqual([
      'The next reading of toolshed is judged as if it were the first.',
    ]);
    await expect(run('prices', 'forget')).rejects.toThrow('operator-rows prices list|accept FEED|reset FEED');
  });

  it('names the parts that may have been meant', async () => {
    await expect(run('put', 'price', 'x', '{"gpuId":"l4","usdPerGpuHour":0.3}')).rejects.toThrow(
      'The price x cannot be taken: gpuId: no part of the catalog is called l4; there is l4-24gb',
    );
  });

  it('refuses what the service could not read, with the reason', async () => {
    await expect(run('put', 'gpu', 'acme/x1', '{"name":"X1"}')).rejects.toThrow(
      /^The gpu acme\/x1 cannot be taken: vendor: /,
    );
    await expect(run('put', 'price', 'x', '{nonsense')).rejects.toThrow(SyntaxError);
  });

  it.each([
    [[]],
    [['put']],
    [['put', 'prices', 'x', '{}']],
    [['put', 'price', ' ', '{}']],
    [['remove', 'price']],
    [['list', 'price']],
  ])('explains itself when called with %j', async (words) => {
    await expect(run(...words)).rejects.toThrow('operator-rows put price|model|gpu ID JSON');
  });
});
