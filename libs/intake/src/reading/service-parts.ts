import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { LEADS, NO_SERVICES } from '../words/part-words';
import type { ModelsReading } from './model';
import { isOfOption } from './option-lines';
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
  const named = namedModels(models);
  if (new Set(named.values()).size < 2) return NO_PARTS;
  for (const cut of [byRows, byPoints, byNumbers, byLabels, byBrackets, byLeads]) {
    const parts = cut(page, [...named.keys()]).flatMap((p) => partOf(page, claims, named, p) ?? []);
    if (areServices(claims, named, parts)) return parts;
  }
  return NO_PARTS;
}
const NO_PARTS: readonly ServicePart[] = [];

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

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A stretch with one model and figures of its own. */
function partOf(
  page: Page,
  claims: readonly Claim[],
  named: ReadonlyMap<number, string>,
  { from, to }: Stretch,
): ServicePart | undefined {
  const inside = [...named].filter(([k]) => k >= from && k < to);
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

/** From each beginning to the next, the last up to the end of its line or, `inLine`, of its sentence. */
function between(page: Page, starts: readonly number[], inLine: boolean): Stretch[] {
  return starts.map((from, n) => ({ from, to: starts[n + 1] ?? endOf(page, from, inLine) }));
}
function endOf(page: Page, from: number, inLine: boolean): number {
  let to = from + 1;
  const isIn = (k: number): boolean =>
    page.sameSentence(k, k - 1) || (!inLine && !page.text.slice(page.at(k - 1)?.end, page.at(k)?.start).includes('\n'));
  while (page.at(to) !== undefined && isIn(to)) to += 1;
  return to;
}
const opensSentence = (page: Page, k: number): boolean => !page.sameSentence(k - 1, k);

/** The rows of a table. */
function byRows(page: Page, named: readonly number[]): Stretch[] {
  return named.flatMap((k) => {
    const cell = page.cells.get(k);
    if (cell === undefined) return [];
    const inRow = (j: number): boolean =>
      page.cells.get(j)?.table === cell.table && page.cells.get(j)?.row === cell.row;
    let [from, to] = [k, k + 1];
    while (inRow(from - 1)) from -= 1;
    while (inRow(to)) to += 1;
    return [{ from, to }];
  });
}

/** "- helpdesk bot: ..." line by line. */
const byPoints = (page: Page): Stretch[] =>
  between(
    page,
    page.kinds('mark').filter((k) => BULLETS.has(page.textAt(k)) && opensSentence(page, k)),
    false,
  );
const BULLETS: ReadonlySet<string> = new Set(['-', '*', '•', '–', '+']);

/** "(1) ... (2) ...", "1) ... 2) ...", "a) ... b) ...": numbers that count up. */
function byNumbers(page: Page): Stretch[] {
  const starts: number[] = [];
  for (const k of page.kinds('mark')) {
    if (!page.is(k, ')') || ordinal(page.textAt(k - 1)) !== starts.length + 1) continue;
    const from = page.is(k - 2, '(') ? k - 2 : k - 1;
    if (page.is(k - 2, '(') || opensSentence(page, k - 1) || page.at(k - 2)?.kind === 'mark') starts.push(from);
  }
  return between(page, starts, true);
}
/** The number of a point: of a letter its place in the alphabet; 0 for anything else. */
const ordinal = (text: string): number => 'abcdefgh'.indexOf(text) + 1 || '123456789'.indexOf(text) + 1;

/** "Service A: ... Service B: ...", "Chat: ... Translation: ...": a sentence that begins with a label. */
function byLabels(page: Page, named: readonly number[]): Stretch[] {
  const starts = new Set<number>();
  for (const k of page.kinds('mark')) {
    if (!page.is(k, ':')) continue;
    for (let from = k - 1; from >= k - LONGEST_LABEL && page.at(from)?.kind !== 'model'; from -= 1)
      if (opensSentence(page, from)) starts.add(from);
      else if (page.at(from)?.kind === 'mark') break;
  }
  const sorted = [...starts].sort((a, b) => a - b);
  return between(page, sorted, true).filter(({ from, to }) => named.some((k) => k > from && k < to));
}
const LONGEST_LABEL = 5;

/** "A coding assistant for 120 devs (Qwen3-Coder, 8k in) and a chatbot for 2,000 employees (Llama 3.3, 5k in)": what
 *  stands before and in the brackets that name a model. */
function byBrackets(page: Page, named: readonly number[]): Stretch[] {
  const out: Stretch[] = [];
  for (const k of named) {
    const open = bracketBefore(page, k);
    if (open === undefined) continue;
    let to = k;
    while (page.sameSentence(to, k) && !page.is(to, ')')) to += 1;
    let from = open;
    const last = out.at(-1)?.to ?? 0;
    while (from > last && page.sameSentence(from - 1, k)) from -= 1;
    out.push({ from, to: to + 1 });
  }
  return out;
}
function bracketBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - BRACKET_REACH && page.sameSentence(j, k) && !page.is(j, ')'); j -= 1)
    if (page.is(j, '(')) return j;
  return undefined;
}
const BRACKET_REACH = 6;

/** "A chat for 500 customers on Gemma 3 27B and summaries of 8,000 calls with Qwen3 14B": what leads to each name. */
function byLeads(page: Page, named: readonly number[]): Stretch[] {
  const out: Stretch[] = [];
  for (const k of named) {
    if (!LEADS.has(page.textAt(k - 1)) || !page.sameSentence(k - 1, k)) return [];
    let from = k;
    while (from > (out.at(-1)?.to ?? 0) && page.sameSentence(from - 1, k)) from -= 1;
    out.push({ from, to: k + 1 });
  }
  return out;
}
