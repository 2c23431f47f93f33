import { PhraseTrie } from '../lexer/phrase-trie';
import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import type { Gazetteer, GazetteerGpu } from '../reading';
import { instanceNames } from './instance-names';
import { EXTRA_GPUS, GPU_DEFAULTS, GPU_NICKNAMES, UNTRUSTED_ALIASES } from './data/extra-gpus';

/** A card as its name begins: `a100`, `rtx 4090`; the parts of the catalog that share it. */
export interface Core {
  readonly key: string;
  readonly parts: readonly GazetteerGpu[];
  /** The part a bare name means. */
  readonly usual: GazetteerGpu | undefined;
  /** Parts outside the catalog: memory that is usual, 0 when it varies. */
  readonly extra?: { readonly memoryGb: number; readonly vendor: string };
}
interface CoreName {
  readonly core: Core;
  readonly bare: boolean;
  readonly id?: string;
}

/** A card named in the text: tokens `from` to `to` (exclusive). */
export interface GpuMention {
  readonly from: number;
  readonly to: number;
  readonly core: Core;
  readonly id?: string;
  readonly form?: string;
  readonly memoryGb?: number;
  /** Cards in each machine, where the name says it: "A100 nodes (8x 80GB each)". */
  readonly perMachine?: number;
  /** Only digits name it (`4090`): it counts as a card only when its surroundings agree. */
  readonly bare: boolean;
  readonly plural: boolean;
}

export interface GpuIndex {
  readonly instances: PhraseTrie<{
    readonly name: string;
    readonly provider: string;
    readonly gpuId: string;
    readonly gpuCount: number;
  }>;
  readonly byId: ReadonlyMap<string, GazetteerGpu>;
  at(tokens: readonly Token[], i: number): GpuMention | undefined;
  /** The card a name means when its last letter was a plural: `two V100s` are not V100S. */
  singular(core: Core): Core | undefined;
}

const BRANDS = new Set([
  'nvidia',
  'geforce',
  'tesla',
  'amd',
  'radeon',
  'instinct',
  'intel',
  'apple',
  'google',
  'quadro',
  'nvida',
  'habana',
  'huawei',
  'hgx',
  'datacenter',
  'mac',
  'macbook',
  'studio',
  'pro',
  'mini',
  'aws',
  'jetson',
]);
const FORMS: Readonly<Record<string, string>> = {
  sxm: 'sxm',
  pcie: 'pcie',
  pci: 'pcie',
  nvl: 'nvl',
  oam: 'oam',
  hgx: 'sxm',
  dgx: 'sxm',
};
const TRAILERS = new Set([
  'generation',
  'edition',
  'workstation',
  'founders',
  'fe',
  'oc',
  'desktop',
  'gddr',
  'hbm',
  'nvlink',
  'tensor',
  'core',
  'mhz',
  'hopper',
  'ampere',
  'turing',
  'volta',
  'oem',
  'suprim',
  'strix',
]);
const FORM_PARTS = /-(?:sxm\d?|pcie|nvl)(?=-|$)/g;
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const coreOf = (id: string): string =>
  id
    .replace(/-\d+gb$/, '')
    .replace(FORM_PARTS, '')
    .replace(/^(?:apple|quadro)-(?=[mr])/, '')
    .replace(/-/g, ' ');
const coreName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^8x/, '')
    .replace(/\b(?:nvidia|geforce|tesla|amd|radeon|instinct|intel|apple|google|oam|unified|hbm3e?)\b/g, ' ')
    .replace(/\b\d+ ?gb?\b/g, ' ')
    .replace(/\b(?:sxm\d?|pcie|nvl|nvlink|mega|generation|edition)\b/g, ' ')
    .replace(/[-_\s]+/g, ' ')
    .trim();

