import { amount, boolean, integer, list, number, object, oneOf, ref, string, type Schema } from '../keywords/schema';

const FRESHNESS = ['live', 'stale', 'fallback', 'unavailable'];
export const priceFreshness: Schema = oneOf(
  FRESHNESS,
  'How current the prices are. live: accepted from a feed, the date of the source at most 3 days old; ' +
    'stale: older, up to 14 days; fallback: the packaged price book; unavailable: none.',
  'live',
);

const LABELS = [
  'best',
  'cheapest',
  'fastest',
  'fewest_gpus',
  'most_headroom',
  'current',
  'tight',
  'multi_node',
  'over_budget',
  'misses_latency',
  'unpriced',
  'not_sold',
  'quantise_yourself',
  'asked',
  'other_vendor',
];
const VERDICTS = [
  'single_gpu',
  'single_node',
  'multi_node',
  'feasible',
  'feasible_over_budget',
  'latency_unreachable',
  'right_sized',
  'over_provisioned',
  'under_provisioned',
  'does_not_fit',
  'better_hardware',
  'affordable',
  'budget_too_small',
  'infeasible',
];

const gpu = (): Readonly<Record<string, Schema>> => ({
  gpu_id: string('Catalog id of the GPU type.', 'h100-sxm-80gb'),
  gpu_count: integer('Number of GPUs.', 2, { minimum: 1 }),
});

export const PerformanceSchema: Schema = object(
  'Modelled speed at the planned concurrency; max_* at the batch that fills the cache room. Members that ' +
    'mean nothing for the use case are absent.',
  {
    concurrency: amount('Sequences in flight at peak that the figures hold for.', 40, { exclusiveMinimum: 0 }),
    'max_concurrency?': amount(
      'Sequences of full context that the cache room holds; a fraction is room for a shorter one.',
      180,
    ),
    'output_tokens_per_second?': amount('Output tokens per second in all.', 1380),
    'max_output_tokens_per_second?': amount('Output tokens per second at the batch that fills the cache room.', 3900),
    'ttft_ms?': amount('Time to first token, milliseconds.', 210),
    'tpot_ms?': amount('Time per further token, milliseconds.', 29),
    'ttft_p95_ms?': amount(
      'First token of 19 of 20 requests that come at random at the planned rate: what a stated latency is held ' +
        'against; absent without a rate.',
      640,
    ),
    'tpot_p95_ms?': amount('The same of a further token, milliseconds.', 41),
    'requests_per_second?': amount('Requests per second the layout can carry.', 5.4),
    'samples_per_second?': amount('Training samples per second (fine_tuning, training).', 3.2),
    'images_per_second?': amount('Images per second (image_generation).', 0.6),
    'video_seconds_per_hour?': amount('Seconds of video made per hour (video_generation).', 90),
    'audio_hours_per_hour?': amount('Hours of audio handled per hour (speech, voice).', 140),
    'documents_per_second?': amount('Documents per second (embeddings, reranking).', 220),
    'training_tokens_per_second?': amount('Training tokens per second (fine_tuning, training).', 6100),
    'usd_per_million_output_tokens?': amount(
      'Monthly cost over the output tokens of the planned load, USD per million.',
      1.9,
    ),
    utilization_fraction: amount('Share of the modelled capacity in use at peak.', 0.41),
    range: object(
      'The 80 % range, as factors of the speeds above.',
      {
        low: amount('Lower factor.', 0.72),
        high: amount('Upper factor.', 1.31),
      },
      { title: 'SpeedRange' },
    ),
    bound_by: string('What limits the speed: memory, compute, overhead, interconnect or cache_room.', 'memory'),
  },
);

const optionMemory = (words: string): Schema =>
  object(words, {
    installed_bytes: integer('Memory of the GPUs in use, as the driver reports it.', 171_041_619_968, { minimum: 1 }),
    required_bytes: integer('What is needed of it: the four parts in all.', 112_000_000_000),
    weights_bytes: integer('Weights, once in every replica.', 70_000_000_000),
    kv_cache_bytes: integer('Cache of the planned sequences.', 32_000_000_000),
    activation_bytes: integer('Activations at their peak, on every GPU.', 4_000_000_000),
    runtime_overhead_bytes: integer('Engine, graphs and communication, on every GPU.', 6_000_000_000),
  });

