/** Fits the constants of the speed model and writes them with their errors into the domain library:
 *  `node tools/build/run-ts.mjs tools/calibrate/src/calibrate.ts <throughput.jsonl> [--dry] [--folds 10] [--tables] [--worst] [--group NAME]`. */
import { PackagedCatalog } from '@compute-advisor/catalog';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asWritten, calibrationFile, pairOf } from './calibration-file';
import { group, tables, worst } from './diagnostics';
import { fit, get, predict } from './fit';
import { withFittedTables } from './fitted-table';
import { FIGURE_WEIGHTS, FITTED } from './fitted-constants';
import type { MeasuredRow } from './measured-row';
import { observations, type Observation } from './observation';
import { score, show } from './score';
import { START } from './start';
import { coverage, levelWithout, statedRanges, type Leveled } from './stated-range';

const root = process.env['REPOSITORY_ROOT'] ?? '.';

function count(list: readonly Observation[], key: (o: Observation) => string): Map<string, number> {
  const out = new Map<string, number>();
  for (const o of list) out.set(key(o), (out.get(key(o)) ?? 0) + 1);
  return out;
}

/** Predicts every group with constants that were fitted without it, and with the level of evidence the rest gives. */
function leaveGroupsOut(list: readonly Observation[], folds: number): Leveled[] {
  const groups = [...new Set(list.map((o) => o.row.group))].sort();
  const out: Leveled[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const left = new Set(groups.filter((_, i) => i % folds === fold));
    const constants = fit(
      START,
      FITTED,
      list.filter((o) => !left.has(o.row.group)),
      FIGURE_WEIGHTS,
    ).constants;
    for (const name of left) {
      const rest = list.filter((o) => o.row.group !== name);
      const pairs = count(rest, pairOf);
      const classes = count(rest, (o) => o.gpuClass);
      for (const o of list)
        if (o.row.group === name) out.push({ o, value: predict(constants, o), level: levelWithout(o, pairs, classes) });
    }
  }
  return out;
}

function main(): void {
  const [file, ...flags] = process.argv.slice(2);
  if (!file)
    throw new Error('usage: calibrate <throughput.jsonl> [--dry] [--folds 10] [--tables] [--worst] [--group NAME]');
  const option = (name: string): string | undefined =>
    flags.includes(name) ? flags[flags.indexOf(name) + 1] : undefined;
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((l) => JSON.parse(l) as MeasuredRow);
  const { models, gpus } = new PackagedCatalog().current();
  const { list, unused } = observations(rows, models, gpus);
  console.log(
    `${list.length} figures of ${new Set(list.map((o) => o.row.id)).size} rows; not used: ${[...unused].map(([w, n]) => `${w} ${n}`).join(', ')}`,
  );

  const fitted = fit(START, FITTED, list, FIGURE_WEIGHTS);
  const constants = asWritten(fitted.constants);
  FITTED.forEach((f, i) =>
    console.log(
      `  ${f.path.padEnd(34)} ${get(constants, f.path).toPrecision(3).padStart(7)}  x/÷ ${Math.exp(fitted.errors[i]!).toFixed(2)}  figures ${fitted.rows[i]}`,
    ),
  );
  const pairs = count(list, pairOf);
  const classes = count(list, (o) => o.gpuClass);
  const inSample: Leveled[] = list.map((o) => ({
    o,
    value: predict(constants, o),
    level: levelWithout(o, pairs, classes),
  }));
  const leftOut = leaveGroupsOut(list, Number(option('--folds') ?? 10));
  const ranges = statedRanges(leftOut);
  console.log(show('in sample', score(inSample)), ` coverage ${coverage(inSample, ranges).toFixed(1)}`);
  console.log(show('left out', score(leftOut)), ` coverage ${coverage(leftOut, ranges).toFixed(1)}`);
  console.log(JSON.stringify(ranges));
  if (flags.includes('--tables')) tables(leftOut);
  if (flags.includes('--worst')) worst(inSample);
  if (option('--group') !== undefined) group(leftOut, option('--group')!);
  if (flags.includes('--dry')) return;
  const results: [[ReturnType<typeof score>, number], [ReturnType<typeof score>, number]] = [
    [score(inSample), coverage(inSample, ranges)],
    [score(leftOut), coverage(leftOut, ranges)],
  ];
  writeFileSync(
    join(root, 'libs/domain/src/speed/calibration.ts'),
    calibrationFile(fitted, FITTED, list, ranges, ...results),
  );
  const page = join(root, 'libs/domain/docs/speed.md');
  writeFileSync(
    page,
    withFittedTables(
      readFileSync(page, 'utf8'),
      fitted,
      FITTED,
      classes,
      new Set(list.map((o) => o.row.id)).size,
      ranges,
      ...results,
    ),
  );
}
main();
