/** One line of a text as a mail or a forum shows it. */
interface Line {
  readonly start: number;
  readonly end: number;
  /** How many `>` it begins with. */
  readonly depth: number;
}

/** Lines of a text that quote somebody else. A thread that answers itself, and a mail that the writer sent himself, are
 *  the writer's. */
export class Posts {
  private readonly lines: readonly Line[];
  /** Offsets at which a quoted stretch begins and ends, in turn. */
  private readonly thread: boolean;

  constructor(private readonly text: string) {
    this.lines = linesOf(text);
    this.thread = this.lines.some((l) => l.depth >= THREAD_DEPTH) || MAIL_HEAD.test(text);
  }

  /** Whether the line that begins at or before `start` quotes another. */
  isQuoted(start: number): boolean {
    const line = this.lineAt(start);
    return line !== undefined && line.depth > 0 && !this.thread;
  }

  /** Whether an empty line stands before the one that begins at or before `start`. */
  startsParagraph(start: number): boolean {
    const line = this.lineAt(start);
    return line !== undefined && /\n[ \t]*\n$/.test(this.text.slice(Math.max(0, line.start - 40), line.start));
  }

  private lineAt(start: number): Line | undefined {
    let low = 0;
    let high = this.lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lines[middle]?.start ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return this.lines[low];
  }

  /** Whether only blanks and quotation marks of a mail stand between `start` and its line's beginning. */
  startsLine(start: number): boolean {
    const line = this.lineAt(start);
    return line !== undefined && /^[\s>]*$/.test(this.text.slice(line.start, start));
  }
}

/** A quotation in a quotation: both sides of a conversation are shown. */
const THREAD_DEPTH = 2;
/** "> From: me": the writer's own mails are quoted among the others. */
const MAIL_HEAD = /^>\s*(?:from|von|de|da|van)\s*:\s*(?:me|myself|mir|moi|mim|mij|yo)\b/im;

function linesOf(text: string): Line[] {
  const out: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const marks = /^[ \t]*((?:>[ \t]*)*)/.exec(text.slice(start, Math.min(end, start + 40)));
    out.push({ start, end, depth: (marks?.[1]?.match(/>/g) ?? []).length });
    start = end + 1;
  }
  return out;
}
