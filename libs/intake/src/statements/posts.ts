/** One line of a text as a mail or a forum shows it. */
interface Line {
  readonly start: number;
  readonly end: number;
  /** How many `>` it begins with. */
  readonly depth: number;
  /** A chat names who says it: `[10:32] Anna: ...`, `<bob> ...`, `bob> ...`. */
  readonly turn: boolean;
}

/** Lines of a text that quote somebody else. A thread that answers itself, and a mail that the writer sent himself, are
 *  the writer's. */
export class Posts {
  private readonly lines: readonly Line[];
  /** Offsets at which a quoted stretch begins and ends, in turn. */
  private readonly thread: boolean;
  /** A thread that is quoted under an answer of the writer's: every other depth is his. */
  private readonly answered: boolean;
  /** Turns of a chat stand in a text that has lines of its own: what they say was copied from others. */
  private readonly pasted: boolean;
  /** The writer speaks in the chat under the name of "me". */
  private readonly withWriter: boolean;

  constructor(private readonly text: string) {
    const marked = QUOTES_OR_NAMES.test(text);
    this.lines = linesOf(text, marked);
    const isSigned = marked && MAIL_HEAD.test(text);
    this.thread = marked && (this.lines.some((l) => l.depth >= THREAD_DEPTH) || isSigned);
    this.answered = marked && !isSigned && this.lines.some((l) => l.depth === 0 && !l.turn && isAnswer(text, l));
    this.withWriter =
      marked && this.lines.some((l) => WRITERS_TURN.test(text.slice(l.start, Math.min(l.end, l.start + TURN_REACH))));
    const turns = this.lines.filter((l) => l.turn).length;
    this.pasted = turns <= MOST_PASTED && this.lines.some((l) => !l.turn && l.end - l.start >= PROSE);
  }

  /** Whether what begins at `start` is quoted: as the line says that it begins, else as what stands `before`. */
  isQuotedAt(start: number, before: boolean): boolean {
    return this.startsLine(start) ? this.isQuoted(start) : before;
  }

  /** Whether the line that begins at or before `start` quotes another. */
  private isQuoted(start: number): boolean {
    const line = this.lineAt(start);
    if (line === undefined) return false;
    const isOthers = line.depth > 0 && (!this.thread || (this.answered && line.depth % 2 === 1));
    return isOthers || (line.turn && this.pasted) || this.isOfHisOwn(line);
  }

  /** "[14:02] priya: mine does 70 t/s" in a chat in which the writer has turns of his own: what another says of his. */
  private isOfHisOwn(line: Line): boolean {
    if (!this.withWriter) return false;
    return OTHERS_OWN.test(this.text.slice(line.start, Math.min(line.end, line.start + TURN_REACH)));
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
    let i = start;
    while (line !== undefined && i > line.start && isBlankOrMark(this.text.charCodeAt(i - 1))) i -= 1;
    return i === line?.start;
  }
}

const isBlankOrMark = (c: number): boolean =>
  c === 32 || c === 62 || (c >= 9 && c <= 13) || (c > 127 && /\s/.test(String.fromCharCode(c)));

/** `[10:32] Anna:`, `[2026-03-01 10:32] bob`, `<bob>`, `bob>` at the head of a line. */
const STAMPED = '\\[[^\\]\\n]{0,12}\\d?\\d:\\d\\d(?::\\d\\d)?\\][ \\t]*\\S{1,24}:';
const NICKNAME = '\\p{L}[\\p{L}\\w.-]{1,19}>';
const TURN = new RegExp(`^[ \\t]*(?:${STAMPED}|<?${NICKNAME})[ \\t]`, 'u');
/** `[14:04] me:`, `Ich:` at the head of a line. */
const STAMP = '^[ \\t]*(?:\\[?[\\d:. -]{4,20}\\]?[ \\t]+)?';
const WRITER = '(?:me|ich|moi|yo|io|ik|я)[ \\t]*:';
const MINE = '(?:mine|meiner|meine|bei mir|le mien|la mienne|el mio|la mia|il mio)\\b';
const WRITERS_TURN = new RegExp(`${STAMP}${WRITER}`, 'iu');
const OTHERS_OWN = new RegExp(`${STAMP}(?!${WRITER})[\\p{L}\\w.-]{2,20}:[ \\t]*${MINE}`, 'iu');
/** How far into a line its speaker and the first word may stand, characters. */
const TURN_REACH = 60;
/** More turns than this are the conversation that the writer shows, his own words among them. */
const MOST_PASTED = 2;
/** A line of this many characters that names no speaker is the writer's own prose. */
const PROSE = 24;
/** Prose with a figure: the writer says what he has or wants, and does not only pass a thread on. */
const isAnswer = (text: string, { start, end }: Line): boolean =>
  end - start >= PROSE && /\d/.test(text.slice(start, end));
/** A quotation in a quotation: both sides of a conversation are shown. */
const THREAD_DEPTH = 2;
/** "> From: me", "> Me: ...": the writer's own mails and turns are quoted among the others. */
const MAIL_HEAD =
  /^>\s*(?:(?:from|von|de|da|van)\s*:\s*(?:me|myself|mir|moi|mim|mij|yo)\b|(?:me|ich|moi|yo|ik|я|我)\s*:)/imu;

/** No line quotes anybody or names a speaker without one of these. */
const QUOTES_OR_NAMES = /[>:]/;

function linesOf(text: string, marked: boolean): Line[] {
  const out: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    out.push(marked ? lineOf(text, start, end) : { start, end, depth: 0, turn: false });
    start = end + 1;
  }
  return out;
}

function lineOf(text: string, start: number, end: number): Line {
  const marks = /^[ \t]*((?:>[ \t]*)*)/.exec(text.slice(start, Math.min(end, start + 40)));
  const turn = TURN.test(text.slice(start, Math.min(end, start + 80)));
  return { start, end, depth: (marks?.[1]?.match(/>/g) ?? []).length, turn };
}
