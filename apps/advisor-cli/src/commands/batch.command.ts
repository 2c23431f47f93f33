import {
  createReadStream,
  existsSync,
  openSync,
  closeSync,
  ftruncateSync,
  fstatSync,
  readSync,
  writeSync,
  statSync,
} from 'node:fs';
import { answerLine, linesOf, problemLine, requestInLine, problem, type BulkLine } from '@compute-advisor/contract';
import { parse } from 'csv-parse';
import { requestOptions } from '../arguments';
import type { Context } from '../context';
import { EXIT, WrongArguments } from '../terminal';
import type { Command } from './command';
import { Progress } from './progress';

/** Lines of a CSV table with a header as lines of JSON. Columns: description, mode, price (or currentPricePerGpuHour),
 *  verbose; others are ignored and named in the answer's warnings. Rows count from 1 below the header. */
async function* csvLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BulkLine> {
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

/** Where results go, and how far they got before. */
class Results {
  private constructor(
    private readonly write: (text: string) => void,
    readonly done: number,
    readonly close: () => void,
  ) {}

  static to(context: Context): Results {
    const { out } = context.words.options;
    if (typeof out !== 'string') return new Results(context.terminal.out, 0, () => undefined);
    const fd = openSync(out, existsSync(out) ? 'r+' : 'w+');
    const { end, last } = wholeLines(fd);
    // What was cut off in the middle of a line is answered again.
    ftruncateSync(fd, end);
    let at = end;
    const write = (text: string): void => {
      at += writeSync(fd, text, at);
    };
    return new Results(write, last, () => closeSync(fd));
  }

  add(line: string): void {
    this.write(line);
  }
}

const CHUNK = 1 << 16;

/** Where the last whole line of a file ends, and the number of the request it answers. */
function wholeLines(fd: number): { readonly end: number; readonly last: number } {
  const { size } = fstatSync(fd);
  let tail = Buffer.alloc(0);
  for (let from = size; from > 0;) {
    const start = Math.max(0, from - CHUNK);
    const chunk = Buffer.alloc(from - start);
    readSync(fd, chunk, 0, chunk.length, start);
    tail = Buffer.concat([chunk, tail]);
    from = start;
    const ends = tail.lastIndexOf('\n');
    const begins = ends < 1 ? -1 : tail.lastIndexOf('\n', ends - 1);
    if (ends >= 0 && (begins >= 0 || from === 0)) {
      const last = /^\{"line":(\d+),/.exec(tail.subarray(begins + 1, ends).toString('utf8'))?.[1];
      if (last === undefined) throw new WrongArguments('--out: the file holds something else than results of a batch');
      return { end: from + ends + 1, last: Number(last) };
    }
  }
  return { end: 0, last: 0 };
}

/** Bytes as they are read, counted. */
async function* counted(chunks: AsyncIterable<Uint8Array>, read: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    read(chunk.length);
    yield chunk;
  }
}

async function answered(line: BulkLine, context: Context): Promise<string> {
  const asked = requestInLine(line);
  if (!('request' in asked)) return problemLine(line.number, asked);
  const request = { ...requestOptions(context.words), ...asked.request };
  try {
    return answerLine(line.number, (await context.ask(request)).body);
  } catch (error) {
    if (context.words.options.url !== undefined) throw error;
    return problemLine(line.number, problem(500, 'This request could not be answered.'));
  }
}

/** Many descriptions, an answer each, in order. */
export const BATCH: Command = {
  takes: 'FILE.csv|FILE.ndjson|-',
  words: 'an answer for each row, as NDJSON; --out goes on where an earlier run was stopped',
  options: ['out', 'mode', 'price', 'verbose', 'url', 'books'],
  async run(context) {
    const { words, terminal } = context;
    const [file] = words.words;
    if (file === undefined || words.words.length !== 1)
      throw new WrongArguments('batch takes one file, or - for standard input');
    if (file !== '-' && !existsSync(file)) throw new WrongArguments(`there is no file ${file}`);
    const results = Results.to(context);
    const progress = new Progress(terminal, file === '-' ? undefined : statSync(file).size, results.done);
    const bytes = counted(file === '-' ? terminal.input() : createReadStream(file), (n) => progress.read(n));
    let failed = 0;
    try {
      for await (const line of /\.csv$/i.test(file) ? csvLines(bytes) : linesOf(bytes)) {
        if (line.number <= results.done) continue;
        const text = await answered(line, context);
        results.add(text);
        if (!/^\{"line":\d+,"status":200,/.test(text)) failed += 1;
        progress.answered(failed);
      }
    } finally {
      results.close();
      progress.end();
    }
    if (failed > 0) terminal.err(`advisor: ${failed} of the rows have no answer; each says why\n`);
    return failed > 0 ? EXIT.failed : EXIT.answered;
  },
};
