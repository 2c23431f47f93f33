import type { Page } from '../page/page';
import { formsFor } from './forms';
import type { Proposal } from './weigh';
import { proposalsFor } from './weigh';

/** What was chosen for the figures of a text, and everything that was weighed. */
export interface Assignment {
  /** By figure; a figure without one plays no role. */
  readonly chosen: ReadonlyMap<number, Proposal>;
  readonly weighed: ReadonlyMap<number, readonly Proposal[]>;
}

/** A choice for the figures so far, the last one first. */
interface Path {
  readonly score: number;
  readonly pick?: Proposal | undefined;
  readonly before?: Path | undefined;
}
/** Paths kept from figure to figure: the choice is exact for the few figures of a sentence, and linear for a table. */
const BEAM = 12;
/** Candidates of one figure that take part. */
const WIDTH = 4;
/** What it costs when two figures of a sentence want the same single role, or lean on the same word. */
const SAME_ROLE = 0.9;
const SAME_WORD = 1.6;
/** How far back the figures of a path look at each other. */
const MEMORY = 6;

/** Chooses one role for every figure, sentence by sentence, so that together they score best. Total and deterministic.
 */
export function chooseRoles(page: Page, figures: readonly number[]): Assignment {
  const weighed = new Map<number, readonly Proposal[]>();
  const chosen = new Map<number, Proposal>();
  let from = 0;
  while (from < figures.length) {
    let to = from + 1;
    while (to < figures.length && page.sameSentence(figures[from] ?? 0, figures[to] ?? 0)) to += 1;
    const group = figures.slice(from, to);
    const options = group.map((k) => weighedFor(page, k));
    group.forEach((k, n) => weighed.set(k, options[n] ?? []));
    if (options.some((proposals) => proposals.length > 0))
      for (const pick of bestPath(options)) chosen.set(pick.at, pick);
    from = to;
  }
  return { chosen, weighed };
}

/** What a table says needs no words beside it. */
const weighedFor = (page: Page, k: number): readonly Proposal[] => {
  const forms = formsFor(page, k);
  if (page.cells.get(k)?.column !== undefined) return forms;
  const proposals = [...forms, ...proposalsFor(page, k)];
  return proposals.length > 1 ? proposals.sort((a, b) => b.score - a.score) : proposals;
};

function bestPath(options: readonly (readonly Proposal[])[]): Proposal[] {
  let paths: Path[] = [{ score: 0 }];
  for (const proposals of options) {
    if (proposals.length === 0) {
      paths = paths.map((path) => ({ score: path.score, before: path }));
      continue;
    }
    const next: Path[] = [];
    for (const path of paths) {
      next.push({ score: path.score, before: path });
      for (const pick of proposals.slice(0, WIDTH))
        next.push({ score: path.score + pick.score - strain(path, pick), pick, before: path });
    }
    next.sort((a, b) => b.score - a.score);
    paths = next.slice(0, BEAM);
  }
  const picks: Proposal[] = [];
  for (let path: Path | undefined = paths[0]; path !== undefined; path = path.before)
    if (path.pick !== undefined) picks.push(path.pick);
  return picks.reverse();
}

/** Two figures that claim one word, or one role that a sentence has room for once, pull against each other. */
function strain(path: Path, p: Proposal): number {
  if (p.role === 'aside') return 0;
  let cost = 0;
  let node: Path | undefined = path;
  for (let n = 0; n < MEMORY && node !== undefined; n += 1, node = node.before) {
    const other = node.pick;
    if (other === undefined || other.role === 'aside') continue;
    if (other.role === p.role && SINGLE.has(p.role)) cost += SAME_ROLE;
    if (p.leans.some((h) => other.leans.includes(h) || h === other.unit.noun) || other.leans.includes(p.unit.noun))
      cost += SAME_WORD;
  }
  return cost;
}
const SINGLE: ReadonlySet<string> = new Set([
  'inputTokens',
  'outputTokens',
  'contextTokens',
  'concurrentRequests',
  'totalUsers',
  'ttftMs',
  'tpotMs',
]);
