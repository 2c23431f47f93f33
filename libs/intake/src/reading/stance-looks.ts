import type { Page } from '../page/page';
import type { Hardware } from './hardware-mention';
import { measuredHere } from './measured-mention';
import type { Finding, Look } from './mention-looks';
import {
  always,
  bulleted,
  clauseLeft,
  either,
  headsLine,
  isChanged,
  isOneOfKeyed,
  isPlaced,
  labelled,
  left,
  of,
  ownsAnotherThing,
  pricedHourly,
  pricedOnce,
  right,
  told,
  underModel,
} from './mention-looks';
import type { StanceGround } from './stance-ground';
import { standingByLabel } from './labelled-standing';
import { isUnderExclusion } from './standing';
import { isRuledOutByUs } from './refused-hardware';
import { isBetweenQuotes, PERSONS, SOMEBODY, speaksNow, toldInThePast } from './told-how';
import { isHeldByUs } from './held-by-us';
import { OURS_OR_SWAPPED } from './swaps';
import { isShown, WISHED_OR_TRIED } from './wished-looks';
import { isOneOfTwo } from './two-weighed';

/** Cards that people have at home: who names one has it. */
const AT_HOME = /^(?:custom|rtx|gtx|rx|titan|apple|m\d|radeon|arc)/;

const ARROWS = new Set(['→', '->', '- >', '=>', '= >', '>']);
const WEIGHED = ['idea before', 'supposed before', 'alternative', 'asked before', 'advised', 'priced once'];

/** A name without a number, a row or a machine around it. */
const isBare = (h: Hardware): boolean => h.rule === 'stated' && !h.counted && !h.row && h.instanceType === undefined;
const measures = ({ text }: StanceGround): boolean => text.includes('text measures');
const hasLoad = ({ text }: StanceGround): boolean => text.includes('text has a load');

const holds: Finding = () => true;
const asks: Finding = (page, h) => page.statements.asks[h.at] === true;
const advised = left(8, 'advice', 'offer');
const leaving = clauseLeft(4, 'leaving');
const nowNear = left(4, 'nowCue', 'own');
const isBesideProvider: Finding = (page, h) =>
  page.kinds('provider').some((k) => (k < h.from && k >= h.from - 2) || (k > h.at && k <= h.at + 2));
const isOfFirst = (page: Page, h: Hardware): boolean => page.speaksOf(h.at, 'first');

