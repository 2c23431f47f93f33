import { figure, gib, usd } from '@compute-advisor/application';
import {
  bookOf,
  gpusPage,
  gpusView,
  modelsPage,
  modelsView,
  readCatalogQuery,
  type CatalogQuery,
} from '@compute-advisor/contract';
import { marketRates, type GpuFacts, type MarketRate, type ModelFacts } from '@compute-advisor/domain';
import type { Context } from '../context/context';
import { table } from '../layout/wrap';
import { EXIT, WrongArguments } from '../terminal/terminal';
import type { Command } from './command';

/** Rows on a screen unless more are asked for. */
const USUAL_ROWS = 20;
const OPTIONS = ['q', 'family', 'vendor', 'limit', 'json', 'books'] as const;

/** What is looked for: words after the command, or options. @throws {WrongArguments} */
function queryOf({ words: { words, options } }: Context): CatalogQuery {
  const q = [...words, ...(typeof options.q === 'string' ? [options.q] : [])].join(' ');
  const { family, vendor, limit } = options;
  const given = Object.entries({ q: q === '' ? undefined : q, family, vendor, limit });
  const read = readCatalogQuery(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  if ('query' in read) return read.query;
  throw new WrongArguments(read.errors.map(({ parameter, message }) => `--${parameter} ${message}`).join('; '));
}

const billions = (parameters: number): string => `${figure(parameters / 1e9, parameters < 10e9 ? 1 : 0)}B`;

const modelRow = (m: ModelFacts): readonly string[] => [
  m.id,
  m.kind,
  billions(m.parametersTotal) +
    (m.parametersActive < m.parametersTotal ? `, ${billions(m.parametersActive)} active` : ''),
  m.maxContext === undefined ? '-' : figure(m.maxContext),
  m.nativePrecision,
];

const gpuRow = (g: GpuFacts, rate: MarketRate | undefined): readonly string[] => [
  g.id,
  g.architecture,
  gib(g.memoryBytesUsable),
  `${figure(g.memoryBandwidthGbps)} GB/s`,
  rate === undefined ? '-' : usd(rate.usdPerGpuHour),
];

const priceRow = (g: GpuFacts, rate: MarketRate): readonly string[] => [
  g.id,
  usd(rate.usdPerGpuHour),
  usd(rate.cheapest.usdPerGpuHour),
  rate.cheapest.provider,
  `${rate.providers.length}`,
  rate.asOf,
];

/** A table of the first rows, and how many more there are. */
function showTable(
  context: Context,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  more: number,
  right: number[],
): number {
  const { terminal } = context;
  if (rows.length === 0) {
    terminal.out('Nothing matches.\n');
    return EXIT.answered;
  }
  const [first = '', ...rest] = table([head, ...rows], { width: terminal.columns, wraps: [0], right });
  terminal.out(`${[terminal.style.faint(first), ...rest].join('\n')}\n`);
  if (more > 0) terminal.out(`${terminal.style.faint(`and ${figure(more)} more; --limit N shows them`)}\n`);
  return EXIT.answered;
}

const rowsOf = (query: CatalogQuery): CatalogQuery => ({ ...query, limit: query.limit ?? USUAL_ROWS });

export const MODELS: Command = {
  takes: '[words]',
  words: 'models of the catalog',
  options: OPTIONS,
  run(context) {
    const catalog = context.ports().catalog.current();
    const query = queryOf(context);
    if (context.words.options.json !== undefined) {
      context.terminal.out(`${JSON.stringify(modelsView(catalog, query))}\n`);
      return EXIT.answered;
    }
    const { rows, matching } = modelsPage(catalog, rowsOf(query));
    const head = ['Model', 'Kind', 'Parameters', 'Context', 'Format'];
    return showTable(context, head, rows.map(modelRow), matching - rows.length, [3]);
  },
};

export const GPUS: Command = {
  takes: '[words]',
  words: 'GPUs of the catalog with their market rate',
  options: OPTIONS,
  run(context) {
    const { catalog: port, pricing } = context.ports();
    const [catalog, book, query] = [port.current(), bookOf(pricing), queryOf(context)];
    if (context.words.options.json !== undefined) {
      context.terminal.out(`${JSON.stringify(gpusView(catalog, book, query))}\n`);
      return EXIT.answered;
    }
    const rates = book === undefined ? new Map<string, MarketRate>() : marketRates(book);
    const { rows, matching } = gpusPage(catalog, rowsOf(query));
    const head = ['GPU', 'Architecture', 'Memory', 'Bandwidth', 'USD/hour'];
    const shown = rows.map((gpu) => gpuRow(gpu, rates.get(gpu.id)));
    return showTable(context, head, shown, matching - rows.length, [2, 3, 4]);
  },
};

export const PRICES: Command = {
  takes: '[words]',
  words: 'what the market asks for GPUs, USD per GPU-hour, cheapest first',
  options: OPTIONS,
  run(context) {
    const { catalog, pricing } = context.ports();
    const { limit, ...query } = queryOf(context);
    const book = bookOf(pricing);
    const rates = book === undefined ? new Map<string, MarketRate>() : marketRates(book);
    if (context.words.options.json !== undefined) {
      context.terminal.out(`${JSON.stringify(gpusView(catalog.current(), book, queryOf(context)))}\n`);
      return EXIT.answered;
    }
    const sold = gpusPage(catalog.current(), query)
      .rows.flatMap((gpu) => {
        const rate = rates.get(gpu.id);
        return rate === undefined ? [] : [{ gpu, rate }];
      })
      .sort((a, b) => a.rate.usdPerGpuHour - b.rate.usdPerGpuHour);
    const shown = sold.slice(0, limit ?? USUAL_ROWS);
    const head = ['GPU', 'Market', 'Cheapest', 'at', 'Sellers', 'As of'];
    const rows = shown.map(({ gpu, rate }) => priceRow(gpu, rate));
    return showTable(context, head, rows, sold.length - shown.length, [1, 2, 4]);
  },
};
