import type { GpuIndex, GpuMention } from '../gazetteers/gpu-index';
import type { Tag } from '../gazetteers/data/words';
import type { Element } from '../quantities/element';
import type { Page } from '../quantities/page';

/** How a piece of hardware stands to the writer. */
export type Standing = 'owned' | 'stated' | 'asked' | 'excluded' | 'only' | 'foreign' | 'priced';

/** One mention of hardware with its count. */
export interface Hardware {
  readonly gpuId: string; readonly core: string; readonly count: number; readonly counted: boolean; readonly plural: boolean;
  readonly customGb?: number; readonly instanceType?: string; readonly provider?: string;
  readonly standing: Standing;
  readonly at: number; readonly start: number; readonly end: number;
  readonly approximation?: string;
  /** A row of a listing (`GPU 0: NVIDIA A100`): rows add up. */
  readonly row: boolean;
}

const isTimes = (e: Element | undefined): boolean => e !== undefined && (e.text === 'x' || e.text === '*');
const SINGLE = new Set(['a', 'an', 'one', 'single', 'ein', 'eine', 'einer', 'einem', 'einen', 'una', 'un', 'une', 'um', 'uma', 'my', 'the', 'this', 'meine', 'meiner', 'mi', 'mon', 'ma', 'minha', 'mio', 'mia']);

/** Finds all hardware of a text with counts and standing, in the order of the text. */
export function findHardware(page: Page, index: GpuIndex): Hardware[] {
  const found: Hardware[] = [];
  page.elements.forEach((e, k) => {
    if (e.kind === 'instance') found.push(instanceAt(page, k));
    if (e.kind === 'gpu' && e.gpu !== undefined) found.push(cardAt(page, k, e.gpu, index));
  });
  return found;
}

function instanceAt(page: Page, k: number): Hardware {
  const e = page.at(k)!; const instance = e.instance!;
  const times = countBefore(page, k) ?? countAfter(page, k);
  const count = instance.gpuCount * (times?.count ?? 1);
  return {
    gpuId: instance.gpuId, core: instance.gpuId, count, counted: true, plural: false, instanceType: instance.name, provider: instance.provider,
    standing: rented(standingOf(page, k, times?.at ?? k)), at: k, start: Math.min(e.start, times?.start ?? e.start), end: Math.max(e.end, times?.end ?? e.end), row: false,
  };
}

/** Who names an instance type without asking for one runs on it. */
const rented = (standing: Standing): Standing => (standing === 'stated' ? 'owned' : standing);

interface Count { readonly count: number; readonly start: number; readonly end: number; readonly at: number; readonly explicit: boolean; readonly plural?: boolean; readonly memoryGb?: number }

