import type { PhraseTrie } from '../lexer/phrase-trie';
import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import type { ModelReading } from '../reading';
import { CLOSED_FAMILIES, MODEL_VARIANTS } from './data/model-defaults';
import { GENERIC } from './data/name-words';
import { baseModelNote } from './base-model';
import { byPublishedSize, bySize, chooseModel, withoutSize } from './model-choice';
import type { ModelChoice } from './model-choice';
import type { ModelIndex } from './model-index';
import type { NameParts } from './model-name';
import { addPart, emptyParts } from './model-name';
import { NameBags, type Bag } from './name-bag';
import { NameHeads } from './name-head';
import { isTrusted } from './trusted-name';
import { WrittenNames } from './written-name';

/** A model named in the text: tokens `from` to `to` (exclusive). */
export interface ModelMention {
  readonly from: number;
  readonly to: number;
  readonly reading: ModelReading;
  readonly approximation?: string;
  readonly head: string;
  readonly parts: NameParts;
  /** The text says how large it is, itself or through an exact name. */
  readonly sized: boolean;
}

const JOINER = new Set(['-', '_', '.', ':', '/', '~', '@']);

/** Finds model names. Built once; every look is bounded by the length of a name. */
export class ModelFinder {
  private readonly written: WrittenNames;
  private readonly bags: NameBags;
  constructor(
    private readonly index: ModelIndex,
    precisions: PhraseTrie<unknown>,
    private readonly isWord: (word: string) => boolean,
  ) {
    this.written = new WrittenNames(precisions, isWord);
    this.bags = new NameBags(index, precisions, new NameHeads(index, isWord), this.written);
  }

  /** The model named at token `i`, if one is. A name is matched whole: what is joined to it and changes it makes it a
   *  model that the catalog does not hold. */
  at(tokens: readonly Token[], i: number): ModelMention | undefined {
    const token = tokenAt(tokens, i);
    if (token.kind === 'mark' || this.continuesWord(tokens, i)) return undefined;
    const start = this.repositoryName(tokens, i);
    const exact = this.exactAt(tokens, i, start);
    const bag = this.bags.at(tokens, start > i ? familyAt(tokens, start) : start, start > i);
    const from = exact === undefined ? start : exact.end - 1;
    const end = Math.max(this.written.end(tokens, from, start > i), bag?.to ?? 0);
    if (exact !== undefined && this.isWhole(tokens, exact.end, end)) {
      const parts = this.partsOf(tokens, start, exact.end);
      const reading = { kind: 'catalog', id: exact.value } as const;
      const note = baseModelNote(labelOf(tokens, i, this.withBase(tokens, end)), exact.value);
      const said = note === undefined ? {} : { approximation: note };
      return { from: i, to: end, reading, ...said, head: bag?.head ?? '', parts, sized: true };
    }
    if (bag !== undefined) return this.fromBag(tokens, { from: i, start, end, bag });
    const named = start > i || exact !== undefined ? end : this.namedBySize(tokens, i);
    return named === undefined ? undefined : this.unknown(tokens, { from: i, start, end: named });
  }

  /** Where a name that the catalog does not hold ends: one that states its size, or one whose size is published. */
  private namedBySize(tokens: readonly Token[], i: number): number | undefined {
    const published = this.index.published.match(tokens, i);
    const joined = published !== undefined && (published.end === i + 1 || tokenAt(tokens, i + 1).glued);
    return joined
      ? Math.max(published.end, this.written.end(tokens, published.end - 1))
      : this.written.sizedName(tokens, i);
  }

  /** "Llama 3.1 8B base": the word behind the name belongs to it. */
  private withBase(tokens: readonly Token[], end: number): number {
    const next = tokenAt(tokens, end);
    return next.text === 'base' && !next.line ? end + 1 : end;
  }

  /** The reading of a family named without a size once a size is known from elsewhere in the text. */
  withSize(mention: ModelMention, size: string, label: string): ModelChoice | undefined {
    const choice = chooseModel(this.index, mention.head, { ...mention.parts, sizes: [size] }, label);
    return choice?.reading.kind === 'catalog' ? choice : undefined;
  }

  /** A piece of a longer word: only behind a mark or a character that stands alone does a name begin. */
  private continuesWord(tokens: readonly Token[], i: number): boolean {
    const before = tokenAt(tokens, i - 1);
    return tokenAt(tokens, i).glued && before.kind !== 'mark' && before.text.charCodeAt(0) < 0x2e80;
  }

  private exactAt(tokens: readonly Token[], i: number, start: number): { value: string; end: number } | undefined {
    const named = this.index.names.match(tokens, i);
    const inner = start > i ? this.index.names.match(tokens, start) : undefined;
    const exact = named !== undefined && (inner === undefined || named.end >= inner.end) ? named : inner;
    return exact !== undefined && isTrusted(this.index, this.isWord, tokens, i, exact.end) ? exact : undefined;
  }

  /** Nothing between `from` and `to`, and no word behind it, makes another model of the name. */
  private isWhole(tokens: readonly Token[], from: number, to: number): boolean {
    return this.written.addsNothing(tokens, from, to) && !this.written.variantAt(tokens, to);
  }

