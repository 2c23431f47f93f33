import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { groupOf, type TagGroup } from '../elements/tag-groups';
import { LENGTH_LEADS } from '../words/small-words';
import { allBusy, channelsLive, myself, peopleAtSpeed, thingsAtWork } from './all-at-work';
import { answerBehind } from './answer-behind';
import { answeredProposal } from './answered';
import { bareSpeed, bareWait } from './bare-wishes';
import { bareContext, flaggedContext, windowContext } from './bare-context';
import { cardsAt, noMoreCards } from './cards-at';
import { comesBack } from './comes-back';
import { answerPiece } from './answer-piece';
import { describedLength } from './described-length';
import { earlierCount } from './earlier-count';
import { elidedShare } from './elided-share';
import { elidedSpeed } from './elided-speed';
import { elidedWait } from './elided-wait';
import { shaped, shapedLength } from './form';
import { unitsOf } from './quantity';
import { growthProposal } from './growth';
import { hoursADay, hoursEach, openHours } from './hours-told';
import { inBusiestSecond, speedBesidePrefill, stuffOfEach, waitOfEach } from './lengths-and-rates-told';
import { labelledProposal } from './labelled';
import { longGone, nowInstead } from './now-instead';
import { pairSide } from './length-pairs';
import { meterProposal } from './meters';
import { atOnceBefore, partAtOnce } from './part-at-once';
import { peakProposal } from './peaks';
import { peakInWords, plannedLoad } from './planned-load';
import { promptCeiling, rareLength, usualPrompt } from './prompt-ceiling';
import { isFormer } from './former';
import { rowLoad } from './runs';
import { printed, totalled } from './run-totals';
import { phaseSpeed } from './phase-speeds';
import { endOfPatience } from './patience';
import { restated } from './restated';
import { shareAtPeak, sharePart } from './share-parts';
import { flaggedSlots } from './short-flags';
import { sideBehind } from './side-behind';
import { dailyCrowd, doingPart, toldLoad, toldRate } from './told-loads';
import { headsOfCache, spokenLength, tokensServed } from './told-beside';
import { thoseCome } from './those-come';
import { thoseWhoUse } from './those-who-use';
import { finishedPiece } from './finished-piece';
import { turnedInto } from './turned-into';
import { headedProposal } from './table-figures';
import type { Proposal } from './weigh';
import { weSoMany } from './we-so-many';
import { perTokenWait, wishedWait } from './wished-wait';

/** A shape that says what a figure is. */
type Form = (page: Page, k: number) => Proposal | undefined;

/** What it is worth that a figure is how it was, or one of the prompt's phase in a log; what is
 *  retrieved. */
const FORMER = 9;
const PREFILL = 7;
const STUFFED = 3.6;

/** "2210 tok/s in, 440 tok/s out": a speed of what goes in is one of reading it. */
const readIn: Form = (page, k) => {
  const unit = page.has(k + 1, 'tps') ? k + 1 : undefined;
  if (unit === undefined || !READ_IN.has(page.textAt(unit + 1))) return undefined;
  const ends = !page.sameSentence(unit, unit + 2) || page.at(unit + 2)?.kind === 'mark' || page.has(unit + 2, 'and');
  return ends ? shapedLength('prefill', k, PREFILL, unit + 1) : undefined;
};
const READ_IN: ReadonlySet<string> = new Set(['in', 'input', 'prefill', 'prompt', 'pp']);

/** "from 200 to 400": the first is how it was. */
const former: Form = (page, k) => (isFormer(page, k) ? shapedLength('aside', k, FORMER, k) : undefined);

/** "contracts of 40 pages": how long each of what is handed in is, where nobody says how many there are. */
const lengthOfEach: Form = (page, k) => {
  const of = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  if (!LENGTH_LEADS.has(page.textAt(of)) || !page.sameSentence(of - 1, k)) return undefined;
  if (!page.has(of - 1, 'doc') || page.has(of - 1, 'out') || page.at(of - 2)?.kind === 'figure') return undefined;
  const unit = unitsOf(page, k).find((u) => u.dimension === 'prose');
  return unit === undefined ? undefined : { ...shaped('inputTokens', k, HANDED_IN, unit), heads: [of - 1] };
};
const HANDED_IN = 4.6;

/** "4k of passages": a thousandfold of what is retrieved is measured, not counted. */
const stuffed: Form = (page, k) =>
  page.at(k)?.figure?.kilo !== undefined && page.is(k + 1, 'of') && page.has(k + 2, 'chunk')
    ? shapedLength('inputTokens', k, STUFFED, k + 2)
    : undefined;

