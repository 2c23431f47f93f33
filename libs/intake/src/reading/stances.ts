import type { Page } from '../page/page';
import weights from './data/stance-weights.json';
import { withoutReturned } from './arrived';
import { type Hardware, isThere, type Standing } from './hardware-mention';
import { withoutUncounted } from './left-out-machines';
import { isHeldBeside } from './held-beside';
import { isListedByTool } from './host-rows';
import { isOfOption } from './option-lines';
import { ownsNothing } from './owns-nothing';
import { isPaidMachine } from './table-bills';
import { evidenceOf, textEvidence } from './stance-evidence';
import { StanceGround } from './stance-ground';

/** What a mention of hardware is to the question: in use, asked about, ruled out, or nothing. */
export const STANCES = ['use', 'ask', 'out', 'none'] as const;
export type Stance = (typeof STANCES)[number];

/** Names of everything that was found about a mention. */
type Found = ReadonlySet<string>;

/** What each thing found about a mention is worth for its being in use, asked about, ruled out, or nothing to the
 *  question (the order of `STANCES`). Fitted by `tools/reading/src/stances/fit.ts` on the labelled mentions of
 *  `tools/reading/data/hardware-stances.jsonl`, 2026-11-28. */
const STANCE_WEIGHTS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(weights));

/** `"count": null`, `gpus: ?`: a record that leaves the number of cards open asks for them. */
const OPEN_COUNT = new RegExp(
  '(?:^|[\\s{,"\'_])(?:count|gpu_?count|num_?gpus|gpus|quantity|qty|cards|anzahl|nombre|cantidad|quantita|数量)' +
    '["\']?\\s*[:=：]\\s*(?:null|none|tbd|[?？])',
  'im',
);

const leavesOpen = (page: Page): boolean => OPEN_COUNT.test(page.text);

/** Weighs everything that speaks for and against each mention and settles how it stands to the writer. */
export function takeStances(page: Page, found: readonly Hardware[]): Hardware[] {
  if (found.length === 0) return [];
  const ground = new StanceGround(page, found, textEvidence(page));
  const settled = found.map((h) => {
    if (NOT_THERE.has(h.rule) && page.statements.elsewhere[h.at] === true) return { ...h, standing: h.rule };
    const evidence = evidenceOf(page, h, ground);
    const isShown = (h.rule === 'stated' || h.rule === 'asked') && isListedByTool(page, h.at);
    // "our 2x L40S or rent": whatever is asked of what one has
    const isHeld = h.rule === 'owned' && isHeldBeside(page, h.at, h.from);
    const there = isShown ? ('stated' as const) : standingOn(h, evidence);
    const standing = isHeld ? 'owned' : there;
    if (isPaidMachine(page, { ...h, standing })) return { ...h, standing: 'owned' as const, found: evidence };
    const isOpen = standing === 'stated' && (isOfOption(page, h.at) || (!h.counted && leavesOpen(page)));
    const settledOn = isDenied(page, h, standing) ? standingElse(evidence) : standing;
    return { ...h, standing: isOpen ? 'asked' : settledOn, found: evidence };
  });
  return withoutUncounted(page, withoutDisposed(page, withoutReturned(page, settled)));
}

/** "Own cards: none. A trial at the association, 4x A100": who has no machines has none of these, unless he says of
 *  himself that he has them ("no GPUs of our own, we rent 2 L40S"). */
const isDenied = (page: Page, h: Hardware, standing: Standing): boolean =>
  isThere({ standing }) && ownsNothing(page) && !(h.rule === 'owned' && page.speaksOf(h.at, 'first'));

/** What else than in use the most speaks for. */
const standingElse = (evidence: Found): Standing => (stanceOf(evidence, 'use') === 'ask' ? 'asked' : 'foreign');

/** "2x 3090 for 5 people. EDIT: we sold the 3090s": what is told to be sold is gone wherever it stood before. */
function withoutDisposed(page: Page, all: readonly Hardware[]): Hardware[] {
  const gone = all.filter(
    (h) =>
      (page.speaksOf(h.at, 'disposed') || (h.rule === 'past' && page.speaksOf(h.at, 'sheds'))) &&
      page.statements.speaker[h.at] !== 'other' &&
      h.standing !== 'owned',
  );
  if (gone.length === 0) return [...all];
  const isGone = (h: Hardware): boolean =>
    isThere(h) && gone.some((o) => o.core === h.core && (isSaidBefore(o, h) || isPartOf(page, h, o)));
  return all.map((h) => (isGone(h) ? { ...h, standing: 'past' as const } : h));
}

/** What is told to go is what stood before it. */
const isSaidBefore = (gone: Hardware, h: Hardware): boolean =>
  gone.at > h.at && (!gone.counted || gone.count === h.count);
/** "The 16 V100 don't count any longer. ... on 8 of the V100": some of those that are gone, wherever it stands. */
const isPartOf = (page: Page, h: Hardware, gone: Hardware): boolean =>
  gone.counted && gone.count > h.count && page.has(h.at - 1, 'definite');

