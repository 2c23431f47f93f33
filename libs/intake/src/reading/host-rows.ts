import { lineBegin } from '../page/line-begins';
import type { Page } from '../page/page';

/** Whether the card or machine at `k` stands in a line of a listing of hosts or replicas: `gke-a-0  l4 x2`, `gpu-b
 *  Ready   212d   p4d.24xlarge`, `2   6 days ago   1x Azure({'L4': 8})`. Each such line is a machine of its own, so
 *  that the same name adds up; whatever other columns count, they count no machines. */
export function isHostRow(page: Page, k: number): boolean {
  if (isRowOfUse(page, k)) return true;
  const mine = lineOf(page, k);
  if (mine === undefined || namesModel(page, k, mine.start)) return false;
  const key = nameOf(page, k);
  const opens = opensRow(mine.line);
  return [...page.kinds('gpu'), ...page.kinds('instance')].some((j) => {
    if (j === k || nameOf(page, j) !== key) return false;
    if (areMachinesOfTable(page, j, k)) return true;
    const other = lineOf(page, j);
    if (other === undefined || other.start === mine.start) return false;
    return (opens && opensRow(other.line)) || areRowsOfHosts(mine.line, other.line);
  });
}

/** Rows of a table that says what each machine costs. */
function areMachinesOfTable(page: Page, j: number, k: number): boolean {
  const [one, other] = [page.cells.get(j), page.cells.get(k)];
  if (one?.machine === undefined || other?.machine === undefined) return false;
  return one.table === other.table && one.row !== other.row;
}

/** `node-a Ready <none> 91d v1.30.2 g6.12xlarge` above one of `node-b`: as many columns, each led by a host of its own.
 */
function areRowsOfHosts(line: string, other: string): boolean {
  const [mine, theirs] = [columnsOf(line), columnsOf(other)];
  const [host, next] = [mine[0] ?? '', theirs[0] ?? ''];
  return mine.length > 1 && mine.length === theirs.length && host !== next && HOST.test(host) && HOST.test(next);
}
const columnsOf = (line: string): readonly string[] => line.trim().split(/\s*[|,;\t]\s*|\s+/);
/** A name with a joint or a number in it. */
const HOST = /^[a-z][a-z0-9]*(?:[-_.][a-z0-9]+|\d+)+$/i;

/** Whether a tool that lists the cards of a machine names the card at `k`: the machine is there. */
export function isListedByTool(page: Page, k: number): boolean {
  const mine = lineOf(page, k);
  return isRowOfUse(page, k) || (mine !== undefined && LISTINGS.some((shape) => shape.test(mine.line)));
}

/** `Tesla T4, 91 %, 14022 MiB` under `name, utilization.gpu [%]`: a table of how busy each card is. */
function isRowOfUse(page: Page, k: number): boolean {
  const mine = page.cells.get(k);
  if (mine === undefined || page.cells.get(k - 1)?.row === mine.row) return false;
  let others = 0;
  let isOfUse = false;
  for (const [j, cell] of page.cells) {
    if (cell.table !== mine.table) continue;
    if (cell.column?.role === 'utilizationFraction') isOfUse = true;
    if (cell.counts) return false;
    if (cell.row !== mine.row && page.at(j)?.kind === 'gpu' && cardOf(page, j) === cardOf(page, k)) others += 1;
  }
  return isOfUse && others > 0;
}

/** "- qwen2.5:7b: GX10 43 tok/s" is a line about the model. */
function namesModel(page: Page, k: number, start: number): boolean {
  for (let j = k - 1; (page.at(j)?.start ?? -1) >= start; j -= 1) if (page.at(j)?.kind === 'model') return true;
  return false;
}

const cardOf = (page: Page, k: number): string => page.at(k)?.gpu?.core.key ?? '';
const nameOf = (page: Page, k: number): string => page.at(k)?.instance?.name ?? cardOf(page, k);

/** The line of an element and where it begins; undefined in a text of one line. */
function lineOf(page: Page, k: number): { readonly start: number; readonly line: string } | undefined {
  const start = lineBegin(page, k);
  if (start === 0 && !page.text.includes('\n')) return undefined;
  const end = page.text.indexOf('\n', page.at(k)?.start);
  return { start, line: page.text.slice(start, end < 0 ? page.text.length : end) };
}

/** A host's name that ends in a number, or a number of its own column; "2x H100" counts cards. */
const opensRow = (line: string): boolean =>
  /^\s*(?:[-*|]\s*)?[a-z][a-z0-9.]*(?:[-_.][a-z0-9]+)*[-_]?\d+\s*(?:[:|,\t]| {2,})/i.test(line) ||
  /^\s*\d+(?: {2,}|\t)/.test(line) ||
  LISTINGS.some((shape) => shape.test(line));
/** Lines of tools that list the cards of a machine one by one: `0, NVIDIA L40S, 46068 MiB`, `GPU[0] : Card Series:
 *  ...`, `Product Name : NVIDIA L40S`, `Device 0 [NVIDIA ...]`, `17:00.0 3D controller: ...`. */
const LISTINGS: readonly RegExp[] = [
  /^\s*\d+\s*,\s*\D/,
  /^\s*GPU\s*\[\d+\]/i,
  /^\s*(?:product name|product_name|card series|market_name|marketing name)\s*:/i,
  /^\s*Device \d+ \[/i,
  /^\s*(?:[0-9a-f]{4}:)?[0-9a-f]{2}:[0-9a-f]{2}\.\d\s/i,
];
