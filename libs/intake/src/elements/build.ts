import { CURRENCY_NAMES } from '../gazetteers/data/currencies';
import { REGION_CODE } from '../gazetteers/data/places';
import type { Tag } from '../words';
import type { GpuIndex, GpuMention } from '../gazetteers/gpu-index';
import type { Lexicon } from '../gazetteers/lexicon';
import type { ModelFinder } from '../gazetteers/model-mention';
import { sizeAt } from '../gazetteers/model-name';
import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import type { Element } from './element';
import { FigureReader, currencyAt } from './figures';

const NONE: ReadonlySet<Tag> = new Set();
const STOPS = new Set(['.', '!', '?', ';', '。']);
const CLAUSE = new Set([',', ':', '(', ')', '—', '|', '[', ']', '{', '}', '"', '<', '\\']);
const ABBREVIATIONS = new Set([
  'approx',
  'ca',
  'vs',
  'avg',
  'max',
  'min',
  'e.g',
  'i.e',
  'resp',
  'incl',
  'excl',
  'bzw',
  'z.b',
  'ggf',
  'aprox',
  'env',
  'est',
  'etc',
  'no',
  'nr',
  'rs',
  'p.a',
  'ex',
  'dr',
  'inkl',
  'ungef',
  'mtl',
  'std',
  'mio',
  'mrd',
  'ave',
]);
const PARAMETER_WORDS = new Set([
  'parameters',
  'parameter',
  'params',
  'param',
  'parametern',
  'parametros',
  'parametres',
  'parametri',
  '参数',
  'model',
  'models',
  'modell',
  'modelo',
  'modele',
  'modello',
  '模',
  'llm',
  'class',
  'モ',
]);

/** Where the scripts begin that are written without blanks. */
const FIRST_IDEOGRAPH = 0x2e80;

/** Cuts the tokens into elements: names, figures with their suffixes, known phrases, and the rest. Linear: every look
 *  ahead is bounded. */
export class ElementBuilder {
  private sentence = 0;
  private clause = 0;
  private readonly out: Element[] = [];
  private readonly figures: FigureReader;
  constructor(
    private readonly tokens: readonly Token[],
    private readonly models: ModelFinder,
    private readonly gpus: GpuIndex,
    private readonly lexicon: Lexicon,
  ) {
    this.figures = new FigureReader(tokens, gpus, lexicon);
  }

  build(): Element[] {
    for (let i = 0; i < this.tokens.length;) {
      const token = this.tokens[i]!;
      if (token.line) {
        this.sentence++;
        this.clause++;
      }
      i = this.step(i);
    }
    return this.out;
  }

  private step(i: number): number {
    if (this.isArrow(i)) return this.push('mark', i, i + 1, {});
    const instance = this.gpus.instances.match(this.tokens, i);
    if (instance !== undefined && instance.end - i >= 2 && !this.joinedLeft(i))
      return this.push('instance', i, instance.end, { instance: instance.value });
    const known = this.phraseAt(i);
    const fixed =
      known !== undefined && !this.joinedLeft(i) && (known.value.ignored === true || known.value.engine !== undefined)
        ? known.end
        : 0;
    const model = fixed > 0 ? undefined : this.models.at(this.tokens, i);
    if (model !== undefined && !(known !== undefined && known.value.tags.has('api') && known.end >= model.to)) {
      this.takeBack(model.from);
      return this.push('model', Math.min(i, model.from), model.to, { model });
    }
    if (known?.value.tags.has('self') === true && !this.joinedLeft(i)) return this.pushKnown(i, known.end, known.value);
    const gpu = fixed > 0 ? undefined : this.gpus.at(this.tokens, i);
    if (gpu !== undefined && (!gpu.bare || this.bareCardFits(i, gpu))) return this.push('gpu', i, gpu.to, { gpu });
    const precision = this.lexicon.precisions.match(this.tokens, i);
    if (precision !== undefined && precision.end > fixed && !this.joinedLeft(i) && this.precisionFits(i, precision.end))
      return this.push('precision', i, precision.end, { precision: precision.value });
    if (known !== undefined && (this.tokens[i]!.kind === 'number' || known.value.tags.has('once')))
      return this.pushKnown(i, known.end, known.value);
    const number = this.number(i);
    if (number !== undefined) return number;
    const coded = known?.value.place !== undefined || tokenAt(this.tokens, i + 1).text === '-';
    const region = coded ? this.regionEnd(i) : i;
    if (region > i) return this.pushRegion(i, region);
    if (known !== undefined && !this.splitsWord(i, known.end)) return this.pushKnown(i, known.end, known.value);
    return this.plain(i);
  }