export const OptionSchema: Schema = object('One layout that carries the plan.', {
  ...gpu(),
  headroom_fraction: number('Fraction of the installed memory left free: 1 - needed / installed.', 0.21, {
    minimum: 0,
    exclusiveMaximum: 1,
  }),
  'monthly_cost?': amount(
    'USD per month: gpu_count x usd_per_gpu_hour x hours_per_month. Absent when nobody sells the part.',
    5694,
  ),
  labels: list(
    oneOf(LABELS, 'tight: headroom under 0.05.', 'best'),
    'What sets the option apart; best stands exactly once, on the first option.',
  ),
  'price_basis?': oneOf(['spot', 'reserved_1y', 'reserved_3y'], 'How it is paid, where that is not on demand.', 'spot'),
  'usd_per_gpu_hour?': amount(
    'Market rate to four decimals: the median of the provider medians over those that sell machines of ' +
      'this size, within the providers and regions the text allows. monthly_cost uses the rate before ' +
      'rounding.',
    3.9,
  ),
  'cheapest_offer?': object('What it could be bought at.', {
    provider: string('Provider.', 'lambda'),
    'instance_type?': string('Instance type.', 'gpu_8x_h100_sxm5'),
    'region?': string('Region.', 'us-east-1'),
    usd_per_gpu_hour: amount('USD per GPU-hour.', 2.99),
    as_of: string('The day the source vouches for.', '2026-10-04'),
    source: string('Source of the price.', 'packaged price book'),
  }),
  'order?': object('One order that delivers this option as it is laid out: whole machines of one provider.', {
    provider: string('Provider.', 'lambda'),
    'instance_type?': string('Instance type; absent where the price list names a GPU alone.', 'gpu_8x_h100_sxm5'),
    gpus_per_machine: integer('GPUs in one machine.', 8, { minimum: 1 }),
    machines: integer('Machines; machines x gpus_per_machine = gpu_count.', 1, { minimum: 1 }),
    'region?': string('Region.', 'us-east-1'),
    usd_per_hour: amount('USD per hour for one machine.', 23.92),
    monthly_usd: amount('USD per month for all of them: usd_per_hour x machines x hours_per_month.', 17_461.6),
    as_of: string('The day the source vouches for.', '2026-10-04'),
  }),
  price_freshness: priceFreshness,
  replicas: integer('Copies of the model.', 1, { minimum: 1 }),
  tensor_parallel: integer('GPUs that split each layer.', 2, { minimum: 1 }),
  pipeline_parallel: integer(
    'Stages that split the layers. gpu_count = replicas x tensor_parallel x pipeline_parallel x data_parallel.',
    1,
    { minimum: 1 },
  ),
  'data_parallel?': integer(
    'Ranks of one replica that each hold the attention weights and a cache of their own, the experts dealt ' +
      'out over all its GPUs; absent: 1.',
    8,
    { minimum: 2 },
  ),
  'gpus_idle?': integer('GPUs paid for in whole machines that no replica uses; absent for none.', 2, { minimum: 1 }),
  nodes: integer('Machines.', 1, { minimum: 1 }),
  memory: optionMemory('What the memory of this layout is taken by; headroom_fraction is 1 - required / installed.'),
  performance: ref('Performance'),
  'meets_latency?': boolean('Whether the latency targets are met; absent when none is known.', true),
  why: string('One sentence.', 'Cheapest layout that holds 40 sequences of 8,192 tokens.'),
});

