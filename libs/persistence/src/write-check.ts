import { randomBytes } from 'node:crypto';
import type { Database } from './database';
import { oneLine } from './persistence-start-failed';
import { AnalysisRow } from './rows/analysis.row';
import { EditionRow } from './rows/edition.row';

/** A write this recent proves enough. */
const PROVEN_FOR_MS = 10_000;
/** Between two tries while writes fail. */
const TRY_EVERY_MS = 1_000;
/** About the size of a verbose answer on disk: a nearly full disk may still take a small row. */
const SAMPLE_BYTES = 32_768;

/** Whether answers can be filed now. Reading proves nothing: a full disk or a standby reads well. The writes of the
 *  service itself are watched; when none was made
 *  lately a row of `editions` is touched, and after a failed one an answer of ordinary size is filed and rolled back
 *  until that works again. */
export class WriteCheck {
  private provenAt = -Infinity;
  private triedAt = -Infinity;
  private failure: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A write of the service reached the disk. */
  succeeded(): void {
    this.provenAt = this.now();
    this.failure = undefined;
  }

  /** The database did not take a write. */
  failed(error: unknown): void {
    this.failure = oneLine(error);
  }

  /** Why nothing can be filed; absent when it can. Never throws. */
  async problem(): Promise<string | undefined> {
    const now = this.now();
    if (this.failure === undefined && now - this.provenAt < PROVEN_FOR_MS) return undefined;
    if (this.failure !== undefined && now - this.triedAt < TRY_EVERY_MS) return this.failure;
    this.triedAt = now;
    try {
      await this.touch();
      if (this.failure !== undefined) await this.fileAndForget();
      this.succeeded();
    } catch (error) {
      this.failed(error);
    }
    return this.failure;
  }

  private async touch(): Promise<void> {
    await this.database
      .repository(EditionRow)
      .update({ name: 'write_check' }, { changes: () => 'changes + 1', changedAt: () => 'now()' });
  }

  private async fileAndForget(): Promise<void> {
    const undone = new Error('undone');
    const filed = this.database.transaction(undefined, async (manager) => {
      await manager.getRepository(AnalysisRow).insert({
        analysisId: () => 'gen_random_uuid()',
        mode: 'write check',
        request: Buffer.alloc(0),
        responseBody: randomBytes(SAMPLE_BYTES),
        engineVersion: '',
        catalogVersion: '',
        priceSnapshotId: '',
      });
      throw undone;
    });
    await filed.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  }
}
