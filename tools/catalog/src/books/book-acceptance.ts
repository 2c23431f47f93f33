import { median } from '@compute-advisor/domain';

/** One price of a row, as it is compared. */
export interface PriceFigure {
  /** What it is the price of at this provider: the same in another edition. */
  readonly key: string;
  /** What other providers price too. */
  readonly subject: string;
  readonly usd: number;
}

/** How the rows of a book are judged. */
export interface BookRules<Row> {
  readonly providerOf: (row: Row) => string;
  readonly figuresOf: (row: Row) => readonly PriceFigure[];
  /** Whether two figures of a row lie the wrong way round (output tokens cheaper than input). */
  readonly isSwapped?: (row: Row) => boolean;
}

/** A new edition as far as it is believed, and what of it is not. */
export interface JudgedBook<Row> {
  /** What is believed, and the rows in force of providers that are not. */
  readonly rows: readonly Row[];
  /** Provider and reason; the provider is `all` where the whole edition is refused. */
  readonly refused: readonly { readonly provider: string; readonly reason: string }[];
}

/** As the hourly prices are judged (libs/pricing/acceptance): rows that vanish, everything together, one provider
 *  together, one figure. */
const LEAST_SHARE_OF_ROWS = 0.6;
const LARGEST_SCALE = 1.5;
const LARGEST_SCALE_OF_PROVIDER = 2;
const LARGEST_CHANGE = 5;
const LARGEST_FROM_OTHERS = 5;
const NEAR_OTHERS = 2;
const FEWEST_COMPARED = 3;

const factor = (a: number, b: number): number => Math.max(a / b, b / a);
const scaleOf = (ratios: readonly number[]): number =>
  ratios.length < FEWEST_COMPARED ? 1 : factor(median(ratios) ?? 1, 1);

/** Judges a new edition of a book by the one in force and by what other providers ask.
 *  @param accepted providers an operator vouches for, or `all` */
export function judgedBook<Row>(
  next: readonly Row[],
  inForce: readonly Row[],
  rules: BookRules<Row>,
  accepted: ReadonlySet<string> = new Set(),
): JudgedBook<Row> {
  const whole = accepted.has('all') ? undefined : wholeDoubt(next, inForce, rules);
  if (whole !== undefined) return { rows: inForce, refused: [{ provider: 'all', reason: whole }] };
  const others = othersOf(next, rules);
  const past = pastOf(inForce, rules);
  const refused = providersOf(next, rules).flatMap((provider) => {
    if (accepted.has(provider) || accepted.has('all')) return [];
    const own = next.filter((row) => rules.providerOf(row) === provider);
    const reason = providerDoubt(own, past, others, rules);
    return reason === undefined ? [] : [{ provider, reason }];
  });
  const doubted = new Set(refused.map(({ provider }) => provider));
  const isDoubted = (row: Row): boolean => doubted.has(rules.providerOf(row));
  return { rows: [...next.filter((row) => !isDoubted(row)), ...inForce.filter(isDoubted)], refused };
}

type Past = ReadonlyMap<string, number>;
/** Figures of one subject by provider. */
type Others = ReadonlyMap<string, ReadonlyMap<string, number>>;

const providersOf = <Row>(rows: readonly Row[], { providerOf }: BookRules<Row>): readonly string[] =>
  [...new Set(rows.map(providerOf))].sort();

const pastOf = <Row>(rows: readonly Row[], { figuresOf, providerOf }: BookRules<Row>): Past =>
  new Map(rows.flatMap((row) => figuresOf(row).map(({ key, usd }) => [`${providerOf(row)}\n${key}`, usd] as const)));

function othersOf<Row>(rows: readonly Row[], { figuresOf, providerOf }: BookRules<Row>): Others {
  const others = new Map<string, Map<string, number>>();
  for (const row of rows)
    for (const { subject, usd } of figuresOf(row)) {
      const of = others.get(subject) ?? new Map<string, number>();
      others.set(subject, of.set(providerOf(row), usd));
    }
  return others;
}

function wholeDoubt<Row>(next: readonly Row[], inForce: readonly Row[], rules: BookRules<Row>): string | undefined {
  if (next.length < LEAST_SHARE_OF_ROWS * inForce.length)
    return `${next.length} rows where ${inForce.length} are in force`;
  const scale = scaleOf(ratiosOf(next, pastOf(inForce, rules), rules));
  return scale < LARGEST_SCALE ? undefined : `all prices together are ${scale.toFixed(2)}x from those in force`;
}

const ratiosOf = <Row>(rows: readonly Row[], past: Past, { figuresOf, providerOf }: BookRules<Row>): number[] =>
  rows.flatMap((row) =>
    figuresOf(row).flatMap(({ key, usd }) => {
      const before = past.get(`${providerOf(row)}\n${key}`);
      return before === undefined ? [] : [usd / before];
    }),
  );

function providerDoubt<Row>(
  own: readonly Row[],
  past: Past,
  others: Others,
  rules: BookRules<Row>,
): string | undefined {
  const scale = scaleOf(ratiosOf(own, past, rules));
  if (scale >= LARGEST_SCALE_OF_PROVIDER) return `its prices together are ${scale.toFixed(2)}x from those in force`;
  const swapped = rules.isSwapped === undefined ? 0 : own.filter(rules.isSwapped).length;
  if (swapped >= FEWEST_COMPARED && swapped > own.length / 2)
    return `${swapped} rows have two columns the wrong way round`;
  for (const row of own)
    for (const figure of rules.figuresOf(row)) {
      const reason = figureDoubt(rules.providerOf(row), figure, past, others);
      if (reason !== undefined) return reason;
    }
  return undefined;
}

function figureDoubt(provider: string, figure: PriceFigure, past: Past, others: Others): string | undefined {
  const { key, subject, usd } = figure;
  const asked = [...(others.get(subject) ?? [])].filter(([name]) => name !== provider).map(([, price]) => price);
  const middle = asked.length < FEWEST_COMPARED ? undefined : median(asked);
  if (middle !== undefined && factor(usd, middle) < NEAR_OTHERS) return undefined;
  const before = past.get(`${provider}\n${key}`);
  if (before !== undefined)
    return factor(usd, before) < LARGEST_CHANGE ? undefined : `${key} is ${usd}, ${before} is in force`;
  if (middle === undefined || factor(usd, middle) < LARGEST_FROM_OTHERS) return undefined;
  return `${key} is ${usd}, the middle of the others ${middle}`;
}
