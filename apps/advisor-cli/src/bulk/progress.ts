import { figure } from '@compute-advisor/application';
import type { Terminal } from '../terminal/terminal';

const BAR = 24;
const EVERY_MS = 100;

/** How far a long command is, on standard error, for a person who watches. */
export class Progress {
  private bytes = 0;
  private rows = 0;
  private failed = 0;
  private shownAt = -EVERY_MS;
  private readonly began = performance.now();

  constructor(
    private readonly terminal: Terminal,
    private readonly size: number | undefined,
    private readonly before: number,
  ) {}

  read(bytes: number): void {
    this.bytes += bytes;
  }

  answered(failed: number): void {
    this.rows += 1;
    this.failed = failed;
    const now = performance.now();
    if (!this.terminal.watched || now - this.shownAt < EVERY_MS) return;
    this.shownAt = now;
    this.terminal.err(`\r${this.line(now)}\u001b[K`);
  }

  /** The last word: how many, how fast. */
  end(): void {
    if (this.terminal.watched) this.terminal.err(`\r${this.line(performance.now())}\u001b[K\n`);
  }

  private line(now: number): string {
    const share = this.size === undefined || this.size === 0 ? undefined : Math.min(1, this.bytes / this.size);
    const full = Math.round((share ?? 0) * BAR);
    const bar =
      share === undefined ? '' : `[${'#'.repeat(full)}${' '.repeat(BAR - full)}] ${Math.round(share * 100)} %  `;
    const speed = this.rows / Math.max(0.001, (now - this.began) / 1000);
    return (
      `${bar}${figure(this.before + this.rows)} rows, ${figure(speed)}/s` +
      (this.failed > 0 ? `, ${this.failed} wrong` : '')
    );
  }
}