/** The stance that the most speaks for, but for one; of two the first in the order of `STANCES`. */
function stanceOf(evidence: Found, but?: Stance): Stance {
  const scores = [...(STANCE_WEIGHTS.get('bias') ?? [])];
  for (const name of evidence) {
    const worth = STANCE_WEIGHTS.get(name);
    if (worth !== undefined) for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] ?? 0) + (worth[i] ?? 0);
  }
  let best = but === STANCES[0] ? 1 : 0;
  for (let i = best + 1; i < scores.length; i += 1)
    if (STANCES[i] !== but && (scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
  return STANCES[best] ?? 'none';
}

/** "AWS, H100: Llama 3.3 70B for 60 people", "on RTX 4090": the part is named as the place to run at, not compared. */
function isDemanded(rule: Standing, evidence: Found): boolean {
  if (rule === 'only') return true;
  if (rule !== 'stated' || isCompared(evidence)) return false;
  return evidence.has('provider beside') || evidence.has('behind a word of place');
}
/** @param but of what shows it, what does not count here */
function isCompared(evidence: Found, but?: string): boolean {
  for (const name of COMPARED) if (name !== but && evidence.has(name)) return true;
  return false;
}
const COMPARED: readonly string[] = [
  'alternative',
  'question',
  'offered',
  'priced once',
  'priced by the hour',
  'idea before',
  'supposed before',
  'other asked in the sentence',
  'other stated before',
  'other stated behind',
  'bulleted',
];

/** The finer standing: whose it is where it is nobody's here, and whether the writer insists on it. */
function standingOn(h: Hardware, evidence: Found): Standing {
  return insisted(h, evidence) ?? weighed(h, evidence);
}

/** What the words beside a mention settle, whatever else speaks for and against it; the first that holds decides. */
interface Settling {
  /** How the words have to say it stands; any way when absent. */
  readonly rules?: readonly Standing[];
  /** What has to be found about it, one of these. */
  readonly found?: readonly string[];
  readonly when?: (h: Hardware, found: Found) => boolean;
  /** How it stands then; as the words say when absent. */
  readonly then?: Standing;
}
const SETTLED: readonly Settling[] = [
  // "instead of the P40s", "only the A40 server is used": what is there is named again
  { rules: ['excluded', 'only'], found: ['named again'], then: 'unused' },
  // "on H200 only" names a kind of part and nobody's machines: it limits the answer. "Only 2 A100" may be all there is.
  { rules: ['only'], when: ({ counted, instanceType }) => !counted && instanceType === undefined },
  // what a quota denies and what is not to be counted is not in use
  { rules: ['excluded'], found: ['quota near', 'left out behind', 'denied right before in an offer'] },
  { found: ['ruled out by us'] },
  // "thinking of L4 or L40S, H100 not available": the word of dropping stands right behind it
  {
    rules: ['excluded'],
    found: ['right behind dropped'],
    when: (_, found) => found.has('other asked in the sentence'),
  },
  // "we went from 2x 4090 to 4x 4090 last week": what a change came to is there
  { rules: ['past'], when: (_, found) => found.has('changed to') && found.has('only hardware'), then: 'owned' },
  // "we replaced 8 A100 by 4 H200": what was taken is there
  { found: ['came instead'], then: 'owned' },
  { rules: ['past'], found: ['told to go'] },
  { rules: ['unused'] },
  { found: ['a label says'] },
  { rules: ['owned'], found: ['replaced by us', 'handed on'] },
  { found: ['swapped for', 'to be got'], then: 'asked' },
  // "would our 16 T4 be enough?": whose they are is said right beside them, or by the next sentence
  { found: ['swapped away', 'called ours', 'in use now', 'there already', 'fails there'], then: 'owned' },
  { found: ['said or wished', 'a further one'], then: 'asked' },
];

function insisted(h: Hardware, evidence: Found): Standing | undefined {
  for (const settling of SETTLED) if (holds(settling, h, evidence)) return settling.then ?? h.rule;
  return undefined;
}
const holds = ({ rules, found, when }: Settling, h: Hardware, evidence: Found): boolean =>
  rules?.includes(h.rule) !== false &&
  found?.some((name) => evidence.has(name)) !== false &&
  when?.(h, evidence) !== false;

/** "Bij ons draait Mixtral op een bak met 2x A6000", "Qwen3-14B, vLLM, single A100 80GB": a model is said to be on so
 *  many cards now, or stands in one line with its engine and the card, and nothing compares them. */
const servesThere = (evidence: Found): boolean =>
  SERVES.some((names) => names.every((name) => evidence.has(name))) && !isCompared(evidence, BEHIND);
const SERVES = [
  ['under a model', 'counted', 'told as now'],
  ['before a model', 'before a engine', 'text measures', 'told as now'],
];
const BEHIND = 'other stated behind';

const NOT_THERE: ReadonlySet<Standing> = new Set<Standing>(['foreign', 'past', 'imagined']);

function weighed({ rule, instanceType }: Hardware, evidence: Found): Standing {
  const stance = stanceOf(evidence);
  // what another holds, the writer had or only imagines is not in use, whatever speaks for it
  if (stance === 'use' && NOT_THERE.has(rule)) return rule;
  // who runs on a machine by its rental name rents it
  if (stance === 'use') return rule === 'owned' || instanceType !== undefined ? 'owned' : 'stated';
  if (stance === 'ask') return isDemanded(rule, evidence) ? 'only' : 'asked';
  if (stance === 'out') return 'excluded';
  if (rule === 'stated' && servesThere(evidence)) return 'stated';
  return rule === 'foreign' || rule === 'past' || rule === 'imagined' ? rule : 'unused';
}
