import type { Page } from '../page/page';
import type { Tag } from '../words';
import type { Hardware, Standing } from './hardware-mention';
import { textMeasures } from './measured-mention';
import type { Look } from './mention-looks';
import type { StanceGround } from './stance-ground';
import { LOOKS } from './stance-looks';
import { addSurroundings } from './stance-surroundings';
import { asksForCards } from './text-questions';

type NamedLook = Look & { readonly name: string };

/** The looks that can find anything of hardware that stands so by the words beside it, put together once. */
const LOOKS_BY_RULE = new Map<Standing, readonly NamedLook[]>();

function looksAt(rule: Standing): readonly NamedLook[] {
  let looks = LOOKS_BY_RULE.get(rule);
  if (looks === undefined) LOOKS_BY_RULE.set(rule, (looks = ALL_LOOKS.filter(({ rules }) => isOneOf(rule, rules))));
  return looks;
}
const ALL_LOOKS: readonly NamedLook[] = Object.entries(LOOKS).map(([name, { finds, rules, group }]) => ({
  name,
  finds,
  rules,
  group,
}));
const isOneOf = (rule: Standing, rules: Look['rules']): boolean => rules?.includes(rule) !== false;

/** The writer tells it of now. */
const isTold = (page: Page, tag: Tag): boolean => page.tagged(tag).some((k) => page.against(k) === undefined);

/** What a whole text says about whether machines are there. */
const TEXT_LOOKS: Readonly<Record<string, (page: Page) => boolean>> = {
  'text asks for cards': asksForCards,
  'text buys': (page) => isTold(page, 'shops'),
  'text measures': textMeasures,
  'text runs in parallel': (page) => page.tells('tp'),
  'text has a load': (page) =>
    page.kinds('figure').some((k) => page.has(k + 1, 'who', 'rps', 'req', 'conc') && page.against(k + 1) === undefined),
  'text asks': (page) => page.elements.some((e) => e.text === '?'),
  'text has trouble': (page) => isTold(page, 'trouble'),
  'text speaks of its own': (page) => isTold(page, 'own'),
  'text has money': (page) => page.kinds('money').some((k) => page.against(k) === undefined),
};
const ALL_TEXT_LOOKS = Object.entries(TEXT_LOOKS);

/** Names of everything that was found about a mention. */
export function evidenceOf(page: Page, h: Hardware, ground: StanceGround): Set<string> {
  const found = new Set<string>();
  const isCountApart = h.from !== h.at && !page.sameSentence(h.from, h.at);
  for (const { name, finds, group } of looksAt(h.rule)) {
    if (group !== undefined && !page.speaksIn(h.at, group) && !(isCountApart && page.speaksIn(h.from, group))) continue;
    if (finds(page, h, ground, found)) found.add(name);
  }
  if (h.rule === 'stated') for (const name of ground.text) found.add(name);
  addSurroundings(page, h, found);
  return found;
}

/** Names of everything that was found about a text. */
export function textEvidence(page: Page): string[] {
  const found: string[] = [];
  for (const [name, look] of ALL_TEXT_LOOKS) if (look(page)) found.push(name);
  return found;
}
