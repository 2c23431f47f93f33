import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { CLOSED_FAMILIES, MODEL_VARIANTS } from './data/model-defaults';
import type { ModelIndex } from './model-index';
import type { NameParts } from './model-name';
import type { Bag } from './name-bag';
import { byPublishedSize, bySize, type ModelChoice, withoutSize } from './unknown-model';
import { labelOf, type ModelMention, partsOf, type WholeName } from './whole-name';
import type { WrittenNames } from './written-name';

/** Names of models that the catalog does not hold. */
export class UnknownNames {
  constructor(
    private readonly index: ModelIndex,
    private readonly written: WrittenNames,
  ) {}

  /** Where a name at token `i` ends that states its size, or whose size is published; undefined where none stands. */
  endAt(tokens: readonly Token[], i: number): number | undefined {
    const published = this.index.published.match(tokens, i);
    if (published !== undefined && (published.end === i + 1 || tokenAt(tokens, i + 1).glued))
      return Math.max(published.end, this.written.end(tokens, published.end - 1));
    return this.written.sizedName(tokens, i);
  }

  /** The model under its own name, with the size that the name states, a published one, or a stand-in; undefined for
   *  what is sold behind an API only.
   *  @param likeId the catalog model whose family, version and size it states: taken for a derivative unless another
   *  variant is named */
  mention(
    tokens: readonly Token[],
    name: WholeName & { readonly bag?: Bag },
    likeId?: string,
  ): ModelMention | undefined {
    const to = this.written.variantAt(tokens, name.end) ? name.end + 1 : name.end;
    const parts = partsOf(tokens, name.start, to);
    if (isClosed(parts)) return undefined;
    if (parts.sizes.length === 0) parts.sizes.push(...(name.bag?.parts.sizes ?? []));
    const label = labelOf(tokens, name.from, to);
    const { reading, approximation } =
      this.byPublication(tokens, name.start, to, label) ?? this.chosen(parts, label, likeId);
    return {
      from: name.from,
      to,
      reading,
      ...(approximation === undefined ? {} : { approximation }),
      head: name.bag?.head ?? '',
      parts,
      sized: reading.kind !== 'size' || reading.sizeAssumed !== true,
    };
  }

  private chosen(parts: NameParts, label: string, likeId: string | undefined): ModelChoice {
    const sameShape = likeId !== undefined && !this.namesVariant(parts, likeId) ? likeId : undefined;
    return bySize(parts, label, sameShape) ?? withoutSize(this.index, parts, label);
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
}

/** A family sold behind an API only, without a size. */
const isClosed = ({ sizes, words }: NameParts): boolean =>
  sizes.length === 0 && words.some((word) => CLOSED_FAMILIES.has(word)) && !words.includes('oss');