/** `8x`, `8 x`, `eight`, `a couple of`, `2 nodes with 8x`, `8-GPU`, `a` before a card. */
function countBefore(page: Page, k: number): Count | undefined {
  let j = k - 1; let memoryGb: number | undefined;
  for (let step = 0; step < 5; step++) {
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(j, k)) break;
    if (page.has(j, 'gb') && page.at(j - 1)?.kind === 'figure') { memoryGb = page.at(j - 1)!.figure!.value; page.used.add(j - 1); j -= 2; continue; }
    if (e.kind === 'vendor' || ['of', 'the', 'used', 'new', 'old', 'brand', 'my', 'our', 'gaming', 'older', 'spare', 'these', 'those', 'identical', 'de', 'physical', 'sxm', 'pcie', 'nvidia', 'local', 'second-hand', 'refurbished', 'single', 'x', '*', '-', 'full', 'way', 'gpu', 'node', 'hgx', 'dgx', 'type', 'modded', '(', 'unsere', 'dedicated', 'bare', 'metal', 'desktop', 'server', 'gpus', 'cards', 'mit', 'reserved', 'spot', 'pcs', 'times', '张', '块', '卡', '枚', 'の', '台', '个'].includes(e.text) || page.has(j, 'gpuWord')) { if (e.text === '(' && !page.at(j - 1)?.kind.startsWith('fig')) break; j--; continue; }
    break;
  }
  const e = page.at(j);
  if (e === undefined || !page.sameSentence(j, k)) return undefined;
  if (e.kind === 'figure' && e.figure!.low === undefined && validCount(e.figure!.value) && !looksLikeIndex(page, j)) {
    page.used.add(j);
    const nodes = nodesBefore(page, j);
    return { count: e.figure!.value * (nodes?.count ?? 1), start: nodes?.start ?? e.start, end: page.at(k)!.end, at: nodes?.at ?? j, explicit: true, ...(memoryGb === undefined ? {} : { memoryGb }) };
  }
  if (e.kind === 'figure' && e.figure!.low !== undefined && validCount(e.figure!.value)) { page.used.add(j); return { count: e.figure!.value, start: e.start, end: page.at(k)!.end, at: j, explicit: true, ...(memoryGb === undefined ? {} : { memoryGb }) }; }
  if (SINGLE.has(e.text) && e.text !== 'my' && e.text !== 'the') return { count: 1, start: e.start, end: page.at(k)!.end, at: j, explicit: e.text !== 'this', ...(memoryGb === undefined ? {} : { memoryGb }) };
  return memoryGb === undefined ? undefined : { count: 1, start: page.at(k)!.start, end: page.at(k)!.end, at: k, explicit: false, memoryGb };
}
const validCount = (n: number): boolean => n >= 1 && n <= 100000 && n === Math.floor(n);
const looksLikeIndex = (page: Page, j: number): boolean => page.is(j - 1, 'gpu') || page.is(j - 1, '#') || page.is(j - 1, 'device') || page.is(j - 1, 'cuda') || page.is(j - 1, '|') || page.is(j + 1, ':') || page.is(j + 1, '|') || page.is(j + 1, '.');

/** `2 nodes with`, `3 machines, each`, `4 servers x`, `2 nodes of` in front of a card count. */
function nodesBefore(page: Page, j: number): { count: number; start: number; at: number } | undefined {
  let i = j - 1;
  for (let step = 0; step < 5 && i >= 0; step++) {
    const e = page.at(i)!;
    if (!page.sameSentence(i, j)) return undefined;
    if (page.has(i, 'node')) {
      let n = i - 1; while (n > i - 3 && n >= 0 && page.at(n)!.kind === 'word' && page.at(n)!.figure === undefined) n--;
      const f = page.at(n);
      if (f?.kind === 'figure' && validCount(f.figure!.value) && f.figure!.value <= 2000 && page.sameSentence(n, j)) { page.used.add(n); return { count: f.figure!.value, start: f.start, at: n }; }
      return undefined;
    }
    if (!(isTimes(e) || ['with', 'of', 'each', 'having', 'w', '/', ',', '(', ':', 'has', 'have', 'containing', 'mit', 'je', 'con', 'avec', 'com', 'a', 'jeweils', 'equipped', 'running', '每', '各', '有', 'every', 'per'].includes(e.text) || page.has(i, 'each', 'per', 'gpuWord'))) {
      if (e.kind === 'figure' && isTimes(page.at(i + 1)) && validCount(e.figure!.value) && e.figure!.value <= 64 && !isTimes(page.at(i - 1))) { page.used.add(i); return { count: e.figure!.value, start: e.start, at: i }; }
      return undefined;
    }
    if (isTimes(e) && page.at(i - 1)?.kind === 'figure' && validCount(page.at(i - 1)!.figure!.value) && page.at(i - 1)!.figure!.value <= 64) { page.used.add(i - 1); return { count: page.at(i - 1)!.figure!.value, start: page.at(i - 1)!.start, at: i - 1 }; }
    i--;
  }
  return undefined;
}

