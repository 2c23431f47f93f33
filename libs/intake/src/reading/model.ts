import type { ModelFinder, ModelMention } from '../gazetteers/model-mention';
import type { GazetteerModel, Fact, ModelReading } from '../reading';
import type { Page } from '../elements/page';
import type { Element } from '../elements/element';

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

interface Named {
  readonly at: number;
  readonly fact: Fact<ModelReading>;
  readonly score: number;
  readonly mention?: ModelMention;
}

const LANGUAGE = new Set(['text', 'vision-language']);

/** Chooses the model to plan for: the target of a change, then names with a size, language models before helpers, then
 *  the first named. */
export function resolveModel(
  page: Page,
  finder: ModelFinder,
  kindOf: (id: string) => GazetteerModel['kind'] | undefined,
): ModelsReading {
  const named: Named[] = [];
  const foreign: Named[] = [];
  const silent = !page.elements.some((e, k) => OWN_KINDS.has(e.kind) && page.against(k) === undefined);
  page.elements.forEach((e, k) => {
    const against = page.against(k);
    if (against !== undefined && !(against === 'not_mine' && isPublished(page, k, silent))) {
      if (e.kind === 'model' && e.model !== undefined) foreign.push(fromMention(page, e, k, e.model, kindOf));
      return;
    }
    const behind = named.length;
    if (e.kind === 'model' && e.model !== undefined && !isArchitecture(page, k))
      named.push(fromMention(page, e, k, e.model, kindOf));
    if (e.kind === 'size' && e.name !== undefined) {
      const size = fromSize(page, e, k);
      if (size !== undefined) named.push(size);
    }
    if (against !== undefined) for (const n of named.splice(behind)) named.push({ ...n, score: n.score - PUBLISHED });
  });
  if (named.length === 0) return { others: [], otherAt: [], besides: [] };
  const joined = joinSizes(page, finder, named);
  const best = spokenOf(
    page,
    [...joined, ...foreign],
    joined.reduce((a, b) => (b.score > a.score ? b : a)),
  );
  const others: Fact<ModelReading>[] = [];
  const seen = new Set([keyOf(best.fact.value)]);
  for (const n of joined) {
    const key = keyOf(n.fact.value);
    if (!seen.has(key)) {
      seen.add(key);
      others.push(n.fact);
    }
  }
  const chosen = keyOf(best.fact.value);
  const otherAt = joined.filter((n) => keyOf(n.fact.value) !== chosen).map((n) => n.at);
  const besides = joined
    .filter((n) => keyOf(n.fact.value) !== chosen && n.fact.value.kind === 'catalog')
    .map((n) => ({ at: n.at, fact: n.fact, weight: standing(page, n.at) }));
  return { model: best.fact, at: best.at, others, otherAt, besides };
}
/** What a publication speaks of ("the README says you need 8x H100 for it") is the topic only where the writer names
 *  none. */
const isPublished = (page: Page, k: number, silent: boolean): boolean =>
  (page.before(k, 30, ['publication']) >= 0 || page.after(k, 12, ['publication']) >= 0) &&
  (silent || page.before(k, 20, ['requirement', 'ask']) >= 0);
/** What shows that the writer has something of his own to say. */
const OWN_KINDS: ReadonlySet<string> = new Set(['figure', 'money', 'gpu', 'instance', 'model', 'time']);
const PUBLISHED = 40;
/** "Qwen2.5 72B leads the board. Memory for the Qwen?": a bare family means the one of that family that was spoken of.
 */
function spokenOf(page: Page, named: readonly Named[], best: Named): Named {
  if (best.mention === undefined || best.mention.sized || best.fact.approximation === undefined) return best;
  const family = page.text.slice(best.fact.start, best.fact.end).toLowerCase();
  const meant = named.find(
    (n) =>
      n !== best && n.at < best.at && n.mention?.sized === true && n.fact.evidence.toLowerCase().startsWith(family),
  );
  return meant === undefined ? best : { ...best, fact: meant.fact };
}
const keyOf = (m: ModelReading): string => (m.kind === 'catalog' ? m.id : `size ${m.parametersB}`);

