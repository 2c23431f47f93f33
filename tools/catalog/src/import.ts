/** Imports a table of dated list prices into the fallback offers: `node tools/build/run-ts.mjs tools/catalog/src/import.ts <folder with gpu_prices.csv>`.
 *  Models and parts are fact files of their own: libs/catalog/README.md. */
import { parse } from 'csv-parse/sync';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const lines = (items: Json[]): string => `[\n${items.map((i) => JSON.stringify(i)).join(',\n')}\n]\n`;

function main(): void {
  const [from] = process.argv.slice(2);
  if (!from) throw new Error('usage: import <folder>');
  const to = join(process.env['REPOSITORY_ROOT'] ?? '.', 'libs/catalog/src/data');
  mkdirSync(to, { recursive: true });
  const rows: Record<string, string>[] = parse(readFileSync(join(from, 'gpu_prices.csv'), 'utf8'), { columns: true });
  const offers = rows
    .filter((r) => r['observed_date'] && Number(r['usd_per_gpu_hour']) > 0)
    .map((r) => ({
      provider: r['provider']!,
      instanceType: r['instance_type']!,
      gpuId: r['gpu_id']!,
      gpuCount: Number(r['gpu_count']),
      ...(r['region'] ? { region: r['region'] } : {}),
      usdPerGpuHour: Number(r['usd_per_gpu_hour']),
      observedOn: r['observed_date']!,
      source: r['source']!,
    }));
  offers.sort((a, b) => {
    const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  });
  writeFileSync(join(to, 'fallback-offers.json'), lines(offers));
  console.log(`${rows.length} price rows, ${offers.length} dated offers`);
}
main();