export const RequirementSchema: Schema = object(
  'Memory for one full set of weights, the cache of the peak concurrency, activations and runtime. The ' +
    'four parts sum to the total exactly.',
  {
    total_required_bytes: integer('Bytes in all.', 262_000_000_000, { minimum: 1 }),
    weights_bytes: integer('Bytes of weights.', 141_100_000_000),
    kv_cache_bytes: integer('Bytes of cache.', 107_374_182_400),
    activation_bytes: integer('Bytes of activations at their peak.', 4_000_000_000),
    runtime_overhead_bytes: integer('Bytes of engine, graphs and communication.', 9_000_000_000),
    kv_cache_bytes_per_token: integer('Cache bytes of one token.', 327_680),
    kv_cache_bytes_per_sequence: integer(
      'Cache bytes of one sequence of kv_cache_tokens_per_sequence tokens.',
      251_658_240,
    ),
    kv_cache_tokens_per_sequence: integer(
      'Tokens planned per sequence: prompt and answer where they are stated or usual, context_tokens where ' +
        'only a context is. At least one sequence of context_tokens always finds room.',
      768,
    ),
    by_precision: list(
      object(
        'The requirement at one precision.',
        {
          precision: string('Weight format.', 'fp8'),
          weights_bytes: integer('Bytes of weights.', 72_000_000_000),
          kv_cache_bytes: integer('Bytes of cache.', 107_374_182_400),
          total_required_bytes: integer('Bytes in all.', 192_000_000_000),
          'checkpoint?': string(
            "Repository of the published checkpoint of another format than the model's own.",
            'nvidia/Llama-3.3-70B-Instruct-FP8',
          ),
          'quantise_yourself?': boolean(
            'Nobody is known to publish the model in this format, and the engine does not make it while loading.',
            true,
          ),
          fits: list(
            object('A smallest sufficient count of one part.', gpu(), { title: 'SmallestCount' }),
            'Parts it fits on.',
          ),
        },
        { title: 'PrecisionRequirement' },
      ),
      'Every precision the model can be served in, best fidelity first.',
      { minItems: 1 },
    ),
    'range?': object(
      'How far the total may lie off.',
      {
        low_bytes: integer('Low.', 250_000_000_000),
        expected_bytes: integer('Expected.', 262_000_000_000),
        high_bytes: integer('High.', 280_000_000_000),
        basis: string('Engine and version it is based on.', 'vLLM 0.19 V1, max_num_batched_tokens 8192'),
      },
      { title: 'MemoryRange' },
    ),
  },
);