/** `"model_type": "llama"`, `"architectures": ["LlamaForCausalLM"]` of a pasted config. */
const CONFIG_KEY = /(?:model_type|architectures)\W{1,8}$/;

/** "llama architecture", "Llama-style", "based on Llama": how a private model is built, not which it is. */
function isArchitecture(page: Page, k: number): boolean {
  const e = page.at(k);
  const sized = e?.model?.sized === true;
  if (!sized && CONFIG_KEY.test(page.text.slice(Math.max(0, (e?.start ?? 0) - 24), e?.start))) return true;
  return !sized && (page.has(k + 1, 'archOf') || (page.is(k + 1, '-') && page.has(k + 2, 'archOf')));
}

/** The sentence about a name, with the name as the text writes it. */
function asWritten(mention: ModelMention, words: string): string | undefined {
  const { reading, approximation } = mention;
  const label = reading.kind === 'size' ? reading.label : words.toLowerCase();
  return label === undefined ? approximation : approximation?.replace(`"${label}"`, () => `"${words}"`);
}

function fromMention(
  page: Page,
  e: Element,
  k: number,
  mention: ModelMention,
  kindOf: (id: string) => string | undefined,
): Named {
  let score = 10;
  const kind = mention.reading.kind === 'catalog' ? kindOf(mention.reading.id) : 'text';
  if (mention.sized) score += 2;
  else if (mention.approximation !== undefined) score -= 1;
  if (kind !== undefined && !LANGUAGE.has(kind)) score -= 3;
  // a name nobody knows and without a size is rather a file or a product
  if (mention.reading.kind === 'size' && mention.reading.sizeAssumed === true) score -= 3;
  return {
    at: k,
    fact: factOf(page, e, mention.reading, asWritten(mention, page.text.slice(e.start, e.end))),
    score: score + standing(page, k),
    mention,
  };
}

/** "Llama 3.1 8B was tried and rejected", "Command R+ (meh)", "Nemotron? no: Scout". */
function isRejected(page: Page, k: number): boolean {
  const listed = page.has(k + 1, 'and') && page.at(k + 2)?.kind === 'model' ? k + 2 : k;
  const next = (e: Element): boolean => e.kind === 'model' || e.text === ';';
  if (page.after(listed, 14, ['rejected'], next) >= 0) return true;
  return page.is(k + 1, '?') && (page.is(k + 2, 'no') || page.is(k + 2, 'nope'));
}

/** "From Mixtral to Qwen", "moved from Mixtral": what is left; "answers from Qwen" is no change. */
const isChange = (page: Page, from: number, k: number): boolean =>
  page.after(k, 6, ['to', 'target']) >= 0 || page.before(from, 4, ['changed', 'target', 'leaving', 'source']) >= 0;

/** Targets of a change win, what is left behind or merely compared with loses. */
function standing(page: Page, k: number): number {
  const until = (e: Element): boolean => e.kind === 'model' || e.text === ';';
  if (isRejected(page, k)) return -6;
  const target = page.before(k, 5, ['target'], until);
  const left = page.before(k, 4, ['source'], until);
  const source = left >= 0 && page.is(left, 'from') && !isChange(page, left, k) ? -1 : left;
  if (target >= 0 && target > source) return 4;
  const tried = page.before(k, 4, ['tried'], until);
  if (tried >= 0) return -2;
  const wanted = page.before(k, 5, ['nowCue', 'aim', 'idea'], until);
  if (wanted >= 0 && !page.has(wanted, 'source')) return 2;
  const no = page.before(k, 2, ['not'], until);
  const not = page.is(no - 1, '?') ? -1 : no; // "Mixtral? no: Qwen" answers
  if (source >= 0) return page.has(source, 'not') || page.has(source, 'versus') ? -6 : -3;
  if (not >= 0) return -6;
  return 0;
}

