import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { ModelMention } from '../gazetteers/model-mention';
import type { Fact, ModelReading } from '../reading';
import { factOf } from './fact';
import { isAdded, modelStanding } from './model-standing';

/** A model that the text names, by its name or by its size alone, with what speaks for its being the one planned. */
export interface NamedModel {
  readonly at: number;
  readonly element: Element;
  readonly fact: Fact<ModelReading>;
  readonly score: number;
  /** The name; absent for a size alone. */
  readonly mention?: ModelMention;
}

/** A size that stands alone, as the text writes it: `70`, `8x7`. */
export interface NamedSize extends NamedModel {
  readonly size: string;
}

/** Scores: a name, a name with its size, a size of what is spoken of, a size beside a bought API. */
const NAME = 10;
const SIZED_NAME = 2;
const VAGUE_NAME = -1;
const HELPER = -4;
/** One that is to come beside what runs. */
const ADDED = -2;
/** A name nobody knows and without a size is rather a file or a product. */
const UNKNOWN = -3;
const SPOKEN_SIZE = 9;
const SIZE = 6;
const OF_API = -5;
/** A model that reads pages beside the one that answers; of equals one of the catalog comes first. */
const READER = -1;
const OUTSIDE = 0.25;
/** Whether a model reads pages for another one: OCR. */
export const readsPages = (reading: ModelReading): boolean =>
  /(?:^|[-./ ])[a-z]*ocr(?:$|[-./ \d])/i.test(reading.kind === 'catalog' ? reading.id : (reading.label ?? ''));
/** A name that no list holds is worth less than one of the catalog. */
const UNLISTED = 1;
/** Parameters of a mixture over experts times their size: the experts share their attention. */
const SHARED_OF_EXPERTS = 0.83;
/** No model is smaller or larger, billions of parameters. */
const SMALLEST_B = 0.01;
const LARGEST_B = 5000;

/** The sentence about a name, with the name as the text writes it. */
function asWritten(mention: ModelMention, words: string): string | undefined {
  const { reading, approximation } = mention;
  const label = reading.kind === 'size' ? reading.label : words.toLowerCase();
  return label === undefined ? approximation : approximation?.replace(`"${label}"`, () => `"${words}"`);
}

/** A model by its name.
 *  @param kindOf what kind of model an id of the catalog is */
export function fromMention(
  page: Page,
  e: Element,
  k: number,
  mention: ModelMention,
  kindOf: (id: string) => string | undefined,
): NamedModel {
  const { reading, sized } = mention;
  const kind = reading.kind === 'catalog' ? kindOf(reading.id) : 'text';
  const vague = !sized && mention.approximation !== undefined;
  const approximation = asWritten(mention, page.text.slice(e.start, e.end));
  return {
    at: k,
    element: e,
    fact: factOf(page.text, reading, [e], approximation),
    score:
      NAME +
      (sized ? SIZED_NAME : 0) +
      (vague ? VAGUE_NAME : 0) +
      (kind === undefined || LANGUAGE.has(kind) ? 0 : HELPER) +
      (readsPages(reading) ? READER : 0) +
      (reading.kind === 'size' ? -OUTSIDE : 0) +
      (reading.kind === 'size' && reading.sizeAssumed === true ? UNKNOWN : 0) +
      standingAmongOthers(page, k),
    mention,
  };
}
/** What the words around it say of it beside other models; nothing where it is the only one. */
const standingAmongOthers = (page: Page, k: number): number =>
  page.kinds('model').length + page.kinds('size').length < 2
    ? 0
    : (isAdded(page, k) ? ADDED : 0) + modelStanding(page, k);
const LANGUAGE = new Set(['text', 'vision-language']);

