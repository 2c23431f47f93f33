import type { PlannedAnswer } from '../planning/planner';

/** Characters of a string are one or two bytes in memory; beside it stand its key and the entry. */
const BYTES_PER_CHARACTER = 2;
const BYTES_BESIDE = 500;

/** An answer that was filed and is kept in memory. */
export interface CachedAnswer {
  readonly key: string;
  readonly answer: PlannedAnswer;
  /** When the database was last seen to hold it, milliseconds of the monotonic clock. */
  keptAt: number;
}

interface Entry extends CachedAnswer {
  bytes: number;
  /** Whether it was given from here. */
  wasGiven: boolean;
  /** Called when it leaves. */
  readonly left: (() => void)[];
}

/** Answers that were filed, by question and books, the least recently used ones leaving first once they take
 *  `maxBytes` of memory. */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  private readonly byAnswer = new WeakMap<PlannedAnswer, Entry>();
  private taken = 0;

  constructor(private readonly maxBytes: number) {}

  /** Bytes taken, about. */
  get bytes(): number {
    return this.taken;
  }

  get(key: string): CachedAnswer | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.use(entry);
    entry.wasGiven = true;
    return entry;
  }

  /** The entry of an answer that was given from here; absent when it has left, and where it was planned just now and
   *  asked for once. */
  givenBefore(answer: PlannedAnswer): CachedAnswer | undefined {
    const entry = this.byAnswer.get(answer);
    return entry?.wasGiven && this.has(entry) ? entry : undefined;
  }

  has(entry: CachedAnswer): boolean {
    return this.entries.get(entry.key) === entry;
  }

  /** Counts an entry that {@link has} holds as used just now. */
  use(entry: CachedAnswer): void {
    // Last in the map is most recently used.
    this.entries.delete(entry.key);
    this.entries.set(entry.key, entry as Entry);
  }

  put(key: string, answer: PlannedAnswer, keptAt: number): void {
    this.drop(key);
    const bytes = BYTES_PER_CHARACTER * (key.length + answer.body.length) + BYTES_BESIDE;
    if (bytes > this.maxBytes) return;
    const entry: Entry = { key, answer, bytes, keptAt, wasGiven: false, left: [] };
    this.entries.set(key, entry);
    this.byAnswer.set(answer, entry);
    this.taken += bytes;
    this.makeRoom();
  }

  /** Keeps more beside an entry: `bytes` of the same memory, given back, and `left` called, when the entry leaves. */
  keepBeside(entry: CachedAnswer, bytes: number, left: () => void): void {
    const own = this.entries.get(entry.key);
    if (own !== entry || own === undefined) {
      left();
      return;
    }
    own.bytes += bytes;
    own.left.push(left);
    this.taken += bytes;
    this.makeRoom();
  }

  private makeRoom(): void {
    for (const oldest of this.entries.keys()) {
      if (this.taken <= this.maxBytes) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.taken -= entry.bytes;
    for (const left of entry.left) left();
  }
}