/** A shape, and the words without one of which no text holds it; a text of any words can when absent. */
interface TextForm {
  readonly form: Form;
  readonly words?: TagGroup;
}

/** Figures whose shape alone says what they are: pairs of lengths (`900/150`), a lone `32k`, `-c 16384`, `10 chunks x
 *  512 tokens`; of two that are worth the same the first in this list counts. */
const FORMS: readonly TextForm[] = [
  { form: printed },
  { form: rowLoad, words: groupOf('tps', 'tpsUser') },
  { form: readIn, words: groupOf('tps') },
  { form: totalled, words: groupOf('total') },
  { form: former, words: groupOf('changed') },
  { form: earlierCount },
  { form: longGone, words: groupOf('nowCue') },
  { form: nowInstead, words: groupOf('nowCue') },
  { form: promptCeiling },
  { form: usualPrompt },
  { form: meterProposal },
  { form: phaseSpeed },
  { form: pairSide },
  { form: sideBehind, words: groupOf('tok') },
  { form: hoursADay, words: groupOf('hour') },
  { form: hoursEach, words: groupOf('hour') },
  { form: openHours, words: groupOf('hour') },
  { form: peakProposal },
  { form: growthProposal, words: groupOf('percent') },
  { form: restated, words: groupOf('wordUnit', 'signUnit', 'charUnit', 'pageUnit') },
  { form: peakInWords, words: groupOf('peak') },
  { form: plannedLoad },
  { form: toldLoad },
  { form: toldRate },
  { form: dailyCrowd, words: groupOf('each') },
  { form: doingPart, words: groupOf('each') },
  { form: weSoMany },
  { form: thoseWhoUse },
  { form: partAtOnce, words: groupOf('partOfThem') },
  { form: atOnceBefore, words: groupOf('conc') },
  { form: allBusy },
  { form: thingsAtWork },
  { form: channelsLive },
  { form: myself },
  { form: stuffOfEach, words: groupOf('tok') },
  { form: inBusiestSecond, words: groupOf('sec') },
  { form: speedBesidePrefill, words: groupOf('prefill') },
  { form: waitOfEach, words: groupOf('sec', 'min') },
  { form: peopleAtSpeed, words: groupOf('tps', 'tpsUser') },
  { form: stuffed, words: groupOf('chunk') },
  { form: tokensServed, words: groupOf('api') },
  { form: headsOfCache, words: groupOf('geomHeads') },
  { form: spokenLength, words: groupOf('min', 'hour') },
  { form: describedLength },
  { form: answerPiece },
  { form: lengthOfEach, words: groupOf('doc') },
  { form: comesBack },
  { form: thoseCome },
  { form: rareLength },
  { form: noMoreCards },
  { form: turnedInto },
  { form: finishedPiece },
  { form: answerBehind },
  { form: shareAtPeak, words: groupOf('percent') },
  { form: sharePart, words: groupOf('conc', 'busyPeople') },
  { form: answeredProposal },
  { form: wishedWait, words: groupOf('ttft', 'tpot', 'out') },
  { form: endOfPatience, words: groupOf('sec') },
  { form: bareWait, words: groupOf('ttft', 'tpot') },
  { form: bareSpeed, words: groupOf('tps', 'tpsUser') },
  { form: cardsAt, words: groupOf('percent', 'tenths') },
  { form: perTokenWait, words: groupOf('tok') },
  { form: labelledProposal },
  { form: elidedSpeed, words: groupOf('tps', 'tpsUser') },
  { form: elidedWait, words: groupOf('sec', 'ms') },
  { form: elidedShare, words: groupOf('util') },
  { form: bareContext },
  { form: flaggedContext },
  { form: flaggedSlots },
  { form: windowContext, words: groupOf('window') },
];

/** The shapes that the words of a text leave room for. */
const formsOf = onceInText<readonly Form[]>((page) => {
  const forms: Form[] = [];
  for (const { form, words } of FORMS) if (words === undefined || page.tellsAny(words)) forms.push(form);
  return forms;
});

/** What the shape of the text around a figure says it is; a figure of a table is what its heading says. */
export function formsFor(page: Page, k: number): Proposal[] {
  const headed = headedProposal(page, k);
  if (headed !== undefined) return [headed];
  const out: Proposal[] = [];
  for (const form of formsOf(page)) {
    const proposal = form(page, k);
    if (proposal !== undefined) out.push(proposal);
  }
  return out;
}
