import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { Context } from '../context/context';
import { WrongArguments } from '../terminal/terminal';

/** Where results go, and how far they got before. */
export class Results {
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
