import { perWord } from './per-word';
import { JOINERS, PhraseCutter } from './phrase-tokens';
import { isIdeographic, type Token } from './token';

/** A place in the phrases. Most places have one continuation at most, so there is a map only behind a fork: tens of
 *  thousands of maps less to make, to keep, and to bring back from a startup snapshot. */
class Node<T> {
  value: T | undefined = undefined;
  private word: string | undefined = undefined;
  private only: Node<T> | undefined = undefined;
  private fork: Map<string, Node<T>> | undefined = undefined;

  /** The words that go on from here. */
  words(): Iterable<string> {
    if (this.fork !== undefined) return this.fork.keys();
    return this.word === undefined ? [] : [this.word];
  }

  next(word: string): Node<T> | undefined {
    if (this.fork !== undefined) return this.fork.get(word);
    return this.word === word ? this.only : undefined;
  }

  /** The place behind a word, made where there is none. */
  make(word: string): Node<T> {
    const known = this.next(word);
    if (known !== undefined) return known;
    const made = new Node<T>();
    if (this.fork !== undefined) this.fork.set(word, made);
    else if (this.word === undefined || this.only === undefined) {
      this.word = word;
      this.only = made;
    } else {
      this.fork = new Map([
        [this.word, this.only],
        [word, made],
      ]);
      this.word = undefined;
      this.only = undefined;
    }
    return made;
  }
}

/** What a phrase matched: its value and the token behind it. */
export interface PhraseMatch<T> {
  readonly value: T;
  readonly end: number;
}

/** A joiner inside a name touches both sides; a hyphen or underscore at least one. */
const joins = (joiner: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  !next.line &&
  ((joiner.glued && next.glued) || ((joiner.text === '-' || joiner.text === '_') && (joiner.glued || next.glued)));

/** Syllables and ideographs that stand apart belong to two words: a phrase that is written so goes on behind a blank.
 */
const behindBlank = (text: string): string => ` ${text}`;
const isApart = ({ glued, text }: Pick<Token, 'glued' | 'text'>): boolean => !glued && isIdeographic(text);

/** Where a phrase goes on with a token; what is written apart in a phrase may touch in a text. */
const goesOn = <T>(node: Node<T>, token: Token): Node<T> | undefined => {
  if (isApart(token)) return node.next(behindBlank(token.text));
  return node.next(token.text) ?? (isIdeographic(token.text) ? node.next(behindBlank(token.text)) : undefined);
};

/** The most tokens that are looked at for one phrase. */
const LONGEST = 40;

type Phrases<T> = Iterable<readonly [phrase: string, value: T]>;

/** Phrases by their tokens. Case, spacing, hyphens and underscores inside a phrase do not matter. Phrases are kept as
 *  they are written until a text has their first word: of tens of thousands a text meets a few hundred. */
export class PhraseTrie<T> {
  private readonly root = new Node<T>();
  /** What is not cut yet, by its first token that joins nothing. */
  private readonly waiting = new Map<string, (readonly [phrase: string, value: T])[]>();

  /** @param cutter shared by those that hold the same words
   *  @param take further phrases that begin with a token, handed out once: undefined from then on, and where none do */
  constructor(
    private readonly cutter = new PhraseCutter(),
    private readonly take: (first: string) => Phrases<T> | undefined = () => undefined,
  ) {}

  /** Adds a phrase; the first value given for it stays. */
  add(phrase: string, value: T): void {
    const first = this.cutter.firstOf(phrase);
    if (first === undefined) return;
    const others = this.waiting.get(first);
    this.begun = undefined;
    if (this.root.next(first) !== undefined) this.insert(phrase, value);
    else if (others === undefined) this.waiting.set(first, [[phrase, value]]);
    else others.push([phrase, value]);
  }

  /** The first token of every phrase that was added. */
  beginnings(): readonly string[] {
    return [...this.waiting.keys(), ...this.root.words()];
  }

  /** The place behind a first token, null where no phrase begins so; unknown again when a phrase is added. */
  private begun: ((first: string) => Node<T> | null) | undefined = undefined;
  private readonly begin = (first: string): Node<T> | null =>
    this.root.next(first) ?? this.nodeOfWaiting(first) ?? null;

  private insert(phrase: string, value: T): void {
    let node = this.root;
    for (const token of this.cutter.cut(phrase)) {
      if (JOINERS.has(token.text)) continue;
      node = node.make(node !== this.root && isApart(token) ? behindBlank(token.text) : token.text);
    }
    if (node !== this.root && node.value === undefined) node.value = value;
  }

  /** Puts in what begins with a token and is not yet; what is known to begin so has all its phrases already. */
  private nodeOfWaiting(first: string): Node<T> | undefined {
    const taken = this.take(first);
    const waiting = this.waiting.size === 0 ? undefined : this.waiting.get(first);
    if (taken === undefined && waiting === undefined) return undefined;
    if (taken !== undefined) for (const [phrase, value] of taken) this.insert(phrase, value);
    if (waiting !== undefined) {
      this.waiting.delete(first);
      for (const [phrase, value] of waiting) this.insert(phrase, value);
    }
    return this.root.next(first);
  }

  /** The longest phrase that begins at token `i`. Looks at as many tokens as the longest phrase has, never more than
   *  `LONGEST`. */
  match(tokens: readonly Token[], i: number): PhraseMatch<T> | undefined {
    const first = i < 0 ? undefined : tokens[i]?.text;
    if (first === undefined) return undefined;
    const begun = (this.begun ??= perWord(this.begin))(first);
    return begun === null ? undefined : longestFrom(begun, tokens, i);
  }
}

/** The longest phrase that goes on from its first token, at `i`. */
function longestFrom<T>(begun: Node<T>, tokens: readonly Token[], i: number): PhraseMatch<T> | undefined {
  let node = begun;
  let { value } = node;
  let end = i + 1;
  for (let j = end; j < tokens.length && j < i + LONGEST; j++) {
    const token = tokens[j];
    if (token === undefined) break;
    const next: Node<T> | undefined = goesOn(node, token);
    if (next !== undefined && !(token.line && token.kind === 'number')) {
      node = next;
      if (node.value !== undefined) [value, end] = [node.value, j + 1];
    } else if (!JOINERS.has(token.text) || !joins(token, tokens[j + 1])) break;
  }
  return value === undefined ? undefined : { value, end };
}
