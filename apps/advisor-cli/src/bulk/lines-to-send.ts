import { createHash } from 'node:crypto';
import type { AdviseRequest } from '@compute-advisor/application';
import { problemLine, requestInLine, type BulkLine } from '@compute-advisor/contract';

type Options = Omit<AdviseRequest, 'description'>;

/** A line in place of one that cannot be read; its result is the problem that was found here. */
const UNREADABLE = '{}';

/** The text of a line with the options of the command, which its own members overrule. What is no request is sent as
 *  it stands, so that the service says what is wrong with it. */
function textOf({ text = UNREADABLE }: BulkLine, options: Options): string {
  if (Object.keys(options).length === 0) return text;
  let own: unknown;
  try {
    own = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof own !== 'object' || own === null || Array.isArray(own)) return text;
  const given = Object.entries(own).filter(([, value]) => value !== null);
  return JSON.stringify({ ...options, ...Object.fromEntries(given) });
}

/** The rows of a file as the lines of a job, under the numbers they have in the file. Read anew whenever they are
 *  sent; no more than one of them is held. */
export class LinesToSend {
  private constructor(
    private readonly read: () => AsyncIterable<BulkLine>,
    private readonly options: Options,
    readonly rows: number,
    /** The number of the last row; 0 without any. */
    readonly last: number,
    /** Names the rows and the options. */
    readonly digest: string,
    private readonly faults: ReadonlyMap<number, string>,
  ) {}

  /** Goes through the file once. */
  static async of(read: () => AsyncIterable<BulkLine>, options: Options): Promise<LinesToSend> {
    const hash = createHash('sha256');
    const faults = new Map<number, string>();
    let [rows, last] = [0, 0];
    for await (const line of read()) {
      rows += 1;
      last = line.number;
      hash.update(`${line.number} ${textOf(line, options)}\n`);
      if (line.text !== undefined) continue;
      const asked = requestInLine(line);
      if ('problem' in asked) faults.set(line.number, problemLine(line.number, asked.problem));
    }
    return new LinesToSend(read, options, rows, last, hash.digest('hex'), faults);
  }

  /** The lines behind one, each with its end. Empty ones keep the numbers of those that follow. */
  async *after(last: number): AsyncGenerator<string> {
    let next = 1;
    for await (const line of this.read()) {
      if (line.number <= last) continue;
      yield `${'\n'.repeat(line.number - next)}${textOf(line, this.options)}\n`;
      next = line.number + 1;
    }
  }

  /** The result of a line: what came, or what is known here of a line that could not be read. */
  resultOf(number: number, came: string): string {
    return this.faults.get(number) ?? `${came}\n`;
  }
}