  private partsOf(tokens: readonly Token[], from: number, to: number): NameParts {
    const parts = emptyParts();
    for (let j = from; j < to;) j = addPart(tokens, j, parts);
    return parts;
  }

  /** A family with the pieces around it: the catalog model that has all of them, else a model of that name which the
   *  catalog does not hold. */
  private fromBag(tokens: readonly Token[], name: WholeName & { readonly bag: Bag }): ModelMention | undefined {
    const { bag, end } = name;
    const from = Math.min(name.from, bag.from);
    const label = labelOf(tokens, from, bag.to);
    const choice = chooseModel(this.index, bag.head, bag.parts, label);
    const whole = this.isWhole(tokens, bag.to, end) && !bag.unknown;
    if (choice?.reading.kind === 'catalog' && whole) {
      const base = baseModelNote(labelOf(tokens, from, this.withBase(tokens, end)), choice.reading.id);
      const said = choice.approximation ?? base;
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
    const named =
      bag.parts.versions.length + bag.parts.sizes.length + bag.parts.words.length > 1 || end > name.start + 1;
    if (!named) return undefined;
    const likeId = choice?.reading.kind === 'catalog' && bag.parts.sizes.length > 0 ? choice.reading.id : undefined;
    return this.unknown(tokens, { ...name, from }, likeId);
  }

  /** A model of a name that the catalog does not hold, under that name, with the size that the name states or a
   *  stand-in.
   *  @param likeId the catalog model whose family, version and size it states: taken for a derivative unless another
   *  variant is named */
  private unknown(
    tokens: readonly Token[],
    name: WholeName & { readonly bag?: Bag },
    likeId?: string,
  ): ModelMention | undefined {
    const variant = this.written.variantAt(tokens, name.end);
    const to = variant ? name.end + 1 : name.end;
    const parts = this.partsOf(tokens, name.start, to);
    if (
      parts.sizes.length === 0 &&
      parts.words.some((word) => CLOSED_FAMILIES.has(word)) &&
      !parts.words.includes('oss')
    )
      return undefined;
    if (parts.sizes.length === 0) parts.sizes.push(...(name.bag?.parts.sizes ?? []));
    const label = labelOf(tokens, name.from, to);
    const sameShape = likeId !== undefined && !this.namesVariant(parts, likeId) ? likeId : undefined;
    const choice =
      this.byPublication(tokens, name.start, to, label) ??
      bySize(parts, label, sameShape) ??
      withoutSize(this.index, parts, label);
    return {
      from: name.from,
      to,
      reading: choice.reading,
      ...(choice.approximation === undefined ? {} : { approximation: choice.approximation }),
      head: name.bag?.head ?? '',
      parts,
      sized: parts.sizes.length > 0 || choice.reading.kind !== 'size' || choice.reading.sizeAssumed !== true,
    };
  }

  /** The published size of the whole name, formats aside. */
  private byPublication(tokens: readonly Token[], start: number, to: number, label: string): ModelChoice | undefined {
    const published = this.index.published.match(tokens, start);
    if (published === undefined || !this.written.addsNothing(tokens, published.end, to)) return undefined;
    return byPublishedSize(published.value, label);
  }

  private namesVariant(parts: NameParts, likeId: string): boolean {
    const candidates = parts.words.flatMap((word) => this.index.byHead.get(word) ?? []);
    const like = candidates.find((c) => c.model.id === likeId);
    return parts.words.some((word) => MODEL_VARIANTS.has(word) && like?.words.has(word) !== true);
  }

  /** Where the name begins behind `org/`; `i` itself when this is no repository. */
  private repositoryName(tokens: readonly Token[], i: number): number {
    const org = this.index.orgs.match(tokens, i);
    if (
      org !== undefined &&
      tokenAt(tokens, org.end).text === '/' &&
      tokenAt(tokens, org.end).glued &&
      tokenAt(tokens, org.end + 1).glued
    )
      return org.end + 1;
    if (tokenAt(tokens, i).kind !== 'word') return i;
    for (let j = i + 1; j < i + 8; j++) {
      const token = tokenAt(tokens, j);
      if (!token.glued) return i;
      if (token.text === '/') return this.written.isRepository(tokens, i, j) ? j + 1 : i;
      if (token.kind === 'mark' && !JOINER.has(token.text)) return i;
    }
    return i;
  }
}

/** `org/Meta-Llama-3-8B`: where the family begins behind words that say nothing about which model it is. */
function familyAt(tokens: readonly Token[], start: number): number {
  const joined = tokenAt(tokens, start + 1).text === '-' && tokenAt(tokens, start + 2).kind === 'word';
  return GENERIC.has(tokenAt(tokens, start).text) && joined ? start + 2 : start;
}

/** Where a name stands: `from` with what leads to it (`org/`, "70B"), `start` of the name itself, `end` behind all
 *  that is joined to it. */
interface WholeName {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** The name as the text gives it, folded, with single spaces. */
const labelOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((t, k) => (k > 0 && !t.glued ? ' ' : '') + t.text)
    .join('');
