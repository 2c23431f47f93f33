import type { ModelFinder } from '../gazetteers/model-mention';
import { lastWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import type { Fact, GazetteerModel, ModelReading } from '../reading';
import { PROPOSED_TO_US } from '../words/proposal-words';
import { isArchitecture } from './architecture-names';
import { joinSizes } from './joined-sizes';
import { isLabelledModel } from './chosen-models';
import { isRejected, modelStanding } from './model-standing';
import type { NamedModel, NamedSize } from './named-model';
import { isPointedBackAt } from './pointed-back';
import { asksForModel } from './text-questions';
import { fromMention, fromSize, isSpokenOf } from './named-model';

/** The model of the plan and the others that are named. */
export interface ModelsReading {
  readonly model?: Fact<ModelReading>;
  readonly at?: number;
  readonly others: readonly Fact<ModelReading>[];
  /** Elements of the names that are not the model of the plan. */
  readonly otherAt: readonly number[];
  /** Every other model that the writer names now, with its element. */
  readonly besides: readonly { readonly at: number; readonly fact: Fact<ModelReading>; readonly weight: number }[];
}

/** What kind of model an id of the catalog is; undefined for one it does not hold. */
type KindOf = (id: string) => GazetteerModel['kind'] | undefined;

/** Chooses the model to plan for: the target of a change, then names with a size, language models before helpers, then
 *  the first named. */
export function resolveModel(page: Page, finder: ModelFinder, kindOf: KindOf): ModelsReading {
  const { own, sizes, foreign } = namedModels(page, kindOf);
  const joined = meant(page, joinSizes(page, finder, own, sizes), foreign);
  const [first, ...rest] = joined;
  if (first === undefined) return { others: [], otherAt: [], besides: [] };
  const strongest = rest.reduce((a, b) => (b.score > a.score ? b : a), first);
  const best = spokenOf(page, [...joined, ...foreign], named(foreign, strongest));
  const chosen = keyOf(best.fact.value);
  const other = joined.filter((n) => keyOf(n.fact.value) !== chosen);
  return {
    model: best.fact,
    at: best.at,
    others: firstOfEach(other).map((n) => n.fact),
    otherAt: other.map((n) => n.at),
    besides: other
      .filter((n) => n.fact.value.kind === 'catalog' || isNamedOrMade(page, n))
      .map((n) => ({ at: n.at, fact: n.fact, weight: modelStanding(page, n.at) })),
  };
}

/** The models of a text: the writer's, by name and by size, and those that others name. */
interface NamedModels {
  readonly own: readonly NamedModel[];
  /** Those of `own` that are a size alone. */
  readonly sizes: readonly NamedSize[];
  readonly foreign: readonly NamedModel[];
}

function namedModels(page: Page, kindOf: KindOf): NamedModels {
  const own: NamedModel[] = [];
  const sizes: NamedSize[] = [];
  const foreign: NamedModel[] = [];
  const named = [...page.kinds('model'), ...page.kinds('size')].sort((a, b) => a - b);
  const silent = named.every((k) => page.against(k) !== undefined);
  for (const k of named) {
    const e = page.at(k);
    if (e === undefined) continue;
    const mention = e.kind === 'model' ? e.model : undefined;
    const against = page.against(k);
    if (against !== undefined && !(against === 'not_mine' && isTaken(page, k, silent))) {
      if (mention !== undefined) foreign.push(fromMention(page, e, k, mention, kindOf));
      continue;
    }
    const worth = against === undefined ? 0 : PUBLISHED;
    if (mention !== undefined && !isArchitecture(page, k))
      own.push(lowered(fromMention(page, e, k, mention, kindOf), worth));
    const size = e.kind === 'size' && e.name !== undefined ? fromSize(page, e, k, e.name) : undefined;
    if (size === undefined || isRejected(page, k)) continue; // "a 65B is not happening"
    const weighed = lowered(size, worth);
    own.push(weighed);
    sizes.push(weighed);
  }
  return { own, sizes, foreign };
}
const lowered = <T extends NamedModel>(named: T, by: number): T => ({ ...named, score: named.score - by });

/** "Found online: DSv4-Pro on GB300. We'd run the same model": where the writer names none, the one that others named
 *  before. */
function meant(page: Page, own: readonly NamedModel[], foreign: readonly NamedModel[]): readonly NamedModel[] {
  if (own.length > 0 || foreign.length === 0) return own;
  const at = page.tagged('sameModel').find((k) => page.against(k) === undefined) ?? -1;
  const before = foreign.filter((n) => n.at < at).at(-1) ?? (asksForModel(page) ? undefined : onlyOne(page, foreign));
  return before === undefined ? own : [before];
}

const onlyOne = (page: Page, foreign: readonly NamedModel[]): NamedModel | undefined =>
  onlyNamed(page, foreign) ?? onlyProposed(page, foreign);

/** Where the writer names no model at all, one that he had himself is the only one there is to plan for; what ran where
 *  he once worked is not his. */
function onlyNamed(page: Page, foreign: readonly NamedModel[]): NamedModel | undefined {
  const told = foreign.filter((n) => page.before(n.at, DAYS_REACH, ['daysOf']) < 0 && page.against(n.at) === 'past');
  const only = told.filter((n) => page.before(n.at, HOUSE_REACH, ['party', 'offer', 'workplace', 'org']) < 0).at(-1);
  if (only === undefined) return undefined;
  const note = `The text names no other model: ${only.fact.evidence} is planned for.`;
  return { ...only, fact: { ...only.fact, approximation: only.fact.approximation ?? note } };
}
/** "Our colleague in Singapore suggested Qwen3 32B": what was proposed to him is all that he can mean. */
function onlyProposed(page: Page, foreign: readonly NamedModel[]): NamedModel | undefined {
  const proposed = foreign.filter((n) => page.against(n.at) === 'not_mine' && isProposedHere(page, n.at));
  const [only] = firstOfEach(proposed);
  if (only === undefined || firstOfEach(foreign).length > 1) return undefined;
  const note = `The text names no other model: ${only.fact.evidence}, which was proposed, is planned for.`;
  return { ...only, fact: { ...only.fact, approximation: only.fact.approximation ?? note } };
}
function isProposedHere(page: Page, k: number): boolean {
  for (let j = k - PROPOSED_REACH; j <= k + PROPOSED_BEHIND; j += 1)
    if (page.sameSentence(j, k) && PROPOSED_TO_US.has(lastWord(page.textAt(j)))) return true;
  return false;
}
const PROPOSED_REACH = 6;
const PROPOSED_BEHIND = 2;
const HOUSE_REACH = 60;
/** "Left over from the days when we did images with SDXL": how far behind such words what was then may stand. */
const DAYS_REACH = 12;

/** What another names is the topic where the writer asks about it, or where a publication speaks of it. */
const isTaken = (page: Page, k: number, silent: boolean): boolean =>
  isPublished(page, k, silent) || isLabelledModel(page, k) || (silent && isPointedBackAt(page, k));

/** What a publication speaks of ("the README says you need 8x H100 for it") is the topic only where the writer names
 *  none. */
const isPublished = (page: Page, k: number, silent: boolean): boolean =>
  (page.before(k, 30, ['publication']) >= 0 || page.after(k, 12, ['publication']) >= 0) &&
  (silent || page.before(k, 20, ['requirement', 'ask']) >= 0);
const PUBLISHED = 40;
/** "Qwen2.5 72B leads the board. Memory for the Qwen?": a bare family means the one of that family that was spoken of.
 */
function spokenOf(page: Page, named: readonly NamedModel[], best: NamedModel): NamedModel {
  if (best.mention === undefined || best.mention.sized || best.fact.approximation === undefined) return best;
  const family = page.text.slice(best.fact.start, best.fact.end).toLowerCase();
  const meant = named.find(
    (n) =>
      n !== best && n.at < best.at && n.mention?.sized === true && n.fact.evidence.toLowerCase().startsWith(family),
  );
  return meant === undefined ? best : { ...best, fact: meant.fact };
}
/** "Everybody wants the 70B, a nephew runs it, so Llama 3.3 70B": a size alone is the model of that size that others
 *  name. */
function named(foreign: readonly NamedModel[], best: NamedModel): NamedModel {
  const size = best.fact.value;
  if (size.kind !== 'size' || size.label !== undefined || best.mention !== undefined) return best;
  const meant = foreign.find((n) => n.mention?.parts.sizes.some((s) => Number(s) === size.parametersB) === true);
  return meant === undefined ? best : { ...best, fact: meant.fact };
}
/** A name that the catalog does not hold, or a size that is the model spoken of: "a 24B model that formats the
 *  letters". */
const isNamedOrMade = (page: Page, n: NamedModel): boolean =>
  n.fact.value.kind === 'size' &&
  n.fact.value.sizeAssumed !== true &&
  (n.fact.value.label !== undefined || isSpokenOf(page, n.at));
/** Each model once, where it is named first. */
function firstOfEach(named: readonly NamedModel[]): NamedModel[] {
  const first = new Map<string, NamedModel>();
  for (const n of named) if (!first.has(keyOf(n.fact.value))) first.set(keyOf(n.fact.value), n);
  return [...first.values()];
}
/** What makes two names the same model. */
const keyOf = (m: ModelReading): string => (m.kind === 'catalog' ? m.id : `size ${m.parametersB}`);
