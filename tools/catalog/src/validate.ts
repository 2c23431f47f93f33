/** Checks the packaged reference books: `node tools/build/run-ts.mjs tools/catalog/src/validate.ts`. Exit status 1
 *  with one line per finding. */
import { gpuFactsSchema, modelFactsSchema, PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { checkBooks, type Finding } from './checks';

const { models, gpus, books } = new PackagedCatalog().current();
const { offers } = new PackagedPriceBook().currentBook();

/** What a schema refuses of a row. */
function refused(schema: typeof modelFactsSchema | typeof gpuFactsSchema, row: { readonly id: string }): Finding[] {
  const read = schema.safeParse(row);
  if (read.success) return [];
  return read.error.issues.map((i) => ({ where: row.id, problem: `${i.path.join('.')}: ${i.message}` }));
}

const findings = [
  ...models.flatMap(({ checkpoints: _, ...model }) => refused(modelFactsSchema, model)),
  ...gpus.flatMap((gpu) => refused(gpuFactsSchema, gpu)),
  ...checkBooks(models, gpus, offers, books),
];
for (const { where, problem } of findings) console.log(`${where}: ${problem}`);
console.log(`${models.length} models, ${gpus.length} parts, ${offers.length} offers: ${findings.length} findings`);
process.exit(findings.length ? 1 : 0);