/** What can speak for or against a mention being in use, asked about or ruled out; each is one row of the table. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'rule owned': of(['owned'], holds),
  'rule stated': of(['stated'], holds),
  'rule asked': of(['asked'], holds),
  'rule excluded': of(['excluded'], holds),
  'rule only': of(['only'], holds),
  'rule foreign': of(['foreign'], holds),
  'rule past': of(['past'], holds),
  'rule imagined': of(['imagined'], holds),
  'stated and counted': of(['stated'], (_, h) => h.counted),
  'stated in a question': of(['stated'], asks),
  'stated beside owned': of(['stated'], (_, h, ground) => ground.hasOther('owned', h)),
  'stated again': of(['stated'], (_, h, ground) => ground.hasSame('owned', h)),
  'owned in a question': of(['owned'], asks),
  'foreign advice': of(['foreign'], advised),
  'imagined in a question': of(['imagined'], asks),
  counted: always((_, h) => h.counted),
  plural: always((_, h) => h.plural),
  row: always((_, h) => h.row),
  machine: always((_, h) => h.instanceType !== undefined),
  'of a home': always((_, h) => AT_HOME.test(h.gpuId)),
  other: always((page, h) => page.statements.speaker[h.at] === 'other'),
  offered: always((page, h) => page.isOffered(h.at)),
  question: always(asks),
  'own before': clauseLeft(12, 'own'),
  'own in sentence': left(24, 'own', 'first'),
  'own behind': right(5, 'own', 'first'),
  'placed behind': right(6, 'placed'),
  'under a model': always(underModel),
  'heads a line': always(headsLine),
  bulleted: always(bulleted),
  labelled: always(labelled),
  'a label says': always((page, h) => standingByLabel(page, h.from) === h.rule),
  measured: always(measuredHere),
  'priced by the hour': always(pricedHourly),
  'priced once': always(pricedOnce),
  alternative: always(
    (page, h) =>
      page.has(h.from - 1, 'or', 'versus') ||
      page.has(h.at + 1, 'or', 'versus') ||
      isOneOfKeyed(page, h) ||
      isOneOfTwo(page, h.at, h.from),
  ),
  'asked before': clauseLeft(10, 'ask', 'fit', 'buy'),
  'idea before': left(14, 'option', 'idea', 'buy'),
  'idea behind': right(8, 'idea'),
  advised,
  'enough behind': right(7, 'fit', 'ask'),
  'need before': left(5, 'ask'),
  'not before': clauseLeft(4, 'not'),
  'denied right before in an offer': always((page, h) => page.isOffered(h.at) && page.has(h.from - 1, 'not')),
  'dropped behind': right(7, 'dropped', 'gone'),
  'dropped before': clauseLeft(8, 'dropped'),
  'left out behind': right(16, 'leftOut'),
  'ruled out by us': of(['excluded'], (page, h) => isRuledOutByUs(page, h.at)),
  'told to go': either(right(10, 'leaves', 'sheds'), left(4, 'leaves', 'sheds'), left(2, 'disposed')),
  'handed on': always((page, h) => page.statements.handedOn[h.at] === true),
  'named again': always(
    (page, h, ground) =>
      !h.counted &&
      page.has(h.from - 1, 'definite', 'own') &&
      (page.has(h.from - 2, 'source', 'only') || (h.rule === 'only' && ground.hasSame('owned', h))) &&
      (ground.hasSame('owned', h) || ground.hasSame('stated', h)),
  ),
  ...WISHED_OR_TRIED,
  ...OURS_OR_SWAPPED,
  'replaced by us': told(['leaving'], (page, h, ...rest) => leaving.finds(page, h, ...rest) && isOfFirst(page, h)),
  'another before': clauseLeft(3, 'another'),
  'was before': clauseLeft(6, 'was'),
  'now before': clauseLeft(7, 'nowCue', 'lately'),
  'supposed before': left(7, 'supposes'),
  'required near': either(left(6, 'requirement'), right(6, 'requirement')),
  'trial in the sentence': told(['trial', 'tried'], (page, h) => page.speaksOf(h.at, 'trial', 'tried')),
  'quota near': either(left(8, 'quota'), right(8, 'quota')),
  'changed away from': always((page, h) => isChanged(page, h) === 'from'),
  'changed to': always((page, h) => isChanged(page, h) === 'to'),
  "somebody's": left(2, 'party', 'person'),
  'label of now': told(
    ['nowCue', 'own'],
    (page, h, ...rest) => page.is(h.from - 1, ':') && nowNear.finds(page, h, ...rest),
  ),
  'behind a word of place': always(isPlaced),
  'under a heading that rules out': always((page, h) => isUnderExclusion(page, h.from)),
  'a used or a new one': clauseLeft(2, 'secondHand'),
  'arrow before': always((page, h) => ARROWS.has(page.textAt(h.from - 1))),
  'stated where nobody measures': of(['stated'], (_, __, ground) => !measures(ground)),
  'a bare name': of(['stated'], (_, h) => isBare(h)),
  'a bare name where nothing shows it': of(['stated'], (_, h, ground) => isBare(h) && !isShown(ground)),
  'a question where nothing shows it': of(
    ['stated'],
    (page, h, ground) => page.statements.asks[h.at] === true && !isShown(ground),
  ),
  'told in the past': always(toldInThePast),
  'no word of the present': always((page, h, _, found) => found.has('told in the past') && !speaksNow(page, h)),
  'between quotation marks': always(isBetweenQuotes),
  'he or she in the sentence': told(PERSONS, (page, h) => page.speaksOf(h.at, ...PERSONS) && !isOfFirst(page, h)),
  'somebody and no first person': told(SOMEBODY, (page, h) => page.speaksOf(h.at, ...SOMEBODY) && !isOfFirst(page, h)),
  'first person in the sentence': told(['first'], isOfFirst),
  'placed before': clauseLeft(6, 'placed'),
  'held by us': always((page, h) => isHeldByUs(page, h.from)),
  'a bare name for a load': of(['stated'], (_, h, ground) => isBare(h) && hasLoad(ground) && !measures(ground)),
  'stated for a load where nothing shows it': of(['stated'], (_, __, ground) => hasLoad(ground) && !isShown(ground)),
  'owned near': of(['owned'], left(3, 'own')),
  'owned across another thing': of(['owned'], told(['own'], ownsAnotherThing)),
  'owned where nobody measures': of(['owned'], (_, __, ground) => !measures(ground)),
  'owned and weighed': of(['owned'], (_, __, ___, found) => WEIGHED.some((name) => found.has(name))),
  'machine stated': of(['stated'], (_, h) => h.instanceType !== undefined),
  'provider beside': always(isBesideProvider),
  'box behind': always((page, h) => page.has(h.at + 1, 'node', 'gpuWord')),
  'same owned elsewhere': always((_, h, ground) => ground.hasSame('owned', h)),
  'other owned elsewhere': always((_, h, ground) => ground.hasOther('owned', h)),
  'same asked elsewhere': always((_, h, ground) => ground.hasSame('asked', h)),
  'other asked in the sentence': always((page, h, ground) => ground.asksBeside(page, h)),
  'other stated before': always((_, h, ground) => ground.statedBefore(h)),
  'other stated behind': always((_, h, ground) => ground.statedBehind(h)),
  'same counted elsewhere': always((_, h, ground) => !h.counted && ground.isCounted(h)),
  'only hardware': always((_, __, ground) => ground.isAlone()),
};
