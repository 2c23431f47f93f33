/** Two pieces of work measured in turns, so that whatever slows the machine slows both. Times are milliseconds per
 *  run. */
export interface SideBySide {
  readonly subjectMs: number;
  readonly yardstickMs: number;
  /** Median of the rounds' own ratios, subject over yardstick: the figure that carries from machine to machine. */
  readonly ratio: number;
}

/** The middle value; the mean of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? NaN) + upper) / 2;
}

const perRun = (work: () => unknown, times: number, now: () => number): number => {
  const from = now();
  for (let i = 0; i < times; i++) work();
  return (now() - from) / times;
};

/** How often to run so that one round takes about `ms`. */
const enough = (work: () => unknown, ms: number, now: () => number): number =>
  Math.max(1, Math.round(ms / Math.max(1e-6, perRun(work, 1, now))));

/** Measures `subject` beside `yardstick`: both warmed up, then `rounds` rounds of about `roundMs` each, the two in
 *  turns, medians over the rounds. */
export function sideBySide(
  subject: () => unknown,
  yardstick: () => unknown,
  how: { readonly rounds: number; readonly roundMs: number; readonly now?: () => number },
): SideBySide {
  const now = how.now ?? ((): number => performance.now());
  for (const work of [subject, yardstick]) perRun(work, 5, now);
  const [subjectTimes, yardstickTimes] = [enough(subject, how.roundMs, now), enough(yardstick, how.roundMs, now)];
  const rounds = Array.from({ length: how.rounds }, () => ({
    subject: perRun(subject, subjectTimes, now),
    yardstick: perRun(yardstick, yardstickTimes, now),
  }));
  return {
    subjectMs: median(rounds.map((r) => r.subject)),
    yardstickMs: median(rounds.map((r) => r.yardstick)),
    ratio: median(rounds.map((r) => r.subject / r.yardstick)),
  };
}