/** `A100 x4`, `MI250x*4`, `A30 4卡`, `H100 (8x)`, `A100 GPUs, 4 of them`, `GPU: A100, count 4`. */
function countAfter(page: Page, k: number): Count | undefined {
  let j = k + 1;
  if (['を', 'が', 'は', 'の', ':', '='].includes(page.at(j)?.text ?? '')) j++;
  if (page.is(j, 'for') && page.at(j + 1)?.kind === 'figure' && /^of (?:them|those|these)$/.test(page.at(j + 2)?.text ?? '')) { page.used.add(j + 1); return { count: page.at(j + 1)!.figure!.value, start: page.at(k)!.start, end: page.at(j + 2)!.end, at: k, explicit: true }; }
  if ((page.has(j, 'gpuWord') || (page.has(j, 'node') && page.is(j + 1, '('))) && !isTimes(page.at(j))) j++;
  if (page.is(j, '(') || page.is(j, ',')) { if (!(page.at(j + 1)?.kind === 'figure' && (isTimes(page.at(j + 2)) || page.has(j + 2, 'gpuWord')) || isTimes(page.at(j + 1)))) return undefined; j++; }
  const e = page.at(j); const next = page.at(j + 1);
  if (e === undefined || !page.sameSentence(j, k)) return undefined;
  if (e.kind === 'figure' && page.has(j + 1, 'node') && isTimes(page.at(j + 2)) && page.at(j + 3)?.kind === 'figure') { page.used.add(j); page.used.add(j + 3); return { count: e.figure!.value * page.at(j + 3)!.figure!.value, start: page.at(k)!.start, end: page.at(j + 3)!.end, at: k, explicit: true }; }
  const make = (at: number, end: number): Count | undefined => {
    const f = page.at(at)!;
    if (!validCount(f.figure!.value) || f.figure!.value > 10000) return undefined;
    page.used.add(at); return { count: f.figure!.value, start: page.at(k)!.start, end: page.at(end)!.end, at: k, explicit: true };
  };
  if (isTimes(e) && next?.kind === 'figure' && page.at(j + 2)?.kind !== 'gpu') return make(j + 1, j + 1);
  if (e.kind === 'figure' && next !== undefined && page.sameSentence(k, j + 1) && page.at(j + 2)?.kind !== 'gpu' && next.text !== 'gpu' ) {
    if (isTimes(next) && page.at(j + 2)?.kind !== 'figure') return make(j, j + 1);
    if (['卡', '张', '块', '枚', '个', '台', '장', 'карты'].includes(next.text) || (page.has(j + 1, 'gpuWord') && (page.is(j - 1, '(') || page.at(j - 1)?.kind === 'gpu'))) return make(j, j + 1);
  }
  if (e.kind === 'figure' && e.figure!.spelled && (page.text.slice(e.start, e.end) === '双' || page.text.slice(e.start, e.end) === '单')) return make(j, j);
  return undefined;
}

function rowOf(page: Page, k: number): boolean {
  return (page.at(k - 1)?.kind === 'figure' && (page.is(k - 2, '|') || page.is(k - 2, 'gpu'))) || (page.is(k - 1, ':') && page.at(k - 2)?.kind === 'figure' && (page.is(k - 3, 'gpu') || page.is(k - 3, 'device') || page.is(k - 3, 'cuda')));
}

function cardAt(page: Page, k: number, gpu: GpuMention, index: GpuIndex): Hardware {
  const e = page.at(k)!; const row = rowOf(page, k);
  const before = row ? undefined : countBefore(page, k);
  const after = row ? undefined : countAfter(page, k);
  const product = before?.explicit === true && after?.explicit === true && before.count > 1 && after.count > 1;
  let count = product ? { ...before, count: before.count * after.count, end: after.end } : before?.explicit === true && !(after?.explicit === true && before.count === 1) ? before : after ?? before;
  const rack = e.text.includes('dgx') || e.text.includes('hgx') || page.is(k - 1, 'dgx') || page.is(k - 1, 'hgx');
  const trailing = nodesAfter(page, k);
  let amount = count?.count ?? 1;
  if (rack && !/spark|station/.test(e.text) && amount < 8 && !gpu.core.key.startsWith('gb')) amount *= 8;
  if (/nvl 72/.test(e.text)) amount *= 72;
  if (trailing !== undefined && trailing.count > 1 && !(count !== undefined && count.at < k && page.has(count.at + 1, 'node'))) { amount *= trailing.count; count = { count: amount, start: count?.start ?? e.start, end: Math.max(count?.end ?? e.end, trailing.end), at: count?.at ?? k, explicit: true }; }
  const modded = /^(?:modded|mod|mods|魔 改|versions?|variants?)$/.test(page.at(k + 1)?.text ?? '');
  const several = product || count === undefined || count.at <= 0 || !page.has(k + 1, 'node') ? undefined : page.at(count.at - 1);
  if (several?.kind === 'figure' && page.sameSentence(k, count!.at - 1) && validCount(several.figure!.value) && several.figure!.value <= 512) { amount *= several.figure!.value; page.used.add(count!.at - 1); count = { ...count!, start: several.start, at: count!.at - 1 }; }
  const plural = amount > 1 && e.to - e.from <= 3 && gpu.form === undefined && gpu.memoryGb === undefined ? index.singular(gpu.core) : undefined;
  const chosen = choosePart(plural === undefined ? gpu : { from: gpu.from, to: gpu.to, core: plural, bare: false, plural: true }, before?.memoryGb ?? memoryBehind(page, k), modded ? 1 : amount, index);
  return {
    ...chosen, core: gpu.core.key, count: amount, counted: count?.explicit === true || rack, plural: gpu.plural || page.has(k + 1, 'gpuWord') && /s$/.test(page.at(k + 1)!.text),
    standing: standingOf(page, k, Math.min(k, count?.at ?? k)), at: k, start: Math.min(e.start, count?.start ?? e.start), end: Math.max(e.end, count?.end ?? e.end), row,
  };
}

