import { createReadStream, existsSync, statSync } from 'node:fs';
import {
  answerLine,
  linesOf,
  MAX_BATCH_LINES,
  problem,
  problemLine,
  requestInLine,
  type BulkLine,
} from '@compute-advisor/contract';
import { requestOptions } from '../terminal/arguments';
import { answerAsJob } from '../bulk/as-job';
import { csvLines } from '../bulk/csv-lines';
import { LinesToSend } from '../bulk/lines-to-send';
import { Results } from '../bulk/results';
import type { Context } from '../context/context';
import { EXIT, WrongArguments } from '../terminal/terminal';
import type { Command } from './command';
import { Progress } from '../bulk/progress';

/** Bytes as they are read, counted. */
async function* counted(chunks: AsyncIterable<Uint8Array>, read: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    read(chunk.length);
    yield chunk;
  }
}

async function answered(line: BulkLine, context: Context): Promise<string> {
  const asked = requestInLine(line);
  if ('problem' in asked) return problemLine(line.number, asked.problem, asked.id);
  const request = { ...requestOptions(context.words), ...asked.request };
  try {
    return answerLine(line.number, (await context.ask(request)).body, asked.id);
  } catch (error) {
    if (context.words.options.url !== undefined) throw error;
    return problemLine(line.number, problem(500, 'This request could not be answered.'), asked.id);
  }
}

const isTable = (file: string): boolean => /\.csv$/i.test(file);

const emptyOf = (file: string): WrongArguments =>
  new WrongArguments(`${file === '-' ? 'standard input' : file} has no row that asks for anything`);

/** Rows one after the other, each written before the next is read. @returns how many have no answer */
async function answerInTurn(context: Context, file: string, results: Results): Promise<number> {
  const { terminal } = context;
  const progress = new Progress(terminal, file === '-' ? undefined : statSync(file).size, results.done);
  const bytes = counted(file === '-' ? terminal.input() : createReadStream(file), (n) => progress.read(n));
  let failed = 0;
  let isEmpty = true;
  try {
    for await (const line of isTable(file) ? csvLines(bytes) : linesOf(bytes)) {
      isEmpty = false;
      if (line.number <= results.done) continue;
      const text = await answered(line, context);
      results.add(text);
      if (!/^\{"line":\d+,"status":200,/.test(text)) failed += 1;
      progress.answered(failed);
    }
  } finally {
    progress.end();
  }
  if (isEmpty) throw emptyOf(file);
  return failed;
}

/** What a service is to answer as a job: a file with more rows than one batch takes, or whatever --job says. */
async function jobOf({ words }: Context, file: string): Promise<LinesToSend | undefined> {
  const { url, job, books } = words.options;
  if (job !== undefined && url === undefined) throw new WrongArguments('--job needs --url: a service answers it');
  if (job !== undefined && file === '-') throw new WrongArguments('--job takes a file: it is read more than once');
  if (typeof url !== 'string' || file === '-' || books !== undefined) return undefined;
  const read = (): AsyncIterable<BulkLine> =>
    isTable(file) ? csvLines(createReadStream(file)) : linesOf(createReadStream(file));
  const lines = await LinesToSend.of(read, requestOptions(words));
  if (lines.rows === 0) throw emptyOf(file);
  return job !== undefined || lines.rows > MAX_BATCH_LINES ? lines : undefined;
}

/** Many descriptions, an answer each, in order. */
export const BATCH: Command = {
  takes: 'FILE.csv|FILE.ndjson|-',
  words: 'an answer for each row, as NDJSON; --out goes on where an earlier run was stopped',
  options: ['out', 'mode', 'price', 'verbose', 'url', 'job', 'books'],
  async run(context) {
    const { words, terminal } = context;
    const [file] = words.words;
    if (file === undefined || words.words.length !== 1)
      throw new WrongArguments('batch takes one file, or - for standard input');
    if (file !== '-' && (!existsSync(file) || statSync(file).isDirectory()))
      throw new WrongArguments(`there is no file ${file}`);
    const job = await jobOf(context, file);
    const results = Results.to(context);
    let failed: number;
    try {
      failed =
        job === undefined ? await answerInTurn(context, file, results) : await answerAsJob(context, job, results);
    } finally {
      results.close();
    }
    if (failed > 0) terminal.err(`advisor: ${failed} of the rows have no answer; each says why\n`);
    return failed > 0 ? EXIT.failed : EXIT.answered;
  },
};
