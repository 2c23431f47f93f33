import { kindOfRun, type SpeedFigure, type SpeedRange, type SpeedRanges } from '@compute-advisor/domain';
import type { Observation } from './observation';
import type { Predicted } from './score';

/** Share of the measured values on each side outside the range: a little under a tenth, so that sources nobody has
 *  measured yet still find four of five inside. */
const TAIL = 0.09;
/** A kind of run has a range of its own from so many figures of so many (architecture, part) groups on. */
const ENOUGH_FIGURES = 30;
const ENOUGH_GROUPS = 3;
/** Groups that the errors of all runs count as in the range of one kind. */
const EVERYBODYS_GROUPS = 2;
/** A class without rows: two to four times off (Gaudi, Trainium and TPU figures against first fits of such models). */
const UNCALIBRATED: SpeedRanges['uncalibrated'] = {
  throughput: { low: 0.35, high: 2 },
  tpot: { low: 0.35, high: 2 },
  ttft: { low: 0.3, high: 3 },
};

type Figures = Record<SpeedFigure, SpeedRange>;

/** Figures by key, in the order of the keys. */
export function figuresBy(list: readonly Observation[], key: (o: Observation) => string): Record<string, number> {
  const out: Record<string, number> = {};
  for (const k of list.map(key).sort()) out[k] = (out[k] ?? 0) + 1;
  return out;
}

/** Which stated range belongs to a figure. */
export function figureOf(o: Observation): SpeedFigure {
  if (o.target === 'ttft' || o.target === 'prefill') return 'ttft';
  return o.target === 'tpot' ? 'tpot' : 'throughput';
}

const ratioOf = (p: Predicted): number => p.o.truth / p.value;
const groupsOf = (list: readonly Predicted[]): number => new Set(list.map((p) => p.o.row.group)).size;

/** The range that holds four of five of these predictions; besides them it counts everybody's, as much as further
 *  groups would weigh, so that a kind of few
 *  groups does not claim to know better than it can. */
function rangeOf(own: readonly Predicted[], all: readonly Predicted[]): SpeedRange {
  const perFigure = groupsOf(own) / own.length;
  const weighed = [
    ...own.map((p) => ({ ratio: ratioOf(p), weight: perFigure })),
    ...all.map((p) => ({ ratio: ratioOf(p), weight: EVERYBODYS_GROUPS / all.length })),
  ].sort((a, b) => a.ratio - b.ratio);
  const total = weighed.reduce((sum, w) => sum + w.weight, 0);
  const at = (share: number): number => {
    let seen = 0;
    const found = weighed.find((w) => (seen += w.weight) >= share * total);
    return Number((found?.ratio ?? 1).toFixed(2));
  };
  return { low: Math.min(1, at(TAIL)), high: Math.max(1, at(1 - TAIL)) };
}

const enough = (list: readonly Predicted[]): boolean =>
  list.length >= ENOUGH_FIGURES && groupsOf(list) >= ENOUGH_GROUPS;

/** The predictions of each kind; those of no kind under ''. */
function byKind(list: readonly Predicted[]): Map<string, Predicted[]> {
  const out = new Map<string, Predicted[]>();
  for (const p of list) {
    const kind = kindOfRun(p.o.query) ?? '';
    out.set(kind, [...(out.get(kind) ?? []), p]);
  }
  return out;
}

/** 80 % ranges from the errors on left-out groups, by kind of run: one for throughput and time per token, which an
 *  answer shows side by side, and one for
 *  first tokens. Kinds with too few measurements share one, and so do first tokens of kinds that have too few of
 *  those. */
export function statedRanges(list: readonly Predicted[]): SpeedRanges {
  const known = list.filter((p) => p.o.steady);
  const allCore = known.filter((p) => p.o.core);
  const allFirst = known.filter((p) => p.o.target === 'ttft');
  const core = byKind(allCore);
  const first = byKind(allFirst);
  const speaking = [...core].filter(([kind, own]) => kind !== '' && enough(own));
  const firstSpeaks = (kind: string): boolean => kind !== '' && enough(first.get(kind) ?? []);
  const rest = [...core].filter(([kind]) => !speaking.some(([k]) => k === kind)).flatMap(([, own]) => own);
  const firstRest = [...first].filter(([kind]) => !firstSpeaks(kind)).flatMap(([, own]) => own);
  const figures = (core: SpeedRange, ttft: SpeedRange): Figures => ({ throughput: core, tpot: core, ttft });
  const sparse = figures(rangeOf(rest, allCore), rangeOf(firstRest, allFirst));
  return {
    kinds: Object.fromEntries(
      speaking
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, own]) => [
          kind,
          figures(rangeOf(own, allCore), firstSpeaks(kind) ? rangeOf(first.get(kind) ?? [], allFirst) : sparse.ttft),
        ]),
    ),
    sparse,
    uncalibrated: UNCALIBRATED,
  };
}

/** Whether the measured value lies in the stated range. */
export function isInside(p: Predicted, ranges: SpeedRanges): boolean {
  const r = (ranges.kinds[kindOfRun(p.o.query) ?? ''] ?? ranges.sparse)[figureOf(p.o)];
  const t = p.o.truth / p.value;
  return t >= r.low && t <= r.high;
}

/** Percent of the core figures inside their range. */
export function coverage(list: readonly Predicted[], ranges: SpeedRanges): number {
  const core = list.filter((p) => p.o.core);
  return (100 * core.filter((p) => isInside(p, ranges)).length) / core.length;
}