/** `8x H100 per node, 2 nodes`, `8xH100 on each of 4 servers`, `4 A100s x 2 nodes`. */
function nodesAfter(page: Page, k: number): { count: number; end: number } | undefined {
  let j = k + 1; let perNode = false;
  for (let step = 0; step < 8; step++, j++) {
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(j, k) || e.kind === 'gpu' || e.kind === 'model') return undefined;
    if (page.has(j, 'per', 'each') && page.has(j + 1, 'node')) { perNode = true; j++; continue; }
    if (page.has(j, 'total') && page.has(j, 'node')) { perNode = true; continue; }
    if (e.kind === 'figure') {
      if (page.used.has(j)) return undefined;
      const n = page.unitAt(j);
      if (n > 0 && page.has(n, 'node') && validCount(e.figure!.value) && e.figure!.value <= 1000 && (perNode || isTimes(page.at(j - 1)) || page.has(j - 1, 'total'))) { page.used.add(j); return { count: e.figure!.value, end: page.at(n)!.end }; }
      return undefined;
    }
  }
  return undefined;
}

/** Which catalog part a name with form and memory means, or a custom one. */
function choosePart(gpu: GpuMention, memoryBefore: number | undefined, count: number, index: GpuIndex): { gpuId: string; customGb?: number; approximation?: string } {
  const asked = gpu.memoryGb ?? memoryBefore; const { core } = gpu;
  const slug = core.key.replace(/\+/g, '').trim().replace(/\s+/g, '-');
  if (core.parts.length === 0) {
    const usual = core.extra!.memoryGb; const each = asked !== undefined && count > 1 && asked === usual * count ? usual : asked;
    const apple = core.extra!.vendor === 'apple';
    if (each !== undefined && (each !== usual || apple) && each <= 1024) return { gpuId: `custom/${slug}-${each}gb`.replace('custom/apple-', 'custom/'), customGb: each };
    return { gpuId: `custom/${slug}`, ...(usual > 0 ? { customGb: usual } : {}), approximation: `${core.key.toUpperCase()} is not in the catalog; it is taken with ${usual} GB.` };
  }
  const named = gpu.id === undefined ? undefined : index.byId.get(gpu.id);
  if (named !== undefined && (asked === undefined || Math.abs(named.memoryGbMarketing - asked) < 1 || core.parts.length === 1 && close(named.memoryGbMarketing, asked) || asked === named.memoryGbMarketing * count)) return { gpuId: named.id };
  const formed = gpu.form === undefined ? core.parts : core.parts.filter((p) => p.id.includes(gpu.form!));
  const pool = formed.length > 0 ? formed : core.parts;
  if (asked !== undefined) {
    const usualGb = core.usual?.memoryGbMarketing ?? 0;
    const fit = pool.filter((p) => close(p.memoryGbMarketing, asked)); const total = count > 1 ? pool.filter((p) => close(p.memoryGbMarketing * count, asked)) : [];
    const list = fit.length > 0 ? fit : core.parts.filter((p) => close(p.memoryGbMarketing, asked));
    if (list.length > 0) return pickOf(list, core.usual?.id);
    if (total.length > 0) return pickOf(total, core.usual?.id);
    const apple = core.parts[0]!.vendor === 'apple' || /strix|orin|spark|395/.test(core.key);
    if (apple || (asked >= usualGb / 2 && asked <= usualGb * 2 && asked % 2 === 0 && !core.key.startsWith('gh'))) return { gpuId: `custom/${slug}-${asked}gb`, customGb: asked };
  }
  const usual = pool.find((p) => p.id === core.usual?.id) ?? pool[0]!;
  const spread = new Set(pool.map((p) => p.memoryGbMarketing)).size > 1;
  return { gpuId: usual.id, ...(pool.length > 1 && (spread || gpu.form === undefined) ? { approximation: `"${core.key.toUpperCase()}" exists in several versions; it is taken as ${usual.name}.` } : {}) };
}
const close = (a: number, b: number): boolean => Math.abs(a - b) <= 0.05 * Math.max(a, b) ;
const pickOf = (list: readonly { readonly id: string }[], usual: string | undefined): { gpuId: string } => ({ gpuId: (list.find((p) => p.id === usual) ?? list.find((p) => p.id.includes('sxm')) ?? list[0]!).id });

