import type { Catalog } from '@compute-advisor/application';
import type { GpuFacts, ModelFacts } from '@compute-advisor/domain';

/** What a caller asks of a catalog. Without `limit` everything that matches is given. */
export interface CatalogQuery {
  /** Words that must all stand in id, name, family or an alias, in any order and case. */
  readonly q?: string;
  /** Family of a model, architecture of a part; whole, in any case. */
  readonly family?: string;
  /** Vendor of a part, publisher of a model (before the slash of its id); whole, in any case. */
  readonly vendor?: string;
  readonly limit?: number;
  /** The id after which the page begins. */
  readonly after?: string;
}

/** One offending parameter. */
export interface QueryError {
  readonly parameter: string;
  readonly message: string;
}

/** A page of rows, by id. */
export interface CatalogPage<Row> {
  readonly rows: readonly Row[];
  /** Rows that match, on all pages. */
  readonly matching: number;
  /** Opaque; absent on the last page. */
  readonly nextCursor?: string;
}

/** Names of the parameters. */
export const CATALOG_PARAMETERS = ['q', 'family', 'vendor', 'limit', 'cursor'] as const;
/** The largest page. */
export const MAX_CATALOG_LIMIT = 1_000;
const MAX_WORDS = 200;
const CURSOR = 'after:';

const bytesOfText = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');

/** The id in a cursor; undefined where it is none of ours. */
function idIn(cursor: string): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  return text.startsWith(CURSOR) && bytesOfText(text) === cursor ? text.slice(CURSOR.length) : undefined;
}

const CHECKS: Readonly<Record<(typeof CATALOG_PARAMETERS)[number], (value: string) => string | undefined>> = {
  q: words,
  family: words,
  vendor: words,
  limit: (value) =>
    /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MAX_CATALOG_LIMIT
      ? undefined
      : `must be a whole number from 1 to ${MAX_CATALOG_LIMIT}`,
  cursor: (value) => (idIn(value) === undefined ? 'must be a next_cursor as it was given' : undefined),
};

function words(value: string): string | undefined {
  return value.trim() !== '' && value.length <= MAX_WORDS ? undefined : `must have 1 to ${MAX_WORDS} characters`;
}

const known = (name: string): name is keyof typeof CHECKS => Object.hasOwn(CHECKS, name);

function errorOf(name: string, value: unknown): string | undefined {
  if (!known(name)) return `is not known; there are ${CATALOG_PARAMETERS.join(', ')}`;
  if (typeof value !== 'string') return 'must be given once';
  return CHECKS[name](value);
}

/** Reads the parameters of an address. Each must be known, given once and in its range; every one that is not is
 *  named. */
export function readCatalogQuery(
  parameters: Readonly<Record<string, unknown>>,
): { readonly query: CatalogQuery } | { readonly errors: readonly QueryError[] } {
  const errors = Object.entries(parameters).flatMap(([parameter, value]) => {
    const message = errorOf(parameter, value);
    return message === undefined ? [] : [{ parameter, message }];
  });
  if (errors.length > 0) return { errors };
  const { q, family, vendor, limit, cursor } = parameters as Readonly<Record<string, string | undefined>>;
  const after = cursor === undefined ? undefined : idIn(cursor);
  return {
    query: {
      ...(q === undefined ? {} : { q }),
      ...(family === undefined ? {} : { family }),
      ...(vendor === undefined ? {} : { vendor }),
      ...(limit === undefined ? {} : { limit: Number(limit) }),
      ...(after === undefined ? {} : { after }),
    },
  };
}

/** What a row can be found by. */
interface Names {
  readonly id: string;
  readonly family: string;
  readonly vendor: string;
  readonly also: readonly string[];
}

const same = (wanted: string | undefined, given: string): boolean =>
  wanted === undefined || wanted.trim().toLowerCase() === given.toLowerCase();

function matches({ q = '', family, vendor }: CatalogQuery, names: Names): boolean {
  if (!same(family, names.family) || !same(vendor, names.vendor)) return false;
  const text = [names.id, names.family, ...names.also].join('\n').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

function pageOf<Row extends { readonly id: string }>(
  all: readonly Row[],
  namesOf: (row: Row) => Names,
  query: CatalogQuery,
): CatalogPage<Row> {
  const { limit, after } = query;
  const matching = all.filter((row) => matches(query, namesOf(row))).sort(byId);
  const rest = after === undefined ? matching : matching.filter((row) => row.id > after);
  const rows = limit === undefined ? rest : rest.slice(0, limit);
  const last = rows[rows.length - 1];
  return {
    rows,
    matching: matching.length,
    ...(rows.length < rest.length && last !== undefined ? { nextCursor: bytesOfText(`${CURSOR}${last.id}`) } : {}),
  };
}

/** Models that match, by id. */
export const modelsPage = (catalog: Catalog, query: CatalogQuery): CatalogPage<ModelFacts> =>
  pageOf(
    catalog.models,
    ({ id, family, aliases }) => ({ id, family, vendor: id.split('/')[0] ?? '', also: aliases }),
    query,
  );

/** Parts that match, by id. */
export const gpusPage = (catalog: Catalog, query: CatalogQuery): CatalogPage<GpuFacts> =>
  pageOf(
    catalog.gpus,
    ({ id, name, architecture, vendor, aliases }) => ({ id, family: architecture, vendor, also: [name, ...aliases] }),
    query,
  );
