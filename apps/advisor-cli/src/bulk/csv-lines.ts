import type { BulkLine } from '@compute-advisor/contract';
import { parse } from 'csv-parse';
import { WrongArguments } from '../terminal/terminal';

/** Columns that are known, in any case; others are ignored and named in the answer's warnings. */
const COLUMNS = new Map(
  ['id', 'description', 'mode', 'price', 'verbose', 'currentPricePerGpuHour'].map((name) => [name.toLowerCase(), name]),
);

/** What divides the columns of a table, where its heading shows more of it than of a comma. */
const DIVIDERS = [',', ';', '\t'] as const;

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** The one that divides the heading: spreadsheets write what the country uses. */
function dividerOf(heading: string): string {
  const unquoted = heading.replace(/"[^"]*"/g, '');
  return DIVIDERS.reduce((most, one) => (countOf(unquoted, one) > countOf(unquoted, most) ? one : most));
}

/** Lines of a CSV table with a heading as lines of JSON. Columns: description, id, mode, price (or
 *  currentPricePerGpuHour), verbose. Rows count from 1 below the heading.
 *  @throws {WrongArguments} the heading has no description. */
export async function* csvLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BulkLine> {
  let heading: readonly string[] | undefined;
  let number = 0;
  for await (const row of rowsOf(chunks)) {
    if (heading === undefined) {
      heading = headingOf(row);
      continue;
    }
    number += 1;
    yield lineOf(number, row, heading);
  }
}

function headingOf(row: readonly string[]): readonly string[] {
  const names = row.map((name) => COLUMNS.get(name.toLowerCase()) ?? name);
  if (names.includes('description')) return names;
  throw new WrongArguments(`the table has no column "description" in its first line, but ${row.join(', ')}`);
}

/** More values than columns are a text with commas that stands without quotes: the rest of it would be lost. */
function lineOf(number: number, row: readonly string[], heading: readonly string[]): BulkLine {
  if (row.length > heading.length && row.slice(heading.length).some((value) => value !== ''))
    return {
      number,
      fault: `The row has ${row.length} values for ${heading.length} columns; put a text with commas in quotes.`,
    };
  const named = heading.map((name, place) => [name, row[place] ?? ''] as const);
  return { number, text: JSON.stringify(requestOfRow(Object.fromEntries(named.filter(([name]) => name !== '')))) };
}

/** Rows as they are read, the first of them the heading. */
async function* rowsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const iterator = chunks[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    start = Buffer.concat([start, next.value]);
    if (start.includes('\n')) break;
  }
  const [first = ''] = start.toString('utf8').split('\n', 1);
  const parser = parse({
    delimiter: dividerOf(first),
    bom: true,
    skip_empty_lines: true,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
  });
  const feeding = (async () => {
    parser.write(start);
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      if (!parser.write(next.value)) await new Promise((go) => parser.once('drain', go));
    parser.end();
  })();
  feeding.catch((error: Error) => parser.destroy(error));
  yield* parser as AsyncIterable<readonly string[]>;
}

function requestOfRow({
  id = '',
  price,
  currentPricePerGpuHour,
  verbose,
  mode,
  ...rest
}: Record<string, string>): object {
  const given = price ?? currentPricePerGpuHour ?? '';
  return {
    ...(id === '' ? {} : { id }),
    ...rest,
    ...(mode === undefined || mode === '' ? {} : { mode }),
    ...(given === '' ? {} : { currentPricePerGpuHour: Number.isNaN(Number(given)) ? given : Number(given) }),
    ...(verbose === undefined || verbose === '' ? {} : { verbose: /^(?:true|yes|1)$/i.test(verbose) }),
  };
}