/** The nearest word of somebody else's claim before the card; words that can also be the writer's own report do not count. */
function pureClaim(page: Page, from: number, clause: number): number {
  for (let j = from - 1; j >= 0 && j >= from - 10 && page.sameSentence(j, from); j--) {
    if (page.at(j)!.clause !== clause && (page.at(j)!.kind === 'figure' || barrier(page.at(j)!))) return -1;
    if (page.has(j, 'claim') && !page.has(j, 'observed')) return j;
  }
  return -1;
}

const OWN: readonly Tag[] = ['own'];
const barrier = (e: Element): boolean => e.text === ';' || e.text === '—';

/** Whether hardware is the writer's, only asked about, ruled out, or somebody else's. `from` is where its count begins. */
function standingOf(page: Page, k: number, from: number): Standing {
  const clause = page.at(from)!.clause;
  const inClause = (tags: readonly Tag[], reach: number): number => page.before(from, reach, tags, (e) => e.clause !== clause && (e.kind === 'figure' || barrier(e)));
  const near = (tags: readonly Tag[], reach: number): number => page.before(from, reach, tags, (e) => e.clause !== clause || barrier(e));
  const own = inClause(OWN, 12); const not = near(['not'], 3); const asked = Math.max(near(['ask'], 8), page.before(from, 4, ['ask'], (e) => barrier(e) || e.text === ',')); const ask = asked >= 0 && aboutSomethingElse(page, asked, from) ? -1 : asked; const buy = inClause(['buy'], 6); const claim = pureClaim(page, from, clause);
  const following = page.after(k, 3, ['only'], barrier);
  if (not >= 0 && !page.is(not + 1, 'only') && !page.is(not + 1, 'just') && !page.is(not + 1, 'enough') && own < not && !page.has(not - 1, 'fit')) return 'excluded';
  if (claim >= 0 && own < claim) return 'foreign';
  if (page.has(k + 1, 'ask') && page.at(k + 1)!.text.charCodeAt(0) >= 0x2e80) return 'asked';
  const quoted = page.after(k, 3, ['claim'], (e) => e.clause !== page.at(k)!.clause);
  if (quoted >= 0 && own < 0 && !page.has(quoted, 'observed')) return 'foreign';
  if (near(['leaving'], 4) >= 0) return 'owned';
  if (page.has(from - 1, 'versus', 'or') && page.at(from - 2)?.kind === 'gpu') return own >= 0 && !page.has(from - 1, 'or') ? 'asked' : 'asked';
  if (page.has(k + 1, 'or', 'versus') && (nextIsCard(page, k + 2))) return own >= 0 && ask < own ? 'owned' : 'asked';
  if (following >= 0 && following <= k + 2 && own < 0) return 'only';
  if (near(['only'], 2) >= 0 && own < 0 && ask < 0) return 'only';
  if (ask > own && !(page.has(ask, 'fit'))) return /^(?:how many|how much|wie viele|cuantas|cuantos|combien|quantas|quantos|quante|quanti)/.test(page.at(ask)!.text) || ask >= from - 5 ? 'asked' : own >= 0 ? 'owned' : 'stated';
  if (buy > own) return 'asked';
  if (own >= 0) return 'owned';
  if (page.after(k, 5, ['placed'], (e) => barrier(e) || e.kind === 'gpu') >= 0 || RUNS.has(page.at(k + 1)?.text ?? '') || (page.has(k + 1, 'node', 'gpuWord') && RUNS.has(page.at(k + 2)?.text ?? '')) || runsLater(page, k)) return 'owned';
  const later = page.after(k, 6, ['ask'], (e) => e.clause !== page.at(k)!.clause);
  if (later >= 0 && /^(?:required|recommended|needed|needs?|worth it|necessary|必要)$/.test(page.at(later)!.text)) return 'asked';
  return 'stated';
}
const RUNS = new Set(['部 署', '跑', '运 行', '部 署 了', '上', '上 面', 'で', 'pe', 'par', 'hosting', 'serving', 'running', 'serves', 'runs', 'handles', 'powering', 'do', 'does', 'getting', 'gives', 'gets', 'run', 'serve', 'host', 'pegged', 'sit', 'sits', 'stays', 'idle', 'got', 'here', 'user', 'owner', 'costs', 'is costing']);
/** "2x 3090 on Ubuntu running vLLM": the verb stands a few words behind in the same clause. */
const runsLater = (page: Page, k: number): boolean => {
  if (page.is(k + 1, '(')) for (let j = k + 2; j <= k + 14 && page.sameSentence(j, k); j++) if (page.is(j, ')')) return RUNS.has(page.at(j + 1)?.text ?? '');
  for (let j = k + 1; j <= k + 6 && page.sameSentence(j, k) && page.at(j)!.clause === page.at(k)!.clause; j++) if (page.is(j, 'hosting') || page.is(j, 'serving') || page.is(j, 'running')) return true;
  for (let j = k + 1; j <= k + 4 && page.sameSentence(j, k); j++) if (page.is(j, '部 署')) return true;
  return false;
};
/** `8 A100 GPUs with 40GB each`: memory that stands behind the word for the cards. */
function memoryBehind(page: Page, k: number): number | undefined {
  let j = k + 1;
  if (page.has(j, 'gpuWord')) j++;
  if (page.is(j, '(') || page.is(j, ',') || page.is(j, 'with') || page.is(j, 'having') || page.is(j, 'of') || page.is(j, 'à') || page.is(j, 'mit') || page.is(j, 'con') || page.is(j, 'avec') || page.is(j, 'com')) j++; else if (j === k + 1) return undefined;
  const unit = page.at(j)?.kind === 'figure' && page.has(j + 1, 'gb') ? j + 2 : -1;
  if (unit < 0 || !(page.has(unit, 'each', 'vram', 'per') || page.is(unit, ')'))) return undefined;
  page.used.add(j);
  return page.at(j)!.figure!.value;
}
/** "do I need NVLink for 2x 3090", "how many users on 2x A100": what is asked for is not the card. */
function aboutSomethingElse(page: Page, ask: number, from: number): boolean {
  for (let j = ask + 1; j < from; j++) if (['for', 'on', 'with', 'mit', 'con', 'avec', 'com', 'auf', 'en', 'sur', 'using'].includes(page.at(j)!.text) && j > ask + 1) return true;
  return page.has(ask + 1, 'who', 'req', 'tok', 'conc', 'vram') || page.is(ask + 1, 'memory') || page.is(ask + 1, 'long');
}
function nextIsCard(page: Page, j: number): boolean {
  for (let i = j; i < j + 4 && page.at(i) !== undefined; i++) if (page.at(i)!.kind === 'gpu') return true;
  return false;
}