/** Builds the card index once. Independent of the order of the catalog. */
export function indexGpus(gazetteer: Gazetteer): GpuIndex {
  const gpus = [...gazetteer.gpus].sort((a, b) => byCode(a.id, b.id));
  const byId = new Map(gpus.map((g) => [g.id, g]));
  const groups = new Map<string, GazetteerGpu[]>();
  for (const gpu of gpus) {
    const key = coreOf(gpu.id);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [gpu]);
    else group.push(gpu);
  }
  const names = new PhraseTrie<CoreName>();
  const cores = new Map<string, Core>();
  for (const [key, parts] of groups) {
    const plain = parts.filter((p) => p.aliases.some((a) => coreName(a) === key && a.toLowerCase() === key));
    cores.set(key, { key, parts, usual: byId.get(GPU_DEFAULTS[key] ?? '') ?? plain[0] ?? parts[0] });
  }
  const exactNames = new PhraseTrie<CoreName>();
  for (const gpu of gpus) exactNames.add(gpu.id, { core: cores.get(coreOf(gpu.id))!, bare: false, id: gpu.id });
  for (const [name, id] of GPU_NICKNAMES) {
    const gpu = byId.get(id);
    if (gpu !== undefined) names.add(name, { core: cores.get(coreOf(id))!, bare: false, id });
  }
  for (const gpu of gpus) {
    const core = cores.get(coreOf(gpu.id))!;
    const alone = core.parts.length === 1 ? { id: gpu.id } : {};
    for (const name of [coreOf(gpu.id), gpu.name, ...gpu.aliases]) {
      const short = coreName(name);
      if (short.length < 2 || UNTRUSTED_ALIASES.has(short)) continue;
      names.add(short, { core, bare: false, ...(short === core.key ? alone : { id: gpu.id }) });
      const digits = /^(?:rtx|gtx|rx) (\d{4}(?: .*)?)$/.exec(short)?.[1];
      if (digits !== undefined && !/^[2-6]000$/.test(digits))
        names.add(digits, { core, bare: /^\d{4}$/.test(digits), ...alone });
    }
  }
  for (const [name, vendor, memoryGb] of EXTRA_GPUS) {
    const core: Core = { key: name, parts: [], usual: undefined, extra: { memoryGb, vendor } };
    names.add(name, { core, bare: false });
    const digits = /^(?:rtx|gtx|rx) (\d{4}(?: .*)?)$/.exec(name)?.[1];
    if (digits !== undefined && digits !== '4000' && digits !== '3000')
      names.add(digits, { core, bare: /^\d{4}$/.test(digits) });
  }
  const instances: GpuIndex['instances'] = new PhraseTrie();
  for (const [name, instance] of instanceNames(gazetteer))
    instances.add(name, { ...instance, gpuCount: Math.max(1, Math.round(instance.gpuCount)) });
  return {
    instances,
    byId,
    at: (tokens, i) => mentionAt(names, exactNames, tokens, i),
    singular: (core) => (core.key === 'v100s' ? cores.get('v100') : undefined),
  };
}

/** Memory written at `i`: `80gb`, `80 GB`, `(24G)`, `-80`; where it ends. */
export function memoryAt(
  tokens: readonly Token[],
  i: number,
): { readonly gb: number; readonly end: number } | undefined {
  let j = i;
  let open = false;
  if (tokenAt(tokens, j).text === '(' || tokenAt(tokens, j).text === '[') {
    open = true;
    j++;
  }
  const hyphen = tokenAt(tokens, j).text === '-' || tokenAt(tokens, j).text === '_' || tokenAt(tokens, j).text === '/';
  if (hyphen) {
    if (!tokenAt(tokens, j + 1).glued) return undefined;
    j++;
  }
  const number = tokenAt(tokens, j);
  if (number.kind !== 'number' || number.value < 2 || number.value > 2048) return undefined;
  const unit = tokenAt(tokens, j + 1).text;
  const isUnit =
    unit === 'gb' ||
    unit === 'gib' ||
    unit === 'gigs' ||
    unit === 'gig' ||
    unit === 'go' ||
    unit === 'гб' ||
    (unit === 'g' && tokenAt(tokens, j + 1).glued);
  let end = j + 1;
  if (isUnit) end = j + 2;
  else if (!(hyphen && KNOWN_SIZES.has(number.value) && !tokenAt(tokens, end).glued)) return undefined;
  if (isUnit && (tokenAt(tokens, end).text === '/' || tokenAt(tokens, end).text === 'b') && tokenAt(tokens, end).glued)
    return undefined;
  if (open) {
    const v = VRAM.has(tokenAt(tokens, end).text) ? end + 1 : end;
    if (tokenAt(tokens, v).text === ')' || tokenAt(tokens, v).text === ']') end = v + 1;
    else if (v === end && !VRAM.has(tokenAt(tokens, end).text)) return { gb: number.value, end };
    else end = v;
  }
  return { gb: number.value, end };
}
const KNOWN_SIZES = new Set([40, 80, 32, 16, 24, 48, 94, 96, 141]);
const MEMORY_FILLERS = new Set(['de', 'with', 'mit', 'con', 'avec', 'com', 'w', 'da', 'van', 'а', 'на', 'ka']);
const VRAM = new Set(['vram', 'hbm', 'hbm2', 'hbm2e', 'hbm3', 'memory', '显存', 'unified', 'gddr6', 'gddr6x']);
const HOST = new Set([
  'ram',
  'ddr',
  'ddr4',
  'ddr5',
  'system',
  'sysram',
  'host',
  'cpu',
  'ssd',
  'nvme',
  'disk',
  'swap',
  '内',
  'ecc',
  'dram',
  'lpddr',
  'of',
  'model',
  'weights',
  'file',
  'gguf',
  'download',
]);

