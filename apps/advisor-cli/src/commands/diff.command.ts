import { existsSync, readFileSync } from 'node:fs';
import { usd, type Advice, type AdviseRequest } from '@compute-advisor/application';
import { readRequest } from '@compute-advisor/contract';
import type { Context } from '../context/context';
import { EXIT, WrongArguments } from '../terminal/terminal';
import type { Command } from './command';

/** The requests of a file, by name, in its order. */
type Workloads = ReadonlyMap<string, AdviseRequest>;

/** A plan in the words of a table. */
interface Planned {
  readonly usdPerMonth?: number;
  readonly words: string;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with the form of the text, and where. */
const whereWrong = (error: unknown): string => (error instanceof Error ? (error.message.split(':\n')[0] ?? '') : '');

/** `workloads:` by name, each a description or an object with `description`, `mode`, `verbose` and `price`. A file that
 *  is not there has none: it was added or removed. @throws {WrongArguments} */
async function workloadsIn(file: string): Promise<Workloads> {
  if (!existsSync(file)) return new Map();
  const wrong = (reason: string): WrongArguments => new WrongArguments(`${file}: ${reason}`);
  // Loaded where it is needed: the first answer of a day does not wait for it.
  const { parse } = await import('yaml');
  let parsed: unknown;
  try {
    parsed = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrong(`is no YAML: ${whereWrong(error)}`);
  }
  if (parsed === null || parsed === undefined) return new Map();
  const workloads = isObject(parsed) && 'workloads' in parsed ? parsed.workloads : undefined;
  if (!isObject(workloads)) throw wrong('has no workloads: it begins with "workloads:", names and descriptions below');
  return new Map(
    Object.entries(workloads).map(([name, given]: [string, unknown]) => {
      if (typeof given !== 'string' && !isObject(given)) throw wrong(`${name}: description is required`);
      const { price, ...rest } = (typeof given === 'string' ? { description: given } : given) as { price?: unknown };
      const read = readRequest({ ...rest, ...(price === undefined ? {} : { currentPricePerGpuHour: price }) });
      if ('errors' in read) throw wrong(`${name}: ${read.errors.map(({ message }) => message).join('; ')}`);
      return [name, read.request];
    }),
  );
}

/** What stood there before. A change that mends a file that could not be read is not to be refused for it. */
async function workloadsBefore(file: string): Promise<{ readonly workloads: Workloads; readonly fault?: string }> {
  try {
    return { workloads: await workloadsIn(file) };
  } catch (error) {
    if (error instanceof WrongArguments)
      return { workloads: new Map(), fault: error.message.replace(`${file}: `, '').replace(/\s+/g, ' ') };
    throw error;
  }
}

/** What is to be said beside the table. */
function remarks(fault: string | undefined, after: Workloads): string[] {
  const ignored = [...after].flatMap(([name, { ignoredFields = [] }]) => ignoredFields.map((one) => `${name}.${one}`));
  return [
    ...(fault === undefined ? [] : [`The file before could not be read (${fault}); all of it counts as new.`]),
    ...(ignored.length === 0
      ? []
      : [`Of no effect: ${ignored.join(', ')}; a workload has description, mode, verbose and price.`]),
  ];
}

function planned({ recommendation_set: set }: Advice, nameOf: (gpuId: string) => string): Planned {
  const best = set.options[0];
  const usdPerMonth = set.total?.monthly_cost ?? best?.monthly_cost;
  const parts = best === undefined ? set.verdict.code.replace(/_/g, ' ') : `${best.gpu_count} x ${nameOf(best.gpu_id)}`;
  return {
    words: usdPerMonth === undefined ? `${parts}, no price` : `${parts}, ${usd(usdPerMonth)}`,
    ...(usdPerMonth === undefined ? {} : { usdPerMonth }),
  };
}

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const delta = (from: number, to: number): string => {
  if (from === to) return 'no change';
  const share = from > 0 ? ` (${to > from ? '+' : '-'}${Math.round((Math.abs(to - from) / from) * 100)} %)` : '';
  return `${to > from ? '+' : '-'}${usd(Math.abs(to - from))}${share}`;
};

/** A workload on either side; absent where it is not there. */
interface Change {
  readonly name: string;
  readonly before?: Planned;
  readonly after?: Planned;
}

/** What is not there costs nothing; what is there without a price is not known. */
const costOf = (side: Planned | undefined): number | undefined => (side === undefined ? 0 : side.usdPerMonth);

function movedWords(before: Planned | undefined, after: Planned | undefined): string {
  const [from, to] = [costOf(before), costOf(after)];
  if (from === undefined || to === undefined) return 'not known';
  return from === to ? 'same price' : delta(from, to);
}

function changeRow({ name, before, after }: Change): string {
  return row(name, before?.words ?? 'new', after?.words ?? 'removed', movedWords(before, after));
}

/** Changes as a comment for a pull request, in Markdown. */
export function changesWords(changes: readonly Change[], asOf: string): string {
  const moved = changes.filter(({ before, after }) => before?.words !== after?.words);
  const sum = (side: 'before' | 'after'): number =>
    changes.reduce((total, change) => total + (change[side]?.usdPerMonth ?? 0), 0);
  const [from, to] = [sum('before'), sum('after')];
  const unpriced = changes.some(({ before, after }) =>
    [before, after].some((p) => p !== undefined && p.usdPerMonth === undefined),
  );
  const headline = from === to ? 'no change' : delta(from, to);
  return [
    `### Compute: ${headline} a month`,
    '',
    ...(moved.length === 0
      ? ['No workload needs other hardware.']
      : [row('Workload', 'Before', 'After', 'USD a month'), '| --- | --- | --- | ---: |', ...moved.map(changeRow)]),
    ...(moved.length === 0 ? [] : [row('**All workloads**', usd(from), usd(to), headline)]),
    '',
    `${changes.length - moved.length} unchanged. Market rates${asOf === '' ? '' : ` as of ${asOf}`}, USD` +
      `${unpriced ? '; what has no price is not in the sum' : ''}.`,
    '',
  ].join('\n');
}

async function plans(workloads: Workloads, context: Context): Promise<ReadonlyMap<string, Advice>> {
  const found = new Map<string, Advice>();
  for (const [name, request] of workloads) found.set(name, (await context.ask(request)).advice);
  return found;
}

/** What a change of a file of workloads would cost. */
export const DIFF: Command = {
  takes: 'BEFORE.yml AFTER.yml',
  words: 'what a change of a file of workloads costs, as Markdown for a pull request',
  options: ['url', 'books'],
  async run(context) {
    const [before, after] = context.words.words;
    if (before === undefined || after === undefined || context.words.words.length !== 2)
      throw new WrongArguments('diff takes two files of workloads');
    const [{ workloads, fault }, next] = [await workloadsBefore(before), await workloadsIn(after)];
    const [old, now] = [await plans(workloads, context), await plans(next, context)];
    const { nameOf } = context.page();
    const changes = [...new Set([...old.keys(), ...now.keys()])].map((name): Change => {
      const [from, to] = [old.get(name), now.get(name)];
      return {
        name,
        ...(from === undefined ? {} : { before: planned(from, nameOf) }),
        ...(to === undefined ? {} : { after: planned(to, nameOf) }),
      };
    });
    const asOf = [...old.values(), ...now.values()].reduce((newest, { pricing }) => {
      const day = pricing.as_of ?? '';
      return day > newest ? day : newest;
    }, '');
    const said = remarks(fault, next).map((remark) => `\n${remark.replace(/[|`<>]/g, ' ')}\n`);
    context.terminal.out([changesWords(changes, asOf), ...said].join(''));
    return EXIT.answered;
  },
};
