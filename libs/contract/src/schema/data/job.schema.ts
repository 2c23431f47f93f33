import { integer, object, oneOf, string, type Schema } from '../keywords/schema';

export const JobSchema: Schema = object('A job: many requests that are answered without anybody waiting on the line.', {
  job_id: string('Its id; whoever has it may read and cancel the job.', '3b241101-e2bb-4255-8caf-4136c566a962', {
    format: 'uuid',
  }),
  state: oneOf(
    ['queued', 'running', 'complete', 'cancelled'],
    'queued: no line has a result yet; running; complete: every line has one; cancelled: nothing more is answered.',
    'running',
  ),
  lines: integer('Lines that ask for something.', 100_000),
  answered: integer('Those that have an answer so far.', 41_950),
  failed: integer('Those that have a problem instead so far.', 3),
  created_at: string('When it was taken in, ISO 8601 in UTC.', '2026-11-20T11:00:00.000Z', { format: 'date-time' }),
  'finished_at?': string('When it was complete or cancelled, ISO 8601 in UTC.', '2026-11-20T11:09:12.000Z', {
    format: 'date-time',
  }),
  results: string('Address of its results.', '/advisor/jobs/3b241101-e2bb-4255-8caf-4136c566a962/results'),
});
