/** Refreshes the packaged price book from the feeds: `node tools/build/run-ts.mjs
 *  tools/catalog/src/refresh-fallback.ts [--toolshed=URL] [--skypilot=URL] [--azure=URL]`.
 *  Feeds that fail or are not believed change nothing. Review the difference before committing it. */
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askFeeds, readArguments, refreshedRows } from './feed-tools';
import { type PackagedRow, rowsText } from './offers/packaged-row';

async function main(): Promise<void> {
  const { addresses } = readArguments(process.argv.slice(2));
  const file = join(process.env['REPOSITORY_ROOT'] ?? '.', 'libs/catalog/src/data/fallback-offers.json');
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly PackagedRow[];
  const answers = await askFeeds(
    addresses,
    new PackagedCatalog().current().gpus,
    new PackagedPriceBook().currentBook().offers,
    Date.now(),
  );
  for (const answer of answers) {
    const outcome =
      'failure' in answer
        ? answer.failure
        : (answer.doubt ?? `${answer.reading.offers.length} offers of ${answer.reading.sourceDate}`);
    console.log(`${answer.feed}: ${outcome}`);
  }
  const next = refreshedRows(rows, answers);
  const before = new Set(rows.map((row) => JSON.stringify(row)));
  const after = new Set(next.map((row) => JSON.stringify(row)));
  console.log(
    `${next.length} rows, ${[...after].filter((row) => !before.has(row)).length} new, ` +
      `${[...before].filter((row) => !after.has(row)).length} gone`,
  );
  writeFileSync(file, rowsText(next));
}
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
