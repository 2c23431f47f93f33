import type { Advice, Sourced } from '@compute-advisor/application';
import { EDITS, type Edit } from './edits';
import { count, duration, percent, usdExact } from './format';
import { engineTitle, fleetWords, modelName, type Names } from './names';

/** A value that the plan rests on and that stands in no words of its own: given, derived or assumed. */
export interface ValueRow {
  readonly member: string;
  readonly label: string;
  readonly value: string;
  readonly exact: string;
  readonly source: Sourced<unknown>['source'];
  /** Where it comes from, in a few words. */
  readonly why: string;
  readonly edit?: Edit;
  /** What stands in the field at first. */
  readonly initial: string;
  /** The words that a change adds to the description. */
  readonly adds: string;
}

type Show = (value: never) => string;

interface Kind {
  readonly member: string;
  readonly label: string;
  readonly show: Show;
  /** Why it is assumed. */
  readonly why: (advice: Advice) => string;
}

const kind = <T>(
  member: string,
  label: string,
  show: (value: T) => string,
  why: string | ((advice: Advice) => string),
): Kind => ({ member, label, show: show as Show, why: typeof why === 'string' ? () => why : why });

const NBSP = '\u00a0';
const tokens = (value: number): string => `${count(value)}${NBSP}${value === 1 ? 'token' : 'tokens'}`;
const usual = (advice: Advice): string => `usual for ${advice.spec_so_far.use_case.value.replace(/_/g, ' ')}`;
const code = (value: string): string => value.replace(/_/g, ' ');

/** In the order in which they are shown. */
const KINDS: readonly Kind[] = [
  kind<string>('model', 'Model', modelName, 'widely served'),
  kind<string>('weight_precision', 'Weights', (v) => v, 'as published'),
  kind<string>('kv_cache_precision', 'Cache', (v) => v, 'the engine’s default'),
  kind<string>('engine', 'Engine', engineTitle, 'sets overhead, speed'),
  kind<number>('total_users', 'People in all', (v) => count(v), ''),
  kind<number>(
    'concurrent_requests',
    'People at once',
    (v) => count(v),
    (advice) => (advice.spec_so_far.traffic.total_users === undefined ? 'no load is stated' : 'a tenth of all people'),
  ),
  kind<number>('requests_per_second', 'Requests', (v) => `${count(v, 2)} a second`, 'twice the mean of the day'),
  kind<number>('requests_per_day', 'Requests a day', (v) => count(v), ''),
  kind<number>('input_tokens', 'Prompt', tokens, usual),
  kind<number>('output_tokens', 'Answer', tokens, usual),
  kind<number>('context_tokens', 'Longest context', tokens, 'unless said'),
  kind<number>('hours_per_month', 'Hours a month', (v) => count(v), 'always on'),
  kind<number>('ttft_ms', 'First token', duration, 'only ranks'),
  kind<number>('tpot_ms', 'Each token', duration, 'only ranks'),
  kind<number>('prefix_cache_share', 'Prompt reuse', percent, ''),
  kind<string>('use_case', 'Use', code, 'none is stated'),
  kind<number>('usd_per_month', 'Budget', (v) => `${usdExact(v)} a month`, 'no sum is stated'),
];

/** What is said of a value that was not assumed. */
const SAID: Readonly<Record<Sourced<unknown>['source'], string>> = {
  provided: 'given',
  inferred: 'read',
  derived: 'derived',
  defaulted: 'assumed',
};

/** The members of a specification that carry one value each, by name. */
function membersOf({ spec_so_far: s }: Advice): Readonly<Record<string, Sourced<unknown> | undefined>> {
  return {
    ...s.traffic,
    ...s.token_lengths,
    ...s.latency,
    model: s.model,
    weight_precision: s.weight_precision,
    kv_cache_precision: s.kv_cache_precision,
    engine: s.engine,
    use_case: s.use_case,
    usd_per_month: s.budget?.usd_per_month,
  };
}

/** Kinds of work that have no engine, no cache and no tokens to show. */
const WITHOUT_TOKENS = new Set(['image_generation', 'video_generation', 'speech']);
const OF_TOKENS = new Set(['engine', 'kv_cache_precision', 'input_tokens', 'output_tokens', 'context_tokens']);

const adds = (edit: Edit | undefined): string => (edit === undefined ? '' : edit.phrase('…').replace(/\.$/, ''));

/** The field of a value: what is entered where that is not the value itself. */
const initialOf = (edit: Edit | undefined, value: unknown): string => edit?.asks?.initial ?? String(value);

function priceRow({ spec_so_far: { current_configuration: current } }: Advice): ValueRow[] {
  const price = current?.price_per_gpu_hour;
  if (price?.source !== 'provided') return [];
  return [
    {
      member: 'price',
      label: 'Price you pay',
      value: usdExact(price.value),
      exact: String(price.value),
      source: 'provided',
      why: 'given, per GPU-hour',
      edit: { kind: 'number', phrase: (v) => v, earlier: /$^/ },
      initial: String(price.value),
      adds: '',
    },
  ];
}

function fleetRow({ spec_so_far: { current_configuration: current } }: Advice, names: Names): ValueRow[] {
  const fleet = current?.fleet;
  if (fleet?.source !== 'defaulted') return [];
  const value = fleetWords(fleet.value, names);
  return [
    {
      member: 'fleet',
      label: 'Fleet today',
      value,
      exact: value,
      source: 'defaulted',
      why: 'none is stated',
      initial: '',
      adds: '',
    },
  ];
}

/** Every value that no words of the description carry by themselves, each open to change. */
export function valueRows(advice: Advice, names: Names): readonly ValueRow[] {
  const members = membersOf(advice);
  const withoutTokens = WITHOUT_TOKENS.has(advice.spec_so_far.use_case.value);
  const rows = KINDS.flatMap(({ member, label, show, why }): ValueRow[] => {
    const sourced = members[member];
    if (sourced === undefined || sourced.at !== undefined) return [];
    if (withoutTokens && OF_TOKENS.has(member)) return [];
    const edit = EDITS[member];
    return [
      {
        member,
        label,
        value: show(sourced.value as never),
        exact: String(sourced.value),
        source: sourced.source,
        why: sourced.source === 'defaulted' ? why(advice) : SAID[sourced.source],
        ...(edit === undefined ? {} : { edit }),
        initial: initialOf(edit, sourced.value),
        adds: adds(edit),
      },
    ];
  });
  return [...priceRow(advice), ...fleetRow(advice, names), ...rows];
}

/** A value as a person reads it, by member; for what moved between two plans. */
export function shownMembers(advice: Advice): readonly { readonly label: string; readonly value: string }[] {
  const members = membersOf(advice);
  return KINDS.flatMap(({ member, label, show }) => {
    const sourced = members[member];
    return sourced === undefined || sourced.source === 'derived'
      ? []
      : [{ label, value: show(sourced.value as never) }];
  });
}
