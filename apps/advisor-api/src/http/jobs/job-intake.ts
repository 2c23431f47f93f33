import { createHash, randomUUID } from 'node:crypto';
import type { Job, JobPiece, JobRepository } from '@compute-advisor/application';
import { linesOf, type BulkLine } from '@compute-advisor/contract';
import { textOfLines } from '../../composition/jobs';
import { ProblemError } from '../problem';

/** What one job takes. */
export const MAX_JOB_LINES = 1_000_000;
export const MAX_JOB_BYTES = 256 * 1024 * 1024;

/** Lines that a worker takes at a time; fewer where they are long. */
const PIECE_LINES = 50;
const PIECE_CHARACTERS = 512 * 1024;
/** Written with one statement. */
const PIECES_AT_ONCE = 20;
const CHARACTERS_AT_ONCE = 2 * 1024 * 1024;

/** Reads a body line by line; holds no more than a few pieces of it. */
class Reading {
  private readonly hash = createHash('sha256');
  private bytes = 0;
  lines = 0;

  constructor(private readonly body: AsyncIterable<Uint8Array>) {}

  /** Of everything read. */
  digest(): string {
    return this.hash.digest('hex');
  }

  /** @throws {ProblemError} 413. */
  async *allLines(): AsyncGenerator<BulkLine> {
    for await (const line of linesOf(this.counted())) {
      this.lines += 1;
      if (this.lines > MAX_JOB_LINES || this.bytes > MAX_JOB_BYTES)
        throw new ProblemError(
          413,
          `A job has at most ${MAX_JOB_LINES} lines and ${MAX_JOB_BYTES / 1024 / 1024} MiB; send more of them.`,
        );
      yield line;
    }
  }

  private async *counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.body) {
      this.bytes += chunk.length;
      this.hash.update(chunk);
      yield chunk;
    }
  }
}

/** Lines in pieces. */
async function* piecesOf(lines: AsyncIterable<BulkLine>): AsyncGenerator<JobPiece> {
  let place = 0;
  let kept: BulkLine[] = [];
  let characters = 0;
  const take = (): JobPiece => {
    const piece = { place, lines: kept.length, lastLine: kept.at(-1)?.number ?? 0, requests: textOfLines(kept) };
    place += 1;
    kept = [];
    characters = 0;
    return piece;
  };
  for await (const line of lines) {
    kept.push(line);
    characters += line.text?.length ?? 0;
    if (kept.length >= PIECE_LINES || characters >= PIECE_CHARACTERS) yield take();
  }
  if (kept.length > 0) yield take();
}

/** Takes the lines of a body in as a job of its own: durable and open when this resolves, gone without a trace when it
 *  rejects. Undefined: the key names another.
 *  @throws {ProblemError} 400 for a body without a line, 413. @throws {JobsUnavailable} */
export async function takeIn(
  jobs: JobRepository,
  body: AsyncIterable<Uint8Array>,
  key: string | undefined,
): Promise<Job | undefined> {
  const jobId = randomUUID();
  if (!(await jobs.open(jobId, key))) return undefined;
  try {
    const reading = new Reading(body);
    let waiting: JobPiece[] = [];
    let characters = 0;
    const write = async (): Promise<void> => {
      await jobs.add(jobId, waiting);
      waiting = [];
      characters = 0;
    };
    for await (const piece of piecesOf(reading.allLines())) {
      waiting.push(piece);
      characters += piece.requests.length;
      if (waiting.length >= PIECES_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await write();
    }
    if (reading.lines === 0) throw noLines();
    if (waiting.length > 0) await write();
    return await jobs.seal(jobId, reading.digest());
  } catch (error) {
    // A database that is out of reach forgets it by itself within the hour.
    await jobs.discard(jobId).catch(() => undefined);
    throw error;
  }
}

/** The digest of a body that is not taken in. @throws {ProblemError} 413. */
export async function digestOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const reading = new Reading(body);
  const lines = reading.allLines();
  while (!(await lines.next()).done);
  return reading.digest();
}

function noLines(): ProblemError {
  const message = 'the body has no line that asks for anything';
  return new ProblemError(400, `${message}.`, { errors: [{ pointer: '#', message }] });
}
