import type { UseCase } from '@compute-advisor/domain';
import type { Page } from '../elements/page';
import type { GazetteerModel, WorkloadReading } from '../reading';
import { factOf } from './fact';
import type { ModelsReading } from './model';

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

/** Other models that must run too: of another kind, or joined to the first by "and", "plus", "next to it"; never its alternatives. */
export function furtherOf(
  page: Page,
  models: ModelsReading,
  kindOf: (id: string) => GazetteerModel['kind'] | undefined,
): WorkloadReading[] {
  if (models.at === undefined) return [];
  const main = models.at;
  const mainKind = models.model?.value.kind === 'catalog' ? kindOf(models.model.value.id) : 'text';
  const out = new Map<string, WorkloadReading>();
  for (const other of models.besides) {
    if (
      other.fact.value.kind !== 'catalog' ||
      out.has(other.fact.value.id) ||
      other.weight < 0 ||
      isAlternative(page, other.at)
    )
      continue;
    const kind = kindOf(other.fact.value.id);
    const helper = kind !== mainKind && kind !== undefined && USES[kind] !== undefined;
    const mainHelper = mainKind !== undefined && USES[mainKind] !== undefined && kind !== mainKind;
    if (!helper && !mainHelper && !isJoined(page, main, other.at)) continue;
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

/** Between the two names, or right behind the second, stands a word that lets both run. */
function isJoined(page: Page, a: number, b: number): boolean {
  if (Math.abs((page.at(a)?.sentence ?? 0) - (page.at(b)?.sentence ?? 0)) > 1)
    return page.has(a - 1, 'beside') || page.has(b - 1, 'beside');
  const from = Math.min(a, b);
  const to = Math.max(a, b);
  for (let j = from + 1; j < to && j < from + 40; j += 1)
    if (page.has(j, 'and', 'beside') || page.is(j, '>') || page.is(j, '->')) return true;
  return page.after(to, 5, ['beside']) >= 0;
}
