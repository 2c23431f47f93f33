import type { Entry } from '../gazetteers/lexicon';
import type { ModelFinder } from '../gazetteers/model-mention';
import type { PhraseMatch } from '../lexer/phrase-trie';
import type { Token } from '../lexer/token';
import { amountAt, percentFirstAt } from './amounts';
import { cardFits } from './short-names';
import { caseEndingAt } from './case-endings';
import type { Element } from './element';
import { ElementList, NO_DETAILS } from './element-list';
import { elementOf, isNoNumber, isVerb } from './known-phrase';
import { type BuilderParts, OPENS, type Openings } from './openings';
import { isPrecisionAlone } from './precision-alone';
import { regionAt } from './regions';
import { endOf } from './sentence-ends';
import { TokenSource } from './token-source';
import { meaningAt } from './unknown-word';

/** Where an element begins, and what is known there before anything is decided. */
interface Start {
  readonly i: number;
  readonly token: Token;
  readonly known: PhraseMatch<Entry> | undefined;
  /** A name reaches to here, and no model or card is looked for inside it; 0 where there is none. */
  readonly fixed: number;
}
/** Adds the element it sees and gives the token behind it; undefined where it sees none. */
interface Rule {
  /** What a token opens, any of it, where the rule can see something. */
  readonly needs: number;
  readonly add: (builder: ElementBuilder, start: Start) => number | undefined;
}

/** Cuts the tokens into elements: names, figures with their suffixes, known phrases, and the rest. Linear: every look
 *  ahead is bounded. */
export class ElementBuilder {
  private readonly source: TokenSource;
  private readonly out: ElementList;
  private readonly models: ModelFinder;
  private readonly openings: Openings;
  /** The first rule that sees something decides; the last always does. */
  private static readonly rules: readonly Rule[] = [
    { needs: OPENS.mark, add: (b, s) => b.arrow(s) },
    { needs: OPENS.ending, add: (b, { i }) => b.out.pushTo(caseEndingAt(b.source, i), i) },
    { needs: OPENS.percent, add: (b, { i }) => b.out.pushPercent(i, percentFirstAt(b.source, i)) },
    { needs: OPENS.instance, add: (b, s) => b.instance(s) },
    { needs: OPENS.name, add: (b, s) => b.model(s) },
    { needs: OPENS.phrase, add: (b, s) => b.self(s) },
    { needs: OPENS.card, add: (b, s) => b.card(s) },
    { needs: OPENS.precision, add: (b, s) => b.precision(s) },
    { needs: OPENS.phrase, add: (b, s) => b.numberPhrase(s) },
    { needs: OPENS.amount, add: (b, s) => b.number(s) },
    { needs: OPENS.region, add: (b, { i }) => b.pushRegion(i) },
    { needs: OPENS.phrase, add: (b, s) => b.phrase(s) },
    { needs: OPENS.mark, add: (b, s) => b.mark(s) },
    { needs: OPENS.place, add: (b, { i }) => b.pushRegion(i) },
    { needs: OPENS.name, add: (b, s) => b.meant(s) },
    { needs: OPENS.name, add: (b, s) => b.out.push('word', s.i, s.i + 1) },
  ];
  constructor(
    private readonly tokens: readonly Token[],
    { gpus, lexicon, ...parts }: BuilderParts,
  ) {
    this.models = parts.finder;
    this.openings = parts.openings;
    this.source = new TokenSource(tokens, gpus, lexicon);
    this.out = new ElementList(tokens);
  }

  build(): Element[] {
    for (let i = 0; i < this.tokens.length;) {
      const start = this.startAt(i);
      if (start.token.line) this.out.endSentence();
      i = this.step(start);
    }
    return this.out.elements;
  }

  private step(start: Start): number {
    const opens = this.opensAt(start);
    for (const { needs, add } of ElementBuilder.rules) {
      const end = (needs & opens) === 0 ? undefined : add(this, start);
      if (end !== undefined) return end;
    }
    return start.i + 1;
  }

  private opensAt({ i, token, known }: Start): number {
    const coded = known?.value.place !== undefined || this.source.text(i + 1) === '-';
    return this.openings.of(token) | (known === undefined ? 0 : OPENS.phrase) | (coded ? OPENS.region : 0);
  }

  private startAt(i: number): Start {
    const known = this.phraseAt(i);
    const isName = known?.value.ignored === true || known?.value.engine !== undefined;
    const fixed = known !== undefined && isName && !this.source.joinedLeft(i) ? known.end : 0;
    return { i, token: this.source.at(i), known, fixed };
  }

  /** The known phrase at `i`; signs of a currency have to touch ("us$"), and a counter is of its number ("三个人使用"). */
  private phraseAt(i: number): PhraseMatch<Entry> | undefined {
    const known = this.source.phraseAt(i);
    const apart = known?.value.currency !== undefined && known.end - i >= 2 && !this.source.at(i + 1).glued;
    const counts = known?.value.tags.has('self') === true && this.source.text(i) === '个';
    return apart || (counts && this.out.last?.kind === 'figure') ? undefined : known;
  }

