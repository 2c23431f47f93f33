import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { WrongArguments } from '../terminal/terminal';

/** A job that is under way: its key, the line behind which it begins, and its id once the service has it. */
export interface Noted {
  readonly key: string;
  readonly after: number;
  readonly jobId?: string;
}

/** What a job is asked for. */
interface Asked {
  readonly digest: string;
  readonly url: string;
}

/** A note beside the results, so that a run after one that was stopped finds its job again. Without a file for the
 *  results nothing is noted. */
export class JobNote {
  private readonly file: string | undefined;

  constructor(
    out: string | undefined,
    private readonly asked: Asked,
  ) {
    this.file = out === undefined ? undefined : `${out}.job`;
  }

  /** @throws {WrongArguments} it was made for other rows, other options or another service. */
  read(): Noted | undefined {
    if (this.file === undefined || !existsSync(this.file)) return undefined;
    const { digest, url, ...noted } = JSON.parse(readFileSync(this.file, 'utf8')) as Noted & Asked;
    if (digest === this.asked.digest && url === this.asked.url) return noted;
    throw new WrongArguments(
      `--out: ${this.file} is of a job for other rows, options or another service (${url}); remove it to begin anew`,
    );
  }

  write(noted: Noted): void {
    if (this.file === undefined) return;
    // A note that is there is whole.
    writeFileSync(`${this.file}.new`, `${JSON.stringify({ ...this.asked, ...noted })}\n`);
    renameSync(`${this.file}.new`, this.file);
  }

  remove(): void {
    if (this.file !== undefined) rmSync(this.file, { force: true });
  }
}