/** A model by its size alone: "70B", "8x7B"; undefined for what is no size of a model. */
export function fromSize(page: Page, e: Element, k: number, size: string): NamedSize | undefined {
  const parametersB = parametersOf(size);
  if (!(parametersB > SMALLEST_B) || parametersB > LARGEST_B) return undefined;
  const next = page.at(k + 1);
  if (next?.kind === 'figure' && next.glued) return undefined;
  const range = page.before(k, 2, ['to', 'or'], (x) => x.kind === 'model') >= 0 && page.at(k - 2)?.kind === 'size';
  const ofApi = page.before(k, 5, ['api'], (x) => x.kind === 'model') >= 0;
  const proper = properNameBefore(page, k);
  const label = proper === undefined ? undefined : page.text.slice(proper.start, e.end);
  return {
    at: k,
    element: e,
    size,
    fact: factOf(
      page.text,
      { kind: 'size', parametersB, ...(label === undefined ? {} : { label: label.toLowerCase() }) },
      [{ start: (proper ?? e).start, end: e.end }],
      noteOf(page, k, parametersB, label),
    ),
    score:
      (label === undefined ? worthOfSize(page, k) : NAME + SIZED_NAME - UNLISTED) +
      (ofApi ? OF_API : 0) +
      modelStanding(page, k) / 2 -
      (range ? 1 : 0),
  };
}

const worthOfSize = (page: Page, k: number): number => (isPrivate(page, k) || isSpokenOf(page, k) ? SPOKEN_SIZE : SIZE);

function noteOf(page: Page, k: number, parametersB: number, label: string | undefined): string | undefined {
  if (label !== undefined)
    return `"${label}" is not in the catalog: planned from its size, ${parametersB} billion parameters.`;
  if (!page.isHedged(k)) return undefined;
  return `The text gives an approximate size; ${parametersB} billion parameters are used.`;
}

/** "Bielik 11B": a word that is written as a name, right before a size, names the model; the first word of a sentence
 *  only where it is no verb or adverb ("Serving 13B", "Just 8B"). */
function properNameBefore(page: Page, k: number): Element | undefined {
  const e = page.at(k - 1);
  if (e?.kind !== 'word' || e.tags.size > 0 || !page.sameSentence(k - 1, k)) return undefined;
  const written = page.text.slice(e.start, e.end);
  const isFirst = !page.sameSentence(k - 2, k) || page.at(k - 2)?.kind === 'mark';
  const opens = isFirst && !page.is(k - 2, ',') && !page.is(k - 2, '(') && !page.is(k - 2, ':');
  const mayOpen = MIXED_CASE.test(written) || !OPENING_WORD.test(e.text);
  return PROPER.test(written) && !COMMON_NOUN.test(e.text) && (!opens || mayOpen) ? e : undefined;
}
/** EuroLLM, TinyLlama. */
const MIXED_CASE = /\p{Ll}\p{Lu}/u;
/** How words end that open a sentence without being a name, and short ones that do. */
const OPENING_WORD = new RegExp(
  '(?:ing|ed|ly|ung|iert|ieren|ando|endo|mente)$|^(?:just|even|maybe|perhaps|plus|run|use|host|want|need|try|got|' +
    'only|any|some|local|small|big|large|open|klein|gross|lokal|klar|quasi|aktuell|momentan|eventuell|petit|grand)',
);
const PROPER = /^\p{Lu}[\p{Ll}\p{Lu}]{2,}$/u;
/** German nouns and kinds of models that are written like names. */
const COMMON_NOUN =
  /(?:modell|modelle|model|models|modelo|^llm|variante|version|klasse|moe|dense|instruct|groesse|parameter)$/;

/** Billions of parameters of `70` or of experts times their size, `8x7`. */
function parametersOf(size: string): number {
  const [experts, each] = size.split('x');
  return each === undefined ? Number(experts) : Math.round(Number(experts) * Number(each) * SHARED_OF_EXPERTS);
}

/** "An 8B tool calling model", "a 30B LLM": the size is the model that is spoken of. */
export function isSpokenOf(page: Page, k: number): boolean {
  const clause = page.at(k)?.clause;
  for (let j = k + 1; j <= k + 4 && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    if (e === undefined || e.clause !== clause) return false;
    if (MODEL_WORDS.test(e.text)) return page.has(k - 1, 'determiner') || page.is(k - 1, 'an');
  }
  return false;
}
const MODEL_WORDS = new RegExp(
  '^(?:models?|llms?|modell|modelo|modele|modello|модель|classifiers?|taggers?|routers?|guards?|rerankers?|' +
    'embedders?|klassifikator)$',
);

/** "Our own 13B": a model of the writer's. */
export const isPrivate = (page: Page, k: number): boolean =>
  page.before(k, 4, ['private']) >= 0 || page.after(k, 4, ['private']) >= 0;
