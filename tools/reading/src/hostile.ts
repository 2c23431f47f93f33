/** Reads many random, mutated and hostile texts and stops at the first that breaks a promise: an exception, a number that is not finite,
 *  a fact whose words do not stand in the text where it says.   node tools/build/run-ts.mjs tools/reading/src/hostile.ts [texts = 100000] */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createReader } from '@compute-advisor/intake';
import { catalogGazetteer } from './catalog-gazetteer';
import { hostileText, mutated, seeded } from './hostile-texts';
import { brokenPromise } from './promises';

const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();
const reader = createReader(catalogGazetteer());
const golden = ['ok', 'not-ok'].flatMap((shelf) => {
  const dir = join(root, 'libs/intake/src/golden', shelf);
  return readdirSync(dir).flatMap((f) =>
    (JSON.parse(readFileSync(join(dir, f), 'utf8')) as [string][]).map((row) => row[0]),
  );
});

const total = Number(process.argv[2] ?? 100000);
const random = seeded(20260101);
const started = process.hrtime.bigint();
for (let i = 0; i < total; i++) {
  const kind = i % 3;
  const text =
    kind === 0
      ? hostileText(random, 20 + Math.floor(random() * 300))
      : kind === 1
        ? mutated(random, golden[Math.floor(random() * golden.length)]!)
        : mutated(
            random,
            `${golden[Math.floor(random() * golden.length)]!} ${golden[Math.floor(random() * golden.length)]!}`,
          );
  const wrong = brokenPromise(reader, text);
  if (wrong !== undefined) {
    console.error(`text ${i}: ${JSON.stringify(text)}\n${wrong}`);
    process.exit(1);
  }
}
console.log(
  `${total} texts read in ${Number(process.hrtime.bigint() - started) / 1e9} s: no exception, no number that is not finite, every fact with its words`,
);
