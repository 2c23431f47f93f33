/** Imports a collection of published checkpoints into the fact files: `node tools/build/run-ts.mjs
 *  tools/catalog/src/import-checkpoints.ts <published_checkpoints.jsonl>`.
 *  Rows of `checkpoint-compositions.ts` are laid over it. Prints what is left out and why; then run list-fact-files. */
import { PackagedCatalog } from '@compute-advisor/catalog';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { COMPOSITIONS } from './checkpoint-compositions';
import { checkpointRow, type CheckpointRow, type CollectedCheckpoint } from './checkpoint-rows';
import { factFileName } from './fact-file-list';

const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Lays what is known of a checkpoint's content over its row; one that the collection lacks is a row of its own. */
function withCompositions(rows: readonly CheckpointRow[]): CheckpointRow[] {
  const known = new Map(COMPOSITIONS.map((c) => [`${c.repo} ${c.format}`, c]));
  const used = new Set<string>();
  const laid = rows.map((row) => {
    const key = `${row.repo} ${String(row['format'])}`;
    used.add(key);
    return { ...row, ...known.get(key) };
  });
  return [...laid, ...COMPOSITIONS.filter((c) => !used.has(`${c.repo} ${c.format}`)).map((c) => ({ ...c }))];
}

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('usage: import-checkpoints <published_checkpoints.jsonl>');
  const collected = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CollectedCheckpoint);
  const left = new Map<string, number>();
  const leave = (why: string): void => void left.set(why, (left.get(why) ?? 0) + 1);
  const { models } = new PackagedCatalog().current();
  const families = new Map(models.map((m) => [m.id, m.family]));
  const dense = new Set(models.filter((m) => (m.architecture?.moe?.firstDenseLayers ?? 0) > 0).map((m) => m.id));
  const read = collected.flatMap((row) => {
    const out = checkpointRow(row, dense.has(row.model));
    if (typeof out !== 'string') return [out];
    leave(out);
    return [];
  });
  const files = new Map<string, CheckpointRow[]>();
  for (const row of withCompositions(read)) {
    const family = families.get(row.model);
    if (family === undefined) leave('of a model that is not in the catalog');
    else files.set(factFileName(family), [...(files.get(factFileName(family)) ?? []), row]);
  }
  const folder = join(process.env['REPOSITORY_ROOT'] ?? '.', 'libs/catalog/src/data/checkpoints');
  mkdirSync(folder, { recursive: true });
  for (const [name, rows] of files) {
    rows.sort((a, b) => byCode(`${a.model} ${a.repo}`, `${b.model} ${b.repo}`));
    const lines = `[\n${rows.map((r) => JSON.stringify(r)).join(',\n')}\n]\n`;
    writeFileSync(join(folder, name), await format(lines, { parser: 'json', printWidth: 120 }));
  }
  for (const [why, n] of [...left].sort((a, b) => b[1] - a[1])) console.log(`left out ${n}: ${why}`);
  console.log(`${[...files.values()].flat().length} checkpoints in ${files.size} files`);
}
void main();
