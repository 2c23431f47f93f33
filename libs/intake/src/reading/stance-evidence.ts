import type { Page } from '../page/page';
import type { Tag } from '../words';
import { FURTHER } from './data/count-words';
import type { Hardware } from './hardware-mention';
import { measuredHere, textMeasures } from './measured-mention';
import type { Look } from './mention-looks';
import {
  bulleted,
  clauseLeft,
  either,
  headsLine,
  isChanged,
  isOneOfKeyed,
  isPlaced,
  labelled,
  left,
  ownsAnotherThing,
  pricedHourly,
  pricedOnce,
  right,
  underModel,
} from './mention-looks';
import type { StanceGround } from './stance-ground';
import { surroundingsOf } from './stance-surroundings';
import { standingByLabel } from './labelled-standing';
import { isUnderExclusion } from './standing';
import { isRuledOutByUs } from './refused-hardware';
import { isReckoned } from './suggested';
import { isBetweenQuotes, PERSONS, SOMEBODY, speaksNow, toldInThePast } from './told-how';
import { isHeldByUs } from './held-by-us';
import { isWishedBehind } from './behind-the-name';
import { asksForCards } from './text-questions';
import { isOneOfTwo } from './two-weighed';

/** Cards that people have at home: who names one has it. */
const AT_HOME = /^(?:custom|rtx|gtx|rx|titan|apple|m\d|radeon|arc)/;

const ARROWS = new Set(['→', '->', '- >', '=>', '= >', '>']);
const WEIGHED = ['idea before', 'supposed before', 'alternative', 'asked before', 'advised', 'priced once'];

/** A name without a number, a row or a machine around it. */
const isBare = (h: Hardware): boolean => h.rule === 'stated' && !h.counted && !h.row && h.instanceType === undefined;
/** What shows that machines are there. */
const SHOWN = ['text measures', 'text speaks of its own', 'text runs in parallel', 'text has trouble'];

