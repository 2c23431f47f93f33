/** A value of Python's literal syntax or of JSON: `{'Name': 'A10', 'Count': 1.0, 'Manufacturer': null}`. */
export type Literal = null | boolean | number | string | readonly Literal[] | { readonly [key: string]: Literal };

const DEEPEST = 12;

/** Reads a Python literal (dict, list, tuple, string, number, None, True, False), with JSON's null, true and false;
 *  undefined for anything else. */
export function parsePythonLiteral(text: string): Literal | undefined {
  const reader = new LiteralReader(text);
  try {
    const value = reader.value(0);
    return reader.atEnd() ? value : undefined;
  } catch {
    return undefined;
  }
}

class LiteralReader {
  private at = 0;
  constructor(private readonly text: string) {}

  atEnd(): boolean {
    this.skipSpace();
    return this.at === this.text.length;
  }

  value(depth: number): Literal {
    if (depth > DEEPEST) throw new SyntaxError('too deep');
    this.skipSpace();
    const first = this.text[this.at];
    if (first === '{') return this.dict(depth);
    if (first === '[' || first === '(') return this.list(depth, first === '[' ? ']' : ')');
    if (first === "'" || first === '"') return this.string(first);
    return this.word();
  }

  private dict(depth: number): Literal {
    const entries: [string, Literal][] = [];
    this.at += 1;
    while (!this.took('}')) {
      const key = this.value(depth + 1);
      this.expect(':');
      entries.push([String(key), this.value(depth + 1)]);
      if (!this.took(',')) {
        this.expect('}');
        break;
      }
    }
    return Object.fromEntries(entries);
  }

  private list(depth: number, end: string): Literal {
    const items: Literal[] = [];
    this.at += 1;
    while (!this.took(end)) {
      items.push(this.value(depth + 1));
      if (!this.took(',')) {
        this.expect(end);
        break;
      }
    }
    return items;
  }

  private string(quote: string): string {
    let out = '';
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const c = this.text.charAt(this.at);
      if (c === quote) {
        this.at += 1;
        return out;
      }
      if (c === '\\') {
        this.at += 1;
        out += this.text[this.at] ?? '';
      } else out += c;
    }
    throw new SyntaxError('unclosed string');
  }

  private word(): Literal {
    const word = /^[-+A-Za-z0-9_.]+/.exec(this.text.slice(this.at))?.[0] ?? '';
    this.at += word.length;
    if (word === 'None' || word === 'null' || word === 'nan') return null;
    if (word === 'True' || word === 'true') return true;
    if (word === 'False' || word === 'false') return false;
    const number = Number(word);
    if (word === '' || !Number.isFinite(number)) throw new SyntaxError('no literal');
    return number;
  }

  private took(c: string): boolean {
    this.skipSpace();
    if (this.text[this.at] !== c) return false;
    this.at += 1;
    return true;
  }

  private expect(c: string): void {
    if (!this.took(c)) throw new SyntaxError(`${c} expected`);
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }
}
