import { defined } from '@compute-advisor/domain';
import type { CardReading, MediaReading, ModelGeometryReading } from '@compute-advisor/intake';
import type { Sourced } from '../question/sourced';
import type { FurtherWorkload, StatedQuestion } from '../question/stated';
import { fraction } from './rounding';
import type {
  CardEntry,
  ConstraintsView,
  FurtherWorkloadEntry,
  GeometryView,
  MediaView,
  StatedView,
  TuningView,
} from './stated-members';

/** What the text states beside the load, under its public names. */
export function statedView(s: StatedQuestion): StatedView {
  return defined({
    model_geometry: told(s.geometry, geometryView),
    constraints: unlessEmpty(constraintsView(s.constraints)),
    candidates: told(s.candidates, cards),
    further_workloads: told(s.furtherWorkloads, (all) => all.map(furtherWorkload)),
    tuning: unlessEmpty(tuningView(s.tuning)),
    media: told(s.media, mediaView),
    placements: told(s.placements, (all) => all.map(placeView)),
    sites: told(s.sites, ({ count, loadShare }) => ({ count, load_share: fraction(loadShare) })),
    techniques: unlessEmpty(
      defined({
        speculative_decoding: s.techniques.speculativeDecoding,
        mig: s.techniques.mig,
        multi_lora: s.techniques.multiLora,
        shared_prefix_tokens: s.techniques.sharedPrefixTokens,
        lora_adapters: s.loraAdapters,
      }),
    ),
  });
}

/** A member with its value under public names. */
const told = <T, V>(member: Sourced<T> | undefined, view: (value: T) => V): Sourced<V> | undefined =>
  member && { ...member, value: view(member.value) };

/** A group of members is absent when none of them is there. */
export const unlessEmpty = <T extends object>(members: T): T | undefined =>
  Object.keys(members).length ? members : undefined;

const placeView = ({ region, share }: { region: string; share?: number }): { region: string; share?: number } =>
  defined({ region, share: share && fraction(share) });

const cards = (all: readonly CardReading[]): CardEntry[] =>
  all.map((c) =>
    defined({ gpu_id: c.gpuId, gpu_count: c.gpuCount, instance_type: c.instanceType, provider: c.provider }),
  );

/** The shape as told; of a pasted config.json the members that say it. */
function geometryView({ config, ...g }: ModelGeometryReading): GeometryView {
  const from = (name: string): number | undefined => {
    const value = config?.[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  return defined({
    layers: g.layers ?? from('num_hidden_layers'),
    hidden_size: g.hiddenSize ?? from('hidden_size'),
    heads: g.heads ?? from('num_attention_heads'),
    kv_heads: g.kvHeads ?? from('num_key_value_heads'),
    head_dim: g.headDim ?? from('head_dim'),
    intermediate_size: g.intermediateSize ?? from('intermediate_size'),
    vocab_size: g.vocabSize ?? from('vocab_size'),
    experts: g.experts ?? from('num_experts') ?? from('num_local_experts'),
    active_experts: g.activeExperts ?? from('num_experts_per_tok'),
    max_context: g.maxContext ?? from('max_position_embeddings'),
  });
}

const constraintsView = (c: StatedQuestion['constraints']): ConstraintsView =>
  defined({
    providers: c.providers,
    excluded_providers: c.excludedProviders,
    regions: c.regions,
    only_gpus: told(c.onlyGpus, cards),
    excluded_gpus: told(c.excludedGpus, cards),
    vendors: c.vendors,
    excluded_vendors: c.excludedVendors,
    max_gpus: c.maxGpus,
    gpu_count: c.gpuCount,
    high_availability: c.highAvailability,
    price_basis: c.priceBasis,
    usd_per_kwh: c.usdPerKwh,
  });

const furtherWorkload = ({
  label,
  model,
  useCase,
  traffic: t,
  lengths: l,
  media,
}: FurtherWorkload): FurtherWorkloadEntry =>
  defined({
    label,
    model,
    use_case: useCase,
    traffic: unlessEmpty(
      defined({
        total_users: t.totalUsers,
        concurrent_requests: t.concurrentRequests,
        requests_per_second: t.requestsPerSecond,
        requests_per_day: t.requestsPerDay,
        passages_per_request: t.perRequest,
        hours_per_day: t.hoursPerDay,
      }),
    ),
    token_lengths: unlessEmpty(
      defined({ input_tokens: l.inputTokens, output_tokens: l.outputTokens, context_tokens: l.contextTokens }),
    ),
    media: told(media, mediaView),
  });

const tuningView = (t: StatedQuestion['tuning']): TuningView =>
  defined({
    method: t.method,
    dataset_tokens: t.datasetTokens,
    dataset_items: t.datasetItems,
    sequence_tokens: t.sequenceTokens,
    batch_size: t.batchSize,
    epochs: t.epochs,
    deadline_hours: t.deadlineHours,
  });

const mediaView = (m: MediaReading): MediaView =>
  defined({
    width: m.width,
    height: m.height,
    steps: m.steps,
    audio_hours_per_day: m.audioHoursPerDay,
    audio_seconds: m.audioSeconds,
    video_seconds: m.videoSeconds,
  });
