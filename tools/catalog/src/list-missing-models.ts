/** What engine projects serve and the catalog does not hold, once a month over their public lists:
 *  `node tools/build/run-ts.mjs tools/catalog/src/list-missing-models.ts LIST...`, each a file of JSON rows with at
 *  least `model` (`engine` and `source` are shown), or a folder with a checkout of vllm-project/recipes.
 *  Exit status 0: what is missing is news, not an error. */
import { PackagedCatalog } from '@compute-advisor/catalog';
import { missingModels } from './missing-models';
import { servedModels } from './served-lists';

const lists = process.argv.slice(2);
if (lists.length === 0) throw new Error('usage: list-missing-models FILE.jsonl|FOLDER...');
const served = lists.flatMap(servedModels);
const missing = missingModels(served, new PackagedCatalog().current().models);
for (const { model, rows, engines, source } of missing)
  console.log(`${model}  ${rows} rows  ${engines.join(', ')}  ${source ?? ''}`.trimEnd());
const named = new Set(served.map((row) => row.model.toLowerCase())).size;
console.log(`${missing.length} of ${named} models are not in the catalog`);
