import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorCatalog } from '@compute-advisor/application';
import { gpuFactsSchema, modelFactsSchema } from '@compute-advisor/catalog';
import type { GpuFacts, ModelFacts, Offer } from '@compute-advisor/domain';
import { z } from 'zod';
import { WrongArguments } from '../terminal/terminal';

/** Models, parts and prices of one's own. */
export type OwnRows = OperatorCatalog;

const priceSchema = z.strictObject({
  gpuId: z.string().min(1),
  usdPerGpuHour: z.number().positive().max(1_000),
  provider: z.string().default('own'),
  instanceType: z.string().exactOptional(),
  region: z.string().exactOptional(),
  gpuCount: z.number().positive().max(1_024).default(1),
  asOf: z.iso.date().exactOptional(),
  source: z.string().default('own prices'),
});

/** The rows of one file, each held to its shape. @throws {WrongArguments} that names file, row and member. */
function rowsOf<Row>(folder: string, name: string, shape: z.ZodType): readonly Row[] {
  const file = join(folder, name);
  if (!existsSync(file)) return [];
  const wrong = (reason: string): WrongArguments => new WrongArguments(`--books: ${name} ${reason}`);
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw wrong('is not well-formed JSON');
  }
  if (!Array.isArray(rows)) throw wrong('must be a list of rows');
  return rows.map((row, i) => {
    const read = shape.safeParse(row);
    if (read.success) return read.data as Row;
    const issue = read.error.issues[0];
    throw wrong(`row ${i + 1}: ${issue?.path.join('.') || 'the row'}: ${issue?.message ?? 'cannot be read'}`);
  });
}

/** Reads `models.json`, `gpus.json` and `prices.json` of a folder, rows as in the packaged books; a row with a known id
 *  replaces the packaged one, a price sets the rate of its part alone. `today` dates prices that name no day.
 *  @throws {WrongArguments} no such folder, nothing in it, a wrong row, or a price for a part nobody knows. */
export function ownRows(folder: string, known: readonly GpuFacts[], today: string): OwnRows {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new WrongArguments(`--books: there is no folder ${folder}`);
  const models = rowsOf<ModelFacts>(folder, 'models.json', modelFactsSchema);
  const gpus = rowsOf<GpuFacts>(folder, 'gpus.json', gpuFactsSchema);
  const prices = rowsOf<z.infer<typeof priceSchema>>(folder, 'prices.json', priceSchema).map(
    (row): Offer => ({ ...row, asOf: row.asOf ?? today, kind: 'operator', freshness: 'live' }) as Offer,
  );
  if (models.length + gpus.length + prices.length === 0)
    throw new WrongArguments(`--books: ${folder} holds no rows in models.json, gpus.json or prices.json`);
  const ids = new Set([...known, ...gpus].map(({ id }) => id));
  for (const { gpuId } of prices)
    if (!ids.has(gpuId))
      throw new WrongArguments(`--books: prices.json: no part is called ${gpuId}; advisor gpus lists them`);
  const version = createHash('sha256')
    .update(JSON.stringify([models, gpus, prices]))
    .digest('hex')
    .slice(0, 16);
  return { version, models, gpus, prices };
}
