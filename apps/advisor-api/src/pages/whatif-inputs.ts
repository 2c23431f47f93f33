import { count, percent } from './format';

/** An input that may be turned: its name, how a value is shown, and the neighbours of one. */
export interface Input {
  readonly label: string;
  readonly show: (value: number) => string;
  readonly steps: (value: number) => readonly [number | undefined, number | undefined];
  /** The value that is entered, where it is not the input itself. */
  readonly entered?: (value: number) => string;
  readonly without: string;
}

/** Round figures, three or four to each power of ten. */
const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8];
function rounded(value: number): readonly [number | undefined, number | undefined] {
  const power = 10 ** Math.floor(Math.log10(value));
  const all = [power / 10, power, power * 10].flatMap((p) => ROUND.map((r) => Number((r * p).toPrecision(3))));
  const whole = value >= 1 ? all.filter((n) => Number.isInteger(n)) : all;
  return [whole.filter((n) => n < value).at(-1), whole.find((n) => n > value)];
}
const doubled = (value: number): readonly [number | undefined, number | undefined] => {
  const power = 2 ** Math.floor(Math.log2(value));
  return [power < value ? power : power / 2, power * 2];
};
const atLeastOne =
  (steps: Input['steps']): Input['steps'] =>
  (value) => {
    const [less, more] = steps(value);
    return [less !== undefined && less >= 1 ? less : undefined, more];
  };

/** Hours of a day, the unit in which a schedule is said. */
const DAYS = 730 / 24;
const SCHEDULES = [2, 4, 8, 12, 16, 24];

/** Inputs by the name of their member. */
export const INPUTS: Readonly<Record<string, Input>> = {
  concurrent_requests: {
    label: 'People at once',
    show: (v) => count(v),
    steps: atLeastOne(rounded),
    without: 'No flip in reach.',
  },
  requests_per_second: {
    label: 'Requests a second',
    show: (v) => count(v, 2),
    steps: rounded,
    without: 'No flip in reach.',
  },
  context_tokens: {
    label: 'Longest context',
    show: (v) => count(v),
    steps: doubled,
    without: 'No flip: it is the tokens in use that count.',
  },
  input_tokens: { label: 'Prompt', show: (v) => count(v), steps: doubled, without: 'No flip in reach.' },
  output_tokens: { label: 'Answer', show: (v) => count(v), steps: doubled, without: 'No flip in reach.' },
  prefix_cache_share: {
    label: 'Prompt reuse',
    show: percent,
    steps: (v) => [
      v >= 0.1 ? Math.max(0.1, Math.round((v - 0.2) * 10) / 10) : undefined,
      v <= 0.7 ? Math.round((v + 0.2) * 10) / 10 : undefined,
    ],
    entered: (v) => String(Math.round(v * 100)),
    without: 'No flip: reading prompts is not what binds.',
  },
  hours_per_month: {
    label: 'Hours a month',
    show: (v) => count(v),
    steps: (v) => [SCHEDULES.filter((h) => h * DAYS < v - 1).at(-1), SCHEDULES.find((h) => h * DAYS > v + 1)],
    entered: String,
    without: 'No flip: the cost follows the hours.',
  },
};
