/** Old figures beside new ones for every golden scenario: `node tools/build/run-ts.mjs
 *  apps/advisor-cli/src/golden/differences.ts [--accept]`.
 *  Ends with 1 when something moved. `--accept` writes the new figures into the files, for a change that was meant;
 *  hand calculations and reasons stay the author's. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdvisor } from '@compute-advisor/application';
import { terminalPorts } from '../context/composition';
import { differences, differenceWords, keyFigures } from './key-figures';
import { readScenarios } from './scenario';

const folder = join(process.env['REPOSITORY_ROOT'] ?? '.', 'apps/advisor-cli/golden');
const ports = terminalPorts();
const advisor = createAdvisor(ports);
const books = { catalog: ports.catalog.current().version, prices: ports.pricing.currentBook().snapshotId };
const accept = process.argv.includes('--accept');
let [scenarios, moved] = [0, 0];
for (const [name, file] of readScenarios(folder)) {
  const now = file.scenarios.map((scenario) => {
    const figures = keyFigures(advisor.answer(scenario.request).advice);
    const found = differences(scenario.expected, figures);
    scenarios++;
    if (found.length > 0) {
      moved++;
      console.log(`${scenario.id}\n${found.map((d) => `  ${differenceWords(d)}`).join('\n')}`);
    }
    return { ...scenario, expected: figures };
  });
  if (file.books.catalog !== books.catalog || file.books.prices !== books.prices)
    console.log(`${name}: books ${file.books.catalog}, ${file.books.prices} are now ${books.catalog}, ${books.prices}`);
  if (accept) writeFileSync(join(folder, name), `${JSON.stringify({ books, scenarios: now }, undefined, 2)}\n`);
}
console.log(`${moved} of ${scenarios} scenarios moved${accept ? ', written' : ''}`);
process.exitCode = moved > 0 && !accept ? 1 : 0;
