import type { Advice, OptionView } from '@compute-advisor/application';
import { plural } from './format';

/** What the parts of one answer are called: from the answer itself, so that a saved one keeps its names. */
export interface Names {
  /** "MI300X": for charts and tables. */
  readonly short: (gpuId: string) => string;
  /** "AMD MI300X 192 GB": for cards. */
  readonly long: (gpuId: string) => string;
  /** "AMD, 192 GB each". */
  readonly about: (gpuId: string) => string;
  readonly vendor: (gpuId: string) => string;
  /** Memory as the driver reports it, bytes; undefined for a part that the answer does not describe. */
  readonly memoryBytes: (gpuId: string) => number | undefined;
}

const VENDORS: Readonly<Record<string, string>> = {
  nvidia: 'NVIDIA',
  amd: 'AMD',
  intel: 'Intel',
  google: 'Google',
  apple: 'Apple',
  aws: 'AWS',
};
const NBSP = '\u00a0';

/** A vendor as it writes itself. */
export const vendorName = (vendor: string): string => VENDORS[vendor] ?? vendor;

/** The name without its maker's line, its socket's number, what stands in brackets, and its memory. */
const shortened = (name: string): string =>
  name
    .replace(/^(?:Instinct|GeForce|Tesla|Radeon) /, '')
    .replace(/\bSXM\d\b/, 'SXM')
    .replace(/ \([^)]*\)/, '')
    .replace(/ \d+ ?GB(?: HBM\w*)?$/, '');

/** The names in an answer; a part it does not describe goes by its id. */
export function namesIn({ recommendation_set: { gpus } }: Advice): Names {
  // An answer that was filed before its parts were named in it.
  const known = new Map((gpus ?? []).map((gpu) => [gpu.gpu_id, gpu]));
  const times = new Map<string, number>();
  for (const { name } of known.values()) times.set(shortened(name), (times.get(shortened(name)) ?? 0) + 1);
  const short = (id: string): string => {
    const gpu = known.get(id);
    if (gpu === undefined) return id.replace(/^custom\//, '');
    const name = shortened(gpu.name);
    return times.get(name) === 1 ? name : `${name} ${gpu.memory_gb}${NBSP}GB`;
  };
  const vendor = (id: string): string => vendorName(known.get(id)?.vendor ?? '');
  return {
    short,
    vendor,
    long: (id) => {
      const gpu = known.get(id);
      return gpu === undefined ? short(id) : `${vendor(id)} ${shortened(gpu.name)} ${gpu.memory_gb}${NBSP}GB`;
    },
    about: (id) => {
      const gpu = known.get(id);
      return gpu === undefined ? '' : `${vendor(id)}, ${gpu.memory_gb}${NBSP}GB each`;
    },
    memoryBytes: (id) => known.get(id)?.memory_bytes,
  };
}

/** Layout of an option as far as its words go. */
type Layout = Pick<OptionView, 'replicas' | 'tensor_parallel' | 'pipeline_parallel' | 'data_parallel'>;

/** GPUs of one replica. */
export const gpusPerReplica = (o: Layout): number => o.tensor_parallel * o.pipeline_parallel * (o.data_parallel ?? 1);

/** "1 replica × 2 GPUs", "2 replicas × 8 GPUs each": never a bare total. */
export const layoutWords = (o: Layout): string =>
  `${plural(o.replicas, 'replica')}${NBSP}× ${plural(gpusPerReplica(o), 'GPU').replace(' ', NBSP)}` +
  `${o.replicas > 1 && gpusPerReplica(o) > 1 ? ' each' : ''}`;

/** "1 × 2": replicas × GPUs each. */
export const layoutShort = (replicas: number, gpusEach: number): string => `${replicas}${NBSP}×${NBSP}${gpusEach}`;

/** "1 × 2 MI300X": replicas × GPUs each, and the part. */
export const planShort = (o: Layout & Pick<OptionView, 'gpu_id'>, names: Names): string =>
  `${layoutShort(o.replicas, gpusPerReplica(o))}${NBSP}${names.short(o.gpu_id)}`;

/** "Llama 3.3 70B" for "meta-llama/Llama-3.3-70B-Instruct"; an own model goes by its size. */
export function modelName(id: string): string {
  const own = /^custom\/(.+)$/.exec(id)?.[1];
  if (own !== undefined) return `your ${own.toUpperCase()} model`;
  const last = id.split('/').pop() ?? id;
  // Written so by its maker.
  if (/^gpt-oss/.test(last)) return last;
  return last
    .replace(/-(?:Instruct|it|Chat|hf|Base)\b(?:-\d{4})?/gi, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .replace(/(\d)b\b/g, '$1B')
    .replace(/^(?:bge|e5|gte)\b/, (letters) => letters.toUpperCase())
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** "8 × H100 SXM", "2 × L4 + 1 × T4". */
export const fleetWords = (
  fleet: readonly { readonly gpu_id: string; readonly gpu_count: number }[],
  names: Names,
): string => fleet.map((line) => `${line.gpu_count}${NBSP}×${NBSP}${names.short(line.gpu_id)}`).join(' + ');

/** Providers whose name is more than its id with a capital. */
const PROVIDERS: Readonly<Record<string, string>> = {
  aws: 'AWS',
  gcp: 'Google Cloud',
  azure: 'Azure',
  oci: 'Oracle Cloud',
  runpod: 'RunPod',
  digitalocean: 'DigitalOcean',
  coreweave: 'CoreWeave',
  lambda: 'Lambda',
  vast: 'Vast.ai',
  ibm: 'IBM Cloud',
  ovh: 'OVHcloud',
  ovhcloud: 'OVHcloud',
  datacrunch: 'DataCrunch',
  tensordock: 'TensorDock',
  deepinfra: 'DeepInfra',
};

/** A provider as it writes itself. */
export const providerTitle = (id: string): string =>
  PROVIDERS[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1).replace(/_/g, ' ')}`;

const ENGINE_TITLES: Readonly<Record<string, string>> = {
  vllm: 'vLLM',
  sglang: 'SGLang',
  'tensorrt-llm': 'TensorRT-LLM',
  'llama.cpp': 'llama.cpp',
};

/** An engine as it writes itself, with the version it may stand beside. */
export const engineTitle = (engine: string): string => {
  const [name = '', ...version] = engine.split(' ');
  return [ENGINE_TITLES[name] ?? name, ...version].join(' ');
};
