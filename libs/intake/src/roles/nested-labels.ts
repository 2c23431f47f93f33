import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';

/** How far back the key that holds a figure's own may stand, elements and lines. */
const REACH = 80;
const LINES = 24;
/** What a key says of all that it holds: whose figures they are, which side, how often. */
const INHERITED: readonly Tag[] = [
  'who',
  'conc',
  'ttft',
  'tpot',
  'in',
  'out',
  'isl',
  'osl',
  'rps',
  'rpm',
  'rpd',
  'daily',
];
const CLOSES: ReadonlySet<string> = new Set(['}', ']']);
const OPENS: ReadonlySet<string> = new Set(['{', '[']);

/** What the key says that holds the figure's own: `"users": {"total": 650}`, `ttft:` with `p95_ms: 800` under it. */
export function inheritedTags(page: Page, k: number): ReadonlySet<Tag> {
  const held = inBraces(page, k) ?? underKey(page, k);
  const tags = new Set<Tag>();
  for (const e of held ?? []) for (const t of INHERITED) if (e.tags.has(t)) tags.add(t);
  return tags;
}

/** The words of the key before the brace that the figure stands in; undefined where it stands in none. */
function inBraces(page: Page, k: number): readonly Element[] | undefined {
  let depth = 0;
  for (let j = k - 1; j >= 0 && j > k - REACH; j -= 1) {
    if (CLOSES.has(page.textAt(j))) depth += 1;
    if (!OPENS.has(page.textAt(j))) continue;
    if (depth === 0) return page.is(j, '{') ? keyBefore(page, j) : undefined;
    depth -= 1;
  }
  return undefined;
}
function keyBefore(page: Page, brace: number): readonly Element[] | undefined {
  if (!page.is(brace - 1, ':') && !page.is(brace - 1, '=')) return undefined;
  const until = page.at(brace)?.start ?? 0;
  const words: Element[] = [];
  for (let j = brace - 2; j > brace - LINES; j -= 1) {
    const e = page.at(j);
    if (e === undefined || KEY_ENDS.has(e.text) || page.text.slice(e.end, until).includes('\n')) break;
    words.push(e);
  }
  return words;
}
const KEY_ENDS: ReadonlySet<string> = new Set([',', '{', '}', '[', ']', ';']);

/** The words of the line that a deeper line hangs under; undefined where the line stands at the margin. */
function underKey(page: Page, k: number): readonly Element[] | undefined {
  const { text } = page;
  const at = page.at(k)?.start ?? 0;
  let start = text.lastIndexOf('\n', at - 1) + 1;
  const depth = indent(text, start);
  for (let n = 0; n < LINES && depth > 0 && start > 0; n += 1) {
    const end = start - 1;
    start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (line.trim() === '' || indent(text, start) >= depth) continue;
    return /:\s*(?:#.*)?$/.test(line) ? elementsIn(page, k, start, end) : undefined;
  }
  return undefined;
}
const indent = (text: string, start: number): number =>
  /^[ \t]*(?:- +)?/.exec(text.slice(start, start + REACH))?.[0].length ?? 0;

function elementsIn(page: Page, k: number, start: number, end: number): readonly Element[] {
  const out: Element[] = [];
  for (let j = k; j >= 0 && (page.at(j)?.start ?? -1) >= start; j -= 1) {
    const e = page.at(j);
    if (e !== undefined && e.end <= end) out.push(e);
  }
  return out;
}
