/** Imports the collected hourly prices into the packaged book: `node tools/build/run-ts.mjs
 *  tools/catalog/src/import-offers.ts FOLDER`, the folder holding gpu_prices.csv. Rows without a date are left out. */
import { parse } from 'csv-parse/sync';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestWord, packagedRow, rowsText, sortedRows } from './offers/packaged-row';

function main(): void {
  const [from] = process.argv.slice(2);
  if (!from) throw new Error('usage: import-offers FOLDER');
  const file = join(process.env['REPOSITORY_ROOT'] ?? '.', 'libs/catalog/src/data/fallback-offers.json');
  const read: Record<string, string>[] = parse(readFileSync(join(from, 'gpu_prices.csv'), 'utf8'), { columns: true });
  const dated = read.map(packagedRow).filter((row) => row !== undefined);
  const rows = sortedRows(newestWord(dated));
  writeFileSync(file, rowsText(rows));
  const spot = rows.filter((row) => row.spotUsdPerHour !== undefined).length;
  console.log(
    `${read.length} rows, ${dated.length} with a date, ${rows.length} of the newest word, ${spot} with a spot price`,
  );
}
main();