function fromSize(page: Page, e: Element, k: number): Named | undefined {
  const [a, b] = e.name!.split('x');
  const parametersB = b === undefined ? Number(a) : Math.round(Number(a) * Number(b) * 0.83);
  if (!(parametersB > 0.01) || parametersB > 5000) return undefined;
  if (page.at(k + 1)?.kind === 'figure' && page.at(k + 1)!.glued) return undefined;
  const range = page.before(k, 2, ['to', 'or'], (x) => x.kind === 'model') >= 0 && page.at(k - 2)?.kind === 'size';
  const hedged = page.isHedged(k)
    ? { approximation: `The text gives an approximate size; ${parametersB} billion parameters are used.` }
    : {};
  return {
    at: k,
    fact: {
      value: { kind: 'size', parametersB },
      evidence: page.text.slice(e.start, e.end),
      start: e.start,
      end: e.end,
      ...hedged,
    },
    score:
      (isPrivate(page, k) || isSpokenOf(page, k) ? 9 : 6) -
      (page.before(k, 5, ['api'], (x) => x.kind === 'model') >= 0 ? 5 : 0) +
      standing(page, k) / 2 -
      (range ? 1 : 0),
  };
}
/** "An 8B tool calling model", "a 30B LLM": the size is the model that is spoken of. */
const isSpokenOf = (page: Page, k: number): boolean => {
  for (let j = k + 1; j <= k + 4 && page.sameSentence(j, k) && page.at(j)?.clause === page.at(k)?.clause; j += 1)
    if (MODEL_WORDS.test(page.at(j)?.text ?? '')) return page.has(k - 1, 'determiner') || page.is(k - 1, 'an');
  return false;
};
const MODEL_WORDS = /^(?:models?|llms?|modell|modelo|modele|modello|модель)$/;
const isPrivate = (page: Page, k: number): boolean =>
  page.before(k, 4, ['private']) >= 0 || page.after(k, 4, ['private']) >= 0;

/** "Llama 3.3 ... the 70B": a family named without a size takes the size named elsewhere, unless that one is the
 *  writer's own model. */
function joinSizes(page: Page, finder: ModelFinder, named: readonly Named[]): Named[] {
  const sizes = named.filter((n) => n.fact.value.kind === 'size' && n.mention === undefined && !isPrivate(page, n.at));
  const taken = new Set<Named>();
  const out: Named[] = [];
  for (const n of named) {
    if (n.mention === undefined || n.mention.sized || n.mention.approximation === undefined) {
      out.push(n);
      continue;
    }
    let replaced: Named | undefined;
    for (const s of sizes) {
      if (taken.has(s) || Math.abs(s.at - n.at) > 40 || Math.abs(page.at(s.at)!.sentence - page.at(n.at)!.sentence) > 2)
        continue;
      const e = page.at(s.at)!;
      const a = page.at(n.at)!;
      const label = page.text.slice(a.start, a.end);
      const choice =
        finder.withSize(n.mention, e.name!, `${label} ${page.text.slice(e.start, e.end)}`) ??
        (Math.abs(s.at - n.at) <= 5 && e.sentence === a.sentence
          ? {
              reading: { ...s.fact.value, label },
              approximation: `"${label}" of that size is not in the catalog; the size alone is planned.`,
            }
          : undefined);
      if (choice === undefined) continue;
      taken.add(s);
      const start = Math.min(a.start, e.start);
      const end = Math.max(a.end, e.end);
      replaced = {
        ...n,
        score: n.score + 2,
        fact: {
          value: choice.reading,
          evidence: page.text.slice(start, end),
          start,
          end,
          ...(choice.approximation === undefined ? {} : { approximation: choice.approximation }),
        },
      };
      break;
    }
    out.push(replaced ?? n);
  }
  return out.filter((n) => !taken.has(n));
}

function factOf(page: Page, e: Element, value: ModelReading, approximation: string | undefined): Fact<ModelReading> {
  return {
    value,
    evidence: page.text.slice(e.start, e.end),
    start: e.start,
    end: e.end,
    ...(approximation === undefined ? {} : { approximation }),
  };
}
