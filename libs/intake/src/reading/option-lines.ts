import { lineBegin } from '../page/line-begins';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';

/** Lines that each tell of one of several ways to do it: `A: 8x H100, TP8, $19.20/h`, "Config 2 (TP=4): ...". */

const LABEL = new RegExp(
  '^\\s*[-*•|#]*\\s*(?:\\(?[A-H](?:[).:]|\\s[-–—])\\s|' +
    '(?:option|opt\\.?|way|variante?|config(?:uration)?|layout|setup|scenario|alternative|choice|proposal|quote|' +
    'angebot|weg|losung|lösung|opci[oó]n|op[cç][aã]o|opzione|optie|opcja|wariant|вариант|方案)' +
    '\\s*\\.?\\s*(?:[A-H]|\\d{1,2}|[IVX]+)\\b)',
  'i',
);

/** Where a text tells of several ways, whether `k` stands in the line of one of them. */
export function isOfOption(page: Page, k: number): boolean {
  const start = lineBegin(page, k);
  if (!isOptionAt(page.text, start) || isTurn(page.text, start)) return false;
  const above = page.text.lastIndexOf('\n', start - 2) + 1;
  const below = page.text.indexOf('\n', start) + 1;
  return (start > 0 && isOptionAt(page.text, above)) || (below > 0 && isOptionAt(page.text, below));
}
const isOptionAt = (text: string, start: number): boolean => LABEL.test(text.slice(start, start + LONGEST));
const LONGEST = 40;
/** How far around a line its letter may head another, characters. */
const AROUND = 1500;
/** "A: how many? B: four hundred. A: and at once?": a letter that heads several lines is somebody who speaks. */
function isTurn(text: string, start: number): boolean {
  const letter = /^\s*([A-H]):/.exec(text.slice(start, start + LONGEST))?.[1];
  if (letter === undefined) return false;
  const around = text.slice(Math.max(0, start - AROUND), start + AROUND);
  return around.split(new RegExp(`^\\s*${letter}:`, 'm')).length > 2;
}

/** The layout of one way among several is not the layout that runs. */
export const withoutOptions = (page: Page, claims: readonly Claim[]): readonly Claim[] =>
  claims.filter((c) => !LAYOUTS.has(c.member) || !isOfOption(page, c.at));
const LAYOUTS: ReadonlySet<Member> = new Set<Member>(['tensorParallel', 'pipelineParallel', 'dataParallel']);
