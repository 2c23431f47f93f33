import { PhraseTrie } from '../lexer/phrase-trie';
import type { Token } from '../lexer/token';
import type { Gazetteer, GazetteerGpu } from '../reading';
import { EXTRA_GPUS, GPU_DEFAULTS, GPU_NICKNAMES, UNTRUSTED_ALIASES } from './data/extra-gpus';
import { MACHINES } from './data/servers';
import { type Core, coreName, type CoreName, coreOf, digitsOf, isBare } from './gpu-core';
import { type GpuMention, gpuMentionAt, gpuNames } from './gpu-mention';
import { instanceNames, type InstanceType } from './instance-names';

export type { Core } from './gpu-core';
export { memoryAt } from './gpu-memory';
export type { GpuMention } from './gpu-mention';

/** The cards and machines of the catalog, prepared for reading. */
export interface GpuIndex {
  readonly instances: PhraseTrie<InstanceType>;
  readonly byId: ReadonlyMap<string, GazetteerGpu>;
  /** What the name of a card, and what may lead to one, begins with. */
  readonly beginnings: ReadonlySet<string>;
  at(tokens: readonly Token[], i: number): GpuMention | undefined;
  /** The card a name means when its last letter was a plural: `two V100s` are not V100S. */
  singular(core: Core): Core | undefined;
}

type Cores = ReadonlyMap<string, Core>;
const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Builds the card index once. Independent of the order of the catalog. */
export function indexGpus(gazetteer: Gazetteer): GpuIndex {
  const gpus = [...gazetteer.gpus].sort((a, b) => byCode(a.id, b.id));
  const byId = new Map(gpus.map((g) => [g.id, g]));
  const cores = coresOf(gpus, byId);
  const names = gpuNames(namesOf(gpus, byId, cores), idsOf(gpus, cores));
  return {
    instances: instancesOf(gazetteer),
    byId,
    beginnings: names.beginnings,
    at: (tokens, i) => gpuMentionAt(names, tokens, i),
    singular: (core) => (core.key === 'v100s' ? cores.get('v100') : undefined),
  };
}

/** The parts of the catalog by what their names begin with. */
function coresOf(gpus: readonly GazetteerGpu[], byId: ReadonlyMap<string, GazetteerGpu>): Cores {
  const groups = new Map<string, GazetteerGpu[]>();
  for (const gpu of gpus) groups.set(coreOf(gpu.id), [...(groups.get(coreOf(gpu.id)) ?? []), gpu]);
  return new Map(
    [...groups].map(([key, parts]) => {
      const plain = parts.find((p) => p.aliases.some((a) => coreName(a) === key && a.toLowerCase() === key));
      return [key, { key, parts, usual: byId.get(GPU_DEFAULTS[key] ?? '') ?? plain ?? parts[0] }] as const;
    }),
  );
}

/** A part's core. @throws {RangeError} never: every part of the catalog has one */
function coreIn(cores: Cores, id: string): Core {
  const core = cores.get(coreOf(id));
  if (core === undefined) throw new RangeError(`no core for ${id}`);
  return core;
}

function idsOf(gpus: readonly GazetteerGpu[], cores: Cores): PhraseTrie<CoreName> {
  const ids = new PhraseTrie<CoreName>();
  for (const { id } of gpus) ids.add(id, { core: coreIn(cores, id), bare: false, id });
  return ids;
}

/** Nicknames first, then the names of the catalog, then cards outside it: the first to claim a name has it. */
function namesOf(
  gpus: readonly GazetteerGpu[],
  byId: ReadonlyMap<string, GazetteerGpu>,
  cores: Cores,
): PhraseTrie<CoreName> {
  const names = new PhraseTrie<CoreName>();
  for (const [name, id] of GPU_NICKNAMES)
    if (byId.has(id)) names.add(name, { core: coreIn(cores, id), bare: false, id });
  for (const [name, id, perMachine] of MACHINES)
    if (byId.has(id)) names.add(name, { core: coreIn(cores, id), bare: false, id, perMachine });
  for (const gpu of gpus) addPart(names, gpu, coreIn(cores, gpu.id));
  for (const [name, vendor, memoryGb] of EXTRA_GPUS) addExtra(names, name, { memoryGb, vendor });
  return names;
}

/** Workstation cards are called by such numbers too (RTX 4000, 5000, 6000): digits alone mean none. */
const ROUND = /^[2-6]000$/;

function addPart(names: PhraseTrie<CoreName>, gpu: GazetteerGpu, core: Core): void {
  const alone = core.parts.length === 1 ? { id: gpu.id } : {};
  for (const name of [coreOf(gpu.id), gpu.name, ...gpu.aliases]) {
    const short = coreName(name);
    if (short.length < 2 || UNTRUSTED_ALIASES.has(short)) continue;
    names.add(short, { core, bare: false, ...(short === core.key ? alone : { id: gpu.id }) });
    const digits = digitsOf(short);
    if (digits !== undefined && !ROUND.test(digits)) names.add(digits, { core, bare: isBare(digits), ...alone });
  }
}

function addExtra(names: PhraseTrie<CoreName>, name: string, extra: NonNullable<Core['extra']>): void {
  const core: Core = { key: name, parts: [], usual: undefined, extra };
  names.add(name, { core, bare: false });
  const digits = digitsOf(name);
  if (digits !== undefined && digits !== '4000' && digits !== '3000') names.add(digits, { core, bare: isBare(digits) });
}

function instancesOf(gazetteer: Gazetteer): PhraseTrie<InstanceType> {
  const instances = new PhraseTrie<InstanceType>();
  for (const [name, instance] of instanceNames(gazetteer))
    instances.add(name, { ...instance, gpuCount: Math.max(1, Math.round(instance.gpuCount)) });
  return instances;
}
