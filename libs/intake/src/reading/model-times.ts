import type { Element } from '../elements/element';
import type { Page } from '../page/page';

/** What the time that is spoken of says of a model among others: what was run gives way to what runs. */

/** How far before a name its verb or the word for its time stands, elements. */
const VERB_REACH = 5;
const TIME_REACH = 22;
const RAN = -1.5;
const RUNS_SINCE = 1;

/** Below nothing where the name was run or tried once, above it where it runs since then or now. */
export function timeStanding(page: Page, k: number): number {
  if (hadBefore(page, k)) return RAN;
  return isSince(page, k) ? RUNS_SINCE : 0;
}

/** "The demo ran Llama 3.2 3B", "I put Llama 2 13B on it": a verb of the past before the name, in its clause. */
function hadBefore(page: Page, k: number): boolean {
  const clause = page.at(k)?.clause;
  for (let j = k - 1; j >= k - VERB_REACH && page.at(j)?.clause === clause; j -= 1) {
    const e = page.at(j);
    if (e === undefined || STOPS.has(e.kind)) return false;
    if (PAST_VERBS.test(e.text) || (PUT.test(e.text) && PERSONS.test(page.textAt(j - 1)))) return true;
  }
  return false;
}
const STOPS: ReadonlySet<Element['kind']> = new Set<Element['kind']>(['model', 'size']);
const PAST_VERBS = new RegExp(
  '^(?:ran|used to run|used to be|was running|were running|lief|liefen|betrieben|utilisait|tournait|usaba|corria|' +
    'girava|rodava|draaide|draaiden|dzialal|dzialala)$',
);
const PUT = /^(?:put|installed|tried)$/;
const PERSONS = /^(?:i|we|they|somebody|someone)$/;

/** "Stage two, since last week: node with 8 L40S, Qwen2.5-14B": what holds since then or now leads to the name. */
function isSince(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - TIME_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind === 'model') return false;
    if (SINCE.test(page.textAt(j)) && !page.has(j, 'source') && !page.is(j + 1, 'and')) return true;
  }
  return false;
}
const SINCE = new RegExp(
  "^(?:since|now|today|currently|seit|heute|aktuell|jetzt|depuis|aujourd'hui|actuellement|desde|hoy|ahora|hoje|agora|" +
    'sinds|nu|od|teraz|oggi|ora|с|сейчас|сегодня|目前|现 在|目 前)(?: (?!and)|$)',
);
