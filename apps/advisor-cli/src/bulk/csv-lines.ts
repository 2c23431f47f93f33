import type { BulkLine } from '@compute-advisor/contract';
import { parse } from 'csv-parse';

/** Lines of a CSV table with a header as lines of JSON. Columns: description, mode, price (or currentPricePerGpuHour),
 *  verbose; others are ignored and named in the answer's warnings. Rows count from 1 below the header. */
export async function* csvLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BulkLine> {
  const parser = parse({ columns: true, bom: true, skip_empty_lines: true, trim: true, relax_column_count: true });
  const feeding = (async () => {
    for await (const chunk of chunks) if (!parser.write(chunk)) await new Promise((go) => parser.once('drain', go));
    parser.end();
  })();
  feeding.catch((error: Error) => parser.destroy(error));
  let number = 0;
  for await (const row of parser as AsyncIterable<Record<string, string>>) {
    number += 1;
    yield { number, text: JSON.stringify(requestOfRow(row)) };
  }
}

function requestOfRow({ price, currentPricePerGpuHour, verbose, mode, ...rest }: Record<string, string>): object {
  const given = price ?? currentPricePerGpuHour ?? '';
  return {
    ...rest,
    ...(mode === undefined || mode === '' ? {} : { mode }),
    ...(given === '' ? {} : { currentPricePerGpuHour: Number.isNaN(Number(given)) ? given : Number(given) }),
    ...(verbose === undefined || verbose === '' ? {} : { verbose: /^(?:true|yes|1)$/i.test(verbose) }),
  };
}