  /** The head of `=>` and `->` compares nothing. */
  private arrow({ i, token }: Start): number | undefined {
    const isHead = token.text === '>' && token.glued && /^[=-]$/.test(this.source.text(i - 1));
    return isHead ? this.out.push('mark', i, i + 1) : undefined;
  }

  private instance({ i }: Start): number | undefined {
    const found = this.source.gpus.instances.match(this.tokens, i);
    if (found === undefined || found.end - i < 2 || this.source.joinedLeft(i)) return undefined;
    return this.out.push('instance', i, found.end, { ...NO_DETAILS, instance: found.value });
  }

  private model({ i, known, fixed }: Start): number | undefined {
    const model = fixed > 0 ? undefined : this.models.at(this.tokens, i);
    if (model === undefined) return undefined;
    if (known !== undefined && known.value.tags.has('api') && known.end >= model.to) return undefined;
    this.out.takeBack(model.from);
    return this.out.push('model', Math.min(i, model.from), model.to, { ...NO_DETAILS, model });
  }

  /** What the writer calls itself wins over a name inside it. */
  private self({ i, known }: Start): number | undefined {
    if (known?.value.tags.has('self') !== true || this.source.joinedLeft(i)) return undefined;
    return this.pushKnown(i, known);
  }

  private card({ i, fixed }: Start): number | undefined {
    const gpu = fixed > 0 ? undefined : this.source.cardAt(i);
    if (gpu === undefined || !cardFits(this.source, this.out.last, i, gpu)) return undefined;
    return this.out.push('gpu', i, gpu.to, { ...NO_DETAILS, gpu });
  }

  private precision({ i, fixed }: Start): number | undefined {
    const found = this.source.lexicon.precisions.match(this.tokens, i);
    if (found === undefined || found.end <= fixed || this.source.joinedLeft(i)) return undefined;
    if (!isPrecisionAlone(this.source, i, found.end)) return undefined;
    return this.out.push('precision', i, found.end, { ...NO_DETAILS, precision: found.value });
  }

  /** Phrases that begin with a number, and those that mean one. */
  private numberPhrase({ i, token, known }: Start): number | undefined {
    if (known === undefined || (token.kind !== 'number' && !isNoNumber(known.value.tags))) return undefined;
    // "24 H200" is no day of 24 hours
    return this.splitsWord(i, known.end) ? undefined : this.pushKnown(i, known);
  }

  private number({ i }: Start): number | undefined {
    const found = amountAt(this.source, i, this.out.last);
    if (found === undefined) return undefined;
    const { end, ...more } = found;
    return this.out.push(found.kind, i, end, { ...NO_DETAILS, ...more });
  }

  private pushRegion(i: number): number | undefined {
    const found = regionAt(this.source, i);
    return found === undefined ? undefined : this.out.push('place', i, found.end, { ...NO_DETAILS, name: found.name });
  }
  private phrase({ i, known }: Start): number | undefined {
    if (known === undefined || this.splitsWord(i, known.end)) return undefined;
    // a host called `n1` says nothing of "n+1"
    if (known.value.tags.has('ha') && known.end === i + 2 && this.source.at(i + 1).kind === 'number') return undefined;
    return this.pushKnown(i, known);
  }
  private pushKnown(i: number, known: PhraseMatch<Entry>): number {
    const { kind, tags, name, engine, cards } = elementOf(known.value, this.source, known.end - i);
    // `e2e_p99_ms` is a key of a wait and not the provider of that name
    const isKey = kind === 'provider' && tags.has('latency') && this.source.text(known.end) === '_';
    const isWord = isKey || (kind === 'place' && isVerb(this.source, i, known));
    if (isWord) return this.out.push('word', i, known.end, { ...NO_DETAILS, tags });
    return this.out.push(kind, i, known.end, { ...NO_DETAILS, tags, name, engine, cards });
  }
  /** A phrase inside a longer word, or a lone letter that touches a number (`c4` is known, `m2` is a name). */
  private splitsWord(i: number, end: number): boolean {
    if (this.source.joinedLeft(i)) return true;
    const next = this.source.at(end);
    const { kind, text } = this.source.at(end - 1);
    const letter = kind === 'word' && text.length === 1 && text !== 'c' && text.charCodeAt(0) < 128;
    return letter && next.glued && next.kind === 'number';
  }

  private mark({ i }: Start): number {
    const ends = endOf(this.source, i);
    if (ends === 'sentence') this.out.endSentence();
    else if (ends === 'clause') this.out.endClause();
    return this.out.push('mark', i, i + 1);
  }

  /** A word that no list holds and that means something all the same. */
  private meant({ i }: Start): number | undefined {
    const meaning = meaningAt(this.source, i);
    if (meaning === undefined) return undefined;
    return this.out.push(meaning.kind, i, meaning.end, { ...NO_DETAILS, tags: meaning.tags, name: meaning.name });
  }
}
