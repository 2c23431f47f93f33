import { JobsUnavailable } from '@compute-advisor/application';
import type {
  ClaimedPiece,
  Job,
  JobPiece,
  JobRepository,
  JobUnderKey,
  PieceOutcome,
  PieceResults,
} from '@compute-advisor/application';
import { IsNull } from 'typeorm';
import type { Database } from './database';
import { toJob, toPieceRow } from './mappers/job.mapper';
import { oneLine } from './persistence-start-failed';
import { JobPieceRow } from './rows/job-piece.row';
import { JobRow } from './rows/job.row';

/** A sender that has sent nothing for so long is gone, milliseconds. */
const SENDER_GONE_MS = 60_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The queue in PostgreSQL, shared by all replicas (docs/adr/0005). A piece belongs to its holder until `held_until`,
 *  by the clock of the server. Every statement takes pieces before jobs, so that none wait for each other crosswise. */
export class PostgresJobRepository implements JobRepository {
  constructor(private readonly database: Database) {}

  open(jobId: string, key?: string): Promise<boolean> {
    return reachable(async () => {
      if (key !== undefined)
        await this.database.query(
          `delete from jobs where idempotency_key = $1 and state = 'receiving'
             and served_at < clock_timestamp() - make_interval(secs => $2)`,
          [key, SENDER_GONE_MS / 1_000],
        );
      const opened = await this.database.query(
        `insert into jobs (job_id, state, idempotency_key) values ($1, 'receiving', $2)
         on conflict (idempotency_key) do nothing`,
        [jobId, key ?? null],
      );
      return opened.rowCount === 1;
    });
  }

  add(jobId: string, pieces: readonly JobPiece[]): Promise<void> {
    return reachable(async () => {
      await this.database.transaction(undefined, async (manager) => {
        await manager.insert(
          JobPieceRow,
          pieces.map((piece) => toPieceRow(jobId, piece)),
        );
        await manager.update(JobRow, { jobId }, { servedAt: () => 'clock_timestamp()' });
      });
    });
  }

  seal(jobId: string, digest: string): Promise<Job> {
    return reachable(async () => {
      await this.database.query(
        `update jobs set state = 'open', digest = $2, served_at = clock_timestamp(),
           lines = (select coalesce(sum(lines), 0) from job_pieces where job_id = $1)
         where job_id = $1 and state = 'receiving'`,
        [jobId, digest],
      );
      return toJob(await this.database.repository(JobRow).findOneByOrFail({ jobId }));
    });
  }

  discard(jobId: string): Promise<void> {
    return reachable(async () => {
      await this.database.repository(JobRow).delete({ jobId, state: 'receiving' });
    });
  }

  find(jobId: string): Promise<Job | undefined> {
    return reachable(async () => {
      const row = UUID.test(jobId) ? await this.database.repository(JobRow).findOneBy({ jobId }) : null;
      return row === null || row.state === 'receiving' ? undefined : toJob(row);
    });
  }

  underKey(key: string): Promise<JobUnderKey | undefined> {
    return reachable(async () => {
      const row = await this.database.repository(JobRow).findOneBy({ idempotencyKey: key });
      if (row === null) return undefined;
      return { job: toJob(row), ...(row.digest === null ? {} : { digest: row.digest }) };
    });
  }

  cancel(jobId: string): Promise<Job | undefined> {
    return reachable(async () => {
      if (!UUID.test(jobId)) return undefined;
      await this.database
        .repository(JobRow)
        .update({ jobId, state: 'open' }, { state: 'cancelled', finishedAt: () => 'clock_timestamp()' });
      return this.find(jobId);
    });
  }

  /** Raw SQL: taken and passed over in one statement, past what others hold locked. */
  claim(holder: string, leaseMs: number): Promise<ClaimedPiece | undefined> {
    return reachable(async () => {
      const claimed = await this.database.query<{ job_id: string; place: number; requests: Buffer }>(
        `with due as (
           select piece.job_id, piece.place
             from job_pieces piece join jobs job on job.job_id = piece.job_id and job.state = 'open'
            where piece.results is null and (piece.held_until is null or piece.held_until < clock_timestamp())
            order by job.served_at, piece.job_id, piece.place limit 1 for update of piece skip locked
         ), turn as (
           update jobs set served_at = clock_timestamp() where job_id in (select job_id from due)
         )
         update job_pieces piece
            set holder = $1, held_until = clock_timestamp() + make_interval(secs => $2)
           from due where piece.job_id = due.job_id and piece.place = due.place
         returning piece.job_id, piece.place, piece.requests`,
        [holder, leaseMs / 1_000],
      );
      const [row] = claimed.rows;
      if (row === undefined) return undefined;
      return { jobId: row.job_id, place: row.place, holder, requests: row.requests.toString('utf8') };
    });
  }

  renew({ jobId, place, holder }: ClaimedPiece, leaseMs: number): Promise<boolean> {
    return reachable(async () => {
      const renewed = await this.database.query(
        `update job_pieces piece set held_until = clock_timestamp() + make_interval(secs => $4)
           from jobs job
          where piece.job_id = $1 and piece.place = $2 and piece.holder = $3 and piece.results is null
            and job.job_id = piece.job_id and job.state = 'open'`,
        [jobId, place, holder, leaseMs / 1_000],
      );
      return renewed.rowCount === 1;
    });
  }

  /** Raw SQL: results and progress in one statement, or neither. */
  complete({ jobId, place, holder }: ClaimedPiece, outcome: PieceOutcome): Promise<boolean> {
    return reachable(async () => {
      const done = await this.database.query(
        `with done as (
           update job_pieces set results = $4, holder = null, held_until = null
            where job_id = $1 and place = $2 and holder = $3 and results is null returning 1
         )
         update jobs set answered = answered + $5, failed = failed + $6,
                state = case when state = 'open' and answered + failed + $5 + $6 >= lines
                             then 'complete' else state end,
                finished_at = case when state = 'open' and answered + failed + $5 + $6 >= lines
                                   then clock_timestamp() else finished_at end
          where job_id = $1 and exists (select from done)`,
        [jobId, place, holder, Buffer.from(outcome.results, 'utf8'), outcome.answered, outcome.failed],
      );
      return done.rowCount === 1;
    });
  }

  release(holder: string): Promise<void> {
    return reachable(async () => {
      await this.database
        .repository(JobPieceRow)
        .update({ holder, results: IsNull() }, { holder: null, heldUntil: null });
    });
  }

  /** Raw SQL: where the first gap is. */
  results(jobId: string, afterLine: number, most: number): Promise<readonly PieceResults[]> {
    return reachable(async () => {
      const found = await this.database.query<{ place: number; last_line: number; results: Buffer }>(
        `select place, last_line, results from job_pieces piece
          where job_id = $1 and last_line > $2 and results is not null
            and (place < (select min(place) from job_pieces where job_id = $1 and results is null and last_line > $2)
                 or not exists (select from job_pieces where job_id = $1 and results is null and last_line > $2)
                 or (select state from jobs where job_id = $1) in ('complete', 'cancelled'))
          order by place limit $3`,
        [jobId, afterLine, most],
      );
      return found.rows.map((row) => ({
        place: row.place,
        lastLine: row.last_line,
        results: row.results.toString('utf8'),
      }));
    });
  }
}

async function reachable<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw new JobsUnavailable(`the database cannot be asked for jobs: ${oneLine(error)}`, { cause: error });
  }
}
