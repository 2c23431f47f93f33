/** What engines serve and the catalog does not hold: `node tools/build/run-ts.mjs
 *  tools/catalog/src/list-missing-models.ts recipes.jsonl...`.
 *  Each file holds one JSON row a line with at least `model`; `engine` and `source` are shown. Exit status 0: what is
 *  missing is news, not an error. */
import { PackagedCatalog } from '@compute-advisor/catalog';
import { readFileSync } from 'node:fs';
import { missingModels, type ServedModel } from './missing-models';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('usage: list-missing-models FILE.jsonl...');
const served = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ServedModel),
);
const missing = missingModels(served, new PackagedCatalog().current().models);
for (const { model, rows, engines, source } of missing)
  console.log(`${model}  ${rows} rows  ${engines.join(', ')}  ${source ?? ''}`.trimEnd());
const named = new Set(served.map((row) => row.model.toLowerCase())).size;
console.log(`${missing.length} of ${named} models are not in the catalog`);
