import { ENGINES, KV_PRECISIONS, MODES, USE_CASES, WEIGHT_PRECISIONS } from '@compute-advisor/domain';
import { statedMembers } from './stated.schema';
import { amount, integer, list, object, oneOf, sourced, string, type Schema } from '../keywords/schema';

const tokens = (words: string, example: number): Schema => sourced(integer(words, example));

/** The normalized question, each member with its provenance. */
export const SpecSoFarSchema: Schema = object(
  'The question as it was understood. Members that were neither stated nor need a default are absent.',
  {
    mode: oneOf(MODES, 'The mode that answered.', 'existing'),
    use_case: sourced(oneOf(USE_CASES, 'What the tokens are for. Default: general.', 'chat')),
    model: sourced(
      string(
        'Normalized model: a Hugging Face id, or custom/13b when only a size is known. Default: a current, ' +
          'widely served open model for the use case.',
        'meta-llama/Llama-3.3-70B-Instruct',
      ),
    ),
    weight_precision: sourced(
      oneOf(WEIGHT_PRECISIONS, 'Format of the weights. Default: the native one of the checkpoint.', 'bf16'),
    ),
    kv_cache_precision: sourced(
      oneOf(KV_PRECISIONS, 'Format of the key/value cache. Default: bf16 (fp16 where the part has no bf16).', 'bf16'),
    ),
    engine: sourced(
      oneOf(
        ENGINES,
        'Inference engine; the basis of every overhead and speed figure. Default: vllm (llama.cpp for GGUF formats).',
        'vllm',
      ),
    ),
    traffic: object('What has to be served.', {
      'total_users?': sourced(integer('People who have access, or active users per day or month.', 2000)),
      concurrent_requests: sourced(
        integer(
          'Sequences in flight at peak. Default: 1 in mode model, 10 % of the users when their number is ' +
            'known, else 10.',
          40,
          { minimum: 1 },
        ),
      ),
      requests_per_second: sourced(amount('Requests per second at peak.', 1.6)),
      'requests_per_day?': sourced(amount('Requests per day.', 20000)),
      'output_tokens_per_second?': sourced(
        amount('Aggregate demand for output tokens: what must be served, not what was measured.', 1500),
      ),
      'hours_per_day?': sourced(amount('Hours of use per day, when the text states a schedule.', 10, { maximum: 24 })),
      hours_per_month: sourced(
        amount(
          'Hours the hardware is rented per month. Default: 730, always on; from the schedule when there is one.',
          730,
        ),
      ),
      'prefix_cache_share?': sourced(
        amount('Share of the prompt that is served from the prefix cache.', 0.8, { maximum: 1 }),
      ),
      'growth_factor?': sourced(
        amount('Planned load over the present one; the other members stay at the present load.', 2),
      ),
      'peak_factor?': sourced(amount('The busiest moment over the load as stated.', 3)),
      'batch?': sourced(
        object('A finite job.', {
          'items?': amount('What has to be done.', 2_000_000),
          'total_tokens?': amount('Tokens in all, where the job is counted in them.', 1e9),
          'input_tokens?': amount('Tokens sent, where the text tells them apart.', 8e8),
          'output_tokens?': amount('Tokens written, where the text tells them apart.', 2e8),
          'window_hours?': amount('Hours it may take.', 6),
          'recurrence?': oneOf(
            ['hourly', 'daily', 'weekly', 'monthly', 'yearly'],
            'How often it comes again.',
            'daily',
          ),
        }),
      ),
    }),
    token_lengths: object('Per request.', {
      input_tokens: tokens(
        'Input tokens per request. Default by use case: chat 512, rag 4096, coding 4096, classification ' +
          '512, batch 1024.',
        512,
      ),
      output_tokens: tokens(
        'Output tokens per request. Default by use case: chat 256, rag 512, coding 1024, classification 16, batch 256.',
        256,
      ),
      context_tokens: tokens(
        'Longest sequence to be held; at least what input and output need. Default: 8192, or the next ' +
          'power of two that holds both.',
        8192,
      ),
    }),
    latency: object('Targets; empty when none is stated.', {
      'ttft_ms?': sourced(amount('First token within, milliseconds.', 500)),
      'tpot_ms?': sourced(amount('Each further token within, milliseconds.', 40)),
      'tokens_per_second_per_user?': sourced(amount('Output tokens per second each user is to see.', 30)),
      'end_to_end_ms?': sourced(amount('The whole answer, image, page or clip within, milliseconds.', 5000)),
    }),
    'current_configuration?': object('The hardware in use today, as far as it is known.', {
      'fleet?': sourced(
        list(
          object(
            'GPUs of one part, over all nodes.',
            {
              gpu_id: string('Catalog id, or custom/... for a part outside the catalog.', 'h100-sxm-80gb'),
              gpu_count: integer('Number of GPUs.', 8, { minimum: 1 }),
              'instance_type?': string('Instance type as the provider names it.', 'p5.48xlarge'),
              'provider?': string('Provider.', 'aws'),
            },
            { title: 'FleetLine' },
          ),
          'The fleet. Default in mode existing: one GPU of the most common part that serves the model.',
          { minItems: 1 },
        ),
      ),
      'price_per_gpu_hour?': sourced(
        amount('USD per GPU-hour: provided by currentPricePerGpuHour, or inferred when only the text states it.', 3.9),
      ),
      'utilization_fraction?': sourced(amount('Share of the hardware in use, as stated.', 0.2)),
      'usd_per_month?': sourced(amount('The bill as stated, USD per month.', 41000)),
      'tensor_parallel?': sourced(integer('Tensor parallelism in use, as stated.', 8)),
      'pipeline_parallel?': sourced(integer('Pipeline parallelism in use, as stated.', 1)),
      'data_parallel?': sourced(integer('Data parallelism in use, as stated.', 4)),
      'observed?': object('What the writer measured on this fleet; never a demand and never a target.', {
        'output_tokens_per_second?': sourced(amount('Measured output tokens per second in all.', 900)),
        'tokens_per_second_per_user?': sourced(amount('Measured output tokens per second of one user.', 22)),
        'ttft_ms?': sourced(amount('Measured time to first token, milliseconds.', 350)),
        'tpot_ms?': sourced(amount('Measured time per further token, milliseconds.', 45)),
      }),
    }),
    'budget?': object('What may be spent.', {
      'usd_per_month?': sourced(
        amount('USD per month. Default in mode budget: 5000. Absent when the text states a purchase sum only.', 4000),
      ),
      'currency?': sourced(string('What the text used, when not USD (ISO 4217); converted at a dated table.', 'EUR')),
      'usd_one_off?': sourced(amount('A purchase sum; never read as monthly.', 280_000)),
    }),
    ...statedMembers,
  },
);