function mentionAt(
  names: PhraseTrie<CoreName>,
  exactNames: PhraseTrie<CoreName>,
  tokens: readonly Token[],
  i: number,
): GpuMention | undefined {
  const first = tokenAt(tokens, i);
  if (first.kind === 'mark') return undefined;
  // an article: "a 10 Gbit link"
  if (first.text === 'a' && !tokenAt(tokens, i + 1).glued && tokenAt(tokens, i + 1).kind === 'number') return undefined;
  const previous = tokenAt(tokens, i - 1);
  if (
    first.glued &&
    previous.kind !== 'mark' &&
    previous.text !== 'x' &&
    !(previous.kind === 'number' && first.text.length > 1) &&
    previous.text.charCodeAt(0) < 0x2e80
  )
    return undefined;
  const id = exactNames.match(tokens, i);
  let start = i;
  let form: string | undefined;
  while (
    start < i + 5 &&
    (BRANDS.has(tokenAt(tokens, start).text) || (tokenAt(tokens, start).text === '-' && start > i))
  ) {
    form = FORMS[tokenAt(tokens, start).text] ?? form;
    start++;
  }
  let named = names.match(tokens, i);
  if (start > i) {
    const later = names.match(tokens, start);
    if (later !== undefined && (named === undefined || later.end > named.end)) named = later;
  }
  const dgx = first.text === 'dgx' && named === undefined ? names.match(tokens, i + 1) : undefined;
  if (dgx !== undefined) {
    named = dgx;
    form = 'sxm';
  }
  if (id !== undefined && (named === undefined || id.end >= named.end)) {
    const behind = trail(tokens, id.end);
    return { from: i, to: behind.end, core: id.value.core, id: id.value.id!, bare: false, plural: behind.plural };
  }
  if (named === undefined) return undefined;
  const last = tokenAt(tokens, named.end);
  if (last.glued && last.kind === 'number' && tokenAt(tokens, named.end - 1).kind === 'word') return undefined;
  return withModifiers(tokens, i, named.value, named.end, form);
}