  /** "colleague's", "competitor's": what is known of the one whose it is. */
  private ownerAt(i: number): ReadonlySet<Tag> | undefined {
    const token = tokenAt(this.tokens, i);
    if (!/'s?$/.test(token.text)) return undefined;
    const known = this.lexicon.phrases.match([{ ...token, text: token.text.replace(/'s?$/, '') }], 0);
    return known?.value.tags.has('person') === true || known?.value.tags.has('org') === true
      ? known.value.tags
      : undefined;
  }

  /** The head of `=>` and `->` compares nothing. */
  private isArrow(i: number): boolean {
    const token = tokenAt(this.tokens, i);
    return token.text === '>' && token.glued && /^[=-]$/.test(tokenAt(this.tokens, i - 1).text);
  }

  /** The known phrase at `i`; a currency of two signs ("us$") is one only when they touch ("cost us $3,400"). */
  private phraseAt(i: number): ReturnType<Lexicon['phrases']['match']> {
    const known = this.lexicon.phrases.match(this.tokens, i);
    if (known?.value.currency === undefined || known.end - i < 2 || tokenAt(this.tokens, i + 1).glued) return known;
    return undefined;
  }

  private pushKnown(
    i: number,
    end: number,
    entry: {
      readonly tags: ReadonlySet<Tag>;
      readonly use?: string;
      readonly engine?: Element['engine'];
      readonly provider?: string;
      readonly vendor?: string;
      readonly place?: string;
      readonly cards?: number;
      readonly ignored?: true;
    },
  ): number {
    if (entry.ignored === true) return this.push('ignored', i, end, { tags: entry.tags });
    if (entry.engine !== undefined) return this.push('engine', i, end, { engine: entry.engine, tags: entry.tags });
    if (entry.use !== undefined) return this.push('use', i, end, { name: entry.use, tags: entry.tags });
    if (entry.provider !== undefined) return this.push('provider', i, end, { name: entry.provider, tags: entry.tags });
    if (entry.vendor !== undefined) return this.push('vendor', i, end, { name: entry.vendor, tags: entry.tags });
    if (entry.place !== undefined) return this.push('place', i, end, { name: entry.place, tags: entry.tags });
    return this.push('word', i, end, {
      tags: entry.tags,
      ...(entry.cards === undefined ? {} : { cards: entry.cards }),
    });
  }

  /** Scripts without blanks end a sentence with a full stop that touches both sides. */
  private isIdeographic(i: number): boolean {
    return tokenAt(this.tokens, i).text.charCodeAt(0) >= FIRST_IDEOGRAPH;
  }

  /** A word nobody knows: a misspelt key word, a region code, or filler. */
  private plain(i: number): number {
    const token = this.tokens[i]!;
    if (token.kind === 'mark') {
      const next = tokenAt(this.tokens, i + 1);
      const abbreviated = token.text === '.' && token.glued && ABBREVIATIONS.has(tokenAt(this.tokens, i - 1).text);
      const inside = token.text === '.' && next.glued && !this.isIdeographic(i - 1) && !this.isIdeographic(i + 1);
      if (STOPS.has(token.text) && !inside && !abbreviated) {
        this.sentence++;
        this.clause++;
      } else if (CLAUSE.has(token.text) || (token.text === '-' && next.text === '-' && next.glued)) this.clause++;
      return this.push('mark', i, i + 1, {});
    }
    if (
      token.kind === 'word' &&
      (tokenAt(this.tokens, i + 1).text === '-' || /^(?:us|europe|asia)$/.test(token.text))
    ) {
      const end = this.regionEnd(i);
      if (end > i) return this.pushRegion(i, end);
    }
    const owner = this.ownerAt(i);
    if (owner !== undefined) return this.push('word', i, i + 1, { tags: owner });
    if (
      token.text.length >= 4 &&
      token.kind === 'word' &&
      !this.lexicon.isWord(token.text) &&
      !(token.glued && tokenAt(this.tokens, i - 1).kind !== 'mark')
    ) {
      const meant = this.lexicon.slips.find(token.text);
      const entry =
        meant === undefined
          ? undefined
          : this.lexicon.phrases.match([{ ...token, text: meant }, ...this.tokens.slice(i + 1, i + 5)], 0);
      if (entry !== undefined) return this.push('word', i, i + entry.end, { tags: entry.value.tags });
    }
    return this.push('word', i, i + 1, {});
  }

  private pushRegion(i: number, end: number): number {
    return this.push('place', i, end, {
      name: this.tokens
        .slice(i, end)
        .map((t) => t.text)
        .join(''),
    });
  }

  private regionEnd(i: number): number {
    for (const width of [7, 6, 5, 4, 3]) {
      const slice = this.tokens.slice(i, i + width);
      if (
        slice.length === width &&
        slice.every((t, k) => k === 0 || t.glued) &&
        REGION_CODE.test(slice.map((t) => t.text).join(''))
      )
        return i + width;
    }
    return i;
  }

  /** Figures in all their forms: percentages, money, sizes, times of day, ranges, words. */
  private number(i: number): number | undefined {
    const read = this.figures.figureAt(i, this.afterBetween());
    if (read === undefined) return this.currencyFirst(i);
    if (
      this.tokens[i]!.glued &&
      tokenAt(this.tokens, i - 1).kind === 'word' &&
      tokenAt(this.tokens, i - 1).text.charCodeAt(0) < 0x2e80 &&
      tokenAt(this.tokens, i - 1).text !== 'x' &&
      tokenAt(this.tokens, i - 1).text.length > 2 &&
      CURRENCY_NAMES[tokenAt(this.tokens, i - 1).text] === undefined
    )
      return this.push('word', i, i + 1, {});
    const window = this.figures.windowAt(i, this.afterBetween());
    if (window !== undefined) return this.push('time', i, window.end, { hours: { from: window.from, to: window.to } });
    const size = sizeAt(this.tokens, i);
    if (size !== undefined && this.isModelSize(i, size.end)) return this.push('size', i, size.end, { name: size.text });
    const money = this.currencyBehind(read);
    if (money !== undefined) return this.push('money', i, money.end, { figure: read.figure, currency: money.code });
    return this.push('figure', i, read.end, { figure: read.figure });
  }

  private afterBetween(): boolean {
    const last = this.out[this.out.length - 1];
    return last?.tags.has('between') === true && !last.tags.has('gpuWord');
  }

  private currencyFirst(i: number): number | undefined {
    const code = currencyAt(this.tokens, i);
    if (code === undefined || this.isAdjective(i, code.end)) return undefined;
    let j = code.end;
    while (
      tokenAt(this.tokens, j).text === '~' ||
      (tokenAt(this.tokens, j).text === '.' && tokenAt(this.tokens, j).glued)
    )
      j++;
    const read = this.figures.figureAt(j, this.afterBetween());
    if (read === undefined || this.tokens[j]!.line) return undefined;
    const again = this.currencyBehind(read);
    return this.push('money', i, again?.end ?? read.end, {
      figure: read.figure,
      currency: again !== undefined && code.code === 'USD' ? again.code : code.code,
    });
  }

  /** "Real 128k context": a word for money before an amount with its own unit is none. */
  private isAdjective(i: number, end: number): boolean {
    if (tokenAt(this.tokens, i).text !== 'real') return false;
    const read = this.figures.figureAt(end, false);
    const tags = read === undefined ? undefined : this.lexicon.phrases.match(this.tokens, read.end)?.value.tags;
    return tags !== undefined && tags.size > 0 && !tags.has('per') && !tags.has('monthly');
  }

  private currencyBehind(read: { end: number }): { code: string; end: number } | undefined {
    const token = tokenAt(this.tokens, read.end);
    if (token.line || token.text === 'real' || token.text === 'try') return undefined;
    if (
      token.kind === 'mark' &&
      /[$€£₹¥]/.test(token.text) &&
      tokenAt(this.tokens, read.end + 1).kind === 'number' &&
      tokenAt(this.tokens, read.end + 1).glued &&
      !token.glued
    )
      return undefined;
    return currencyAt(this.tokens, read.end);
  }

  private isModelSize(i: number, end: number): boolean {
    const next = tokenAt(this.tokens, end);
    const unit = tokenAt(this.tokens, end - 1).text;
    if (next.glued && next.kind !== 'mark' && next.text.charCodeAt(0) < 0x2e80 && next.text !== 's') return false;
    const value = tokenAt(this.tokens, i).value;
    if (unit === 'b' || unit === 'billion' || unit === 'bn') {
      const tags = this.lexicon.phrases.match(this.tokens, end)?.value.tags;
      if (tags !== undefined && (tags.has('tok') || tags.has('req') || tags.has('doc') || tags.has('who')))
        return tags.has('req') && next.text !== 'requests' && unit === 'b';
      return unit !== 'b' && unit !== 'bn' ? PARAMETER_WORDS.has(next.text) : value > 0 && value <= 3000;
    }
    return PARAMETER_WORDS.has(next.text);
  }

  /** `16 bit` needs its number; a lone `half` or `q` is no precision. A precision glued behind letters is part of
   *  another word. */
  private precisionFits(i: number, end: number): boolean {
    const next = tokenAt(this.tokens, end);
    if (next.glued && next.kind === 'word' && next.text.charCodeAt(0) < 0x2e80 && next.text !== 's') return false;
    if (next.glued && next.kind === 'number') return false;
    return !(tokenAt(this.tokens, i).kind === 'number' && tokenAt(this.tokens, i - 1).text === '.');
  }

  private bareCardFits(i: number, gpu: GpuMention): boolean {
    const before = this.out[this.out.length - 1];
    const after = this.lexicon.phrases.match(this.tokens, gpu.to)?.value.tags;
    const next = tokenAt(this.tokens, gpu.to);
    if (
      after !== undefined &&
      [
        'tok',
        'in',
        'out',
        'rpm',
        'rpd',
        'gb',
        'hour',
        'month',
        'year',
        'samples',
        'steps',
        'req',
        'who',
        'ms',
        'tps',
        'rps',
        'percent',
        'ctx',
        'day',
        'sec',
        'conc',
        'doc',
        'image',
      ].some((t) => after.has(t as Tag)) &&
      !after.has('gpuWord') &&
      !['in', 'with', 'a'].includes(next.text)
    )
      return false;
    if (
      currencyAt(this.tokens, gpu.to) !== undefined ||
      (before !== undefined &&
        before.kind === 'mark' &&
        /[$€£₹¥:=/.#]/.test(before.text) &&
        tokenAt(this.tokens, i).glued)
    )
      return false;
    if (after !== undefined && (after.has('gpuWord') || after.has('or') || after.has('versus'))) return true;
    if (before === undefined) return true;
    if (
      before.kind === 'figure' ||
      before.kind === 'gpu' ||
      before.kind === 'model' ||
      before.kind === 'precision' ||
      before.kind === 'size' ||
      before.kind === 'engine' ||
      before.text === 'x' ||
      before.text === '*' ||
      before.kind === 'vendor'
    )
      return true;
    if (
      before.tags.has('gpuWord') ||
      before.tags.has('gb') ||
      before.tags.has('own') ||
      before.tags.has('run') ||
      before.tags.has('or') ||
      before.tags.has('and') ||
      before.tags.has('versus') ||
      before.tags.has('per') ||
      before.tags.has('ask') ||
      before.tags.has('buy') ||
      before.tags.has('idea') ||
      before.tags.has('another') ||
      before.tags.has('secondHand') ||
      before.tags.has('person') ||
      /'s$/.test(before.text) ||
      before.tags.has('not') ||
      before.tags.has('only')
    )
      return true;
    if (
      [
        'the',
        'single',
        'this',
        'that',
        'one',
        'another',
        'used',
        'old',
        'second',
        'rtx',
        'ein',
        'eine',
        'einer',
        'einem',
        'una',
        'un',
        'une',
        'uma',
        'of',
        'laptop',
        'mobile',
        'new',
        'each',
        'than',
        'like',
        'get',
        'add',
        'extra',
        'spare',
        'brand',
      ].includes(before.text)
    )
      return true;
    return (
      before.text === ',' ||
      before.text === '(' ||
      before.text === '|' ||
      before.text.charCodeAt(0) >= 0x2e80 ||
      next.text === 'x' ||
      next.text === '*' ||
      next.text === '+' ||
      next.text === '&' ||
      before.text === '+' ||
      before.text === '&' ||
      before.tags.has('total') ||
      (next.kind === 'mark' && before.kind === 'mark')
    );
  }

  private joinedLeft(i: number): boolean {
    const t = this.tokens[i]!;
    const p = tokenAt(this.tokens, i - 1);
    return t.glued && p.kind === 'word' && p.text.charCodeAt(0) < 0x2e80 && t.text.charCodeAt(0) < 0x2e80;
  }
  private splitsWord(i: number, end: number): boolean {
    const next = tokenAt(this.tokens, end);
    const last = tokenAt(this.tokens, end - 1);
    return (
      this.joinedLeft(i) ||
      (next.glued &&
        next.kind === 'number' &&
        last.kind === 'word' &&
        last.text.length === 1 &&
        last.text !== 'c' &&
        last.text.charCodeAt(0) < 128)
    );
  }

  /** A model whose size stood before its family takes that element back. */
  private takeBack(from: number): void {
    while (this.out.length > 0 && this.out[this.out.length - 1]!.from >= from) this.out.pop();
  }

  private push(kind: Element['kind'], from: number, to: number, more: Partial<Element>): number {
    const first = this.tokens[from]!;
    const last = this.tokens[to - 1]!;
    this.out.push({
      kind,
      tags: NONE,
      from,
      to,
      start: first.start,
      end: last.end,
      sentence: this.sentence,
      clause: this.clause,
      glued: first.glued,
      text:
        to - from === 1
          ? first.text
          : this.tokens
              .slice(from, to)
              .map((t) => t.text)
              .join(' '),
      ...more,
    });
    return to;
  }
}
