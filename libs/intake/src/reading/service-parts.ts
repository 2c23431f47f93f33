import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { NO_SERVICES } from '../words/part-words';
import type { ModelsReading } from './model';
import { isOfOption } from './option-lines';
import { CUTS, type Stretch } from './part-cuts';
import { modelOfRow } from './rows';

/** A stretch of a text that tells of one service: its elements, the last one not included, and the model it names. */
export interface ServicePart {
  readonly from: number;
  readonly to: number;
  readonly modelAt: number;
}

/** Loads, and how long what is asked and answered is: what a part tells of its service. */
const LOADS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
  'items',
]);
const LENGTHS: ReadonlySet<Member> = new Set<Member>(['inputTokens', 'outputTokens', 'contextTokens']);

/** The parts of a text that each tell of a service: points of a list, numbered or labelled, and what stands before and
 *  in brackets that name a model. None unless two of them name models of their own with figures of their own.
 */
export function servicePartsOf(page: Page, claims: readonly Claim[], models: ModelsReading): readonly ServicePart[] {
  if (models.besides.length === 0) return NO_PARTS;
  const named = namedModels(models);
  if (new Set(named.values()).size < 2) return NO_PARTS;
  for (const cut of CUTS) {
    const parts = cut(page, [...named.keys()]).flatMap((p) => partOf(page, claims, named, p) ?? []);
    if (areServices(claims, named, parts)) return parts;
  }
  return NO_PARTS;
}
const NO_PARTS: readonly ServicePart[] = [];

/** The part of the model that is named at `k`. */
export const partOfModel = (parts: readonly ServicePart[], k: number): ServicePart | undefined =>
  parts.find((p) => p.modelAt === k) ?? partAt(parts, k);

/** The part that the element at `k` stands in. */
export const partAt = (parts: readonly ServicePart[], k: number): ServicePart | undefined =>
  parts.find((p) => k >= p.from && k < p.to);

/** Whether an element stands in the part, or the row of a table, that tells of another service than the first. */
export function elsewhereOf(
  page: Page,
  parts: readonly ServicePart[],
  modelAt: number | undefined,
): ((k: number) => boolean) | undefined {
  if (modelAt === undefined || (parts.length === 0 && page.cells.size === 0)) return undefined;
  return (k) => {
    const told = partAt(parts, k)?.modelAt ?? modelOfRow(page, k);
    return told !== undefined && told !== modelAt;
  };
}

/** Every model that the writer names for now, by its element, in their order; what makes two of them the same. */
function namedModels({ model, at, besides }: ModelsReading): ReadonlyMap<number, string> {
  const named = besides.filter((b) => b.weight >= 0).map((b) => [b.at, JSON.stringify(b.fact.value)] as const);
  if (model !== undefined && at !== undefined) named.push([at, JSON.stringify(model.value)]);
  return new Map(named.sort(([a], [b]) => a - b));
}

/** A stretch with one model and figures of its own. */
function partOf(
  page: Page,
  claims: readonly Claim[],
  named: ReadonlyMap<number, string>,
  { from, to, modelAt }: Stretch,
): ServicePart | undefined {
  const inside = [...named].filter(([k]) => (k >= from && k < to) || k === modelAt);
  const [first] = inside;
  if (first === undefined || inside.some(([, id]) => id !== first[1])) return undefined;
  if (isOfOption(page, from) || NO_SERVICES.test(page.textAt(from)) || NO_SERVICES.test(page.textAt(from + 1)))
    return undefined;
  return has(claims, { from, to }, LOADS) || has(claims, { from, to }, LENGTHS)
    ? { from, to, modelAt: first[0] }
    : undefined;
}

const has = (claims: readonly Claim[], { from, to }: Stretch, members: ReadonlySet<Member>): boolean =>
  claims.some((c) => c.at >= from && c.at < to && members.has(c.member));

/** Two models or more, and a load in two of the parts. */
function areServices(
  claims: readonly Claim[],
  named: ReadonlyMap<number, string>,
  parts: readonly ServicePart[],
): boolean {
  const ids = new Set(parts.map((p) => named.get(p.modelAt)));
  return ids.size >= 2 && parts.filter((p) => has(claims, p, LOADS)).length >= 2;
}
