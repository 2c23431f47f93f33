import type { Job, JobPiece, JobState } from '@compute-advisor/application';
import type { JobPieceRow } from '../rows/job-piece.row';
import type { JobRow } from '../rows/job.row';

export function toJob(row: JobRow): Job {
  return {
    jobId: row.jobId,
    state: row.state as JobState,
    lines: row.lines,
    answered: row.answered,
    failed: row.failed,
    createdAt: row.createdAt.toISOString(),
    ...(row.finishedAt === null ? {} : { finishedAt: row.finishedAt.toISOString() }),
  };
}

export const toPieceRow = (jobId: string, piece: JobPiece): Omit<JobPieceRow, 'results' | 'holder' | 'heldUntil'> => ({
  jobId,
  place: piece.place,
  lines: piece.lines,
  lastLine: piece.lastLine,
  requests: Buffer.from(piece.requests, 'utf8'),
});
