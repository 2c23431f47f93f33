import type { UseCase } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { GazetteerModel, ModelReading, WorkloadReading } from '../reading';
import { factOf } from './fact';
import type { ModelsReading } from './model';
import { judgement, modelStanding, opensBeside } from './model-standing';
import { readsPages } from './named-model';
import { arePaired } from './paired-parts';
import { isOutOfQuestion } from './not-served';
import { partOfModel, type ServicePart } from './service-parts';
import { runsSomewhere, speaksOfSeveral } from './several-models';
import { useBetween } from './use-case';

/** What a model of a kind is used for when it serves beside another. */
const USES: Readonly<Record<string, UseCase>> = {
  embedding: 'embeddings',
  reranker: 'reranking',
  image: 'image_generation',
  video: 'video_generation',
  speech: 'speech',
};
/** The standing of a model that was decided on. */
const CHOSEN = 4;
/** Words between two models of which only one will run. */
const REACH = 10;

/** How far before a list of names the word may stand that they were only tried. */
const TRIED_REACH = 20;

/** Weight of a name that the text rejects, once is enough. */
const REJECTED = -6;
const idOf = (m: ModelReading): string => (m.kind === 'catalog' ? m.id : (m.label ?? `${m.parametersB}b`));

/** Other models that must run too: of another kind, or joined to the first by "and", "plus", "next to it"; never its
 *  alternatives. */
export function furtherOf(
  page: Page,
  models: ModelsReading,
  kindOf: (id: string) => GazetteerModel['kind'] | undefined,
  parts: readonly ServicePart[],
): WorkloadReading[] {
  const main = models.at;
  if (main === undefined) return [];
  const kindOfModel = (m: ModelReading): Kind => (m.kind === 'catalog' ? kindOf(m.id) : 'text');
  const mainKind = models.model === undefined ? 'text' : kindOfModel(models.model.value);
  const out = new Map<string, WorkloadReading>();
  // what the plan changes to leaves the others behind
  const isLeft = modelStanding(page, main) >= CHOSEN;
  const rejected = new Set(models.besides.filter((b) => b.weight <= REJECTED).map((b) => idOf(b.fact.value)));
  for (const { at, fact, weight } of models.besides) {
    const id = idOf(fact.value);
    if (weight < 0 || out.has(id) || rejected.has(id) || isNotRun(page, at)) continue;
    const kind = kindOfModel(fact.value);
    const isOtherKind = isOfAnotherKind(kind, mainKind);
    const part = partOfModel(parts, main) && partOfModel(parts, at);
    const runsToo = part !== undefined || readsPages(fact.value) || isJoined(page, main, at);
    if (isOtherKind || (runsToo && !isLeft))
      out.set(id, { label: fact.evidence, model: fact, ...useOf(page, kind, at, part) });
  }
  return [...out.values()];
}

/** One of several names to choose from, only tried, or none of what is to be planned. */
const isNotRun = (page: Page, at: number): boolean =>
  isAlternative(page, at) ||
  isWeighed(page, at) ||
  page.before(at, TRIED_REACH, ['tried']) >= 0 ||
  isOutOfQuestion(page, at);

/** "Gemma 3 27B (great!) and Qwen3 14B (ok)": names with a judgement each were weighed against each other. */
const isWeighed = (page: Page, at: number): boolean =>
  judgement(page, at) !== undefined &&
  page.elements.some(
    (e, k) => k !== at && Math.abs(k - at) <= WEIGHED_REACH && e.kind === 'model' && judgement(page, k) !== undefined,
  );
const WEIGHED_REACH = 12;

type Kind = GazetteerModel['kind'] | undefined;
/** A helper beside a language model, or anything beside a helper. */
const isOfAnotherKind = (kind: Kind, mainKind: Kind): boolean =>
  kind !== mainKind &&
  ((kind !== undefined && USES[kind] !== undefined) || (mainKind !== undefined && USES[mainKind] !== undefined));

/** What a service is for: by the kind of its model, else by the words of its part of the text. */
function useOf(page: Page, kind: Kind, at: number, part?: ServicePart): Pick<WorkloadReading, 'useCase'> {
  const use = kind === undefined ? undefined : USES[kind];
  if (use === undefined && part !== undefined) return useWithin(page, part);
  const e = page.at(at);
  return use === undefined || e === undefined
    ? {}
    : { useCase: factOf(page.text, use, [{ start: e.start, end: e.end }]) };
}

function useWithin(page: Page, { from, to, modelAt }: ServicePart): Pick<WorkloadReading, 'useCase'> {
  const useCase = useBetween(page, from, to, modelAt);
  return useCase === undefined ? {} : { useCase };
}

