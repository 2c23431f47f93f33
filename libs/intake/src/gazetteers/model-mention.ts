import { NOTHING, tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { indexSlips } from '../lexer/slip';
import type { SlipIndex } from '../lexer/slip';
import type { PhraseTrie } from '../lexer/phrase-trie';
import type { ModelReading } from '../reading';
import { MISSPELT, SHY_HEADS } from './data/model-defaults';
import { bySize, chooseModel } from './model-choice';
import type { ModelChoice } from './model-choice';
import type { ModelIndex } from './model-index';
import { GENERIC } from './model-index';
import type { NameParts } from './model-name';
import { addPart, emptyParts, plainNumber, sizeAt } from './model-name';

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
  private readonly shortNames: SlipIndex;
  constructor(
    private readonly index: ModelIndex,
    private readonly precisions: PhraseTrie<unknown>,
    private readonly isWord: (word: string) => boolean,
  ) {
    const heads = [...index.byHead.keys()].filter((h) => !SHY_HEADS.has(h));
    this.slips = indexSlips(heads, 5, true);
    this.shortNames = indexSlips(heads, 4, false);
  }

  /** The model named at token `i`, if one is. */
  at(tokens: readonly Token[], i: number): ModelMention | undefined {
    const token = tokenAt(tokens, i);
    if (token.glued && tokenAt(tokens, i - 1).kind !== 'mark' && tokenAt(tokens, i - 1).text.charCodeAt(0) < 0x2e80)
      return undefined;
    if (token.kind === 'mark') return undefined;
    const repository = token.kind === 'word' ? this.repositoryName(tokens, i) : i;
    const named = this.index.names.match(tokens, i);
    const inner = repository > i ? this.index.names.match(tokens, repository) : undefined;
    const exact = named !== undefined && (inner === undefined || named.end >= inner.end) ? named : inner;
    const bag = token.kind === 'word' ? this.collect(tokens, repository, repository > i) : undefined;
    if (
      exact !== undefined &&
      this.trusted(tokens, i, exact.end) &&
      (bag === undefined || bag.to <= exact.end || this.addsNothing(tokens, exact.end, bag.to))
    ) {
      const parts = emptyParts();
      for (let j = repository; j < exact.end;) j = addPart(tokens, j, parts);
      return {
        from: i,
        to: Math.max(exact.end, bag?.to ?? 0),
        reading: { kind: 'catalog', id: exact.value },
        head: bag?.head ?? '',
        parts,
        sized: true,
      };
    }
    if (bag === undefined) return repository > i ? this.unknownRepository(tokens, i, repository) : undefined;
    return this.fromBag(tokens, i, bag, exact);
  }

  /** The reading of a family named without a size once a size is known from elsewhere in the text. */
  withSize(mention: ModelMention, size: string, label: string): ModelChoice | undefined {
    const choice = chooseModel(this.index, mention.head, { ...mention.parts, sizes: [size] }, label);
    return choice?.reading.kind === 'catalog' ? choice : undefined;
  }

  private fromBag(
    tokens: readonly Token[],
    i: number,
    bag: Bag,
    exact: { value: string; end: number } | undefined,
  ): ModelMention | undefined {
    const from = Math.min(i, bag.from);
    const label = tokens
      .slice(from, bag.to)
      .map((t, k) => (k > 0 && !t.glued ? ' ' : '') + t.text)
      .join('');
    const choice = chooseModel(this.index, bag.head, bag.parts, label);
    if (choice === undefined || (choice.reading.kind === 'size' && exact !== undefined)) {
      if (exact === undefined || !this.trusted(tokens, i, exact.end)) return undefined;
      return {
        from: i,
        to: exact.end,
        reading: { kind: 'catalog', id: exact.value },
        head: bag.head,
        parts: bag.parts,
        sized: true,
      };
    }
    const derived =
      bag.unknown && choice.reading.kind === 'catalog'
        ? `"${label}" is not in the catalog; it is planned as ${choice.reading.id}, whose shape its name states.`
        : choice.approximation;
    return {
      from,
      to: bag.to,
      reading: choice.reading,
      ...(derived === undefined ? {} : { approximation: derived }),
      head: bag.head,
      parts: bag.parts,
      sized: bag.parts.sizes.length > 0,
    };
  }

  /** A name of one everyday word (`bloom`, `step 3`) only counts when it is written as a name: joined, or with a size. */
  private trusted(tokens: readonly Token[], i: number, end: number): boolean {
    const first = tokenAt(tokens, i);
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

  private addsNothing(tokens: readonly Token[], from: number, to: number): boolean {
    for (let j = from; j < to;) {
      const precision = this.precisions.match(tokens, j);
      if (precision !== undefined) {
        j = precision.end;
        continue;
      }
      const token = tokens[j]!;
      if (token.kind === 'word' && !GENERIC.has(token.text)) return false;
      if (token.kind === 'number') return false;
      j++;
    }
    return true;
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
      if (token.text === '/') return this.looksLikeName(tokens, j + 1) ? j + 1 : i;
      if (token.kind === 'mark' && !JOINER.has(token.text)) return i;
    }
    return i;
  }

  /** A chain of joined pieces with a size or a precision among them. */
  private looksLikeName(tokens: readonly Token[], from: number): boolean {
    if (!tokenAt(tokens, from).glued || tokenAt(tokens, from).kind !== 'word' || tokenAt(tokens, from).text.length < 2)
      return false;
    for (let j = from; j < from + 16 && (j === from || tokenAt(tokens, j).glued); j++) {
      if (tokenAt(tokens, j).text === '/') return false;
      if (sizeAt(tokens, j) !== undefined) return true;
    }
    return false;
  }

  private unknownRepository(tokens: readonly Token[], i: number, nameFrom: number): ModelMention | undefined {
    const parts = emptyParts();
    let j = nameFrom;
    while (j < tokens.length && j < nameFrom + 24 && (j === nameFrom || tokens[j]!.glued)) {
      if (tokens[j]!.kind === 'mark' && !JOINER.has(tokens[j]!.text)) break;
      const known = this.headOf(tokens, j);
      if (known !== undefined && j > nameFrom) {
        const bag = this.collect(tokens, j, true);
        if (bag !== undefined && bag.parts.sizes.length + parts.sizes.length > 0) {
          bag.parts.sizes.push(...parts.sizes);
          return this.fromBag(tokens, i, { ...bag, unknown: true }, undefined);
        }
      }
      j = addPart(tokens, j, parts);
    }
    while (j > nameFrom && tokens[j - 1]!.kind === 'mark') j--;
    const label = tokens
      .slice(i, j)
      .map((t) => t.text)
      .join('');
    const choice = bySize(parts, label);
    return choice === undefined
      ? undefined
      : {
          from: i,
          to: j,
          reading: choice.reading,
          ...(choice.approximation === undefined ? {} : { approximation: choice.approximation }),
          head: '',
          parts,
          sized: true,
        };
  }

  private headOf(tokens: readonly Token[], i: number): string | undefined {
    const token = tokenAt(tokens, i);
    if (token.kind !== 'word') return undefined;
    const word = token.text.endsWith("'s") ? token.text.slice(0, -2) : token.text;
    if (this.index.byHead.has(word)) return word;
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
              : known || (parts.versions.length === 0 && sizeAt(tokens, j + 1) !== undefined && token.value < 20)
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
        words.length > 0 &&
        (probe.active.length > 0 ||
          (probe.words.every((w) => this.belongs(head, w)) &&
            (probe.versions.length === 0 || probe.versions.every((v) => versions?.has(v) === true) || joined)));
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
      if (!joined) break;
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
