import type { PlannedAnswer } from '../planning/planner';

/** Characters of a string are one or two bytes in memory; beside it stand its key and the entry. */
const BYTES_PER_CHARACTER = 2;
const BYTES_BESIDE = 500;

interface Entry {
  readonly answer: PlannedAnswer;
  readonly bytes: number;
  /** When the database was last seen to hold it, milliseconds of the monotonic clock. */
  keptAt: number;
}

/** Answers that were filed, by question and books, the least recently used ones leaving first once they take
 *  `maxBytes` of memory. */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  private taken = 0;

  constructor(private readonly maxBytes: number) {}

  /** Bytes taken, about. */
  get bytes(): number {
    return this.taken;
  }

  get(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    // Last in the map is most recently used.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  put(key: string, answer: PlannedAnswer, keptAt: number): void {
    this.drop(key);
    const bytes = BYTES_PER_CHARACTER * (key.length + answer.body.length) + BYTES_BESIDE;
    if (bytes > this.maxBytes) return;
    this.entries.set(key, { answer, bytes, keptAt });
    this.taken += bytes;
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
  }
}