/** "or", "vs", "instead of" beside the name. */
function isAlternative(page: Page, at: number): boolean {
  for (const step of [-1, 1]) {
    let isApart = false;
    for (let n = 1; n <= REACH; n += 1) {
      const j = at + n * step;
      const e = page.at(j);
      // "..., and I have never seen more than 12": what the writer says next
      if (e === undefined || !page.sameSentence(j, at) || (step === 1 && page.has(j, 'first'))) break;
      if (isOtherChoice(page, j, isApart) && !page.has(j, 'and') && !isOrElse(page, j, step)) return true;
      if (e.kind === 'model') break;
      isApart ||= e.text === '(' || e.text === ')';
    }
  }
  return false;
}
/** "Can we add a 480B or must we buy more?": behind a name an "or" that leads to no other leaves no choice of them. */
const isOrElse = (page: Page, j: number, step: number): boolean =>
  step === 1 &&
  isOr(page, j) &&
  !NEXT_NAME.some((n) => page.sameSentence(j, j + n) && NAMES.has(page.at(j + n)?.kind ?? ''));
const NEXT_NAME = [1, 2, 3, 4, 5, 6];
const NAMES: ReadonlySet<string> = new Set(['model', 'size']);

/** A word of choice; "from 8 to 18" and "von je 8 Minuten" leave nothing, nor does a word behind a bracket that is
 *  about something else. */
const isOtherChoice = (page: Page, j: number, isApart: boolean): boolean =>
  isOr(page, j) || page.has(j, 'versus') || (!isApart && page.has(j, 'not', 'source') && !leadsToTime(page, j));
const leadsToTime = (page: Page, j: number): boolean =>
  TIMES.has(page.at(page.has(j + 1, 'per') ? j + 2 : j + 1)?.kind ?? 'mark');
const TIMES: ReadonlySet<string> = new Set(['figure', 'time']);

/** "Or"; the word that is an article in another language only right between two names ("para o chat", "com o
 *  Whisper"). */
const isOr = (page: Page, j: number): boolean =>
  page.has(j, 'or') && (!page.has(j, 'determiner') || (page.at(j + 1)?.kind === 'model' && endsName(page, j - 1)));
const endsName = (page: Page, j: number): boolean =>
  NAME_ENDS.has(page.at(j)?.kind ?? '') || page.is(j, ')') || page.is(j, ',');
const NAME_ENDS: ReadonlySet<string> = new Set(['model', 'size', 'precision', 'figure']);

/** "Mistral Small or Qwen3 32B": the writer leaves the choice among them. */
export function isChoice(page: Page, at: number): boolean {
  for (const step of [-1, 1])
    for (let n = 1; n <= REACH && page.sameSentence(at + n * step, at); n += 1) {
      if (page.has(at + n * step, 'versus')) return true;
      if (isOr(page, at + n * step) && !isOrElse(page, at + n * step, step)) return true;
      if (page.at(at + n * step)?.kind === 'model') break;
    }
  return false;
}

/** Two rows of one table that has loads. */
function isRowBeside(page: Page, a: number, b: number): boolean {
  const [one, other] = [page.cells.get(a), page.cells.get(b)];
  return one !== undefined && other !== undefined && one.table === other.table && one.row !== other.row;
}

/** `n01: Qwen2.5 72B / n02: Llama 3.1 8B`: both names stand behind a label. */
const isLabelled = (page: Page, k: number): boolean => page.is(k - 1, ':') || page.is(k - 1, '=');

/** Between the two names, or beside the second, stands a word that lets both run; or the text says that there are
 *  several, or each is said to run. */
function isJoined(page: Page, a: number, b: number): boolean {
  if (isRowBeside(page, a, b) || areSeveral(page, a, b)) return true;
  if (page.sameSentence(a, b) && isLabelled(page, a) && isLabelled(page, b)) return true;
  if (isBeside(page, a) || isBeside(page, b)) return true;
  if (Math.abs((page.at(a)?.sentence ?? 0) - (page.at(b)?.sentence ?? 0)) > 1) return page.has(a - 1, 'beside');
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  return isBridged(page, from, to) || page.after(to, BESIDE_REACH, ['beside']) >= 0;
}

/** The text speaks of several models, or names each where it says what runs or opens a part of its own. */
const areSeveral = (page: Page, a: number, b: number): boolean =>
  speaksOfSeveral(page) || runsSomewhere(page, a, b) || arePaired(page, a, b);

/** "And", "beside" or an arrow among the words between two names. */
function isBridged(page: Page, from: number, to: number): boolean {
  for (let j = from + 1; j < to && j < from + BRIDGE_REACH; j += 1)
    if ((page.has(j, 'and', 'beside') && !page.is(j, 'en')) || page.is(j, '>') || page.is(j, '->')) return true;
  return false;
}
const BRIDGE_REACH = 40;

/** "Plus a 24B model", "does X fit beside it": a word that puts the name beside what runs already. */
const isBeside = (page: Page, k: number): boolean =>
  page.before(k, ADDED_REACH, ['beside'], (e) => e.kind === 'model') >= 0 ||
  page.after(k, 3, ['beside']) >= 0 ||
  opensBeside(page, k);
const BESIDE_REACH = 5;
const ADDED_REACH = 3;