/** What can speak for or against a mention being in use, asked about or ruled out; each is one row of the table. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'rule owned': (_, h) => h.rule === 'owned',
  'rule stated': (_, h) => h.rule === 'stated',
  'rule asked': (_, h) => h.rule === 'asked',
  'rule excluded': (_, h) => h.rule === 'excluded',
  'rule only': (_, h) => h.rule === 'only',
  'rule foreign': (_, h) => h.rule === 'foreign',
  'rule past': (_, h) => h.rule === 'past',
  'rule imagined': (_, h) => h.rule === 'imagined',
  'stated and counted': (_, h) => h.rule === 'stated' && h.counted,
  'stated in a question': (page, h) => h.rule === 'stated' && page.statements.asks[h.at] === true,
  'stated beside owned': (_, h, ground) => h.rule === 'stated' && ground.hasOther('owned', h),
  'stated again': (_, h, ground) => h.rule === 'stated' && ground.hasSame('owned', h),
  'owned in a question': (page, h) => h.rule === 'owned' && page.statements.asks[h.at] === true,
  'foreign advice': (page, h, ground) => h.rule === 'foreign' && (LOOKS['advised']?.(page, h, ground) ?? false),
  'imagined in a question': (page, h) => h.rule === 'imagined' && page.statements.asks[h.at] === true,
  counted: (_, h) => h.counted,
  plural: (_, h) => h.plural,
  row: (_, h) => h.row,
  machine: (_, h) => h.instanceType !== undefined,
  'of a home': (_, h) => AT_HOME.test(h.gpuId),
  other: (page, h) => page.statements.speaker[h.at] === 'other',
  offered: (page, h) => page.isOffered(h.at),
  question: (page, h) => page.statements.asks[h.at] === true,
  'own before': clauseLeft(12, 'own'),
  'own in sentence': left(24, 'own', 'first'),
  'own behind': right(5, 'own', 'first'),
  'placed behind': right(6, 'placed'),
  'under a model': underModel,
  'heads a line': headsLine,
  bulleted,
  labelled,
  'a label says': (page, h) => standingByLabel(page, h.from) === h.rule,
  measured: measuredHere,
  'priced by the hour': pricedHourly,
  'priced once': pricedOnce,
  alternative: (page, h) =>
    page.has(h.from - 1, 'or', 'versus') ||
    page.has(h.at + 1, 'or', 'versus') ||
    isOneOfKeyed(page, h) ||
    isOneOfTwo(page, h.at, h.from),
  'asked before': clauseLeft(10, 'ask', 'fit', 'buy'),
  'idea before': left(14, 'option', 'idea', 'buy'),
  'idea behind': right(8, 'idea'),
  advised: left(8, 'advice', 'offer'),
  'enough behind': right(7, 'fit', 'ask'),
  'need before': left(5, 'ask'),
  'not before': clauseLeft(4, 'not'),
  'denied right before in an offer': (page, h) => page.has(h.from - 1, 'not') && page.isOffered(h.at),
  'dropped behind': right(7, 'dropped', 'gone'),
  'dropped before': clauseLeft(8, 'dropped'),
  'left out behind': right(16, 'leftOut'),
  'ruled out by us': (page, h) => h.rule === 'excluded' && isRuledOutByUs(page, h.at),
  'told to go': either(either(right(10, 'leaves', 'sheds'), left(4, 'leaves', 'sheds')), left(2, 'disposed')),
  'handed on': (page, h) => page.statements.handedOn[h.at] === true,
  'named again': (page, h, ground) =>
    !h.counted &&
    page.has(h.from - 1, 'definite', 'own') &&
    (page.has(h.from - 2, 'source', 'only') || (h.rule === 'only' && ground.hasSame('owned', h))) &&
    (ground.hasSame('owned', h) || ground.hasSame('stated', h)),
  'a further one': (page, h, ground) =>
    (h.rule === 'stated' || h.rule === 'asked') &&
    FURTHER.test(page.textAt(h.at - 1)) &&
    !page.has(h.at - 2, 'definite', 'own') &&
    (ground.hasSame('owned', h) || ground.hasSame('stated', h)),
  'said or wished': (page, h) =>
    h.rule === 'asked' &&
    (page.has(h.from - 1, 'turnVerb') || isWishedBehind(page, h.at) || isReckoned(page, h.at, h.from)),
  'replaced by us': (page, h, ground) => clauseLeft(4, 'leaving')(page, h, ground) && page.speaksOf(h.at, 'first'),
  'another before': clauseLeft(3, 'another'),
  'was before': clauseLeft(6, 'was'),
  'now before': clauseLeft(7, 'nowCue', 'lately'),
  'supposed before': left(7, 'supposes'),
  'required near': either(left(6, 'requirement'), right(6, 'requirement')),
  'trial in the sentence': (page, h) => page.speaksOf(h.at, 'trial') || page.speaksOf(h.at, 'tried'),
  'quota near': either(left(8, 'quota'), right(8, 'quota')),
  'changed away from': (page, h) => isChanged(page, h) === 'from',
  'changed to': (page, h) => isChanged(page, h) === 'to',
  "somebody's": left(2, 'party', 'person'),
  'label of now': (page, h, ground) => page.is(h.from - 1, ':') && left(4, 'nowCue', 'own')(page, h, ground),
  'behind a word of place': (page, h) => isPlaced(page, h),
  'under a heading that rules out': (page, h) => isUnderExclusion(page, h.from),
  'a used or a new one': clauseLeft(2, 'secondHand'),
  'arrow before': (page, h) => ARROWS.has(page.textAt(h.from - 1)),
  'stated where nobody measures': (_, h, ground) => h.rule === 'stated' && !ground.text.includes('text measures'),
  'a bare name': (_, h) => isBare(h),
  'a bare name where nothing shows it': (_, h, ground) => isBare(h) && !SHOWN.some((t) => ground.text.includes(t)),
  'a question where nothing shows it': (page, h, ground) =>
    h.rule === 'stated' && page.statements.asks[h.at] === true && !SHOWN.some((t) => ground.text.includes(t)),
  'told in the past': (page, h) => toldInThePast(page, h),
  'no word of the present': (page, h) => toldInThePast(page, h) && !speaksNow(page, h),
  'between quotation marks': (page, h) => isBetweenQuotes(page, h),
  'he or she in the sentence': (page, h) =>
    PERSONS.some((t) => page.speaksOf(h.at, t)) && !page.speaksOf(h.at, 'first'),
  'somebody and no first person': (page, h) =>
    SOMEBODY.some((t) => page.speaksOf(h.at, t)) && !page.speaksOf(h.at, 'first'),
  'first person in the sentence': (page, h) => page.speaksOf(h.at, 'first'),
  'placed before': clauseLeft(6, 'placed'),
  'held by us': (page, h) => isHeldByUs(page, h.from),
  'a bare name for a load': (_, h, ground) =>
    isBare(h) && ground.text.includes('text has a load') && !ground.text.includes('text measures'),
  'stated for a load where nothing shows it': (_, h, ground) =>
    h.rule === 'stated' && ground.text.includes('text has a load') && !SHOWN.some((t) => ground.text.includes(t)),
  'owned near': (page, h, ground) => h.rule === 'owned' && left(3, 'own')(page, h, ground),
  'owned across another thing': (page, h, ground) => h.rule === 'owned' && ownsAnotherThing(page, h, ground),
  'owned where nobody measures': (_, h, ground) => h.rule === 'owned' && !ground.text.includes('text measures'),
  'owned and weighed': (page, h, ground) =>
    h.rule === 'owned' && WEIGHED.some((name) => LOOKS[name]?.(page, h, ground) === true),
  'machine stated': (_, h) => h.rule === 'stated' && h.instanceType !== undefined,
  'provider beside': (page, h) =>
    [-2, -1].some((n) => page.at(h.from + n)?.kind === 'provider') ||
    [1, 2].some((n) => page.at(h.at + n)?.kind === 'provider'),
  'box behind': (page, h) => page.has(h.at + 1, 'node', 'gpuWord'),
  'same owned elsewhere': (_, h, ground) => ground.hasSame('owned', h),
  'other owned elsewhere': (_, h, ground) => ground.hasOther('owned', h),
  'same asked elsewhere': (_, h, ground) => ground.hasSame('asked', h),
  'other asked in the sentence': (page, h, ground) => ground.asksBeside(page, h),
  'other stated before': (_, h, ground) => ground.statedBefore(h),
  'other stated behind': (_, h, ground) => ground.statedBehind(h),
  'same counted elsewhere': (_, h, ground) => !h.counted && ground.isCounted(h),
  'only hardware': (_, __, ground) => ground.isAlone(),
};

const ALL_LOOKS: readonly (readonly [name: string, look: Look])[] = Object.entries(LOOKS);

/** The writer tells it of now. */
const isTold = (page: Page, tag: Tag): boolean => page.tagged(tag).some((k) => page.against(k) === undefined);

/** What a whole text says about whether machines are there. */
export const TEXT_LOOKS: Readonly<Record<string, (page: Page) => boolean>> = {
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
export function evidenceOf(page: Page, h: Hardware, ground: StanceGround): string[] {
  const found: string[] = [];
  for (const [name, look] of ALL_LOOKS) if (look(page, h, ground)) found.push(name);
  return [...found, ...(h.rule === 'stated' ? ground.text : []), ...surroundingsOf(page, h)];
}

/** Names of everything that was found about a text. */
export function textEvidence(page: Page): string[] {
  return ALL_TEXT_LOOKS.flatMap(([name, look]) => (look(page) ? [name] : []));
}
