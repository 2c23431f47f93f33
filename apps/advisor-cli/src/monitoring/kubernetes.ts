import type { CardsFound } from './readings';
import { cardsWords } from './sentences';

interface Container {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly resources?: { readonly limits?: Readonly<Record<string, string | number>> };
}
interface Workload {
  readonly kind?: string;
  readonly metadata?: { readonly name?: string; readonly namespace?: string };
  readonly spec?: {
    readonly replicas?: number;
    readonly template?: {
      readonly spec?: {
        readonly containers?: readonly Container[];
        readonly nodeSelector?: Readonly<Record<string, string>>;
      };
    };
  };
}

/** One server of a cluster, as it was deployed. */
export interface Deployed {
  readonly name: string;
  readonly sentence: string;
}

const ENGINES: readonly (readonly [RegExp, string])[] = [
  [/vllm/i, 'vLLM'],
  [/sglang/i, 'SGLang'],
  [/text-generation/i, 'TGI'],
  [/tensorrt|trtllm/i, 'TensorRT-LLM'],
  [/llama\.cpp|llama-server/i, 'llama.cpp'],
];
/** Labels of nodes that name a card or a machine: NVIDIA's feature discovery, GKE, and the machine itself. */
const CARD_LABELS = ['nvidia.com/gpu.product', 'cloud.google.com/gke-accelerator', 'amd.com/gpu.product-name'];
const MACHINE_LABEL = 'node.kubernetes.io/instance-type';
const GPU_LIMIT = /^(?:nvidia|amd|gpu\.intel)\.com\/(?:gpu|i915|xe)$/;

/** The value of a flag, written either way. */
function flag(words: readonly string[], ...names: readonly string[]): string | undefined {
  for (const [i, word] of words.entries())
    for (const name of names) {
      if (word === name) return words[i + 1];
      if (word.startsWith(`${name}=`)) return word.slice(name.length + 1);
    }
  return undefined;
}

/** The model that a command line serves. */
function modelOf(words: readonly string[], { env = [] }: Container): string | undefined {
  const served = words[words.findIndex((word, i) => word === 'serve' && /vllm$/.test(words[i - 1] ?? '')) + 1];
  const named = flag(words, '--model', '--model-path', '--model-id');
  const inEnv = env.find(({ name }) => name === 'MODEL_ID' || name === 'MODEL')?.value;
  const isServe = words.some((word, i) => word === 'serve' && /vllm$/.test(words[i - 1] ?? ''));
  return named ?? (isServe && served !== undefined && !served.startsWith('-') ? served : undefined) ?? inEnv;
}

function cardsOf(workload: Workload, container: Container): { readonly cards: CardsFound[]; readonly each: number } {
  const { nodeSelector = {} } = workload.spec?.template?.spec ?? {};
  const limit = Object.entries(container.resources?.limits ?? {}).find(([name]) => GPU_LIMIT.test(name))?.[1];
  const each = Number(limit ?? 0);
  const count = each * (workload.spec?.replicas ?? 1);
  const name = CARD_LABELS.map((label) => nodeSelector[label]).find((found) => found !== undefined);
  return { cards: count > 0 && name !== undefined ? [{ name, count }] : [], each };
}

/** The cards, or as much as is known of the place. */
function placeOf(workload: Workload, container: Container): string {
  const { cards, each } = cardsOf(workload, container);
  if (cards.length > 0) return cardsWords(cards);
  const machine = workload.spec?.template?.spec?.nodeSelector?.[MACHINE_LABEL];
  const unnamed = each > 0 ? `${each * (workload.spec?.replicas ?? 1)} GPUs` : '';
  return [unnamed, machine].filter(Boolean).join(' in ');
}

/** What the flags of a server say, each in a sentence. */
function flagSentences(words: readonly string[]): string[] {
  const said = (value: string | undefined, sentence: (value: string) => string): string[] =>
    value === undefined ? [] : [sentence(value)];
  const context = flag(words, '--max-model-len', '--context-length', '--max-total-tokens');
  const sequences = flag(words, '--max-num-seqs', '--max-running-requests', '--max-concurrent-requests');
  return [
    ...said(flag(words, '--quantization', '--quantize'), (method) => `Quantised to ${method}.`),
    ...said(context, (tokens) => `Context length ${tokens} tokens.`),
    ...said(sequences, (most) => `At most ${most} concurrent requests.`),
  ];
}

/** What a container serves, in a sentence; undefined: it serves no model. */
function sentenceOf(workload: Workload, container: Container): string | undefined {
  const replicas = workload.spec?.replicas ?? 1;
  // A shell is given one word that holds the whole line.
  const words = [...(container.command ?? []), ...(container.args ?? [])].flatMap((word) => word.split(/\s+/));
  const model = modelOf(words, container);
  if (model === undefined || replicas === 0) return undefined;
  const engine = ENGINES.find(([pattern]) => pattern.test(`${container.image ?? ''} ${words.join(' ')}`))?.[1];
  const place = placeOf(workload, container);
  const parallel = flag(words, '--tensor-parallel-size', '-tp', '--tp-size', '--tp', '--num-shard');
  // Replicas in the words that the reader has for them: nothing of the sentence is to be set aside.
  const layout = [
    ...(parallel === undefined ? [] : [`tensor parallel ${parallel}`]),
    ...(replicas === 1 ? [] : [`data parallel ${replicas}`]),
  ];
  const where = place === '' ? '' : ` on ${place}`;
  const served = `We serve ${model}${where}${engine === undefined ? '' : ` with ${engine}`}`;
  return [`${[served, ...layout].join(', ')}.`, ...flagSentences(words)].join(' ');
}

/** The servers in the JSON of `kubectl get deploy -o json`: one object or a list of them.
 *  @throws {SyntaxError} what is no JSON. */
export function deployedIn(text: string): readonly Deployed[] {
  const parsed = JSON.parse(text) as Workload & { readonly items?: readonly Workload[] };
  return (parsed.items ?? [parsed]).flatMap((workload) => {
    const { name = 'unnamed', namespace } = workload.metadata ?? {};
    return (workload.spec?.template?.spec?.containers ?? []).flatMap((container) => {
      const sentence = sentenceOf(workload, container);
      return sentence === undefined
        ? []
        : [{ name: namespace === undefined ? name : `${namespace}/${name}`, sentence }];
    });
  });
}
