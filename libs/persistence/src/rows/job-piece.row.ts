import { EntitySchema } from 'typeorm';

/** Some lines of a job, and their results once they are there. Texts are kept as bytes, as those of answers are. */
export interface JobPieceRow {
  jobId: string;
  place: number;
  lines: number;
  lastLine: number;
  requests: Buffer;
  results: Buffer | null;
  /** Who works on it, until when unless it says that it still does. */
  holder: string | null;
  heldUntil: Date | null;
}

export const JobPieceRow = new EntitySchema<JobPieceRow>({
  name: 'JobPiece',
  tableName: 'job_pieces',
  columns: {
    jobId: { name: 'job_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'job_pieces_pkey' },
    place: { type: 'integer', primary: true, primaryKeyConstraintName: 'job_pieces_pkey' },
    lines: { type: 'integer' },
    lastLine: { name: 'last_line', type: 'integer' },
    requests: { type: 'bytea' },
    results: { type: 'bytea', nullable: true },
    holder: { type: 'uuid', nullable: true },
    heldUntil: { name: 'held_until', type: 'timestamp with time zone', nullable: true },
  },
  foreignKeys: [
    {
      name: 'job_pieces_job_id_fkey',
      target: 'Job',
      columnNames: ['jobId'],
      referencedColumnNames: ['jobId'],
      onDelete: 'CASCADE',
    },
  ],
  indices: [{ name: 'job_pieces_waiting', columns: ['jobId', 'place'], where: '(results IS NULL)' }],
});
