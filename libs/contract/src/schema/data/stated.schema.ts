import { SPECULATIVE_METHODS, USE_CASES } from '@compute-advisor/domain';
import { amount, boolean, integer, list, object, oneOf, sourced, string, type Schema } from '../keywords/schema';

const cards = (words: string): Schema => ({
  title: 'SourcedCards',
  ...sourced(
    list(
      object(
        'One card of the catalog.',
        {
          gpu_id: string('Catalog id.', 'h100-sxm-80gb'),
          'gpu_count?': integer('Number of them, where the text gives one.', 4, { minimum: 1 }),
          'instance_type?': string('Instance type as the provider names it.', 'p5.48xlarge'),
          'provider?': string('Provider.', 'aws'),
        },
        { title: 'Card' },
      ),
      words,
    ),
  ),
});
const names = (words: string, example: string): Schema => ({
  title: 'SourcedStrings',
  ...sourced(list(string('One of them.', example), words)),
});
const media: Schema = {
  title: 'SourcedMedia',
  ...sourced(
    object(
      'Work counted in other units than tokens, per request.',
      {
        'width?': integer('Pixels.', 1024),
        'height?': integer('Pixels.', 1024),
        'steps?': integer('Denoising steps.', 28),
        'audio_hours_per_day?': amount('Hours of audio a day.', 400),
        'audio_seconds?': amount('Seconds of audio per recording or call.', 360),
        'video_seconds?': amount('Seconds of video per clip.', 5),
      },
      { title: 'Media' },
    ),
  ),
};
const counted = (words: string, example: number): Schema => sourced(integer(words, example));

/** What the text states beside the load, in the order it is sent. */
export const statedMembers: Readonly<Record<string, Schema>> = {
  'model_geometry?': sourced(
    object("An own model's shape, from words or a pasted config.json.", {
      'layers?': integer('Layers.', 80),
      'hidden_size?': integer('Width of the model.', 8192),
      'heads?': integer('Attention heads.', 64),
      'kv_heads?': integer('Key/value heads.', 8),
      'head_dim?': integer('Elements per head.', 128),
      'intermediate_size?': integer('Width of the feed-forward block.', 28_672),
      'vocab_size?': integer('Entries of the vocabulary.', 128_256),
      'experts?': integer('Experts of a mixture.', 128),
      'active_experts?': integer('Experts that work on a token.', 8),
      'max_context?': integer('Longest sequence the model is made for.', 131_072),
    }),
  ),
  'constraints?': object('What the text demands of the answer.', {
    'providers?': names('Providers to choose from; on_prem for own rooms.', 'aws'),
    'excluded_providers?': names('Providers ruled out.', 'aws'),
    'regions?': names('Regions as written, lower case.', 'eu'),
    'only_gpus?': cards('The only parts allowed.'),
    'excluded_gpus?': cards('Parts ruled out.'),
    'vendors?': names('The only vendors allowed.', 'nvidia'),
    'excluded_vendors?': names('Vendors ruled out.', 'amd'),
    'max_gpus?': counted('At most so many GPUs.', 4),
    'gpu_count?': counted('Exactly so many GPUs.', 2),
    'high_availability?': sourced(boolean('One machine may fail.', true)),
    'price_basis?': sourced(
      oneOf(['on_demand', 'spot', 'reserved_1y', 'reserved_3y', 'owned'], 'How it is to be paid.', 'reserved_1y'),
    ),
    'usd_per_kwh?': sourced(amount('What a kilowatt-hour costs where the hardware stands, USD.', 0.12)),
  }),
  'candidates?': cards('Hardware asked about, offered or weighed; never the current fleet.'),
  'further_workloads?': sourced(
    list(
      object(
        'Another service that the text asks for.',
        {
          label: string('What it is called.', 'embedder'),
          model: sourced(string('Model id.', 'BAAI/bge-m3')),
          'use_case?': sourced(oneOf(USE_CASES, 'What it is for.', 'embeddings')),
          'traffic?': object(
            'Its load.',
            {
              'total_users?': counted('People who have access.', 200),
              'concurrent_requests?': counted('Sequences in flight at peak.', 20),
              'requests_per_second?': sourced(amount('Requests per second at peak.', 5)),
              'requests_per_day?': sourced(amount('Requests per day.', 10_000)),
              'passages_per_request?': sourced(amount('Passages that each request of the first service sends it.', 50)),
              'hours_per_day?': sourced(amount('Hours of a day in which it works; else those of the text.', 8)),
            },
            { title: 'FurtherTraffic' },
          ),
          'token_lengths?': object(
            'Its lengths.',
            {
              'input_tokens?': counted('Input tokens per request.', 512),
              'output_tokens?': counted('Output tokens per request.', 256),
              'context_tokens?': counted('Longest sequence.', 8192),
            },
            { title: 'FurtherTokenLengths' },
          ),
          'media?': media,
        },
        { title: 'FurtherWorkloadStated' },
      ),
      'Other services, each with its own figures.',
      { minItems: 1 },
    ),
  ),
  'tuning?': object('How a fine-tune or training run is done, for use cases fine_tuning and training.', {
    'method?': sourced(oneOf(['full', 'lora', 'qlora'], 'What is trained. Default: lora; full for training.', 'lora')),
    'dataset_tokens?': counted('Tokens of the data set.', 50_000_000),
    'dataset_items?': counted('Samples of the data set.', 20_000),
    'sequence_tokens?': counted('Tokens per sequence.', 4096),
    'batch_size?': counted('Sequences per step. Default: 8.', 8),
    'epochs?': sourced(amount('Passes over the data set. Default: 1.', 3)),
    'deadline_hours?': sourced(amount('Hours the run may take.', 24)),
  }),
  'media?': media,
  'placements?': sourced(
    list(
      object('One place.', {
        region: string('Region as written, lower case.', 'eu'),
        'share?': amount('Its share of the load.', 0.6, { maximum: 1 }),
      }),
      'Regions that each must be served.',
    ),
  ),
  'sites?': sourced(
    object('Places that each have machines of their own, the same in each.', {
      count: integer('Places.', 2, { minimum: 2 }),
      load_share: amount('What of the load each has to carry: 1 where each must carry all of it.', 0.5, { maximum: 1 }),
    }),
  ),
  'techniques?': object('Techniques the text asks for.', {
    'speculative_decoding?': sourced(
      oneOf(SPECULATIVE_METHODS, 'How tokens are proposed ahead; counted in every speed and in the memory.', 'eagle'),
    ),
    'mig?': sourced(
      object('Slices of cards; those of the current fleet are assessed as parts of their own.', {
        'profile?': string('Name of the profile.', '3g.40gb'),
        'slices?': integer('How many.', 2, { minimum: 1 }),
      }),
    ),
    'multi_lora?': sourced(boolean('Several adapters on one base.', true)),
    'shared_prefix_tokens?': counted('Tokens at the start of every prompt that all share; held once.', 3000),
    'lora_adapters?': counted('LoRA adapters served beside the base.', 20),
  }),
};
