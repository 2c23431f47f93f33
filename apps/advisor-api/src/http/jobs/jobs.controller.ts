import { once } from 'node:events';
import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Job } from '@compute-advisor/application';
import type { Request, Response } from 'express';
import { Composition } from '../../composition/composition';
import { bodyOf, keyOf, mustBeLines, NDJSON } from '../bulk/line-request';
import { clientSignalOf } from '../client-signal';
import { Lifecycle } from '../lifecycle';
import { ProblemError } from '../problem';
import { digestOf, takeIn } from './job-intake';
import { resultLines } from './job-results';

const JSON_TYPE = 'application/json; charset=utf-8';
const LINE = /^\d{1,9}$/;

/** In the words of the API. */
function stateOf({ state, answered, failed }: Job): string {
  if (state !== 'open') return state;
  return answered + failed === 0 ? 'queued' : 'running';
}

/** A job as the API shows it. */
const viewOf = (job: Job): object => ({
  job_id: job.jobId,
  state: stateOf(job),
  lines: job.lines,
  answered: job.answered,
  failed: job.failed,
  created_at: job.createdAt,
  ...(job.finishedAt === undefined ? {} : { finished_at: job.finishedAt }),
  results: `/advisor/jobs/${job.jobId}/results`,
});

/** Very many descriptions, answered without anybody waiting on the line: taken in, worked on by every replica, read
 *  when it suits. */
@Controller('advisor/jobs')
export class JobsController {
  constructor(
    @Inject(Composition) private readonly composition: Composition,
    @Inject(Lifecycle) private readonly lifecycle: Lifecycle,
  ) {}

  @Post()
  @HttpCode(202)
  @Header('content-type', JSON_TYPE)
  @Header('cache-control', 'no-store')
  async begin(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<string> {
    mustBeLines(request);
    const key = keyOf(request);
    const { jobs, worker } = this.composition.bulk;
    try {
      const job = (await takeIn(jobs, bodyOf(request), key)) ?? (await this.sameUnder(key ?? '', request));
      worker.wake();
      response.setHeader('location', `/advisor/jobs/${job.jobId}`);
      return JSON.stringify(viewOf(job));
    } finally {
      // What was not read of the body must not hold the connection.
      request.resume();
    }
  }

  @Get(':jobId')
  @Header('content-type', JSON_TYPE)
  @Header('cache-control', 'no-store')
  async read(@Param('jobId') jobId: string): Promise<string> {
    return JSON.stringify(viewOf(known(await this.composition.bulk.jobs.find(jobId))));
  }

  @Delete(':jobId')
  @Header('content-type', JSON_TYPE)
  @Header('cache-control', 'no-store')
  async cancel(@Param('jobId') jobId: string): Promise<string> {
    return JSON.stringify(viewOf(known(await this.composition.bulk.jobs.cancel(jobId))));
  }

  @Get(':jobId/results')
  async results(
    @Param('jobId') jobId: string,
    @Query('after') after: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const afterLine = lineIn(after);
    const { jobs, kept } = this.composition.bulk;
    known(await jobs.find(jobId));
    const gone = clientSignalOf(response);
    const stopping = this.lifecycle.whenStopping;
    const left = AbortSignal.any([gone, stopping]);
    const lines = resultLines(jobs, kept, { jobId, afterLine, left });
    if (request.method === 'HEAD') return void response.status(200).set(NDJSON).end();
    try {
      response.status(200).set(NDJSON).flushHeaders();
      for await (const line of lines) if (!response.write(line)) await once(response, 'drain', { signal: left });
      response.end();
    } catch (error) {
      if (!left.aborted) throw error;
      // Cut off, so that nobody takes what came for all there is; ?after= goes on.
      response.destroy();
    }
  }

  /** The job that a key named before, when the same was sent under it. */
  private async sameUnder(key: string, request: Request): Promise<Job> {
    const digest = await digestOf(bodyOf(request));
    const known = await this.composition.bulk.jobs.underKey(key);
    if (known?.digest === undefined) throw new ProblemError(409, 'A job under this Idempotency-Key is being received.');
    if (known.digest !== digest)
      throw new ProblemError(422, 'Something else was sent under this Idempotency-Key before.');
    return known.job;
  }
}

function known(job: Job | undefined): Job {
  if (job === undefined) throw new ProblemError(404, 'There is no job with this id.');
  return job;
}

function lineIn(after: unknown): number {
  if (after === undefined) return 0;
  if (typeof after === 'string' && LINE.test(after)) return Number(after);
  const message = 'after must be the number of a line, or 0';
  throw new ProblemError(400, `${message}.`, { errors: [{ pointer: '#/after', message }] });
}
