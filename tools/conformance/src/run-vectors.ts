/** The conformance vectors: `run-vectors.ts --write FILE.ndjson` writes them, one a line; `URL` or `--url URL` asks a
 *  service all of them and says what differs. `--vectors FILE.ndjson` takes those of a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ComputeAdvisor } from '@compute-advisor/client';
import { faults, vectorsIn, type Vector } from './vectors';

const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();
const option = (name: string): string | undefined => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? undefined : process.argv[place + 1];
};

function vectors(): readonly Vector[] {
  const file = option('vectors');
  if (file === undefined) return vectorsIn(join(root, 'apps/advisor-cli/golden'));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Vector);
}

async function main(): Promise<void> {
  const [url = process.argv.find((word) => /^https?:/.test(word)), file] = [option('url'), option('write')];
  const all = vectors();
  if (file !== undefined) writeFileSync(file, all.map((vector) => `${JSON.stringify(vector)}\n`).join(''));
  if (url === undefined) return console.log(`${all.length} vectors`);
  const advisor = new ComputeAdvisor({ url });
  let failed = 0;
  for (const vector of all) {
    const wrong = faults(vector, await advisor.advise(vector.request as { description: string }));
    if (wrong.length > 0) failed += 1;
    for (const fault of wrong) console.log(`${vector.id}: ${fault}`);
  }
  console.log(`${all.length - failed} of ${all.length} vectors hold`);
  process.exitCode = failed === 0 ? 0 : 1;
}
void main();
