/** Imports the collected hourly prices into the packaged book: `node tools/build/run-ts.mjs
 *  tools/catalog/src/import-offers.ts FOLDER`, the folder holding gpu_prices.csv. Rows without a date are left out.
 *  What the providers of the gpu-price-feed sell machine by machine, RunPod's own and its private hosts' machines
 *  apart, lies in offers/machine-offers.csv: the feed's data/prices.json of 2026-10-04 (commit 3c41e77), whose
 *  cheapest of every provider and part are the rows of gpu_prices.csv. Left out of it: Vast.ai's hosts, confidential
 *  machines at Verda, slices, and RunPod's interruptible prices, which equalled those on demand.
 *  offers/observed-offers.csv holds what gpu-price-index observed on 2026-10-10 of AWS, CoreWeave, Crusoe, Hyperstack,
 *  Lambda, Nebius, Oracle and RunPod; prices per GPU stand at the machines that the provider sells. Left out of it:
 *  the medians of Vast.ai's hosts, MIG slices, a community MI300X at $0.50 (a fifth of RunPod's own), Google's single
 *  region and AWS's three of eight L40S machines, which would displace fuller lists, and Azure. */
import { parse } from 'csv-parse/sync';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestWord, type PackagedRow, packagedRow, rowsText, sortedRows, withMachines } from './offers/packaged-row';

function main(): void {
  const [from] = process.argv.slice(2);
  if (!from) throw new Error('usage: import-offers FOLDER');
  const repository = process.env['REPOSITORY_ROOT'] ?? '.';
  const file = join(repository, 'libs/catalog/src/data/fallback-offers.json');
  const read = rowsIn(join(from, 'gpu_prices.csv'));
  const dated = datedRows(read);
  const machines = datedRows(rowsIn(join(repository, 'tools/catalog/src/offers/machine-offers.csv')));
  const observed = datedRows(rowsIn(join(repository, 'tools/catalog/src/offers/observed-offers.csv')));
  const rows = sortedRows(newestWord([...withMachines(dated, machines), ...observed]));
  writeFileSync(file, rowsText(rows));
  const spot = rows.filter((row) => row.spotUsdPerHour !== undefined).length;
  console.log(
    `${read.length} rows, ${dated.length} with a date, ${machines.length} machines of price lists, ` +
      `${rows.length} of the newest word, ${spot} with a spot price`,
  );
}

const rowsIn = (file: string): readonly Record<string, string>[] =>
  parse(readFileSync(file, 'utf8'), { columns: true });

const datedRows = (read: readonly Record<string, string>[]): readonly PackagedRow[] =>
  read.map(packagedRow).filter((row) => row !== undefined);

main();
