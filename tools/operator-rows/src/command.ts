import { PackagedCatalog } from '@compute-advisor/catalog';
import { OperatorRowRefused, type Persistence } from '@compute-advisor/persistence';
import { settleRefusals } from '@compute-advisor/pricing';
import { readFileSync } from 'node:fs';

/** Thrown for a call that says nothing; the message is what to print. */
export class Usage extends Error {
  override readonly name = 'Usage';
  constructor() {
    super(
      [
        "The operator's own models, parts and prices. They show on the next request of every running " +
          'service, without a restart.',
        '  operator-rows list',
        '  operator-rows put price|model|gpu ID JSON     JSON in the words of libs/catalog/src/data, or @file',
        '  operator-rows remove price|model|gpu ID',
        '  operator-rows prices list|accept FEED|reset FEED   readings of price feeds that were refused',
        'For example: operator-rows put price "h100 Oslo" ' +
          '\'{"gpuId":"h100-sxm-80gb","usdPerGpuHour":1.85,"gpuCount":8,"region":"oslo"}\'',
        'It works on DATABASE_URL, or else on the embedded database in DATA_DIR (.data), also while the service runs.',
      ].join('\n'),
    );
  }
}

type Kind = 'model' | 'gpu' | 'price';
const isKind = (text: string | undefined): text is Kind => text === 'model' || text === 'gpu' || text === 'price';

/** Runs one call and gives the lines to print.
 *  @throws {Usage}, {OperatorRowRefused}, {SyntaxError} of the JSON, or the driver's error. */
export async function runCommand(
  words: readonly string[],
  { operatorCatalog: rows, priceFeedMemories }: Pick<Persistence, 'operatorCatalog' | 'priceFeedMemories'>,
): Promise<readonly string[]> {
  const [verb, kind, id, json] = words;
  if (verb === 'prices') return settled(words.slice(1), priceFeedMemories);
  if (verb === 'list' && words.length === 1) return listed(rows);
  if (!isKind(kind) || id === undefined || id.trim() === '') throw new Usage();
  if (verb === 'remove' && words.length === 3)
    return [(await rows.remove(kind, id)) ? `Removed ${kind} ${id}.` : `There is no ${kind} ${id}.`];
  if (verb !== 'put' || json === undefined || words.length !== 4) throw new Usage();
  const body: unknown = JSON.parse(json.startsWith('@') ? readFileSync(json.slice(1), 'utf8') : json);
  if (kind === 'price') refuseUnknownPart(id, body, rows);
  await rows.put(kind, id, body);
  return [`Filed ${kind} ${id}.`];
}

async function settled(
  words: readonly string[],
  memories: Persistence['priceFeedMemories'],
): Promise<readonly string[]> {
  const lines = await settleRefusals(words, memories);
  if (lines === undefined) throw new Usage();
  return lines;
}

/** A price for a part nobody knows would never show; the nearest names help more than silence. */
function refuseUnknownPart(id: string, body: unknown, rows: Persistence['operatorCatalog']): void {
  const gpuId = (body as { gpuId?: unknown } | null)?.gpuId;
  if (typeof gpuId !== 'string') return;
  const known = [...new PackagedCatalog().current().gpus, ...rows.current().gpus].map((gpu) => gpu.id);
  if (known.includes(gpuId)) return;
  const near = known.filter((one) => one.split('-')[0] === gpuId.split('-')[0]).sort();
  throw new OperatorRowRefused('price', id, [
    `gpuId: no part of the catalog is called ${gpuId}${near.length > 0 ? `; there is ${near.join(', ')}` : ''}`,
  ]);
}

async function listed(rows: Persistence['operatorCatalog']): Promise<readonly string[]> {
  const stored = await rows.rows();
  if (stored.length === 0) return ['No rows.'];
  return stored.map(
    (row) =>
      `${row.kind}\t${row.id}\t${row.updatedAt.toISOString()}\t${JSON.stringify(row.body)}` +
      `${row.problems.length > 0 ? `\tCANNOT BE READ: ${row.problems.join('; ')}` : ''}`,
  );
}
