import { EntitySchema } from 'typeorm';

/** One job of many requests. */
export interface JobRow {
  jobId: string;
  /** receiving, open, complete or cancelled. */
  state: string;
  lines: number;
  answered: number;
  failed: number;
  idempotencyKey: string | null;
  /** Of everything that was sent, once it has arrived. */
  digest: string | null;
  createdAt: Date;
  /** While it is received: when the last pieces came. Then: when a piece of it was last taken; the job that has waited
   *  the longest is next. */
  servedAt: Date;
  finishedAt: Date | null;
}

export const JobRow = new EntitySchema<JobRow>({
  name: 'Job',
  tableName: 'jobs',
  columns: {
    jobId: { name: 'job_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'jobs_pkey' },
    state: { type: 'text' },
    lines: { type: 'integer', default: 0 },
    answered: { type: 'integer', default: 0 },
    failed: { type: 'integer', default: 0 },
    idempotencyKey: { name: 'idempotency_key', type: 'text', nullable: true },
    digest: { type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' },
    servedAt: { name: 'served_at', type: 'timestamp with time zone', default: () => 'now()' },
    finishedAt: { name: 'finished_at', type: 'timestamp with time zone', nullable: true },
  },
  uniques: [{ name: 'jobs_idempotency_key_key', columns: ['idempotencyKey'] }],
  indices: [{ name: 'jobs_served_at', columns: ['servedAt'], where: "(state = 'open'::text)" }],
});
