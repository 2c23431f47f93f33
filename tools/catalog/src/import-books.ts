/** Imports the collections of money and quality facts into the catalog lib: `node tools/build/run-ts.mjs
 *  tools/catalog/src/import-books.ts FOLDER`, the folder holding purchase_prices.jsonl,
 *  running_costs.json, commitments.jsonl, token_prices.jsonl and quality.jsonl. Says what was left out, and why.
 *  Token prices and commitments are judged as hourly prices are, by the edition in force and by other providers; what
 *  is not believed stays as it is, with exit status 1, until `--accept PROVIDER` (or `--accept all`) vouches for it.
 *  Validate and review the difference before committing it. */
import { PackagedCatalog } from '@compute-advisor/catalog';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BookRules, judgedBook } from './books/book-acceptance';
import { COMMITMENT_RULES, TOKEN_PRICE_RULES } from './books/book-rules';
import { commitment, withoutWholeTables } from './books/commitments';
import { purchasePrice } from './books/purchase-prices';
import { qualityScore } from './books/quality-scores';
import type { Imported, RawRow } from './books/raw-row';
import { runningCosts } from './books/running-costs';
import { sourcedFile, sourcedText } from './books/sourced-file';
import { tokenPrice } from './books/token-prices';

function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'string', multiple: true } },
  });
  const [from] = positionals;
  if (!from) throw new Error('usage: import-books FOLDER [--accept PROVIDER]...');
  const accepted = new Set(values.accept ?? []);
  const inForce = new PackagedCatalog().current().books;
  const to = join(process.env['REPOSITORY_ROOT'] ?? '.', 'libs/catalog/src/data/books');
  mkdirSync(to, { recursive: true });
  const text = (name: string): string => readFileSync(join(from, name), 'utf8');
  const rowsOf = (name: string): readonly RawRow[] =>
    text(name)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as RawRow);
  const write = (name: string, rows: readonly { readonly source: string }[]): void =>
    writeFileSync(join(to, name), sourcedText(sourcedFile(rows)));
  write('purchase-prices.json', imported('purchase prices', rowsOf('purchase_prices.jsonl'), purchasePrice));
  const commitments = withoutWholeTables(imported('commitments', rowsOf('commitments.jsonl'), commitment));
  write('commitments.json', believed('commitments', commitments, inForce.commitments, COMMITMENT_RULES, accepted));
  const tokens = imported('token prices', rowsOf('token_prices.jsonl'), tokenPrice);
  write('token-prices.json', believed('token prices', tokens, inForce.tokenPrices, TOKEN_PRICE_RULES, accepted));
  write('quality-scores.json', imported('quality scores', rowsOf('quality.jsonl'), qualityScore));
  const costs = runningCosts(JSON.parse(text('running_costs.json')) as Readonly<Record<string, unknown>>);
  writeFileSync(join(to, 'running-costs.json'), `${JSON.stringify(costs, null, 1)}\n`);
}

/** What is believed of a new edition; what is not is printed, and kept as it is in force. */
function believed<Row>(
  name: string,
  next: readonly Row[],
  inForce: readonly Row[],
  rules: BookRules<Row>,
  accepted: ReadonlySet<string>,
): readonly Row[] {
  const { rows, refused } = judgedBook(next, inForce, rules, accepted);
  for (const { provider, reason } of refused) console.error(`${name}: ${provider} is not believed: ${reason}`);
  if (refused.length > 0) process.exitCode = 1;
  return rows;
}

function imported<Row>(name: string, raw: readonly RawRow[], read: (row: RawRow) => Imported<Row>): readonly Row[] {
  const rows: Row[] = [];
  const leftOut = new Map<string, number>();
  for (const found of raw.map(read)) {
    if ('row' in found) rows.push(found.row);
    else leftOut.set(found.leftOut, (leftOut.get(found.leftOut) ?? 0) + 1);
  }
  const reasons = [...leftOut].map(([reason, count]) => `${count}: ${reason}`);
  console.log(`${name}: ${rows.length} of ${raw.length}${reasons.length ? `; left out ${reasons.join('; ')}` : ''}`);
  return rows;
}
main();