export const RecommendationSetSchema: Schema = object(
  'Requirement, ranked options, verdict, confidence, current spend and savings.',
  {
    requirement: ref('Requirement'),
    options: list(
      ref('Option'),
      'Ranked options, best first: at most five, or the full ladder with verbose. Empty when nothing carries the plan.',
    ),
    verdict: object('The answer in one word and one sentence.', {
      code: oneOf(
        VERDICTS,
        'model: single_gpu, single_node, multi_node. plan: feasible, feasible_over_budget, ' +
          'latency_unreachable. existing: right_sized, over_provisioned, under_provisioned, does_not_fit, ' +
          'better_hardware. budget: affordable, budget_too_small. Any: infeasible, when nothing allowed can ' +
          'carry it.',
        'over_provisioned',
      ),
      summary: string('One sentence.', '2 x H100 SXM carry this load.'),
    }),
    confidence: object('How sure the answer is, and why.', {
      level: oneOf(['high', 'medium', 'low'], 'In one word.', 'medium'),
      score: number('From 0 to 1.', 0.7, { minimum: 0, maximum: 1 }),
      reasons: list(string('One reason.', 'Concurrency was assumed.'), 'What makes it less sure, dearest first.'),
    }),
    'current_assessment?': object('What the current fleet carries; present when one is known or assumed.', {
      fits: boolean('Whether the plan fits on it.', true),
      required_bytes: integer('Bytes the plan needs on it.', 262_000_000_000),
      'headroom_fraction?': number('1 - needed / installed; absent when it does not fit.', 0.6),
      'memory?': optionMemory('What its memory is taken by; absent where some of it cannot load the model.'),
      'layout?': object('How the fleet is laid out; absent for several groups.', {
        replicas: integer('Copies of the model.', 2, { minimum: 1 }),
        gpus_per_replica: integer('GPUs of one copy.', 4, { minimum: 1 }),
      }),
      'performance?': ref('Performance', 'Modelled speed on this fleet; absent when it does not fit.'),
      summary: string('One sentence.', '8 x H100 SXM carry the load at 12 % of their capacity.'),
      'groups?': list(
        object(
          'One part of a mixed fleet.',
          {
            ...gpu(),
            fits: boolean('Whether the plan fits on it.', true),
            summary: string('One sentence.', 'Holds one replica.'),
          },
          { title: 'FleetGroup' },
        ),
        'Fleets of several parts: each by itself.',
      ),
    }),
    'current_monthly_cost?': amount('USD per month of the current hardware.', 22_776),
    'current_cost_is_estimated?': boolean(
      'true: priced at market rate; false: the price of the caller was used.',
      false,
    ),
    'savings_per_year?': number(
      '12 x (current_monthly_cost - monthly cost of the recommended action), signed, USD; 0 when the ' +
        'advice is to keep. Present only with currentPricePerGpuHour.',
      204_984,
    ),
    flip_points: list(
      object('A value at which the best option changes.', {
        input: string('Member that is varied.', 'concurrent_requests'),
        at: {
          oneOf: [{ type: 'number' }, { type: 'string' }],
          description: 'Its nearest value that changes the best option.',
          examples: [96],
        },
        changes_to: string('The best option from there on.', '4 x H100 SXM'),
      }),
      'What would change this answer.',
    ),
    'sensitivity?': list(
      object('The best plan over the range of one input.', {
        input: oneOf(
          [
            'concurrent_requests',
            'requests_per_second',
            'context_tokens',
            'input_tokens',
            'output_tokens',
            'usd_per_gpu_hour',
            'weight_precision',
            'prefix_cache_share',
            'hours_per_month',
          ],
          'Member that is varied; usd_per_gpu_hour is the market rate of the best part. An input that is ' +
            'assumed counts as stated at every value of its range.',
          'concurrent_requests',
        ),
        at: {
          oneOf: [{ type: 'number' }, { type: 'string' }],
          description: 'Where the question stands.',
          examples: [40],
        },
        segments: list(
          object('One stretch, both ends included.', {
            from: { oneOf: [{ type: 'number' }, { type: 'string' }], description: 'First value.', examples: [31] },
            to: { oneOf: [{ type: 'number' }, { type: 'string' }], description: 'Last value.', examples: [66] },
            'gpu_id?': string('Part of the best plan; absent where nothing carries it.', 'mi300x-192gb'),
            'replicas?': integer('Its replicas.', 1, { minimum: 1 }),
            'gpus_per_replica?': integer('GPUs of one of them.', 2, { minimum: 1 }),
            'monthly_cost?': amount(
              'USD per month; absent where it follows the input or nobody sells the part.',
              3489.4,
            ),
            'is_current?': boolean('true: the plan of this answer.', true),
          }),
          'Neighbouring stretches meet at the resolution of the input; those of weight_precision are single values.',
        ),
      }),
      'With verbose: the best plan over the range of each input that may be turned. The changes next to the ' +
        'plan are exact (flip_points are among them), further ones to a twentieth of the range.',
    ),
    'deployment?': object('How to start the best option, every flag from the same numbers.', {
      engine: string('Engine.', 'vllm'),
      command: string('Command.', 'vllm serve meta-llama/Llama-3.3-70B-Instruct --tensor-parallel-size 2'),
      'kubernetes?': string('Kubernetes manifest, YAML.', 'apiVersion: apps/v1'),
      'skypilot?': string('SkyPilot task, YAML.', 'resources:'),
    }),
    'further_workloads?': list(
      object('Another service of the text, or another place of the first one.', {
        label: string('What the text calls it.', 'embedder'),
        model: string('Model.', 'BAAI/bge-m3'),
        use_case: string('Use case.', 'embeddings'),
        requirement: ref('Requirement', 'Its memory.'),
        'option?': ref('Option', 'What it runs on.'),
        'monthly_cost?': amount('USD per month; 0 on hardware that is counted already.', 0),
        why: string('One sentence.', 'BAAI/bge-m3 shares 1 x L40S that are counted already.'),
      }),
      'Other services and places, each planned on its own figures.',
    ),
    'total?': object('The first option and the further workloads, each machine counted once.', {
      gpu_count: integer('GPUs.', 5, { minimum: 1 }),
      monthly_cost: amount('USD per month.', 6200),
    }),
    'by_token?': object(
      'The cheapest credible token price for this load.',
      {
        provider: string('Provider.', 'deepinfra'),
        model: string('Model.', 'meta-llama/Llama-3.3-70B-Instruct'),
        usd_per_month: amount('USD per month for the load of the question.', 312.5),
        break_even_requests_per_day: integer('Requests a day from which the first option costs less.', 190_052),
        as_of: string('The day the source vouches for.', '2026-06-04'),
        source: string('Source of the price.', 'a price list'),
      },
      { title: 'TokenAlternative' },
    ),
    'also_consider?': list(
      object(
        'Another way that is worth a thought.',
        {
          kind: oneOf(
            ['best_regarded', 'next_step_up', 'commitment', 'relayout', 'lower_precision'],
            'best_regarded: the best model for the use case that the money serves, by one public benchmark; ' +
              'next_step_up: the next larger model; commitment: the best option paid for a term; relayout: the ' +
              'same hardware laid out better; lower_precision: the same model in fewer bits on a much cheaper ' +
              'machine.',
            'commitment',
          ),
          'model?': string('Model, where it is another one.', 'zai-org/GLM-4.6'),
          'option?': ref('Option', 'What it runs on.'),
          'usd_per_month?': amount('USD per month.', 9800),
          'benchmark?': string('Benchmark.', 'LMArena text (overall, style control)'),
          'score?': number('Score in it.', 1425.3),
          'as_of?': string('Day or month of the figure.', '2025-12-11'),
          'source?': string('Source of the figure.', 'lmarena/arena-catalog'),
          why: string('One sentence.', 'Committed for 1 year the same machines cost $9,800 a month.'),
        },
        { title: 'Consideration' },
      ),
      'Other ways that are worth a thought.',
    ),
    'buy_or_rent?': object('Buying against renting; present when the text weighs it or names a one-off sum.', {
      purchase_usd: amount('What the hardware costs to buy, USD.', 240_000),
      'months_to_break_even?': amount(
        'Months after which buying has cost less than renting; absent when it never has.',
        14.2,
      ),
      'rent_usd_per_month?': amount('USD per month rented.', 17_461.6),
      running_usd_per_month: amount('USD per month to run it: electricity with cooling.', 1240),
      basis: string('What the figures rest on.', '1 x $240,000, servers of 8, street price as of 2026-05'),
    }),
    'rejected?': list(
      object(
        'A part that cannot carry the plan.',
        {
          gpu_id: string('Catalog id.', 't4-16gb'),
          reason: string('Why.', 'fp8 is not supported'),
        },
        { title: 'RejectedPart' },
      ),
      'With verbose: parts that cannot carry the plan.',
    ),
    'notes?': list(
      string('One sentence.', 'The description states $2.10 per GPU-hour; send currentPricePerGpuHour to get savings.'),
      'What a careful reader would add.',
    ),
    gpus: list(
      object(
        'A part as it is called in this answer.',
        {
          gpu_id: string('Catalog id.', 'h100-sxm-80gb'),
          name: string('Name.', 'H100 SXM5 80GB'),
          vendor: string('Vendor.', 'nvidia'),
          memory_gb: amount('Memory as it is sold, GB.', 80),
          memory_bytes: integer('Memory as the driver reports it.', 85_520_809_984, { minimum: 1 }),
        },
        { title: 'NamedPart' },
      ),
      'Every part that the answer names by id, so that a saved answer needs no catalog.',
    ),
  },
);
