import { once } from 'node:events';
import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import {
  answerLine,
  linesOf,
  MAX_BATCH_LINES,
  problemLine,
  requestInLine,
  type BulkLine,
} from '@compute-advisor/contract';
import type { Request, Response } from 'express';
import { Answers, askPatiently, inOrder } from '../../composition/answering';
import { clientSignalOf } from '../client-signal';
import { problem, ProblemError } from '../problem';
import { toProblemError } from '../problem.filter';
import { bodyOf, keyOf, mustBeLines, NDJSON } from './line-request';
import { BatchKeys, type BatchUnderKey } from './batch-keys';

/** More lines than this are a job. */
const MAX_BATCH_BYTES = 8 * 1024 * 1024;

/** Many descriptions, an answer each: NDJSON in, NDJSON out, in order, each line as soon as it and all before it are
 *  answered. A line that is wrong has a problem in its place; the others are answered. */
@Controller('advisor/advise/batch')
export class BatchController {
  private readonly keys = new BatchKeys();

  constructor(@Inject(Answers) private readonly answers: Answers) {}

  @Post()
  async batch(@Req() request: Request, @Res() response: Response): Promise<void> {
    mustBeLines(request);
    const underKey = this.begin(request);
    const gone = clientSignalOf(response);
    try {
      response.status(200).set(NDJSON);
      const window = 2 * Math.max(1, this.answers.threads);
      for await (const line of inOrder(bounded(bodyOf(request), underKey), window, (item) => this.answered(item, gone)))
        if (!response.write(line)) await once(response, 'drain', { signal: gone });
      response.end();
    } catch (error) {
      if (!gone.aborted) throw error;
    } finally {
      underKey?.end();
      // What was not read of the body must not hold the connection.
      request.resume();
    }
  }

  private begin(request: Request): BatchUnderKey | undefined {
    const key = keyOf(request);
    if (key === undefined) return undefined;
    const begun = this.keys.begin(key);
    if (begun === undefined) throw new ProblemError(409, 'A batch under this Idempotency-Key is under way.');
    return begun;
  }

  /** The line that goes out for one that came in. */
  private async answered(item: BulkLine | string, gone: AbortSignal): Promise<string> {
    if (typeof item === 'string') return item;
    const asked = requestInLine(item);
    if ('problem' in asked) return problemLine(item.number, asked.problem, asked.id);
    try {
      return answerLine(item.number, (await askPatiently(this.answers, asked.request, gone)).body, asked.id);
    } catch (error) {
      if (gone.aborted) throw error;
      return problemLine(item.number, toProblemError(error).problem, asked.id);
    }
  }
}

/** Lines as long as there are not too many, and as they are what the key stands for; then one last line that says why
 *  there are no more. */
async function* bounded(request: AsyncIterable<Uint8Array>, key?: BatchUnderKey): AsyncGenerator<BulkLine | string> {
  let bytes = 0;
  let lines = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of request) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  for await (const line of linesOf(counted())) {
    lines += 1;
    if (lines > MAX_BATCH_LINES || bytes > MAX_BATCH_BYTES) {
      yield problemLine(line.number, problem(413, TOO_MANY));
      return;
    }
    if (key?.takes(line.text ?? line.fault ?? '') === false) {
      yield problemLine(
        line.number,
        problem(422, 'This line differs from the one sent under the same Idempotency-Key.'),
      );
      return;
    }
    yield line;
  }
}

const TOO_MANY =
  `A batch has at most ${MAX_BATCH_LINES} lines and ${MAX_BATCH_BYTES / 1024 / 1024} MiB; ` +
  'send what is left from this line on as a batch of its own.';
