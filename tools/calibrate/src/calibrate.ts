/** Fits the constants of the speed model and writes them with their errors into the domain library:
 *  `node tools/build/run-ts.mjs tools/calibrate/src/calibrate.ts [--dry] [--folds 10] [--tables] [--worst]
 *  [--group NAME]`. */
import { PackagedCatalog } from '@compute-advisor/catalog';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asWritten, calibrationFile, coverageFile, type Quality } from './calibration-file';
import { group, tables, worst } from './diagnostics';
import { fit, type Fit } from './fit';
import { FIGURE_WEIGHTS, FITTED } from './fitted-constants';
import { withFittedTables } from './fitted-table';
import { importedRuns } from './imported-runs';
import { leaveGroupsOut } from './left-out';
import { observations, type Observation } from './observation';
import { get, predict } from './predict';
import { score, show, type Predicted } from './score';
import { START } from './start';
import { coverage, statedRanges } from './stated-range';
import type { SpeedRanges } from '@compute-advisor/domain';

const root = process.env['REPOSITORY_ROOT'] ?? '.';
/** Runs of at least this many requests were long enough to be steady. */
const STEADY_REQUESTS = 80;

function report(name: string, list: readonly Predicted[], ranges: SpeedRanges): void {
  if (list.length > 0) console.log(show(name, score(list)), ` coverage ${coverage(list, ranges).toFixed(1)}`);
}

function reportCollections(inSample: readonly Predicted[], leftOut: readonly Predicted[], ranges: SpeedRanges): void {
  report('in sample', inSample, ranges);
  report('left out', leftOut, ranges);
  for (const collection of new Set(inSample.map((p) => p.o.row.collection))) {
    const of = (list: readonly Predicted[]): Predicted[] => list.filter((p) => p.o.row.collection === collection);
    console.log(collection);
    report('in sample', of(inSample), ranges);
    report('left out', of(leftOut), ranges);
    report(
      '  steady',
      of(leftOut).filter((p) => (p.o.row.requests ?? 0) >= STEADY_REQUESTS),
      ranges,
    );
  }
}

function write(fitted: Fit, list: readonly Observation[], ranges: SpeedRanges, quality: Quality): void {
  const speed = join(root, 'libs/domain/src/speed');
  writeFileSync(join(speed, 'calibration.ts'), calibrationFile(fitted, FITTED, quality));
  writeFileSync(join(speed, 'calibration-coverage.ts'), coverageFile(list, ranges));
  const page = join(root, 'libs/domain/docs/speed.md');
  writeFileSync(
    page,
    withFittedTables(readFileSync(page, 'utf8'), { fit: fitted, fitted: FITTED, list, ranges, quality }),
  );
}

function main(): void {
  const flags = process.argv.slice(2);
  const option = (name: string): string | undefined =>
    flags.includes(name) ? flags[flags.indexOf(name) + 1] : undefined;
  const { models, gpus } = new PackagedCatalog().current();
  const { list, unused } = observations(importedRuns(root), models, gpus);
  const rows = new Set(list.map((o) => o.row.id)).size;
  console.log(
    `${list.length} figures of ${rows} rows; not used: ${[...unused].map(([w, n]) => `${w} ${n}`).join(', ')}`,
  );

  const fitted = fit(START, FITTED, list, FIGURE_WEIGHTS);
  const constants = asWritten(fitted.constants);
  FITTED.forEach((f, i) =>
    console.log(
      `  ${f.path.padEnd(38)} ${get(constants, f.path).toPrecision(3).padStart(7)}  x/÷ ` +
        `${Math.exp(fitted.errors[i] ?? 0).toFixed(2)}  figures ${fitted.rows[i]}`,
    ),
  );
  const inSample: Predicted[] = list.map((o) => ({ o, value: predict(constants, o) }));
  const folds = Number(option('--folds') ?? 10);
  const leftOut = folds > 1 ? leaveGroupsOut(list, folds, fitted.constants) : inSample;
  const ranges = statedRanges(leftOut);
  reportCollections(inSample, leftOut, ranges);
  console.log(JSON.stringify(ranges));
  if (flags.includes('--tables')) tables(leftOut);
  if (flags.includes('--worst')) worst(inSample);
  const name = option('--group');
  if (name !== undefined) group(leftOut, name);
  if (flags.includes('--dry')) return;
  const quality = {
    inSample: [score(inSample), coverage(inSample, ranges)],
    leftOut: [score(leftOut), coverage(leftOut, ranges)],
  } as const;
  write(fitted, list, ranges, quality);
}
main();
