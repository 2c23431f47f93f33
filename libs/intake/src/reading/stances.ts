import type { Page } from '../page/page';
import weights from './data/stance-weights.json';
import { type Hardware, isThere, type Standing } from './hardware-mention';
import { isListedByTool } from './host-rows';
import { isOfOption } from './option-lines';
import { evidenceOf, textEvidence } from './stance-evidence';
import { StanceGround } from './stance-ground';

/** What a mention of hardware is to the question: in use, asked about, ruled out, or nothing. */
export const STANCES = ['use', 'ask', 'out', 'none'] as const;
export type Stance = (typeof STANCES)[number];

/** What each thing found about a mention is worth for its being in use, asked about, ruled out, or nothing to the
 *  question (the order of `STANCES`). Fitted by `tools/reading/src/stances/fit.ts` on the labelled mentions of
 *  `tools/reading/data/hardware-stances.jsonl`, 2026-11-22. */
const STANCE_WEIGHTS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(weights));

/** `"count": null`, `gpus: ?`: a record that leaves the number of cards open asks for them. */
const OPEN_COUNT = new RegExp(
  '(?:^|[\\s{,"\'_])(?:count|gpu_?count|num_?gpus|gpus|quantity|qty|cards|anzahl|nombre|cantidad|quantita|数量)' +
    '["\']?\\s*[:=：]\\s*(?:null|none|tbd|[?？])',
  'im',
);

/** Weighs everything that speaks for and against each mention and settles how it stands to the writer. */
export function takeStances(page: Page, found: readonly Hardware[]): Hardware[] {
  if (found.length === 0) return [];
  const ground = new StanceGround(page, found, textEvidence(page));
  const leavesOpen = OPEN_COUNT.test(page.text);
  const settled = found.map((h) => {
    if (NOT_THERE.has(h.rule) && page.statements.elsewhere[h.at] === true) return { ...h, standing: h.rule };
    const evidence = evidenceOf(page, h, ground);
    const isShown = (h.rule === 'stated' || h.rule === 'asked') && isListedByTool(page, h.at);
    const standing = isShown ? 'stated' : standingOn(h, evidence);
    const isOpen = standing === 'stated' && (isOfOption(page, h.at) || (!h.counted && leavesOpen));
    return { ...h, standing: isOpen ? 'asked' : standing, found: evidence };
  });
  return withoutDisposed(page, settled);
}

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

/** The score of each stance, in the order of `STANCES`. */
export function stanceScores(evidence: readonly string[]): number[] {
  const scores = [...(STANCE_WEIGHTS.get('bias') ?? [])];
  for (const name of evidence) STANCE_WEIGHTS.get(name)?.forEach((worth, i) => (scores[i] = (scores[i] ?? 0) + worth));
  return scores;
}

function stanceOf(evidence: readonly string[]): Stance {
  const scores = stanceScores(evidence);
  return STANCES[scores.indexOf(Math.max(...scores))] ?? 'none';
}

/** "AWS, H100: Llama 3.3 70B for 60 people", "on RTX 4090": the part is named as the place to run at, not compared. */
function isDemanded(rule: Standing, evidence: readonly string[]): boolean {
  if (rule === 'only') return true;
  if (rule !== 'stated' || evidence.some((name) => COMPARED.has(name))) return false;
  return evidence.includes('provider beside') || evidence.includes('behind a word of place');
}
const COMPARED: ReadonlySet<string> = new Set([
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
]);

/** The finer standing: whose it is where it is nobody's here, and whether the writer insists on it. */
function standingOn(h: Hardware, evidence: readonly string[]): Standing {
  return insisted(h, evidence) ?? weighed(h, evidence);
}

/** What the words beside a mention settle, whatever else speaks for and against it; the first that holds decides. */
const SETTLED: readonly {
  readonly when: (h: Hardware, found: ReadonlySet<string>) => boolean;
  readonly then?: Standing;
}[] = [
  // "instead of the P40s", "only the A40 server is used": what is there is named again
  {
    when: ({ rule }, found) => found.has('named again') && (rule === 'excluded' || rule === 'only'),
    then: 'unused',
  },
  // "on H200 only" names a kind of part and nobody's machines: it limits the answer. "Only 2 A100" may be all there is.
  { when: ({ rule, counted, instanceType }) => rule === 'only' && !counted && instanceType === undefined },
  // what a quota denies and what is not to be counted is not in use
  { when: ({ rule }, found) => rule === 'excluded' && (found.has('quota near') || found.has('left out behind')) },
  { when: ({ rule }, found) => rule === 'excluded' && found.has('denied right before in an offer') },
  { when: (_, found) => found.has('ruled out by us') },
  // "we went from 2x 4090 to 4x 4090 last week": what a change came to is there
  {
    when: ({ rule }, found) => rule === 'past' && found.has('changed to') && found.has('only hardware'),
    then: 'owned',
  },
  { when: ({ rule }, found) => rule === 'past' && found.has('told to go') },
  { when: ({ rule }, found) => rule === 'unused' || found.has('a label says') },
  { when: ({ rule }, found) => rule === 'owned' && (found.has('replaced by us') || found.has('handed on')) },
  { when: (_, found) => found.has('said or wished') || found.has('a further one'), then: 'asked' },
];

function insisted(h: Hardware, evidence: readonly string[]): Standing | undefined {
  const found = new Set(evidence);
  const settled = SETTLED.find(({ when }) => when(h, found));
  return settled === undefined ? undefined : (settled.then ?? h.rule);
}

/** "Bij ons draait Mixtral op een bak met 2x A6000", "Qwen3-14B, vLLM, single A100 80GB": a model is said to be on so
 *  many cards now, or stands in one line with its engine and the card, and nothing compares them. */
const servesThere = (evidence: readonly string[]): boolean =>
  SERVES.some((names) => names.every((name) => evidence.includes(name))) &&
  !evidence.some((name) => COMPARED.has(name) && name !== BEHIND);
const SERVES = [
  ['under a model', 'counted', 'told as now'],
  ['before a model', 'before a engine', 'text measures', 'told as now'],
];
const BEHIND = 'other stated behind';

const NOT_THERE: ReadonlySet<Standing> = new Set<Standing>(['foreign', 'past', 'imagined']);

function weighed({ rule, instanceType }: Hardware, evidence: readonly string[]): Standing {
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
