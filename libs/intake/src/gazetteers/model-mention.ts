import { NOTHING, tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { indexSlips } from '../lexer/slip';
import type { SlipIndex } from '../lexer/slip';
import type { PhraseTrie } from '../lexer/phrase-trie';
import type { ModelReading } from '../reading';
import { CLOSED_FAMILIES, EVERYDAY_FAMILIES, MISSPELT, MODEL_VARIANTS, SHY_HEADS } from './data/model-defaults';
import { bySize, chooseModel, withoutSize } from './model-choice';
import type { ModelChoice } from './model-choice';
import type { ModelIndex } from './model-index';
import { GENERIC } from './model-index';
import type { NameParts } from './model-name';
import { addPart, emptyParts, plainNumber, sizeAt } from './model-name';
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
const FILLERS = new Set([
  'version',
  'variant',
  'model',
  'size',
  'of',
  'the',
  'parameter',
  'parameters',
  'param',
  'params',
  'flavor',
  'flavour',
  'sized',
  '-',
  'from',
  'variante',
  'modell',
  'von',
  'de',
  'modelo',
  'modele',
]);
const UNIT_LIKE = new Set([
  'x',
  '*',
  'users',
  'user',
  'gpus',
  'gpu',
  'cards',
  'concurrent',
  'tokens',
  'people',
  '%',
  'requests',
  'nodes',
  'instances',
  'times',
  'replicas',
  'k',
  'ms',
  's',
  'gb',
  'hours',
  'days',
]);

/** Finds model names. Built once; every look is bounded by the length of a name. */
export class ModelFinder {
  private readonly slips: SlipIndex;
  private readonly written: WrittenNames;
  private readonly shortNames: SlipIndex;
  constructor(
    private readonly index: ModelIndex,
    private readonly precisions: PhraseTrie<unknown>,
    private readonly isWord: (word: string) => boolean,
  ) {
    const heads = [...index.byHead.keys()].filter((h) => !SHY_HEADS.has(h));
    this.written = new WrittenNames(precisions, isWord);
    this.slips = indexSlips(heads, 5, true);
    this.shortNames = indexSlips(heads, 4, false);
  }

  /** The model named at token `i`, if one is. A name is matched whole: what is joined to it and changes it makes it a model that the catalog does not hold. */
  at(tokens: readonly Token[], i: number): ModelMention | undefined {
    const token = tokenAt(tokens, i);
    if (token.kind === 'mark' || this.continuesWord(tokens, i)) return undefined;
    const start = token.kind === 'word' ? this.repositoryName(tokens, i) : i;
    const exact = this.exactAt(tokens, i, start);
    const bag = token.kind === 'word' ? this.collect(tokens, start, start > i) : undefined;
    const end = Math.max(
      this.written.end(tokens, exact?.end === undefined ? start : exact.end - 1, start > i),
      bag?.to ?? 0,
    );
    if (exact !== undefined && this.written.addsNothing(tokens, exact.end, end) && !this.variantBehind(tokens, end)) {
      const parts = this.partsOf(tokens, start, exact.end);
      return {
        from: i,
        to: end,
        reading: { kind: 'catalog', id: exact.value },
        head: bag?.head ?? '',
        parts,
        sized: true,
      };
    }
    if (bag !== undefined) return this.fromBag(tokens, { from: i, start, end, bag });
    if (start > i || exact !== undefined) return this.unknown(tokens, { from: i, start, end });
    const sized = this.written.sizedName(tokens, i);
    return sized === undefined ? undefined : this.unknown(tokens, { from: i, start: i, end: sized });
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
    return exact !== undefined && this.trusted(tokens, i, exact.end) ? exact : undefined;
  }

  private variantBehind(tokens: readonly Token[], end: number): boolean {
    return this.written.variantAt(tokens, end);
  }

  private partsOf(tokens: readonly Token[], from: number, to: number): NameParts {
    const parts = emptyParts();
    for (let j = from; j < to;) j = addPart(tokens, j, parts);
    return parts;
  }

  /** A family with the pieces around it: the catalog model that has all of them, else a model of that name which the catalog does not hold. */
  private fromBag(tokens: readonly Token[], name: WholeName & { readonly bag: Bag }): ModelMention | undefined {
    const { bag, end } = name;
    const from = Math.min(name.from, bag.from);
    const label = labelOf(tokens, from, bag.to);
    const choice = chooseModel(this.index, bag.head, bag.parts, label);
    const whole = this.written.addsNothing(tokens, bag.to, end) && !this.variantBehind(tokens, end) && !bag.unknown;
    if (choice?.reading.kind === 'catalog' && whole)
      return {
        from,
        to: end,
        reading: choice.reading,
        ...(choice.approximation === undefined ? {} : { approximation: choice.approximation }),
        head: bag.head,
        parts: bag.parts,
        sized: bag.parts.sizes.length > 0,
      };
    const named =
      bag.parts.versions.length + bag.parts.sizes.length + bag.parts.words.length > 1 || end > name.start + 1;
    if (!named) return undefined;
    const likeId = choice?.reading.kind === 'catalog' && bag.parts.sizes.length > 0 ? choice.reading.id : undefined;
    return this.unknown(tokens, { ...name, from }, likeId);
  }

  /** A model of a name that the catalog does not hold, under that name, with the size that the name states or a stand-in.
   *  @param likeId the catalog model whose family, version and size it states: taken for a derivative unless another variant is named */
  private unknown(
    tokens: readonly Token[],
    name: WholeName & { readonly bag?: Bag },
    likeId?: string,
  ): ModelMention | undefined {
    const variant = this.variantBehind(tokens, name.end);
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
    const choice = bySize(parts, label, sameShape) ?? withoutSize(this.index, parts, label);
    return {
      from: name.from,
      to,
      reading: choice.reading,
      ...(choice.approximation === undefined ? {} : { approximation: choice.approximation }),
      head: name.bag?.head ?? '',
      parts,
      sized: parts.sizes.length > 0,
    };
  }

  private namesVariant(parts: NameParts, likeId: string): boolean {
    const candidates = parts.words.flatMap((word) => this.index.byHead.get(word) ?? []);
    const like = candidates.find((c) => c.model.id === likeId);
    return parts.words.some((word) => MODEL_VARIANTS.has(word) && like?.words.has(word) !== true);
  }

  /** Words of plain English with spaces between them are no name, whoever put it into the catalog ("our internal"). */
  private isEveryday(tokens: readonly Token[], i: number, end: number): boolean {
    let joined = end - i > 1;
    for (let j = i; j < end; j++) {
      const { kind, text, glued } = tokenAt(tokens, j);
      if (kind === 'number' || (kind === 'word' && (!this.isWord(text) || EVERYDAY_FAMILIES.has(text)))) return false;
      if (j > i && !glued) joined = false;
    }
    return !joined;
  }

  /** A name of one everyday word (`bloom`, `step 3`) only counts when it is written as a name: joined, or with a size. */
  private trusted(tokens: readonly Token[], i: number, end: number): boolean {
    const first = tokenAt(tokens, i);
    if (this.isEveryday(tokens, i, end)) return false;
    if (!SHY_HEADS.has(first.text)) return true;
    if (end - i === 1) return false;
    let joined = true;
    let size = false;
    for (let j = i + 1; j < end; j++) {
      if (!tokens[j]!.glued) joined = false;
      if (
        sizeAt(tokens, j) !== undefined ||
        (this.index.byHead.has(tokens[j]!.text) && !SHY_HEADS.has(tokens[j]!.text))
      )
        size = true;
    }
    return joined || size || end - i > 2 || !LOOSE.has(first.text);
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
    for (let j = i + 1; j < i + 8; j++) {
      const token = tokenAt(tokens, j);
      if (!token.glued) return i;
      if (token.text === '/') return this.written.isRepository(tokens, i, j) ? j + 1 : i;
      if (token.kind === 'mark' && !JOINER.has(token.text)) return i;
    }
    return i;
  }

  private headOf(tokens: readonly Token[], i: number): string | undefined {
    const token = tokenAt(tokens, i);
    if (token.kind !== 'word') return undefined;
    const word = token.text.endsWith("'s") ? token.text.slice(0, -2) : token.text;
    if (this.index.byHead.has(word)) return this.isWord(word) && !EVERYDAY_FAMILIES.has(word) ? undefined : word;
    const next = tokenAt(tokens, i + 1);
    const numbered =
      next.kind === 'number' ||
      ((next.text === '-' || next.text === ':') && tokenAt(tokens, i + 2).kind === 'number') ||
      sizeAt(tokens, i + 2) !== undefined;
    const bare = word.endsWith('s') ? word.slice(0, -1) : word;
    const spelled = MISSPELT[word] ?? (this.index.byHead.has(bare) ? bare : undefined);
    if (spelled !== undefined && (numbered || word.length > 4)) return spelled;
    if (!numbered || this.isWord(word)) return undefined;
    return this.slips.find(word) ?? (word.length >= 4 ? this.shortNames.find(word) : undefined);
  }

  /** Gathers the pieces of a name around its head. */
  private collect(tokens: readonly Token[], i: number, repository: boolean): Bag | undefined {
    const head = this.headOf(tokens, i);
    if (head === undefined) return undefined;
    const parts = emptyParts();
    const versions = this.index.versionsOf.get(head);
    parts.words.push(head);
    let j = i + 1;
    let to = j;
    let unknown = false;
    let joinedVersion = false;
    const first = tokenAt(tokens, i + 1);
    if (first.kind === 'number' && first.glued && tokenAt(tokens, i).text.length === 1) {
      parts.words.pop();
      j = addPart(tokens, i, parts);
      to = j;
    }
    for (; j < tokens.length && j < i + 24;) {
      const token = tokens[j]!;
      if (token.line) break;
      const joined =
        token.glued &&
        (tokenAt(tokens, j - 1).kind !== 'mark' ||
          JOINER.has(tokenAt(tokens, j - 1).text) ||
          tokenAt(tokens, j - 1).text === '(');
      if (token.kind === 'mark') {
        if (token.text === '(' && parts.sizes.length === 0 && sizeAt(tokens, j + 1) !== undefined) {
          j++;
          continue;
        }
        if (!JOINER.has(token.text) || !token.glued || tokens[j + 1]?.glued !== true) break;
        if ((token.text === '/' || token.text === '.') && parts.sizes.length > 0 && !repository && token.text === '/')
          break;
        j++;
        continue;
      }
      const precision = this.precisions.match(tokens, j);
      if (precision !== undefined) {
        if (!joined) break;
        j = precision.end;
        to = j;
        continue;
      }
      if (token.kind === 'number') {
        const size = sizeAt(tokens, j);
        if (size !== undefined) {
          if (parts.sizes.length > 0 && !joined) break;
          parts.sizes.push(size.text);
          j = size.end;
          to = j;
          if (tokenAt(tokens, j).text === ')') {
            j++;
            to = j;
          }
          continue;
        }
        const after = tokenAt(tokens, j + 1);
        if (!joined && UNIT_LIKE.has(after.text)) break;
        const plain = plainNumber(token.text);
        const known = versions?.has(plain) === true;
        if (
          /^[0-3]\d{3}$/.test(token.text)
            ? joined || this.dateOf(head, token.text)
            : joined
              ? token.value < 100
              : known ||
                (parts.versions.length === 0 &&
                  token.value < 20 &&
                  (sizeAt(tokens, j + 1) !== undefined || (j === i + 1 && (token.decimal || endsName(after)))))
        ) {
          if (parts.versions.length > 0 && !known && !/^[0-3]\d{3}$/.test(token.text)) {
            if (!joined) break;
            unknown = true;
            j++;
            to = j;
            continue;
          }
          if (joined) joinedVersion = true;
          j = addPart(tokens, j, parts);
          to = j;
          continue;
        }
        break;
      }
      if (head === 'deepseek' && (token.text === 'distil' || token.text === 'distilled')) {
        parts.words.push('distill');
        j++;
        to = j;
        continue;
      }
      const text = token.text;
      const before = parts.words.length;
      const probe = emptyParts();
      const end = addPart(tokens, j, probe);
      const words = [...probe.words, ...probe.versions, ...probe.active];
      const belongs =
        (words.length > 0 &&
          (probe.active.length > 0 ||
            (probe.words.every((w) => this.belongs(head, w)) &&
              (probe.versions.length === 0 || probe.versions.every((v) => versions?.has(v) === true) || joined)))) ||
        (text === 'v' && probe.versions.length > 0 && probe.words.length === 0 && parts.versions.length === 0);
      if (belongs && (joined || !COMMON.has(text) || probe.words[0] !== text || this.continues(head, parts, text))) {
        parts.words.push(...probe.words);
        parts.versions.push(...probe.versions);
        parts.active.push(...probe.active);
        parts.sizes.push(...probe.sizes);
        j = end;
        to = j;
        continue;
      }
      if (GENERIC.has(text) && (joined || LOOSE_GENERIC.has(text))) {
        j++;
        to = j;
        continue;
      }
      if (!joined || (!repository && this.written.isPlain(text))) break;
      if (
        !repository &&
        sizeAt(tokens, j + 1) === undefined &&
        parts.sizes.length > 0 &&
        tokenAt(tokens, j - 1).kind !== 'mark'
      )
        break;
      unknown = true;
      j++;
      to = j;
      if (before > 40) break;
    }
    let from = i;
    if (parts.sizes.length === 0) {
      const left = sizeBefore(tokens, i);
      if (left !== undefined) {
        parts.sizes.push(left.text);
        from = left.from;
      }
    }
    const shy =
      SHY_HEADS.has(head) &&
      parts.sizes.length === 0 &&
      !joinedVersion &&
      !(parts.versions.length > 0 && !LOOSE.has(head)) &&
      parts.words.length < 2;
    if (shy) return undefined;
    return { head, parts, from, to, unknown };
  }

  private dateOf(head: string, date: string): boolean {
    return (this.index.byHead.get(head) ?? []).some((c) => c.dates.has(date));
  }
  private belongs(head: string, word: string): boolean {
    return this.index.vocabulary.has(word) && (this.index.byHead.get(head) ?? []).some((c) => c.words.has(word));
  }
  /** A plain word such as `small` or `next` belongs to the name only when a model with all words so far has it. */
  private continues(head: string, parts: NameParts, word: string): boolean {
    return (this.index.byHead.get(head) ?? []).some(
      (c) =>
        c.words.has(word) && parts.words.every((w) => c.words.has(w)) && parts.versions.every((v) => c.versions.has(v)),
    );
  }
}

/** Where a name stands: `from` with what leads to it (`org/`, "70B"), `start` of the name itself, `end` behind all that is joined to it. */
interface WholeName {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

const BEHIND_A_NAME = new Set(['for', 'on', 'with', 'in', 'at', 'to', 'and', 'or', 'is', 'from', 'using', 'via']);
/** Whether a number before this token can be the last piece of a name: "Gemma 5, ", "Gemma 5 on". */
const endsName = (after: Token): boolean =>
  after.text === '' ||
  (after.kind === 'mark' && !after.glued) ||
  /^[,.;:?!)]$/.test(after.text) ||
  BEHIND_A_NAME.has(after.text);

/** The name as the text gives it, folded, with single spaces. */
const labelOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((t, k) => (k > 0 && !t.glued ? ' ' : '') + t.text)
    .join('');

interface Bag {
  readonly head: string;
  readonly parts: NameParts;
  readonly from: number;
  readonly to: number;
  readonly unknown: boolean;
}

/** Everyday words that also occur in model names. */
const COMMON = new Set([
  'to',
  'small',
  'large',
  'medium',
  'mini',
  'next',
  'think',
  'thinking',
  'all',
  'open',
  'long',
  'image',
  'video',
  'speech',
  'pro',
  'max',
  'plus',
  'base',
  'chat',
  'code',
  'vision',
  'audio',
  'text',
  'a',
  'it',
  'in',
  'at',
  'on',
  'for',
  'and',
  'fast',
  'turbo',
  'edit',
  'guard',
  'new',
  'as',
  'e',
  'r',
  'x',
  's',
  'd',
  'h',
  'n',
  'v',
  'l',
  'llama',
  'qwen',
  'mistral',
  'gemma',
  'phi',
  'embedding',
  'embeddings',
  'embed',
  'reranker',
  'full',
  'mix',
  'air',
  'flash',
  'lite',
  'exp',
  'k',
  'with',
]);
/** Heads that are everyday words even with a number behind them. */
const LOOSE = new Set([
  'step',
  'ring',
  'ling',
  'command',
  'all',
  'e',
  'hy',
  'seed',
  'ui',
  'dots',
  'stable',
  'tiny',
  'medium',
  'solar',
  'k',
  'code',
  'intern',
  'opt',
  'titan',
  'text',
  'r',
  'v',
  'm',
  'full',
  'a',
  'nvidia',
  'meta',
  'xl',
  'llm',
  'gpt',
]);
const LOOSE_GENERIC = new Set(['instruct', 'hf', 'inst', 'gguf']);

function sizeBefore(tokens: readonly Token[], i: number): { text: string; from: number } | undefined {
  let j = i - 1;
  let fillers = 0;
  while (fillers < 4 && j > 0 && FILLERS.has(tokenAt(tokens, j).text)) {
    j--;
    fillers++;
  }
  const unit = tokens[j] ?? NOTHING;
  if (unit.kind !== 'word') return undefined;
  for (const width of [4, 2]) {
    const start = j - width + 1;
    const size = start >= 0 ? sizeAt(tokens, start) : undefined;
    if (
      size !== undefined &&
      size.end === j + 1 &&
      !(tokenAt(tokens, start).glued && tokenAt(tokens, start - 1).kind === 'word')
    )
      return { text: size.text, from: start };
  }
  return undefined;
}
