import type { GpuFacts } from '@compute-advisor/domain';
import { canonicalProvider } from '@compute-advisor/domain';
import { familyKey, formIn, formsIn, isOtherProduct, statedMemory, words } from './gpu-words';

/** What a row of a feed says of its accelerator. */
export interface AcceleratorName {
  readonly provider: string;
  readonly instanceType?: string;
  /** Names the row gives the part, the most specific first. */
  readonly names: readonly string[];
  /** Readings of the memory of one GPU in GiB, the likeliest first; only those that some part of the family fits
   *  count. */
  readonly memoryGib?: readonly number[];
  /** `SXM`, `PCIe`, `NVL`, when the source says so beside the name. */
  readonly form?: string;
}

/** One part of the catalog; or several fit and nothing tells them apart; or none fits. */
export type NamedGpu =
  | { readonly kind: 'named'; readonly gpuId: string }
  | { readonly kind: 'ambiguous'; readonly gpuIds: readonly string[] }
  | { readonly kind: 'unknown' };

/** How many of which part one instance type carries; a fraction for a slice of one GPU. */
export interface InstanceGpus {
  readonly gpuId: string;
  readonly gpuCount: number;
}

/** A stated memory may be off by this much: GiB against GB, reserved memory, rounding. 40 and 48 GB, or 80 and 94,
 *  stay apart. */
const MEMORY_TOLERANCE = 0.1;
const LONGEST_NAME_IN_WORDS = 8;
const MOST_REMEMBERED = 20_000;

/** Finds the catalog's part for the many names of feeds: by provider and instance type, then by family, memory and
 *  form, and by a bare alias last. */
export class GpuNames {
  private readonly gpus: ReadonlyMap<string, GpuFacts>;
  private readonly instances = new Map<string, InstanceGpus>();
  private readonly families = new Map<string, string[]>();
  private readonly familyOf = new Map<string, string>();
  private readonly aliases = new Map<string, string[]>();
  private readonly resolved = new Map<string, NamedGpu>();

  constructor(gpus: readonly GpuFacts[]) {
    this.gpus = new Map(gpus.map((gpu) => [gpu.id, gpu]));
    for (const gpu of gpus) {
      const family = familyKey(gpu.id);
      this.familyOf.set(gpu.id, family);
      add(this.families, family, gpu.id);
      for (const alias of [gpu.name, gpu.id, ...gpu.aliases].filter((name) => !/^\d+x/.test(name)))
        add(this.aliases, words(alias).join(''), gpu.id);
      for (const [instanceType, { provider, count }] of Object.entries(gpu.cloudInstances))
        this.instances.set(`${canonicalProvider(provider)}/${instanceType.toLowerCase()}`, {
          gpuId: gpu.id,
          gpuCount: count,
        });
    }
  }

  /** What the catalog knows of an instance type; undefined when it does not list it. */
  instance(provider: string, instanceType: string): InstanceGpus | undefined {
    return this.instances.get(`${canonicalProvider(provider)}/${instanceType.toLowerCase()}`);
  }

  /** The part a row speaks of. Files repeat the same names by the thousand, so an answer is remembered. */
  resolve(row: AcceleratorName): NamedGpu {
    const key = JSON.stringify(row);
    const known = this.resolved.get(key) ?? this.find(row);
    if (this.resolved.size < MOST_REMEMBERED) this.resolved.set(key, known);
    return known;
  }

  private find(row: AcceleratorName): NamedGpu {
    const listed = row.instanceType === undefined ? undefined : this.instance(row.provider, row.instanceType);
    if (listed) return { kind: 'named', gpuId: listed.gpuId };
    // The instance's own name goes before the accelerator's: feeds file an H100 NVL under "H100" and a 3060 Ti under
    // "RTX3060".
    const texts = [...(row.instanceType === undefined ? [] : [row.instanceType]), ...row.names];
    if (texts.some(isOtherProduct)) return { kind: 'unknown' };
    for (const text of texts) {
      const found = this.namedIn(text);
      if (found.length > 0) return this.narrow(found, row, texts);
    }
    return { kind: 'unknown' };
  }

  /** Every part of the row's family with the memory the name means, form aside: what an accelerator may be whose
   *  machine decides the form.
   *  A name without a size means the size of the part it stands for: a bare "A100" is never the 80 GB one. */
  couldBe(row: AcceleratorName): readonly string[] {
    const found = row.names.map((name) => this.namedIn(name)).find((ids) => ids.length > 0) ?? [];
    const stated = row.memoryGib ?? statedMemory(row.names);
    if (stated.length > 0) return this.byMemory(this.familiesOf(found), stated);
    return [...new Set(found.flatMap((id) => this.byMemory(this.familiesOf([id]), this.sizesOf(id).slice(0, 1))))];
  }

  private familiesOf(ids: readonly string[]): readonly string[] {
    return [...new Set(ids.flatMap((id) => this.families.get(this.familyOf.get(id) ?? '') ?? []))];
  }

  /** The parts whose name or alias is the longest one in the text. */
  private namedIn(text: string): readonly string[] {
    const tokens = words(text);
    let best: { length: number; ids: readonly string[] } = { length: 0, ids: [] };
    for (let from = 0; from < tokens.length; from += 1) {
      for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_NAME_IN_WORDS); to += 1) {
        const key = tokens.slice(from, to).join('');
        const ids = this.aliases.get(key) ?? this.families.get(key);
        if (ids && key.length > best.length) best = { length: key.length, ids };
      }
    }
    return best.ids;
  }

  /** Widens to the family, then narrows by memory and form; what the name itself meant breaks a tie, and only then. */
  private narrow(named: readonly string[], row: AcceleratorName, texts: readonly string[]): NamedGpu {
    const fitting = this.byMemory(this.familiesOf(named), row.memoryGib ?? statedMemory(row.names));
    const formed = this.byForm(fitting, formsIn(texts, row.form));
    const bare = formed.length === 1 ? formed : formed.filter((id) => named.includes(id));
    const [only, another] = bare;
    if (only !== undefined && another === undefined) return { kind: 'named', gpuId: only };
    return formed.length === 0 ? { kind: 'unknown' } : { kind: 'ambiguous', gpuIds: [...formed].sort() };
  }

  private byMemory(ids: readonly string[], readings: readonly number[]): readonly string[] {
    if (readings.length === 0) return ids;
    for (const gib of readings) {
      const off = (id: string): number => Math.min(...this.sizesOf(id).map((size) => Math.abs(gib - size) / size));
      const nearest = Math.min(...ids.map(off));
      if (nearest <= MEMORY_TOLERANCE) return ids.filter((id) => off(id) <= nearest + 0.005);
    }
    return [];
  }

  /** GB as sold, then GiB as usable. */
  private sizesOf(id: string): readonly number[] {
    const gpu = this.gpus.get(id);
    return gpu ? [gpu.memoryGbMarketing, gpu.memoryBytesUsable / 2 ** 30] : [];
  }

  /** A stated form that no part of the family has says nothing: consumer parts and superchips are listed as "PCIe" and
   *  "SXM" too. */
  private byForm(ids: readonly string[], forms: readonly string[]): readonly string[] {
    const matching = ids.filter((id) => forms.includes(this.formOf(id)));
    return matching.length > 0 ? matching : ids;
  }

  private formOf(id: string): string {
    return formIn(words(id)) ?? this.gpus.get(id)?.formFactor.toLowerCase() ?? '';
  }
}

function add(map: Map<string, string[]>, key: string, id: string): void {
  const ids = map.get(key);
  if (!ids) map.set(key, [id]);
  else if (!ids.includes(id)) ids.push(id);
}
