import type { UseCase } from '@compute-advisor/domain';
import type { Page } from '../elements/page';
import type { GazetteerModel, ModelReading, WorkloadReading } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { factOf } from './fact';
import type { ModelsReading } from './model';
import { modelOfRow } from './rows';

/** What a model of a kind is used for when it serves beside another. */
const USES: Readonly<Record<string, UseCase>> = {
  embedding: 'embeddings',
  reranker: 'reranking',
  image: 'image_generation',
  video: 'video_generation',
  speech: 'speech',
};
/** Words between two models of which only one will run. */
const REACH = 10;

/** How far before a list of names the word may stand that they were only tried. */
const TRIED_REACH = 20;

/** Weight of a name that the text rejects, once is enough. */
const REJECTED = -6;
const idOf = (m: ModelReading): string => (m.kind === 'catalog' ? m.id : (m.label ?? ''));

/** Other models that must run too: of another kind, or joined to the first by "and", "plus", "next to it"; never its
 *  alternatives. */
export function furtherOf(
  page: Page,
  models: ModelsReading,
  kindOf: (id: string) => GazetteerModel['kind'] | undefined,
): WorkloadReading[] {
  if (models.at === undefined) return [];
  const main = models.at;
  const mainKind = models.model?.value.kind === 'catalog' ? kindOf(models.model.value.id) : 'text';
  const out = new Map<string, WorkloadReading>();
  const rejected = new Set(models.besides.filter((b) => b.weight <= REJECTED).map((b) => idOf(b.fact.value)));
  for (const other of models.besides) {
    if (
      other.fact.value.kind !== 'catalog' ||
      out.has(other.fact.value.id) ||
      other.weight < 0 ||
      rejected.has(other.fact.value.id) ||
      isAlternative(page, other.at) ||
      page.before(other.at, TRIED_REACH, ['tried']) >= 0
    )
      continue;
    const kind = kindOf(other.fact.value.id);
    const helper = kind !== mainKind && kind !== undefined && USES[kind] !== undefined;
    const besideMain = mainKind !== undefined && USES[mainKind] !== undefined && kind !== mainKind;
    if (!helper && !besideMain && !isJoined(page, main, other.at)) continue;
    const use = kind === undefined ? undefined : USES[kind];
    const e = page.at(other.at);
    out.set(other.fact.value.id, {
      label: other.fact.evidence,
      model: other.fact,
      ...(use === undefined || e === undefined
        ? {}
        : { useCase: factOf(page.text, use, [{ start: e.start, end: e.end }]) }),
    });
  }
  return [...out.values()];
}

const LOADS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
]);
type Attached =
  | 'totalUsers'
  | 'concurrentRequests'
  | 'requestsPerSecond'
  | 'requestsPerDay'
  | 'inputTokens'
  | 'outputTokens'
  | 'contextTokens';
const ATTACHED: ReadonlySet<string> = new Set<Attached>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
  'inputTokens',
  'outputTokens',
  'contextTokens',
]);

/** Claims that belong to another service: they stand behind its name, before the next one, and the first service has a
 *  load of its own. */
export function splitClaims(
  page: Page,
  claims: readonly Claim[],
  further: readonly WorkloadReading[],
): { readonly first: readonly Claim[]; readonly others: ReadonlyMap<WorkloadReading, readonly Claim[]> } {
  if (further.length === 0) return { first: claims, others: new Map() };
  const others = new Map<WorkloadReading, Claim[]>();
  const first: Claim[] = [];
  for (const c of claims) {
    const row = modelOfRow(page, c.at);
    const name = row === undefined ? nameBefore(page, c.at) : page.at(row)?.start;
    const owner = further.find((w) => ATTACHED.has(c.member) && name === w.model.start);
    if (owner === undefined) first.push(c);
    else others.set(owner, [...(others.get(owner) ?? []), c]);
  }
  return first.some((c) => LOADS.has(c.member)) ? { first, others } : { first: claims, others: new Map() };
}

/** Where the nearest model name or size before an element of its sentence begins. */
function nameBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= 0 && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'model' || page.at(j)?.kind === 'size') return page.at(j)?.start;
  return undefined;
}

/** A workload with the figures that belong to it. */
export function withFigures(page: Page, workload: WorkloadReading, claims: readonly Claim[]): WorkloadReading {
  const facts = Object.fromEntries(claims.map((c) => [c.member, factOf(page.text, c.value, [c], c.approximation)]));
  return { ...workload, ...facts };
}

/** "or", "vs", "instead of" beside the name. */
function isAlternative(page: Page, at: number): boolean {
  for (const step of [-1, 1])
    for (let n = 1; n <= REACH; n += 1) {
      const j = at + n * step;
      const e = page.at(j);
      if (e === undefined || !page.sameSentence(j, at)) break;
      if (page.has(j, 'or', 'versus', 'not', 'source') && !page.has(j, 'and')) return true;
      if (e.kind === 'model') break;
    }
  return false;
}

/** "Mistral Small or Qwen3 32B": the writer leaves the choice among them. */
export function isChoice(page: Page, at: number): boolean {
  for (const step of [-1, 1])
    for (let n = 1; n <= REACH && page.sameSentence(at + n * step, at); n += 1) {
      if (page.has(at + n * step, 'or', 'versus')) return true;
      if (page.at(at + n * step)?.kind === 'model') break;
    }
  return false;
}

/** Two rows of one table that has loads. */
function isRowBeside(page: Page, a: number, b: number): boolean {
  const [one, other] = [page.cells.get(a), page.cells.get(b)];
  return one !== undefined && other !== undefined && one.table === other.table && one.row !== other.row;
}

/** "Two models", "both engines" where the text names two: each has its share. */
const isPair = (page: Page): boolean =>
  page.elements.some(
    (e, k) =>
      PAIR.test(page.at(k + 1)?.text ?? '') &&
      page.against(k) === undefined &&
      (e.text === 'both' || (e.figure?.value === 2 && e.figure.spelled)),
  );
const PAIR = /^(?:models?|llms?|engines?|services?|modelle|modelos|modeles|modelli)$/;

/** `n01: Qwen2.5 72B / n02: Llama 3.1 8B`: both names stand behind a label. */
const isLabelled = (page: Page, k: number): boolean => page.is(k - 1, ':') || page.is(k - 1, '=');

/** Between the two names, or right behind the second, stands a word that lets both run. */
function isJoined(page: Page, a: number, b: number): boolean {
  if (
    isRowBeside(page, a, b) ||
    isPair(page) ||
    (page.sameSentence(a, b) && isLabelled(page, a) && isLabelled(page, b))
  )
    return true;
  if (Math.abs((page.at(a)?.sentence ?? 0) - (page.at(b)?.sentence ?? 0)) > 1)
    return page.has(a - 1, 'beside') || page.has(b - 1, 'beside');
  const from = Math.min(a, b);
  const to = Math.max(a, b);
  for (let j = from + 1; j < to && j < from + 40; j += 1)
    if (page.has(j, 'and', 'beside') || page.is(j, '>') || page.is(j, '->')) return true;
  return page.after(to, 5, ['beside']) >= 0;
}
