import { AnalysesUnavailable } from '@compute-advisor/application';
import { faultOf } from './database-fault';
import type { NewAnalysisRow } from './mappers/analysis.mapper';
import { oneLine } from './persistence-start-failed';

/** Bounds of what waits in memory and of one statement. */
export interface GroupCommitLimits {
  readonly waitingRows: number;
  readonly waitingBytes: number;
  readonly batchRows: number;
  readonly batchBytes: number;
  readonly statementsInFlight: number;
}

const LIMITS: GroupCommitLimits = {
  waitingRows: 4_000,
  waitingBytes: 64 * 2 ** 20,
  batchRows: 64,
  batchBytes: 4 * 2 ** 20,
  statementsInFlight: 2,
};

interface Waiting {
  readonly row: NewAnalysisRow;
  readonly bytes: number;
  readonly filed: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: AnalysesUnavailable) => void;
}

/** Writes rows in batches that form by themselves: what arrives while two statements are on their way goes with the
 *  next one. No timer, so an idle service
 *  answers as fast as a single insert. The order of rows is that of their ids, so that replicas writing the same rows
 *  never block each other crosswise. */
export class GroupCommit {
  private queue: Waiting[] = [];
  private queuedBytes = 0;
  private readonly underWay = new Map<string, Waiting>();
  private inFlight = 0;
  private armed = false;
  private closed = false;
  private readonly limits: GroupCommitLimits;

  /** `write` resolves when all rows it was given are durable. */
  constructor(
    private readonly write: (rows: readonly NewAnalysisRow[]) => Promise<void>,
    limits: Partial<GroupCommitLimits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
  }

  /** Resolves when the row is durable; the same id twice is one row and one promise.
   *  @throws {AnalysesUnavailable} too much waits already, or the write failed. */
  add(row: NewAnalysisRow): Promise<void> {
    const same = this.underWay.get(row.analysisId);
    if (same) return same.filed;
    const bytes = row.request.length + row.responseBody.length;
    if (this.closed) return Promise.reject(new AnalysesUnavailable('the service is stopping'));
    if (this.queue.length >= this.limits.waitingRows || this.queuedBytes + bytes > this.limits.waitingBytes) {
      return Promise.reject(new AnalysesUnavailable(`${this.queue.length} answers wait for the database already`));
    }
    const { promise: filed, resolve, reject } = settleable();
    const waiting: Waiting = { row, bytes, filed, resolve, reject };
    this.queue.push(waiting);
    this.queuedBytes += bytes;
    this.underWay.set(row.analysisId, waiting);
    this.arm();
    return filed;
  }

  /** Rows taken and not yet durable. */
  get waiting(): number {
    return this.underWay.size;
  }

  /** Takes nothing new and resolves when everything taken is written or refused. */
  async drain(): Promise<void> {
    this.closed = true;
    while (this.underWay.size > 0)
      await Promise.allSettled([...this.underWay.values()].map((waiting) => waiting.filed));
  }

  private arm(): void {
    if (this.armed || this.inFlight >= this.limits.statementsInFlight || this.queue.length === 0) return;
    this.armed = true;
    setImmediate(() => {
      this.armed = false;
      const batch = this.takeBatch();
      if (batch.length === 0) return;
      this.inFlight += 1;
      void this.commit(batch).finally(() => {
        this.inFlight -= 1;
        this.arm();
      });
      this.arm();
    });
  }

  private takeBatch(): Waiting[] {
    let rows = 0;
    let bytes = 0;
    for (const waiting of this.queue) {
      if (rows > 0 && (rows >= this.limits.batchRows || bytes + waiting.bytes > this.limits.batchBytes)) break;
      rows += 1;
      bytes += waiting.bytes;
    }
    const batch = this.queue.slice(0, rows);
    this.queue = this.queue.slice(rows);
    this.queuedBytes -= bytes;
    return batch.sort((a, b) => (a.row.analysisId < b.row.analysisId ? -1 : 1));
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.writeAgainOnce(batch);
      for (const waiting of batch) this.settle(waiting);
    } catch (error) {
      const fault = faultOf(error);
      const blameRows = fault === 'refused' || fault === 'conflict';
      if (blameRows && batch.length > 1) {
        for (const waiting of batch) await this.commit([waiting]);
        return;
      }
      const failure = new AnalysesUnavailable(
        blameRows
          ? `the database refused this answer: ${oneLine(error)}`
          : `the database cannot be reached: ${oneLine(error)}`,
        { cause: error },
      );
      for (const waiting of batch) this.settle(waiting, failure);
      // Those who wait would only meet the same silence, one time limit after the other.
      if (!blameRows) for (const waiting of this.takeAll()) this.settle(waiting, failure);
    }
  }

  /** A pooled connection may have died unnoticed, and a failover is over in a moment: writing again is harmless, and
   *  once is enough. */
  private async writeAgainOnce(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map((waiting) => waiting.row);
    try {
      await this.write(rows);
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== 'unreachable' && fault !== 'conflict') throw error;
      await this.write(rows);
    }
  }

  private takeAll(): Waiting[] {
    const all = this.queue;
    this.queue = [];
    this.queuedBytes = 0;
    return all;
  }

  private settle(waiting: Waiting, failure?: AnalysesUnavailable): void {
    this.underWay.delete(waiting.row.analysisId);
    if (failure) waiting.reject(failure);
    else waiting.resolve();
  }
}

function settleable(): { promise: Promise<void>; resolve: () => void; reject: (error: AnalysesUnavailable) => void } {
  let resolve: () => void = () => undefined;
  let reject: (error: AnalysesUnavailable) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  // Everybody who asked holds this promise; Node must not call it unhandled when nobody has awaited it yet.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
