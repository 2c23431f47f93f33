/** Checks the packaged reference books: `node tools/build/run-ts.mjs tools/catalog/src/validate.ts`. Exit status 1 with one line per finding. */
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { checkBooks } from './checks';

const { models, gpus, books } = new PackagedCatalog().current();
const { offers } = new PackagedPriceBook().currentBook();
const findings = checkBooks(models, gpus, offers, books);
for (const { where, problem } of findings) console.log(`${where}: ${problem}`);
console.log(`${models.length} models, ${gpus.length} parts, ${offers.length} offers: ${findings.length} findings`);
process.exit(findings.length ? 1 : 0);
