import type { PhraseTrie } from '../lexer/phrase-trie';
import { isIdeographic, tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { BRANDS, FORMS } from './data/gpu-words';
import type { Core, CoreName } from './gpu-core';
import { perMachineAt } from './gpu-memory';
import { isPlural, type Modifiers, takeBareMemory, takeModifier } from './gpu-modifiers';

/** A card named in the text: tokens `from` to `to` (exclusive). */
export interface GpuMention {
  readonly from: number;
  readonly to: number;
  readonly core: Core;
  readonly id?: string | undefined;
  readonly form?: string | undefined;
  readonly memoryGb?: number | undefined;
  /** Cards in each machine, where the name says it: "A100 nodes (8x 80GB each)". */
  readonly perMachine?: number | undefined;
  /** Only digits name it (`4090`): it counts as a card only when its surroundings agree. */
  readonly bare: boolean;
  readonly plural: boolean;
}

/** Words that lead to a name, at most. */
const MOST_BRANDS = 5;
/** Modifiers behind a name, at most. */
const MOST_MODIFIERS = 6;

/** The names of cards: those of families and forms, and full ids. */
export interface GpuNames {
  readonly names: PhraseTrie<CoreName>;
  readonly ids: PhraseTrie<CoreName>;
  /** What any of them begins with, and what may lead to one: hardly a word of a text is among these. */
  readonly beginnings: ReadonlySet<string>;
}

/** Names and ids as they are looked for. */
export const gpuNames = (names: PhraseTrie<CoreName>, ids: PhraseTrie<CoreName>): GpuNames => ({
  names,
  ids,
  beginnings: new Set([...names.beginnings(), ...ids.beginnings(), ...BRANDS, DGX]),
});
const DGX = 'dgx';

/** The card named at token `i`; undefined where none is. */
export function gpuMentionAt(names: GpuNames, tokens: readonly Token[], i: number): GpuMention | undefined {
  if (!names.beginnings.has(tokenAt(tokens, i).text)) return undefined;
  if (tokenAt(tokens, i).kind === 'mark' || isArticle(tokens, i) || continuesWord(tokens, i)) return undefined;
  if (isPieceOfName(tokens, i)) return undefined;
  const id = names.ids.match(tokens, i);
  const named = nameAt(names.names, tokens, i);
  if (id !== undefined && (named === undefined || id.end >= named.end)) {
    const plural = isPlural(tokens, id.end);
    const to = plural ? id.end + 1 : id.end;
    return mentionOf(id.value, { from: i, to, bare: false, plural });
  }
  return named === undefined || runsOn(tokens, named.end) ? undefined : withModifiers(tokens, i, named);
}

/** "a 10 Gbit link": no card called `a10`. */
function isArticle(tokens: readonly Token[], i: number): boolean {
  const next = tokenAt(tokens, i + 1);
  return tokenAt(tokens, i).text === 'a' && !next.glued && next.kind === 'number';
}

/** A piece of a longer word; `8xA100` and `2a100` are counts before a name. */
function continuesWord(tokens: readonly Token[], i: number): boolean {
  const first = tokenAt(tokens, i);
  const before = tokenAt(tokens, i - 1);
  if (!first.glued || before.kind === 'mark' || before.text === 'x') return false;
  if (before.kind === 'number' && first.text.length > 1) return false;
  return !isIdeographic(before.text);
}

/** `gke-a-2`: a letter and a number between joints are the end of a host's name. */
function isPieceOfName(tokens: readonly Token[], i: number): boolean {
  const [letter, before, joint] = [tokenAt(tokens, i), tokenAt(tokens, i - 1), tokenAt(tokens, i + 1)];
  const joined = letter.glued && before.text === '-' && before.glued;
  return joined && letter.text.length === 1 && joint.text === '-' && joint.glued;
}

/** Digits go on behind the name: `A1000` is no `A100`. */
function runsOn(tokens: readonly Token[], end: number): boolean {
  const next = tokenAt(tokens, end);
  return next.glued && next.kind === 'number' && tokenAt(tokens, end - 1).kind === 'word';
}

/** A name with what leads to it. */
interface NamedCard {
  readonly value: CoreName;
  readonly end: number;
  /** The form factor that stands before the name: `HGX H100`. */
  readonly form: string | undefined;
}

/** The longest name at `i`, with makers and product lines before it or without. */
function nameAt(names: PhraseTrie<CoreName>, tokens: readonly Token[], i: number): NamedCard | undefined {
  const whole = names.match(tokens, i);
  const led = brandsAt(tokens, i);
  const later = led.end > i ? names.match(tokens, led.end) : undefined;
  const best = later !== undefined && (whole === undefined || later.end > whole.end) ? later : whole;
  if (best !== undefined) return { value: best.value, end: best.end, form: led.form };
  const dgx = tokenAt(tokens, i).text === DGX ? names.match(tokens, i + 1) : undefined;
  return dgx === undefined ? undefined : { value: dgx.value, end: dgx.end, form: 'sxm' };
}

/** Where the words that lead to a name end, and the form factor among them. */
function brandsAt(tokens: readonly Token[], i: number): Pick<NamedCard, 'end' | 'form'> {
  let end = i;
  let form: string | undefined;
  while (end < i + MOST_BRANDS) {
    const { text } = tokenAt(tokens, end);
    if (!BRANDS.has(text) && !(text === '-' && end > i)) break;
    form = FORMS.get(text) ?? form;
    end++;
  }
  return { end, form };
}

/** Form factor, memory and plural that stand behind a card's name, in any order. */
function withModifiers(tokens: readonly Token[], from: number, name: NamedCard): GpuMention | undefined {
  const found: Modifiers = { end: name.end, form: name.form, memoryGb: undefined, plural: false };
  for (let turn = 0; turn < MOST_MODIFIERS && takeModifier(tokens, found); turn++);
  takeBareMemory(tokens, found, name.value.core.parts);
  const machine = found.memoryGb === undefined ? perMachineAt(tokens, found.end) : undefined;
  if (machine !== undefined)
    return mentionOf(name.value, {
      from,
      to: machine.end,
      form: found.form,
      memoryGb: machine.gb,
      perMachine: machine.count,
      bare: false,
      plural: true,
    });
  if (isOtherWord(tokens, name, found.end)) return undefined;
  const alone = from === name.end - 1 && !found.plural && found.memoryGb === undefined;
  return mentionOf(name.value, {
    from,
    to: found.end,
    form: found.form,
    memoryGb: found.memoryGb,
    bare: name.value.bare && alone,
    plural: found.plural,
  });
}

/** What may be joined to a card's name without making it another word. */
const JOINED = /^(?:x|'|卡|张|块|枚|を|で|の|が|は|と|に|上|的|和|,)/;

/** Another word is joined to the bare name (`A100ish`), or a percentage or digits to one of digits alone. */
function isOtherWord(tokens: readonly Token[], name: NamedCard, end: number): boolean {
  const tail = tokenAt(tokens, end);
  const joined = tail.glued && tail.kind === 'word' && end === name.end;
  if (joined && tail.text === 'x' && name.value.bare && tokenAt(tokens, end + 1).kind !== 'number') return true;
  if (joined && !JOINED.test(tail.text) && !isIdeographic(tail.text)) return true;
  return name.value.bare && (tail.text === '%' || (tail.glued && tail.kind === 'number'));
}

/** A mention with all its members, so that a look at one costs the same whatever it is. */
const mentionOf = (name: CoreName, said: Omit<GpuMention, 'core' | 'id'>): GpuMention => ({
  from: said.from,
  to: said.to,
  core: name.core,
  id: name.id,
  form: said.form,
  memoryGb: said.memoryGb,
  perMachine: said.perMachine ?? name.perMachine,
  bare: said.bare,
  plural: said.plural,
});

/** The same name as the plural of another card. */
export const pluralMention = ({ from, to }: GpuMention, core: Core): GpuMention =>
  mentionOf({ core, bare: false }, { from, to, bare: false, plural: true });
