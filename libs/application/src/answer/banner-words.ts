import { SECONDS_PER_HOUR } from '@compute-advisor/domain';
import type { ApproximatedEntry, AssumedEntry, AssumedInputs, BannerEntry } from '../question/banner-entry';
import { figure, machines, rough, usd } from './wording';

/** The sentence of every default, by the input it stands in for. */
const SENTENCES: { readonly [K in keyof AssumedInputs]: (entry: AssumedEntry<K>) => string } = {
  use_case: ({ why }) =>
    why.rule === 'none_stated'
      ? 'Use case: none is stated; general assistant traffic is assumed.'
      : `Use case: ${why.modelId} writes text and cannot do ${spaced(why.asked)}; general assistant traffic is ` +
        'planned for it, and what does the rest is not planned: name its model to have it planned as well.',
  model: ({ value, why }) =>
    `Model: none is named; ${value} stands in as a widely served open model for ${spaced(why.useCase)}.`,
  engine: ({ why }) =>
    why.rule === 'fills_the_field'
      ? 'Engine: this work runs without a text server; vLLM only fills the field.'
      : 'Engine: vLLM is assumed; overheads and speeds are based on it.',
  weight_precision: ({ value, why }) => `Weight precision: ${value}${WEIGHTS[why.rule]}.`,
  kv_cache_precision: ({ why }) => `KV cache: ${cacheRule(why)}.`,
  input_tokens: ({ value, why }) => `Prompt length: ${figure(value)} tokens per request${lengthRule(why)}.`,
  output_tokens: ({ value, why }) => `Answer length: ${figure(value)} tokens per request${lengthRule(why)}.`,
  context_tokens: ({ value, why }) =>
    why.rule === 'fits_current_fleet'
      ? `Context length: ${figure(value)} tokens; the usual ${figure(why.usualTokens)} do not fit on the current fleet.`
      : `Context length: ${figure(value)} tokens; an advertised maximum is not a workload.`,
  concurrent_requests: ({ value, why }) => `Concurrent requests: ${figure(value)}${loadRule(why)}.`,
  requests_per_second: ({ value, why }) =>
    `Peak rate: ${ratePer(value)}, twice the mean of ${figure(why.requestsPerDay)} ` +
    `requests a day over ${rough(why.hours)} hours.`,
  hours_per_month: ({ value }) => `Hours per month: ${figure(value)}, always on.`,
  ttft_ms: ({ value }) =>
    `First token: within ${rough(value / 1000)} s, a target that only ranks the options; none is stated.`,
  tpot_ms: ({ value }) =>
    `Time per token: within ${rough(value)} ms, faster than people read; it only ranks the options, none is stated.`,
  budget: ({ value }) => `Budget: ${usd(value)} per month; no sum can be read.`,
  fleet: ({ value, why }) => `Current fleet: ${machines(value.gpuCount, value.gpu)}; ${FLEETS[why.rule]}.`,
};

/** Rates of which two digits behind the point say nothing are told by the hour. */
const ratePer = (perSecond: number): string =>
  perSecond < 0.01
    ? `${rough(perSecond * SECONDS_PER_HOUR)} requests an hour`
    : `${rough(perSecond)} requests per second`;

const spaced = (name: string): string => name.replace(/_/g, ' ');

const WEIGHTS: Record<AssumedInputs['weight_precision']['why']['rule'], string> = {
  usual_download: ', the usual download for llama.cpp and Ollama',
  loaded_in_16_bits: '; the checkpoint is fp32, which the engine loads in 16 bits by default',
  checkpoint_own: ", the checkpoint's own, which engines load by default",
};

function cacheRule(why: AssumedInputs['kv_cache_precision']['why']): string {
  if (why.rule === 'follows_checkpoint') return `kept in fp8, what TensorRT-LLM does with ${why.weights} checkpoints`;
  return {
    training_keeps_none: 'training keeps none; bf16 only fills the field',
    model_keeps_none: 'this kind of model keeps none; bf16 only fills the field',
    engine_default: 'kept in bf16, the default of the engine also for quantised weights',
  }[why.rule];
}

function lengthRule(why: AssumedInputs['output_tokens']['why']): string {
  if (why.rule === 'usual_for') return `, usual for ${spaced(why.useCase)}`;
  if (why.rule === 'as_long_as_its_text') return '; a translation is about as long as its text';
  return `: in the volume that is stated ${rough(why.sentPerWritten)} tokens are sent for each that is written`;
}

function loadRule(why: AssumedInputs['concurrent_requests']['why']): string {
  if (why.rule === 'share_of_users') return `, 10 % of ${figure(why.users)} users in flight at peak`;
  if (why.rule === 'no_window') return '; the job is stated without the time it may take';
  if (why.rule === 'one_person') return '; no load is stated, and such hardware serves one person';
  return why.rule === 'one_job' ? ', a training run is one job' : '; no load is stated';
}

const FLEETS: Record<AssumedInputs['fleet']['why']['rule'], string> = {
  most_common_part: 'none can be read, this is the most common part that serves the model',
  price_without_fleet: 'a price is given without a fleet, so the recommended one is assumed',
};

const BEYOND: Partial<Record<BannerEntry['input'], string>> = {
  concurrent_requests: 'Concurrent requests',
  requests_per_second: 'Request rate',
};

const isApproximated = (entry: BannerEntry): entry is ApproximatedEntry =>
  entry.why.rule === 'approximated' || entry.why.rule === 'beyond_one_plan';

const assumedSentence = <K extends keyof AssumedInputs>(entry: AssumedEntry<K>): string =>
  (SENTENCES[entry.input as K] as (e: AssumedEntry<K>) => string)(entry);

function sentence(entry: BannerEntry): string {
  if (!isApproximated(entry)) return assumedSentence(entry);
  const { input, why } = entry;
  return why.rule === 'approximated'
    ? why.words
    : `${BEYOND[input] ?? spaced(input)}: ${why.evidence} is more than one plan can count; ` +
        `${figure(why.most)} is used.`;
}

/** The banner: one sentence per entry; one that another begins with is not said again. */
export function bannerWords(entries: readonly BannerEntry[]): string[] {
  const said = [...new Set(entries.map(sentence))];
  return said.filter((one) => !said.some((other) => other !== one && other.startsWith(one)));
}
