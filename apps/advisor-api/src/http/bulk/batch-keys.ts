import { createHash } from 'node:crypto';

/** Keys kept. The oldest one goes first. */
const MOST_KEYS = 256;
/** Bytes of a digest that are kept for each line. */
const DIGEST_BYTES = 6;

/** What was sent under one key: a digest of each line with all before it. */
class Sent {
  isUnderWay = true;
  readonly digests: string[] = [];
}

/** Two batches under one key must be one batch: the second is told when it differs, and waits for nobody. Kept by this
 *  process; answers themselves are the same everywhere, whatever the key. */
export class BatchKeys {
  private readonly kept = new Map<string, Sent>();

  /** Begins work under a key; undefined while other work under it is under way. */
  begin(key: string): BatchUnderKey | undefined {
    const known = this.kept.get(key);
    if (known?.isUnderWay === true) return undefined;
    const sent = known ?? new Sent();
    sent.isUnderWay = true;
    this.kept.delete(key);
    this.kept.set(key, sent);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST_KEYS) break;
      if (this.kept.get(oldest)?.isUnderWay === false) this.kept.delete(oldest);
      else break;
    }
    return new BatchUnderKey(sent);
  }
}

/** One batch under its key. */
export class BatchUnderKey {
  private place = 0;
  private before = '';

  constructor(private readonly sent: Sent) {}

  /** Whether this line is what the key stood for before, as far as it is known. */
  takes(line: string): boolean {
    const digest = createHash('sha256')
      .update(this.before)
      .update(line)
      .digest()
      .subarray(0, DIGEST_BYTES)
      .toString('base64');
    this.before = digest;
    const known = this.sent.digests[this.place];
    if (known === undefined) this.sent.digests.push(digest);
    this.place += 1;
    return known === undefined || known === digest;
  }

  end(): void {
    this.sent.isUnderWay = false;
  }
}
