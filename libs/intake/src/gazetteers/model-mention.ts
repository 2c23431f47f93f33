import { perWord } from '../lexer/per-word';
import type { PhraseTrie } from '../lexer/phrase-trie';
import { isIdeographic, tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { baseModelNote } from './base-model';
import { EVERYDAY_FAMILIES } from './data/model-defaults';
import { chooseModel } from './model-choice';
import type { ModelIndex } from './model-index';
import { NameBags, type Bag } from './name-bag';
import { NameHeads } from './name-head';
import { repositoryName } from './repository-name';
import { isTrusted } from './trusted-name';
import type { ModelChoice } from './unknown-model';
import { UnknownNames } from './unknown-names';
import { familyAt, labelOf, type ModelMention, partsOf, type WholeName } from './whole-name';
import { NAME_JOINERS, WrittenNames } from './written-name';

export type { ModelMention } from './whole-name';

/** Finds model names. Built once; every look is bounded by the length of a name. */
export class ModelFinder {
  private readonly written: WrittenNames;
  private readonly bags: NameBags;
  private readonly unknown: UnknownNames;
  private readonly heads: NameHeads;
  /** Whether the name of a model, a repository or a published size begins with a token. */
  private readonly begins: (text: string) => boolean;
  constructor(
    private readonly index: ModelIndex,
    precisions: PhraseTrie<unknown>,
    private readonly isWord: (word: string) => boolean,
  ) {
    const isHead = (word: string): boolean => index.byHead.has(word) && EVERYDAY_FAMILIES.has(word);
    this.written = new WrittenNames(precisions, (word) => isWord(word) && !isHead(word));
    this.heads = new NameHeads(index, isWord);
    const beginnings = new Set([index.names, index.orgs, index.published].flatMap((names) => names.beginnings()));
    this.begins = perWord((text) => beginnings.has(text));
    this.bags = new NameBags(index, precisions, this.heads, this.written);
    this.unknown = new UnknownNames(index, this.written);
  }

  /** The model named at token `i`, if one is. A name is matched whole: what is joined to it and changes it makes it a
   *  model that the catalog does not hold. */
  at(tokens: readonly Token[], i: number): ModelMention | undefined {
    if (tokenAt(tokens, i).kind === 'mark' || continuesWord(tokens, i) || !this.mayBegin(tokens, i)) return undefined;
    const start = repositoryName(this.index, this.written, tokens, i);
    const repository = start > i;
    const exact = this.exactAt(tokens, i, start);
    const bag = this.bags.at(tokens, repository ? familyAt(tokens, start) : start, repository);
    const name = { from: i, start, end: Math.max(this.endOf(tokens, i, start, exact), bag?.to ?? 0) };
    if (exact !== undefined && this.isWhole(tokens, exact.end, name.end)) return exactMention(tokens, name, exact, bag);
    if (bag !== undefined) return this.fromBag(tokens, { ...name, bag });
    const end = repository || exact !== undefined ? name.end : this.unknown.endAt(tokens, i);
    return end === undefined ? undefined : this.unknown.mention(tokens, { ...name, end });
  }

  /** The reading of a family named without a size once a size is known from elsewhere in the text. */
  withSize(mention: ModelMention, size: string, label: string): ModelChoice | undefined {
    const choice = chooseModel(this.index, mention.head, { ...mention.parts, sizes: [size] }, label);
    return choice?.reading.kind === 'catalog' ? choice : undefined;
  }

  /** A word that begins no name and that nothing is joined to is none, nor is such a number: most of a text. */
  private mayBegin(tokens: readonly Token[], i: number): boolean {
    const { kind, text } = tokenAt(tokens, i);
    if (this.begins(text)) return true;
    return kind === 'word' && (goesOn(tokens, i + 1) || this.heads.at(tokens, i) !== undefined);
  }

  /** Behind everything that is joined to the name. */
  private endOf(tokens: readonly Token[], i: number, start: number, exact: ExactName | undefined): number {
    return this.written.end(tokens, exact === undefined ? start : exact.end - 1, start > i);
  }

  /** The longest name at token `i`. A letter that stands apart before a number is a word of the sentence: "GLM-4.6 v
   *  4bit". */
  private nameAt(tokens: readonly Token[], i: number): ExactName | undefined {
    const named = this.index.names.match(tokens, i);
    if (named === undefined || named.end === i + 1) return named;
    const [last, next] = [tokenAt(tokens, named.end - 1), tokenAt(tokens, named.end)];
    const isLed = next.kind === 'number' && !next.line;
    const isApart = isLed && !last.glued && /^\p{L}$/u.test(last.text);
    return isApart ? this.index.names.match(tokens.slice(0, named.end - 1), i) : named;
  }

  private exactAt(tokens: readonly Token[], i: number, start: number): ExactName | undefined {
    const named = this.nameAt(tokens, i);
    const inner = start > i ? this.index.names.match(tokens, start) : undefined;
    const exact = named !== undefined && (inner === undefined || named.end >= inner.end) ? named : inner;
    return exact !== undefined && isTrusted(this.index, this.isWord, tokens, i, exact.end) ? exact : undefined;
  }

  /** Nothing between `from` and `to`, and no word behind it, makes another model of the name. */
  private isWhole(tokens: readonly Token[], from: number, to: number): boolean {
    return this.written.addsNothing(tokens, from, to) && !this.written.variantAt(tokens, to);
  }

  /** A family with the pieces around it: the catalog model that has all of them, else a model of that name which the
   *  catalog does not hold. */
  private fromBag(tokens: readonly Token[], name: WholeName & { readonly bag: Bag }): ModelMention | undefined {
    const { bag, end } = name;
    const from = Math.min(name.from, bag.from);
    const choice = chooseModel(this.index, bag.head, bag.parts, labelOf(tokens, from, bag.to));
    const id = choice?.reading.kind === 'catalog' ? choice.reading.id : undefined;
    if (choice !== undefined && id !== undefined && !bag.unknown && this.isWhole(tokens, bag.to, end)) {
      const said = choice.approximation ?? baseModelNote(labelOf(tokens, from, withBase(tokens, end)), id);
      return {
        from,
        to: end,
        reading: choice.reading,
        ...(said === undefined ? {} : { approximation: said }),
        head: bag.head,
        parts: bag.parts,
        sized: bag.parts.sizes.length > 0,
      };
    }
    const { versions, sizes, words } = bag.parts;
    const named = versions.length + sizes.length + words.length > 1 || end > name.start + 1;
    return named ? this.unknown.mention(tokens, { ...name, from }, sizes.length > 0 ? id : undefined) : undefined;
  }
}

/** A name of the catalog that was met: the model's id, and the token behind the name. */
interface ExactName {
  readonly value: string;
  readonly end: number;
}

/** The catalog model of a name that stands there whole. */
function exactMention(
  tokens: readonly Token[],
  { from, start, end }: WholeName,
  exact: ExactName,
  bag: Bag | undefined,
): ModelMention {
  const note = baseModelNote(labelOf(tokens, from, withBase(tokens, end)), exact.value);
  const sized = bag !== undefined && bag.parts.sizes.length === 1 && bag.from < from;
  return {
    from: sized ? bag.from : from,
    to: end,
    reading: { kind: 'catalog', id: exact.value },
    ...(note === undefined ? {} : { approximation: note }),
    head: bag?.head ?? '',
    parts: partsOf(tokens, start, exact.end),
    sized: true,
  };
}

/** "Llama 3.1 8B base": the word behind the name belongs to it. */
function withBase(tokens: readonly Token[], end: number): number {
  const next = tokenAt(tokens, end);
  return next.text === 'base' && !next.line ? end + 1 : end;
}

/** What touches a word and may go on a name that begins with it: letters and digits, and a mark between two pieces. */
function goesOn(tokens: readonly Token[], i: number): boolean {
  const { glued, kind, text } = tokenAt(tokens, i);
  return glued && (kind !== 'mark' || ((text === '/' || NAME_JOINERS.has(text)) && tokenAt(tokens, i + 1).glued));
}

/** A piece of a longer word: only behind a mark or a character that stands alone does a name begin. */
function continuesWord(tokens: readonly Token[], i: number): boolean {
  const before = tokenAt(tokens, i - 1);
  return tokenAt(tokens, i).glued && before.kind !== 'mark' && !isIdeographic(before.text);
}
