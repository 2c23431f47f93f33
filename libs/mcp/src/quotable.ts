import { gib, percent, usd, type Advice, type OptionView, type Sourced } from '@compute-advisor/application';

const MOST_OPTIONS = 3;

function optionWords(o: OptionView, nameOf: (gpuId: string) => string): string {
  const cost = o.monthly_cost === undefined ? 'no price known' : `${usd(o.monthly_cost)} a month`;
  const labels = o.labels.length === 0 ? '' : ` (${o.labels.join(', ').replace(/_/g, ' ')})`;
  return `${o.gpu_count} x ${nameOf(o.gpu_id)}: ${cost}, ${percent(o.headroom_fraction)} of the memory free${labels}`;
}

/** A plan in the words an agent may quote: verdict, options, what was assumed, how sure it is and of which day the
 *  prices are. */
export function planWords(advice: Advice, nameOf: (gpuId: string) => string): string {
  const { recommendation_set: set, pricing } = advice;
  const list = (title: string, entries: readonly string[]): string[] =>
    entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `- ${entry}`)];
  const asOf = pricing.as_of === undefined ? '' : ` as of ${pricing.as_of}`;
  return [
    set.verdict.summary,
    ...(set.current_assessment === undefined ? [] : [`Today: ${set.current_assessment.summary}`]),
    ...(set.savings_per_year === undefined ? [] : [`Savings a year: ${usd(set.savings_per_year)}.`]),
    `Memory: ${gib(set.requirement.total_required_bytes)} at ${advice.spec_so_far.weight_precision.value}.`,
    `Confidence: ${set.confidence.level}. Prices: ${advice.price_freshness}${asOf}, USD.`,
    ...list(
      'Options',
      set.options.slice(0, MOST_OPTIONS).map((option) => optionWords(option, nameOf)),
    ),
    ...list('Assumed or approximated', advice.assumption_banner),
    ...list('Notes', [...(advice.warnings ?? []), ...(set.notes ?? [])]),
    '',
    `Report: advisor://reports/${advice.analysis_id}`,
  ].join('\n');
}

/** One thing that was read, where it stands and what became of it. */
export interface ReadMember {
  readonly member: string;
  readonly value: unknown;
  readonly source: string;
  readonly evidence?: string;
  readonly at?: readonly number[];
}

/** Every member of the normalized question, flat. */
export function readMembers(spec: object, path = ''): ReadMember[] {
  return Object.entries(spec).flatMap(([name, member]): ReadMember[] => {
    if (typeof member !== 'object' || member === null) return [];
    if (!('value' in member && 'source' in member)) return readMembers(member as object, `${path}${name}.`);
    const { value, source, evidence, at } = member as Sourced<unknown>;
    return [
      {
        member: `${path}${name}`,
        value,
        source,
        ...(evidence === undefined ? {} : { evidence }),
        ...(at === undefined ? {} : { at }),
      },
    ];
  });
}

const SAID = { provided: 'given', inferred: 'read from', derived: 'derived', defaulted: 'assumed' } as const;

/** How a description was read, in words. */
export function readingWords(advice: Advice): string {
  const { confidence } = advice.recommendation_set;
  const written = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return [
    `Mode: ${advice.spec_so_far.mode}.`,
    ...readMembers(advice.spec_so_far).map(
      ({ member, value, source, evidence }) =>
        `- ${member}: ${written(value)} (${SAID[source as keyof typeof SAID]}` +
        `${evidence === undefined ? '' : ` "${evidence}"`})`,
    ),
    ...(advice.set_aside ?? []).map(({ text, reason }) => `- set aside: "${text}" (${reason.replace(/_/g, ' ')})`),
    `Confidence ${confidence.level}: ${confidence.reasons.join(' ')}`,
  ].join('\n');
}