/** Form factor, memory and plural that stand behind a card's name, in any order. */
function withModifiers(
  tokens: readonly Token[],
  from: number,
  name: CoreName,
  nameEnd: number,
  startForm: string | undefined,
): GpuMention | undefined {
  let end = nameEnd;
  let form = startForm;
  let memoryGb: number | undefined;
  let plural = false;
  for (let turn = 0; turn < 6; turn++) {
    const joiner =
      tokenAt(tokens, end).text === '-' || tokenAt(tokens, end).text === '_' || tokenAt(tokens, end).text === '('
        ? 1
        : 0;
    const word = tokenAt(tokens, end + joiner);
    if (word.line) break;
    if (joiner === 0 && (word.text === 's' || word.text === "'") && word.glued) {
      plural = true;
      end += 1;
      if (tokenAt(tokens, end).text === 's' && tokenAt(tokens, end).glued) end++;
      continue;
    }
    const form0 = FORMS[word.text];
    if (form0 !== undefined && word.text !== 'dgx' && word.text !== 'hgx') {
      form = form0;
      end += joiner + 1;
      if (word.text === 'pci' && tokenAt(tokens, end).text === '-') end += 2;
      const generation = tokenAt(tokens, end);
      if (generation.kind === 'number' && generation.glued && generation.value < 10) end++;
      if (joiner === 1 && tokenAt(tokens, end).text === ')') end++;
      continue;
    }
    if (TRAILERS.has(word.text) && !(joiner === 1 && tokenAt(tokens, end).text === '(')) {
      end += joiner + 1;
      const gen = tokenAt(tokens, end);
      if (gen.kind === 'number' && gen.glued)
        end += tokenAt(tokens, end + 1).text === 'e' && tokenAt(tokens, end + 1).glued ? 2 : 1;
      continue;
    }
    if (memoryGb === undefined) {
      const filler =
        MEMORY_FILLERS.has(tokenAt(tokens, end).text) && tokenAt(tokens, end + 1).kind === 'number' ? 1 : 0;
      const memory = memoryAt(tokens, end + filler);
      if (memory !== undefined && !tokenAt(tokens, end).line && !HOST.has(tokenAt(tokens, memory.end).text)) {
        memoryGb = memory.gb;
        end = memory.end;
        if (VRAM.has(tokenAt(tokens, end).text)) end++;
        continue;
      }
    }
    break;
  }
  const machine = memoryGb === undefined ? perMachineAt(tokens, end) : undefined;
  if (machine !== undefined)
    return {
      ...named(name, form),
      from,
      to: machine.end,
      memoryGb: machine.gb,
      perMachine: machine.count,
      bare: false,
      plural: true,
    };
  const tail = tokenAt(tokens, end);
  if (
    tail.glued &&
    tail.kind === 'word' &&
    end === nameEnd &&
    !/^(?:x|卡|张|块|枚|を|で|の|が|は|と|に|上|的|和|,)/.test(tail.text) &&
    tail.text.charCodeAt(0) < 0x2e80
  )
    return undefined;
  if (name.bare && (tail.text === '%' || (tail.glued && tail.kind === 'number'))) return undefined;
  return {
    ...named(name, form),
    from,
    to: end,
    ...(memoryGb === undefined ? {} : { memoryGb }),
    bare: name.bare && !plural && memoryGb === undefined && from === nameEnd - 1,
    plural,
  };
}

const named = (name: CoreName, form: string | undefined): Pick<GpuMention, 'core' | 'id' | 'form'> => ({
  core: name.core,
  ...(name.id === undefined ? {} : { id: name.id }),
  ...(form === undefined ? {} : { form }),
});

const MACHINE = /^(?:node|server|machine|box|host|instance|system)(?:e?s)?$/;

/** "nodes (8x 80GB each)" behind a card: how many cards of which memory stand in each machine. */
function perMachineAt(
  tokens: readonly Token[],
  i: number,
): { readonly count: number; readonly gb: number; readonly end: number } | undefined {
  if (!MACHINE.test(tokenAt(tokens, i).text) || !/^[([,:]$/.test(tokenAt(tokens, i + 1).text)) return undefined;
  const count = tokenAt(tokens, i + 2);
  if (
    count.kind !== 'number' ||
    !(count.value >= 1 && count.value <= 64) ||
    !/^[x*]$/.test(tokenAt(tokens, i + 3).text)
  )
    return undefined;
  const memory = memoryAt(tokens, i + 4);
  if (memory === undefined) return undefined;
  let end = memory.end;
  if (/^(?:each|apiece|vram)$/.test(tokenAt(tokens, end).text)) end++;
  if (/^[)\]]$/.test(tokenAt(tokens, end).text)) end++;
  return { count: count.value, gb: memory.gb, end };
}

function trail(tokens: readonly Token[], end: number): { end: number; plural: boolean } {
  const next = tokenAt(tokens, end);
  return next.text === 's' && next.glued ? { end: end + 1, plural: true } : { end, plural: false };
}
