/** Reads many random, mutated and hostile texts and stops at the first that breaks a promise: an exception, a number
 *  that is not finite, a fact whose words do not stand in the text where it says.
 *  `node tools/build/run-ts.mjs tools/reading/src/hostile.ts [texts=2000] [seed=20260101]`: 2,000 take about twenty
 *  seconds; another seed gives other texts; what changes how everything is read is tried on 100,000. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, readerParts } from '@compute-advisor/intake';
import { catalogGazetteer } from './catalog-gazetteer';
import { hostileText, mutated, picked, seeded } from './hostile-texts';
import { brokenPromise } from './promises';

const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();
const gazetteer = catalogGazetteer();
const reader = createReader(gazetteer);
const parts = readerParts(gazetteer);
const golden = ['ok', 'not-ok'].flatMap((shelf) => {
  const dir = join(root, 'libs/intake/src/golden', shelf);
  return readdirSync(dir).flatMap((f) =>
    (JSON.parse(readFileSync(join(dir, f), 'utf8')) as [string][]).map((row) => row[0]),
  );
});

const argument = (name: string, otherwise: number): number => {
  const given = process.argv.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const number = Number(given ?? otherwise);
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`${name} must be a whole number from 1`);
  return number;
};
const total = argument('texts', 2_000);
const random = seeded(argument('seed', 20_260_101));

/** By turns a text out of nothing, one that was changed, and two that were joined and changed. */
function textOf(kind: number): string {
  if (kind === 0) return hostileText(random, 20 + Math.floor(random() * 300));
  if (kind === 1) return mutated(random, picked(random, golden));
  return mutated(random, `${picked(random, golden)} ${picked(random, golden)}`);
}

const started = process.hrtime.bigint();
for (let i = 0; i < total; i++) {
  const text = textOf(i % 3);
  const wrong = brokenPromise(reader, parts, text);
  if (wrong !== undefined) {
    console.error(`text ${i}: ${JSON.stringify(text)}\n${wrong}`);
    process.exit(1);
  }
}
console.log(
  `${total} texts read in ${Number(process.hrtime.bigint() - started) / 1e9} s: no exception, no number ` +
    'that is not finite, every fact with its words',
);
