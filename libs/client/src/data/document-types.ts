// Made of the OpenAPI document by `nx run client-types:write`; a spec holds that it is up to date.
export interface paths {
  readonly '/advisor/advise/': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * One description in, one complete compute plan out
     * @description Never asks back: what is missing is assumed by a documented default and listed in assumption_banner.
     * The same request on the same catalog and prices gives the same bytes, analysis_id included. /advisor/advise
     * answers as well. Any other method is 405. The body is at most 64 KiB of JSON in UTF-8.
     */
    readonly post: operations['advise'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/advisor/advise/batch': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Many descriptions in, their answers out, line by line and in order
     * @description NDJSON: each line of the body is a request as for /advisor/advise/, at most 10,000 lines and 8 MiB.
     * Each line of the answer holds the number of its line (from 1), the id that the line gives itself, and either the
     * answer, to the byte as it would be alone, or a problem; empty lines have none. Lines are sent as soon as they and
     * all before them are answered.
     */
    readonly post: operations['adviseBatch'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/advisor/jobs': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Very many descriptions, answered in the background
     * @description NDJSON as for /advisor/advise/batch, at most 1,000,000 lines and 256 MiB. 202 means that all of it
     * is on disk: every line gets exactly one result, whatever is killed meanwhile. All replicas on the database work
     * on it, and step back while others wait for their answers. Each line is planned on the prices in force when its
     * turn comes; its answer names them.
     */
    readonly post: operations['beginJob'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/advisor/jobs/{job_id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** How far a job is */
    readonly get: operations['readJob'];
    readonly put?: never;
    readonly post?: never;
    /**
     * Answers nothing more of a job
     * @description Results that are there can still be read. A job that is over stays as it is.
     */
    readonly delete: operations['cancelJob'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/advisor/jobs/{job_id}/results': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * The results of a job, line by line and in order
     * @description NDJSON: lines as those of /advisor/advise/batch. While the job goes on, each is sent as soon as it
     * and all before it are answered; the stream ends when the job is over. One that is cut off goes on with after.
     */
    readonly get: operations['readJobResults'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/advisor/analyses/{analysis_id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** A filed answer, to the byte, with created_at and request */
    readonly get: operations['readAnalysis'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/advisor/catalog/models': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Every model the advisor knows, each fact with its source
     * @description By id. Everything unless a part is asked for. Sends an ETag; If-None-Match gives 304.
     */
    readonly get: operations['listModels'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/advisor/catalog/gpus': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Every GPU the advisor knows, with its price, the day of the price and its freshness
     * @description By id. Everything unless a part is asked for. Sends an ETag; If-None-Match gives 304.
     */
    readonly get: operations['listGpus'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/reports/{analysis_id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** A filed answer as a page to read, share and print */
    readonly get: operations['readReport'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The page with the one text box */
    readonly get: operations['frontPage'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/docs': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** This reference as a page */
    readonly get: operations['reference'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/method': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** How answers come about */
    readonly get: operations['method'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/openapi.json': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** This reference as OpenAPI 3.1 */
    readonly get: operations['openApi'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/healthz': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Liveness */
    readonly get: operations['liveness'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/readyz': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Readiness of database, catalog and prices */
    readonly get: operations['readiness'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/metrics': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Figures for Prometheus */
    readonly get: operations['metrics'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description One question. Only description is required; fields that are not listed are ignored and named in
     * warnings.
     */
    readonly AdviseRequest: {
      /**
       * @description Plain-English model, workload, current fleet, use case or budget; any known facts, in any order. 1
       * to 8000 characters (UTF-16 code units) after trimming.
       * @example We run 8x H100 SXM for Llama 3.3 70B, about 40 concurrent users, 8k context
       */
      readonly description: string;
      /**
       * @description What is asked. Inferred from the description when omitted or null. model: memory by precision;
       * existing: audit of a fleet; plan: a practical baseline for a workload; budget: the largest model and best
       * precision a budget affords.
       * @example existing
       * @enum {string|null}
       */
      readonly mode?: 'plan' | 'model' | 'existing' | 'budget' | null;
      /**
       * @description true: the full configuration ladder and the parts that were rejected, instead of the top five
       * options. Absent or null: false.
       * @example false
       */
      readonly verbose?: boolean | null;
      /**
       * @description What the caller pays for the current hardware, USD per GPU-hour. With it, savings_per_year is
       * returned.
       * @example 3.9
       */
      readonly currentPricePerGpuHour?: number;
    } & {
      readonly [key: string]: unknown;
    };
    /**
     * @description One complete compute plan. Money is USD rounded to cents, bytes are integers, every number is
     * finite, nothing is ever null.
     */
    readonly Advice: {
      /**
       * @description Always complete: no answer asks back.
       * @example complete
       * @constant
       */
      readonly status: 'complete';
      /**
       * Format: uuid
       * @description Id under which the answer is filed. The same question on the same catalog and prices has the same
       * id.
       * @example 5f0c8d1e-6f1b-8a43-9d52-3c1f0a7be921
       */
      readonly analysis_id: string;
      readonly spec_so_far: components['schemas']['SpecSoFar'];
      /** @description One entry per input that was defaulted or approximated; complete and exact. */
      readonly assumption_banner: readonly string[];
      /**
       * @description What stands in the description and shaped nothing, in its order. Absent when every figure and name
       * was used.
       */
      readonly set_aside?: readonly components['schemas']['SetAside'][];
      /**
       * @description How current the prices are. live: accepted from a feed, the date of the source at most 3 days old;
       * stale: older, up to 14 days; fallback: the packaged price book; unavailable: none.
       * @example live
       * @enum {string}
       */
      readonly price_freshness: 'live' | 'stale' | 'fallback' | 'unavailable';
      readonly recommendation_set: components['schemas']['RecommendationSet'];
      /** @description The price book the plan is computed on. */
      readonly pricing: components['schemas']['Pricing'];
      /** @description Fields of the request that were ignored; absent when there is nothing to warn of. */
      readonly warnings?: readonly string[];
    };
    /** @description A filed answer: the response as it was given, when it was filed, and what was asked. */
    readonly Analysis: {
      /**
       * @description Always complete: no answer asks back.
       * @example complete
       * @constant
       */
      readonly status: 'complete';
      /**
       * Format: uuid
       * @description Id under which the answer is filed. The same question on the same catalog and prices has the same
       * id.
       * @example 5f0c8d1e-6f1b-8a43-9d52-3c1f0a7be921
       */
      readonly analysis_id: string;
      readonly spec_so_far: components['schemas']['SpecSoFar'];
      /** @description One entry per input that was defaulted or approximated; complete and exact. */
      readonly assumption_banner: readonly string[];
      /**
       * @description What stands in the description and shaped nothing, in its order. Absent when every figure and name
       * was used.
       */
      readonly set_aside?: readonly components['schemas']['SetAside'][];
      /**
       * @description How current the prices are. live: accepted from a feed, the date of the source at most 3 days old;
       * stale: older, up to 14 days; fallback: the packaged price book; unavailable: none.
       * @example live
       * @enum {string}
       */
      readonly price_freshness: 'live' | 'stale' | 'fallback' | 'unavailable';
      readonly recommendation_set: components['schemas']['RecommendationSet'];
      /** @description The price book the plan is computed on. */
      readonly pricing: components['schemas']['Pricing'];
      /** @description Fields of the request that were ignored; absent when there is nothing to warn of. */
      readonly warnings?: readonly string[];
      /**
       * Format: date-time
       * @description When it was first filed, ISO 8601 in UTC.
       * @example 2026-11-20T11:00:00.000Z
       */
      readonly created_at: string;
      /** @description The canonical request. */
      readonly request: components['schemas']['CanonicalRequest'];
    };
    /** @description One line of a batch or a job: a question, and a name to know its answer by. */
    readonly BatchRequest: {
      /**
       * @description Plain-English model, workload, current fleet, use case or budget; any known facts, in any order. 1
       * to 8000 characters (UTF-16 code units) after trimming.
       * @example We run 8x H100 SXM for Llama 3.3 70B, about 40 concurrent users, 8k context
       */
      readonly description: string;
      /**
       * @description What is asked. Inferred from the description when omitted or null. model: memory by precision;
       * existing: audit of a fleet; plan: a practical baseline for a workload; budget: the largest model and best
       * precision a budget affords.
       * @example existing
       * @enum {string|null}
       */
      readonly mode?: 'plan' | 'model' | 'existing' | 'budget' | null;
      /**
       * @description true: the full configuration ladder and the parts that were rejected, instead of the top five
       * options. Absent or null: false.
       * @example false
       */
      readonly verbose?: boolean | null;
      /**
       * @description What the caller pays for the current hardware, USD per GPU-hour. With it, savings_per_year is
       * returned.
       * @example 3.9
       */
      readonly currentPricePerGpuHour?: number;
      /**
       * @description Any name of the line; it comes back with the result, and is no part of the question. Names need
       * not differ.
       * @example chat-eu
       */
      readonly id?: string | number | null;
    } & {
      readonly [key: string]: unknown;
    };
    /** @description The answer to one line of a batch: an answer or a problem. */
    readonly BatchAnswer: {
      /**
       * @description Number of the line it answers, from 1.
       * @example 1
       */
      readonly line: number;
      /**
       * @description 200, or the status of the problem.
       * @example 200
       */
      readonly status: number;
      /**
       * @description The id of the line, as it was sent. Absent where it had none.
       * @example chat-eu
       */
      readonly id?: string | number;
      /** @description With status 200. */
      readonly answer?: components['schemas']['Advice'];
      /** @description With any other status. */
      readonly problem?: components['schemas']['Problem'];
    };
    /** @description A job: many requests that are answered without anybody waiting on the line. */
    readonly Job: {
      /**
       * Format: uuid
       * @description Its id; whoever has it may read and cancel the job.
       * @example 3b241101-e2bb-4255-8caf-4136c566a962
       */
      readonly job_id: string;
      /**
       * @description queued: no line has a result yet; running; complete: every line has one; cancelled: nothing more
       * is answered.
       * @example running
       * @enum {string}
       */
      readonly state: 'queued' | 'running' | 'complete' | 'cancelled';
      /**
       * @description Lines that ask for something.
       * @example 100000
       */
      readonly lines: number;
      /**
       * @description Those that have an answer so far.
       * @example 41950
       */
      readonly answered: number;
      /**
       * @description Those that have a problem instead so far.
       * @example 3
       */
      readonly failed: number;
      /**
       * Format: date-time
       * @description When it was taken in, ISO 8601 in UTC.
       * @example 2026-11-20T11:00:00.000Z
       */
      readonly created_at: string;
      /**
       * Format: date-time
       * @description When it was complete or cancelled, ISO 8601 in UTC.
       * @example 2026-11-20T11:09:12.000Z
       */
      readonly finished_at?: string;
      /**
       * @description Address of its results.
       * @example /advisor/jobs/3b241101-e2bb-4255-8caf-4136c566a962/results
       */
      readonly results: string;
    };
    /**
     * @description The question as it was understood. Members that were neither stated nor need a default are absent.
     */
    readonly SpecSoFar: {
      /**
       * @description The mode that answered.
       * @example existing
       * @enum {string}
       */
      readonly mode: 'plan' | 'model' | 'existing' | 'budget';
      /** @description What the tokens are for. Default: general. */
      readonly use_case: components['schemas']['SourcedUseCase'];
      /**
       * @description Normalized model: a Hugging Face id, or custom/13b when only a size is known. Default: a current,
       * widely served open model for the use case.
       * @example {
       *       "value": "meta-llama/Llama-3.3-70B-Instruct",
       *       "source": "inferred"
       *     }
       */
      readonly model: components['schemas']['SourcedString'];
      /** @description Format of the weights. Default: the native one of the checkpoint. */
      readonly weight_precision: components['schemas']['SourcedWeightPrecision'];
      /** @description Format of the key/value cache. Default: bf16 (fp16 where the part has no bf16). */
      readonly kv_cache_precision: components['schemas']['SourcedKvCachePrecision'];
      /**
       * @description Inference engine; the basis of every overhead and speed figure. Default: vllm (llama.cpp for GGUF
       * formats).
       */
      readonly engine: components['schemas']['SourcedEngine'];
      /** @description What has to be served. */
      readonly traffic: components['schemas']['Traffic'];
      /** @description Per request. */
      readonly token_lengths: components['schemas']['TokenLengths'];
      /** @description Targets; empty when none is stated. */
      readonly latency: components['schemas']['Latency'];
      /** @description The hardware in use today, as far as it is known. */
      readonly current_configuration?: components['schemas']['CurrentConfiguration'];
      /** @description What may be spent. */
      readonly budget?: components['schemas']['Budget'];
      /** @description An own model's shape, from words or a pasted config.json. */
      readonly model_geometry?: components['schemas']['SourcedModelGeometry'];
      /** @description What the text demands of the answer. */
      readonly constraints?: components['schemas']['Constraints'];
      /** @description Hardware asked about, offered or weighed; never the current fleet. */
      readonly candidates?: components['schemas']['SourcedCards'];
      /** @description Other services, each with its own figures. */
      readonly further_workloads?: components['schemas']['SourcedFurtherWorkloads'];
      /** @description How a fine-tune or training run is done, for use cases fine_tuning and training. */
      readonly tuning?: components['schemas']['Tuning'];
      /** @description Work counted in other units than tokens, per request. */
      readonly media?: components['schemas']['SourcedMedia'];
      /** @description Regions that each must be served. */
      readonly placements?: components['schemas']['SourcedPlacements'];
      /** @description Places that each have machines of their own, the same in each. */
      readonly sites?: components['schemas']['SourcedSites'];
      /** @description Techniques the text asks for. */
      readonly techniques?: components['schemas']['Techniques'];
    };
    /** @description Requirement, ranked options, verdict, confidence, current spend and savings. */
    readonly RecommendationSet: {
      readonly requirement: components['schemas']['Requirement'];
      /**
       * @description Ranked options, best first: at most five, or the full ladder with verbose. Empty when nothing
       * carries the plan.
       */
      readonly options: readonly components['schemas']['Option'][];
      /** @description The answer in one word and one sentence. */
      readonly verdict: components['schemas']['Verdict'];
      /** @description How sure the answer is, and why. */
      readonly confidence: components['schemas']['Confidence'];
      /** @description What the current fleet carries; present when one is known or assumed. */
      readonly current_assessment?: components['schemas']['CurrentAssessment'];
      /**
       * @description USD per month of the current hardware.
       * @example 22776
       */
      readonly current_monthly_cost?: number;
      /**
       * @description true: priced at market rate; false: the price of the caller was used.
       * @example false
       */
      readonly current_cost_is_estimated?: boolean;
      /**
       * @description 12 x (current_monthly_cost - monthly cost of the recommended action), signed, USD; 0 when the
       * advice is to keep. Present only with currentPricePerGpuHour.
       * @example 204984
       */
      readonly savings_per_year?: number;
      /** @description What would change this answer. */
      readonly flip_points: readonly components['schemas']['FlipPoint'][];
      /**
       * @description With verbose: the best plan over the range of each input that may be turned. The changes next to
       * the plan are exact (flip_points are among them), further ones to a twentieth of the range.
       */
      readonly sensitivity?: readonly components['schemas']['Sensitivity'][];
      /** @description How to start the best option, every flag from the same numbers. */
      readonly deployment?: components['schemas']['Deployment'];
      /** @description Other services and places, each planned on its own figures. */
      readonly further_workloads?: readonly components['schemas']['FurtherWorkload'][];
      /** @description The first option and the further workloads, each machine counted once. */
      readonly total?: components['schemas']['Total'];
      /** @description The cheapest credible token price for this load. */
      readonly by_token?: components['schemas']['TokenAlternative'];
      /** @description Other ways that are worth a thought. */
      readonly also_consider?: readonly components['schemas']['Consideration'][];
      /** @description Buying against renting; present when the text weighs it or names a one-off sum. */
      readonly buy_or_rent?: components['schemas']['BuyOrRent'];
      /** @description With verbose: parts that cannot carry the plan. */
      readonly rejected?: readonly components['schemas']['RejectedPart'][];
      /** @description What a careful reader would add. */
      readonly notes?: readonly string[];
      /** @description Every part that the answer names by id, so that a saved answer needs no catalog. */
      readonly gpus: readonly components['schemas']['NamedPart'][];
    };
    /**
     * @description Memory for one full set of weights, the cache of the peak concurrency, activations and runtime. The
     * four parts sum to the total exactly.
     */
    readonly Requirement: {
      /**
       * @description Bytes in all.
       * @example 262000000000
       */
      readonly total_required_bytes: number;
      /**
       * @description Bytes of weights.
       * @example 141100000000
       */
      readonly weights_bytes: number;
      /**
       * @description Bytes of cache.
       * @example 107374182400
       */
      readonly kv_cache_bytes: number;
      /**
       * @description Bytes of activations at their peak.
       * @example 4000000000
       */
      readonly activation_bytes: number;
      /**
       * @description Bytes of engine, graphs and communication.
       * @example 9000000000
       */
      readonly runtime_overhead_bytes: number;
      /**
       * @description Cache bytes of one token.
       * @example 327680
       */
      readonly kv_cache_bytes_per_token: number;
      /**
       * @description Cache bytes of one sequence of kv_cache_tokens_per_sequence tokens.
       * @example 251658240
       */
      readonly kv_cache_bytes_per_sequence: number;
      /**
       * @description Tokens planned per sequence: prompt and answer where they are stated or usual, context_tokens
       * where only a context is. At least one sequence of context_tokens always finds room.
       * @example 768
       */
      readonly kv_cache_tokens_per_sequence: number;
      /** @description Every precision the model can be served in, best fidelity first. */
      readonly by_precision: readonly components['schemas']['PrecisionRequirement'][];
      /** @description How far the total may lie off. */
      readonly range?: components['schemas']['MemoryRange'];
    };
    /** @description One layout that carries the plan. */
    readonly Option: {
      /**
       * @description Catalog id of the GPU type.
       * @example h100-sxm-80gb
       */
      readonly gpu_id: string;
      /**
       * @description Number of GPUs.
       * @example 2
       */
      readonly gpu_count: number;
      /**
       * @description Fraction of the installed memory left free: 1 - needed / installed.
       * @example 0.21
       */
      readonly headroom_fraction: number;
      /**
       * @description USD per month: gpu_count x usd_per_gpu_hour x hours_per_month. Absent when nobody sells the part.
       * @example 5694
       */
      readonly monthly_cost?: number;
      /** @description What sets the option apart; best stands exactly once, on the first option. */
      readonly labels: readonly (
        | 'best'
        | 'cheapest'
        | 'fastest'
        | 'fewest_gpus'
        | 'most_headroom'
        | 'current'
        | 'tight'
        | 'multi_node'
        | 'over_budget'
        | 'misses_latency'
        | 'unpriced'
        | 'not_sold'
        | 'quantise_yourself'
        | 'asked'
        | 'other_vendor'
      )[];
      /**
       * @description How it is paid, where that is not on demand.
       * @example spot
       * @enum {string}
       */
      readonly price_basis?: 'spot' | 'reserved_1y' | 'reserved_3y';
      /**
       * @description Market rate to four decimals: the median of the provider medians over those that sell machines of
       * this size, within the providers and regions the text allows. monthly_cost uses the rate before rounding.
       * @example 3.9
       */
      readonly usd_per_gpu_hour?: number;
      /** @description What it could be bought at. */
      readonly cheapest_offer?: components['schemas']['CheapestOffer'];
      /** @description One order that delivers this option as it is laid out: whole machines of one provider. */
      readonly order?: components['schemas']['Order'];
      /**
       * @description How current the prices are. live: accepted from a feed, the date of the source at most 3 days old;
       * stale: older, up to 14 days; fallback: the packaged price book; unavailable: none.
       * @example live
       * @enum {string}
       */
      readonly price_freshness: 'live' | 'stale' | 'fallback' | 'unavailable';
      /**
       * @description Copies of the model.
       * @example 1
       */
      readonly replicas: number;
      /**
       * @description GPUs that split each layer.
       * @example 2
       */
      readonly tensor_parallel: number;
      /**
       * @description Stages that split the layers. gpu_count = replicas x tensor_parallel x pipeline_parallel x
       * data_parallel.
       * @example 1
       */
      readonly pipeline_parallel: number;
      /**
       * @description Ranks of one replica that each hold the attention weights and a cache of their own, the experts
       * dealt out over all its GPUs; absent: 1.
       * @example 8
       */
      readonly data_parallel?: number;
      /**
       * @description GPUs paid for in whole machines that no replica uses; absent for none.
       * @example 2
       */
      readonly gpus_idle?: number;
      /**
       * @description Machines.
       * @example 1
       */
      readonly nodes: number;
      /** @description What the memory of this layout is taken by; headroom_fraction is 1 - required / installed. */
      readonly memory: components['schemas']['Memory'];
      readonly performance: components['schemas']['Performance'];
      /**
       * @description Whether the latency targets are met; absent when none is known.
       * @example true
       */
      readonly meets_latency?: boolean;
      /**
       * @description One sentence.
       * @example Cheapest layout that holds 40 sequences of 8,192 tokens.
       */
      readonly why: string;
    };
    /**
     * @description Modelled speed at the planned concurrency; max_* at the batch that fills the cache room. Members
     * that mean nothing for the use case are absent.
     */
    readonly Performance: {
      /**
       * @description Sequences in flight at peak that the figures hold for.
       * @example 40
       */
      readonly concurrency: number;
      /**
       * @description Sequences of full context that the cache room holds; a fraction is room for a shorter one.
       * @example 180
       */
      readonly max_concurrency?: number;
      /**
       * @description Output tokens per second in all.
       * @example 1380
       */
      readonly output_tokens_per_second?: number;
      /**
       * @description Output tokens per second at the batch that fills the cache room.
       * @example 3900
       */
      readonly max_output_tokens_per_second?: number;
      /**
       * @description Time to first token, milliseconds.
       * @example 210
       */
      readonly ttft_ms?: number;
      /**
       * @description Time per further token, milliseconds.
       * @example 29
       */
      readonly tpot_ms?: number;
      /**
       * @description First token of 19 of 20 requests that come at random at the planned rate: what a stated latency is
       * held against; absent without a rate.
       * @example 640
       */
      readonly ttft_p95_ms?: number;
      /**
       * @description The same of a further token, milliseconds.
       * @example 41
       */
      readonly tpot_p95_ms?: number;
      /**
       * @description Requests per second the layout can carry.
       * @example 5.4
       */
      readonly requests_per_second?: number;
      /**
       * @description Training samples per second (fine_tuning, training).
       * @example 3.2
       */
      readonly samples_per_second?: number;
      /**
       * @description Images per second (image_generation).
       * @example 0.6
       */
      readonly images_per_second?: number;
      /**
       * @description Seconds of video made per hour (video_generation).
       * @example 90
       */
      readonly video_seconds_per_hour?: number;
      /**
       * @description Hours of audio handled per hour (speech, voice).
       * @example 140
       */
      readonly audio_hours_per_hour?: number;
      /**
       * @description Documents per second (embeddings, reranking).
       * @example 220
       */
      readonly documents_per_second?: number;
      /**
       * @description Training tokens per second (fine_tuning, training).
       * @example 6100
       */
      readonly training_tokens_per_second?: number;
      /**
       * @description Monthly cost over the output tokens of the planned load, USD per million.
       * @example 1.9
       */
      readonly usd_per_million_output_tokens?: number;
      /**
       * @description Share of the modelled capacity in use at peak.
       * @example 0.41
       */
      readonly utilization_fraction: number;
      /** @description The 80 % range, as factors of the speeds above. */
      readonly range: components['schemas']['SpeedRange'];
      /**
       * @description What limits the speed: memory, compute, overhead, interconnect or cache_room.
       * @example memory
       */
      readonly bound_by: string;
    };
    /** @description Every model of the catalog, by id. */
    readonly Models: {
      /**
       * @description Content-derived name of this edition.
       * @example c0ffee12
       */
      readonly catalog_version: string;
      /**
       * @description How many match, on all pages.
       * @example 546
       */
      readonly count: number;
      /**
       * @description Where the next page begins; absent on the last one.
       * @example YWZ0ZXI6eA
       */
      readonly next_cursor?: string;
      /** @description The models. */
      readonly models: readonly components['schemas']['Model'][];
    };
    /** @description Every GPU of the catalog, by id, with what the market asks for it. */
    readonly Gpus: {
      /**
       * @description Content-derived name of this edition.
       * @example c0ffee12
       */
      readonly catalog_version: string;
      /**
       * @description How many match, on all pages.
       * @example 144
       */
      readonly count: number;
      /**
       * @description Where the next page begins; absent on the last one.
       * @example YWZ0ZXI6eA
       */
      readonly next_cursor?: string;
      /**
       * @description Content-derived name of the price book.
       * @example a1b2c3d4
       */
      readonly price_snapshot_id?: string;
      /** @description Where the prices come from. */
      readonly price_sources?: readonly string[];
      /** @description The GPUs. */
      readonly gpus: readonly components['schemas']['Gpu'][];
    };
    /** @description An error, RFC 9457. No internals, ever. */
    readonly Problem: {
      /**
       * Format: uri-reference
       * @description Address that explains the kind of error.
       * @example /docs#problem-invalid-request
       */
      readonly type: string;
      /**
       * @description The kind of error.
       * @example Invalid request
       */
      readonly title: string;
      /**
       * @description HTTP status.
       * @example 400
       */
      readonly status: number;
      /**
       * @description What is wrong with this request.
       * @example description is required and must be a string.
       */
      readonly detail: string;
      /** @description Every offending field at once. */
      readonly errors?: readonly components['schemas']['FieldError'][];
    };
    /** @description What the service needs before it takes traffic. */
    readonly Readiness: {
      /**
       * @description In one word.
       * @example ready
       * @enum {string}
       */
      readonly status: 'ready' | 'not_ready' | 'stopping';
      /** @description State of the database. */
      readonly database: components['schemas']['ReadinessPart'];
      /** @description State of the catalog. */
      readonly catalog: components['schemas']['ReadinessPart'];
      /** @description State of the prices. */
      readonly prices: components['schemas']['ReadinessPart'];
    };
    /** @description A finite job. */
    readonly Batch: {
      /**
       * @description What has to be done.
       * @example 2000000
       */
      readonly items?: number;
      /**
       * @description Tokens in all, where the job is counted in them.
       * @example 1000000000
       */
      readonly total_tokens?: number;
      /**
       * @description Tokens sent, where the text tells them apart.
       * @example 800000000
       */
      readonly input_tokens?: number;
      /**
       * @description Tokens written, where the text tells them apart.
       * @example 200000000
       */
      readonly output_tokens?: number;
      /**
       * @description Hours it may take.
       * @example 6
       */
      readonly window_hours?: number;
      /**
       * @description How often it comes again.
       * @example daily
       * @enum {string}
       */
      readonly recurrence?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly';
    };
    /** @description What may be spent. */
    readonly Budget: {
      /**
       * @description USD per month. Default in mode budget: 5000. Absent when the text states a purchase sum only.
       * @example {
       *       "value": 4000,
       *       "source": "inferred"
       *     }
       */
      readonly usd_per_month?: components['schemas']['SourcedNumber'];
      /**
       * @description What the text used, when not USD (ISO 4217); converted at a dated table.
       * @example {
       *       "value": "EUR",
       *       "source": "inferred"
       *     }
       */
      readonly currency?: components['schemas']['SourcedString'];
      /**
       * @description A purchase sum; never read as monthly.
       * @example {
       *       "value": 280000,
       *       "source": "inferred"
       *     }
       */
      readonly usd_one_off?: components['schemas']['SourcedNumber'];
    };
    /** @description Buying against renting; present when the text weighs it or names a one-off sum. */
    readonly BuyOrRent: {
      /**
       * @description What the hardware costs to buy, USD.
       * @example 240000
       */
      readonly purchase_usd: number;
      /**
       * @description Months after which buying has cost less than renting; absent when it never has.
       * @example 14.2
       */
      readonly months_to_break_even?: number;
      /**
       * @description USD per month rented.
       * @example 17461.6
       */
      readonly rent_usd_per_month?: number;
      /**
       * @description USD per month to run it: electricity with cooling.
       * @example 1240
       */
      readonly running_usd_per_month: number;
      /**
       * @description What the figures rest on.
       * @example 1 x $240,000, servers of 8, street price as of 2026-05
       */
      readonly basis: string;
    };
    /**
     * CanonicalRequest
     * @description The canonical request.
     */
    readonly CanonicalRequest: {
      /**
       * @description What was asked.
       * @example Llama 3.1 8B for 20 concurrent users
       */
      readonly description: string;
    } & {
      readonly [key: string]: unknown;
    };
    /**
     * Card
     * @description One card of the catalog.
     */
    readonly Card: {
      /**
       * @description Catalog id.
       * @example h100-sxm-80gb
       */
      readonly gpu_id: string;
      /**
       * @description Number of them, where the text gives one.
       * @example 4
       */
      readonly gpu_count?: number;
      /**
       * @description Instance type as the provider names it.
       * @example p5.48xlarge
       */
      readonly instance_type?: string;
      /**
       * @description Provider.
       * @example aws
       */
      readonly provider?: string;
    };
    /** @description What it could be bought at. */
    readonly CheapestOffer: {
      /**
       * @description Provider.
       * @example lambda
       */
      readonly provider: string;
      /**
       * @description Instance type.
       * @example gpu_8x_h100_sxm5
       */
      readonly instance_type?: string;
      /**
       * @description Region.
       * @example us-east-1
       */
      readonly region?: string;
      /**
       * @description USD per GPU-hour.
       * @example 2.99
       */
      readonly usd_per_gpu_hour: number;
      /**
       * @description The day the source vouches for.
       * @example 2026-10-04
       */
      readonly as_of: string;
      /**
       * @description Source of the price.
       * @example packaged price book
       */
      readonly source: string;
    };
    /** @description How sure the answer is, and why. */
    readonly Confidence: {
      /**
       * @description In one word.
       * @example medium
       * @enum {string}
       */
      readonly level: 'high' | 'medium' | 'low';
      /**
       * @description From 0 to 1.
       * @example 0.7
       */
      readonly score: number;
      /** @description What makes it less sure, dearest first. */
      readonly reasons: readonly string[];
    };
    /**
     * Consideration
     * @description Another way that is worth a thought.
     */
    readonly Consideration: {
      /**
       * @description best_regarded: the best model for the use case that the money serves, by one public benchmark;
       * next_step_up: the next larger model; commitment: the best option paid for a term; relayout: the same hardware
       * laid out better; lower_precision: the same model in fewer bits on a much cheaper machine.
       * @example commitment
       * @enum {string}
       */
      readonly kind: 'best_regarded' | 'next_step_up' | 'commitment' | 'relayout' | 'lower_precision';
      /**
       * @description Model, where it is another one.
       * @example zai-org/GLM-4.6
       */
      readonly model?: string;
      /** @description What it runs on. */
      readonly option?: components['schemas']['Option'];
      /**
       * @description USD per month.
       * @example 9800
       */
      readonly usd_per_month?: number;
      /**
       * @description Benchmark.
       * @example LMArena text (overall, style control)
       */
      readonly benchmark?: string;
      /**
       * @description Score in it.
       * @example 1425.3
       */
      readonly score?: number;
      /**
       * @description Day or month of the figure.
       * @example 2025-12-11
       */
      readonly as_of?: string;
      /**
       * @description Source of the figure.
       * @example lmarena/arena-catalog
       */
      readonly source?: string;
      /**
       * @description One sentence.
       * @example Committed for 1 year the same machines cost $9,800 a month.
       */
      readonly why: string;
    };
    /** @description What the text demands of the answer. */
    readonly Constraints: {
      /** @description Providers to choose from; on_prem for own rooms. */
      readonly providers?: components['schemas']['SourcedStrings'];
      /** @description Providers ruled out. */
      readonly excluded_providers?: components['schemas']['SourcedStrings'];
      /** @description Regions as written, lower case. */
      readonly regions?: components['schemas']['SourcedStrings'];
      /** @description The only parts allowed. */
      readonly only_gpus?: components['schemas']['SourcedCards'];
      /** @description Parts ruled out. */
      readonly excluded_gpus?: components['schemas']['SourcedCards'];
      /** @description The only vendors allowed. */
      readonly vendors?: components['schemas']['SourcedStrings'];
      /** @description Vendors ruled out. */
      readonly excluded_vendors?: components['schemas']['SourcedStrings'];
      /**
       * @description At most so many GPUs.
       * @example {
       *       "value": 4,
       *       "source": "inferred"
       *     }
       */
      readonly max_gpus?: components['schemas']['SourcedInteger'];
      /**
       * @description Exactly so many GPUs.
       * @example {
       *       "value": 2,
       *       "source": "inferred"
       *     }
       */
      readonly gpu_count?: components['schemas']['SourcedInteger'];
      /**
       * @description One machine may fail.
       * @example {
       *       "value": true,
       *       "source": "inferred"
       *     }
       */
      readonly high_availability?: components['schemas']['SourcedBoolean'];
      /** @description How it is to be paid. */
      readonly price_basis?: components['schemas']['SourcedPriceBasis'];
      /**
       * @description What a kilowatt-hour costs where the hardware stands, USD.
       * @example {
       *       "value": 0.12,
       *       "source": "inferred"
       *     }
       */
      readonly usd_per_kwh?: components['schemas']['SourcedNumber'];
    };
    /** @description What the current fleet carries; present when one is known or assumed. */
    readonly CurrentAssessment: {
      /**
       * @description Whether the plan fits on it.
       * @example true
       */
      readonly fits: boolean;
      /**
       * @description Bytes the plan needs on it.
       * @example 262000000000
       */
      readonly required_bytes: number;
      /**
       * @description 1 - needed / installed; absent when it does not fit.
       * @example 0.6
       */
      readonly headroom_fraction?: number;
      /** @description What its memory is taken by; absent where some of it cannot load the model. */
      readonly memory?: components['schemas']['Memory'];
      /** @description How the fleet is laid out; absent for several groups. */
      readonly layout?: components['schemas']['Layout'];
      /** @description Modelled speed on this fleet; absent when it does not fit. */
      readonly performance?: components['schemas']['Performance'];
      /**
       * @description One sentence.
       * @example 8 x H100 SXM carry the load at 12 % of their capacity.
       */
      readonly summary: string;
      /** @description Fleets of several parts: each by itself. */
      readonly groups?: readonly components['schemas']['FleetGroup'][];
    };
    /** @description The hardware in use today, as far as it is known. */
    readonly CurrentConfiguration: {
      /** @description The fleet. Default in mode existing: one GPU of the most common part that serves the model. */
      readonly fleet?: components['schemas']['SourcedFleet'];
      /**
       * @description USD per GPU-hour: provided by currentPricePerGpuHour, or inferred when only the text states it.
       * @example {
       *       "value": 3.9,
       *       "source": "inferred"
       *     }
       */
      readonly price_per_gpu_hour?: components['schemas']['SourcedNumber'];
      /**
       * @description Share of the hardware in use, as stated.
       * @example {
       *       "value": 0.2,
       *       "source": "inferred"
       *     }
       */
      readonly utilization_fraction?: components['schemas']['SourcedNumber'];
      /**
       * @description The bill as stated, USD per month.
       * @example {
       *       "value": 41000,
       *       "source": "inferred"
       *     }
       */
      readonly usd_per_month?: components['schemas']['SourcedNumber'];
      /**
       * @description Tensor parallelism in use, as stated.
       * @example {
       *       "value": 8,
       *       "source": "inferred"
       *     }
       */
      readonly tensor_parallel?: components['schemas']['SourcedInteger'];
      /**
       * @description Pipeline parallelism in use, as stated.
       * @example {
       *       "value": 1,
       *       "source": "inferred"
       *     }
       */
      readonly pipeline_parallel?: components['schemas']['SourcedInteger'];
      /**
       * @description Data parallelism in use, as stated.
       * @example {
       *       "value": 4,
       *       "source": "inferred"
       *     }
       */
      readonly data_parallel?: components['schemas']['SourcedInteger'];
      /** @description What the writer measured on this fleet; never a demand and never a target. */
      readonly observed?: components['schemas']['Observed'];
    };
    /** @description How to start the best option, every flag from the same numbers. */
    readonly Deployment: {
      /**
       * @description Engine.
       * @example vllm
       */
      readonly engine: string;
      /**
       * @description Command.
       * @example vllm serve meta-llama/Llama-3.3-70B-Instruct --tensor-parallel-size 2
       */
      readonly command: string;
      /**
       * @description Kubernetes manifest, YAML.
       * @example apiVersion: apps/v1
       */
      readonly kubernetes?: string;
      /**
       * @description SkyPilot task, YAML.
       * @example resources:
       */
      readonly skypilot?: string;
    };
    /**
     * FieldError
     * @description One offending field.
     */
    readonly FieldError: {
      /**
       * @description JSON Pointer in URI fragment form; # is the whole body.
       * @example #/description
       */
      readonly pointer: string;
      /**
       * @description What is wrong with it.
       * @example description is required and must be a string
       */
      readonly message: string;
    };
    /**
     * FleetGroup
     * @description One part of a mixed fleet.
     */
    readonly FleetGroup: {
      /**
       * @description Catalog id of the GPU type.
       * @example h100-sxm-80gb
       */
      readonly gpu_id: string;
      /**
       * @description Number of GPUs.
       * @example 2
       */
      readonly gpu_count: number;
      /**
       * @description Whether the plan fits on it.
       * @example true
       */
      readonly fits: boolean;
      /**
       * @description One sentence.
       * @example Holds one replica.
       */
      readonly summary: string;
    };
    /**
     * FleetLine
     * @description GPUs of one part, over all nodes.
     */
    readonly FleetLine: {
      /**
       * @description Catalog id, or custom/... for a part outside the catalog.
       * @example h100-sxm-80gb
       */
      readonly gpu_id: string;
      /**
       * @description Number of GPUs.
       * @example 8
       */
      readonly gpu_count: number;
      /**
       * @description Instance type as the provider names it.
       * @example p5.48xlarge
       */
      readonly instance_type?: string;
      /**
       * @description Provider.
       * @example aws
       */
      readonly provider?: string;
    };
    /** @description A value at which the best option changes. */
    readonly FlipPoint: {
      /**
       * @description Member that is varied.
       * @example concurrent_requests
       */
      readonly input: string;
      /**
       * @description Its nearest value that changes the best option.
       * @example 96
       */
      readonly at: number | string;
      /**
       * @description The best option from there on.
       * @example 4 x H100 SXM
       */
      readonly changes_to: string;
    };
    /**
     * FurtherTokenLengths
     * @description Its lengths.
     */
    readonly FurtherTokenLengths: {
      /**
       * @description Input tokens per request.
       * @example {
       *       "value": 512,
       *       "source": "inferred"
       *     }
       */
      readonly input_tokens?: components['schemas']['SourcedInteger'];
      /**
       * @description Output tokens per request.
       * @example {
       *       "value": 256,
       *       "source": "inferred"
       *     }
       */
      readonly output_tokens?: components['schemas']['SourcedInteger'];
      /**
       * @description Longest sequence.
       * @example {
       *       "value": 8192,
       *       "source": "inferred"
       *     }
       */
      readonly context_tokens?: components['schemas']['SourcedInteger'];
    };
    /**
     * FurtherTraffic
     * @description Its load.
     */
    readonly FurtherTraffic: {
      /**
       * @description People who have access.
       * @example {
       *       "value": 200,
       *       "source": "inferred"
       *     }
       */
      readonly total_users?: components['schemas']['SourcedInteger'];
      /**
       * @description Sequences in flight at peak.
       * @example {
       *       "value": 20,
       *       "source": "inferred"
       *     }
       */
      readonly concurrent_requests?: components['schemas']['SourcedInteger'];
      /**
       * @description Requests per second at peak.
       * @example {
       *       "value": 5,
       *       "source": "inferred"
       *     }
       */
      readonly requests_per_second?: components['schemas']['SourcedNumber'];
      /**
       * @description Requests per day.
       * @example {
       *       "value": 10000,
       *       "source": "inferred"
       *     }
       */
      readonly requests_per_day?: components['schemas']['SourcedNumber'];
      /**
       * @description Passages that each request of the first service sends it.
       * @example {
       *       "value": 50,
       *       "source": "inferred"
       *     }
       */
      readonly passages_per_request?: components['schemas']['SourcedNumber'];
      /**
       * @description Hours of a day in which it works; else those of the text.
       * @example {
       *       "value": 8,
       *       "source": "inferred"
       *     }
       */
      readonly hours_per_day?: components['schemas']['SourcedNumber'];
    };
    /** @description Another service of the text, or another place of the first one. */
    readonly FurtherWorkload: {
      /**
       * @description What the text calls it.
       * @example embedder
       */
      readonly label: string;
      /**
       * @description Model.
       * @example BAAI/bge-m3
       */
      readonly model: string;
      /**
       * @description Use case.
       * @example embeddings
       */
      readonly use_case: string;
      /** @description Its memory. */
      readonly requirement: components['schemas']['Requirement'];
      /** @description What it runs on. */
      readonly option?: components['schemas']['Option'];
      /**
       * @description USD per month; 0 on hardware that is counted already.
       * @example 0
       */
      readonly monthly_cost?: number;
      /**
       * @description One sentence.
       * @example BAAI/bge-m3 shares 1 x L40S that are counted already.
       */
      readonly why: string;
    };
    /**
     * FurtherWorkloadStated
     * @description Another service that the text asks for.
     */
    readonly FurtherWorkloadStated: {
      /**
       * @description What it is called.
       * @example embedder
       */
      readonly label: string;
      /**
       * @description Model id.
       * @example {
       *       "value": "BAAI/bge-m3",
       *       "source": "inferred"
       *     }
       */
      readonly model: components['schemas']['SourcedString'];
      /** @description What it is for. */
      readonly use_case?: components['schemas']['SourcedUseCase'];
      /** @description Its load. */
      readonly traffic?: components['schemas']['FurtherTraffic'];
      /** @description Its lengths. */
      readonly token_lengths?: components['schemas']['FurtherTokenLengths'];
      /** @description Work counted in other units than tokens, per request. */
      readonly media?: components['schemas']['SourcedMedia'];
    };
    /** @description One part. */
    readonly Gpu: {
      /**
       * @description Catalog id.
       * @example h100-sxm-80gb
       */
      readonly id: string;
      /**
       * @description Name.
       * @example H100 SXM5 80GB
       */
      readonly name: string;
      /**
       * @description Vendor.
       * @example nvidia
       */
      readonly vendor: string;
      /**
       * @description Architecture.
       * @example Hopper
       */
      readonly architecture: string;
      /**
       * @description Memory as sold, GB.
       * @example 80
       */
      readonly memory_gb_marketing: number;
      /**
       * @description Memory the driver reports, bytes.
       * @example 85000000000
       */
      readonly memory_bytes_usable: number;
      /**
       * @description Memory the driver reports, MiB.
       * @example 81559
       */
      readonly memory_mib_usable?: number;
      /**
       * @description How that is known.
       * @example measured
       */
      readonly memory_usable_basis?: string;
      /**
       * @description GB/s.
       * @example 3350
       */
      readonly memory_bandwidth_gbps: number;
      /** @description Dense peak rates, TFLOPS; a rate the part does not have is absent. */
      readonly tflops_dense: {
        readonly [key: string]: unknown;
      };
      /**
       * @description GB/s per GPU over the scale-up link.
       * @example 900
       */
      readonly nvlink_gbps?: number;
      /**
       * @description Scale-up link.
       * @example NVLink 4
       */
      readonly interconnect?: string;
      /**
       * @description Form factor.
       * @example SXM
       */
      readonly form_factor: string;
      /**
       * @description Watts.
       * @example 700
       */
      readonly tdp_watts?: number;
      /**
       * @description CUDA compute capability.
       * @example 9.0
       */
      readonly compute_capability?: string;
      /** @description Formats computed natively: bf16, fp8, fp4, int8. */
      readonly supports: {
        readonly [key: string]: unknown;
      };
      /**
       * @description GPUs in one machine.
       * @example 8
       */
      readonly max_gpus_per_node?: number;
      /**
       * @description Can be partitioned.
       * @example true
       */
      readonly mig?: boolean;
      /**
       * @description Year and month.
       * @example 2022-09
       */
      readonly released?: string;
      /** @description Names the reader knows it by. */
      readonly aliases: readonly string[];
      /** @description Instance types that carry it: provider and how many come in one. */
      readonly cloud_instances: {
        readonly [key: string]: unknown;
      };
      /** @description Where the facts come from. */
      readonly source: readonly string[];
      /**
       * @description What else matters.
       * @example
       */
      readonly note?: string;
      /** @description Its place in the market. */
      readonly price: components['schemas']['GpuPrice'];
    };
    /**
     * GpuPrice
     * @description Its place in the market.
     */
    readonly GpuPrice: {
      /**
       * @description How current the prices are. live: accepted from a feed, the date of the source at most 3 days old;
       * stale: older, up to 14 days; fallback: the packaged price book; unavailable: none.
       * @example live
       * @enum {string}
       */
      readonly price_freshness: 'live' | 'stale' | 'fallback' | 'unavailable';
      /**
       * @description Median of the provider medians; absent when nobody sells it.
       * @example 3.9
       */
      readonly market_rate_usd_per_gpu_hour?: number;
      /**
       * @description Whose prices made the rate.
       * @example on_demand
       * @enum {string}
       */
      readonly basis?: 'operator' | 'on_demand' | 'community';
      /**
       * @description The oldest day behind the rate.
       * @example 2026-10-04
       */
      readonly as_of?: string;
      /** @description Providers behind the rate. */
      readonly providers?: readonly string[];
      /** @description Sources behind the rate. */
      readonly sources?: readonly string[];
      /** @description What it could be bought at. */
      readonly cheapest_offer?: components['schemas']['CheapestOffer'];
    };
    /** @description Targets; empty when none is stated. */
    readonly Latency: {
      /**
       * @description First token within, milliseconds.
       * @example {
       *       "value": 500,
       *       "source": "inferred"
       *     }
       */
      readonly ttft_ms?: components['schemas']['SourcedNumber'];
      /**
       * @description Each further token within, milliseconds.
       * @example {
       *       "value": 40,
       *       "source": "inferred"
       *     }
       */
      readonly tpot_ms?: components['schemas']['SourcedNumber'];
      /**
       * @description Output tokens per second each user is to see.
       * @example {
       *       "value": 30,
       *       "source": "inferred"
       *     }
       */
      readonly tokens_per_second_per_user?: components['schemas']['SourcedNumber'];
      /**
       * @description The whole answer, image, page or clip within, milliseconds.
       * @example {
       *       "value": 5000,
       *       "source": "inferred"
       *     }
       */
      readonly end_to_end_ms?: components['schemas']['SourcedNumber'];
    };
    /** @description How the fleet is laid out; absent for several groups. */
    readonly Layout: {
      /**
       * @description Copies of the model.
       * @example 2
       */
      readonly replicas: number;
      /**
       * @description GPUs of one copy.
       * @example 4
       */
      readonly gpus_per_replica: number;
    };
    /**
     * Media
     * @description Work counted in other units than tokens, per request.
     */
    readonly Media: {
      /**
       * @description Pixels.
       * @example 1024
       */
      readonly width?: number;
      /**
       * @description Pixels.
       * @example 1024
       */
      readonly height?: number;
      /**
       * @description Denoising steps.
       * @example 28
       */
      readonly steps?: number;
      /**
       * @description Hours of audio a day.
       * @example 400
       */
      readonly audio_hours_per_day?: number;
      /**
       * @description Seconds of audio per recording or call.
       * @example 360
       */
      readonly audio_seconds?: number;
      /**
       * @description Seconds of video per clip.
       * @example 5
       */
      readonly video_seconds?: number;
    };
    /** @description What its memory is taken by; absent where some of it cannot load the model. */
    readonly Memory: {
      /**
       * @description Memory of the GPUs in use, as the driver reports it.
       * @example 171041619968
       */
      readonly installed_bytes: number;
      /**
       * @description What is needed of it: the four parts in all.
       * @example 112000000000
       */
      readonly required_bytes: number;
      /**
       * @description Weights, once in every replica.
       * @example 70000000000
       */
      readonly weights_bytes: number;
      /**
       * @description Cache of the planned sequences.
       * @example 32000000000
       */
      readonly kv_cache_bytes: number;
      /**
       * @description Activations at their peak, on every GPU.
       * @example 4000000000
       */
      readonly activation_bytes: number;
      /**
       * @description Engine, graphs and communication, on every GPU.
       * @example 6000000000
       */
      readonly runtime_overhead_bytes: number;
    };
    /**
     * MemoryRange
     * @description How far the total may lie off.
     */
    readonly MemoryRange: {
      /**
       * @description Low.
       * @example 250000000000
       */
      readonly low_bytes: number;
      /**
       * @description Expected.
       * @example 262000000000
       */
      readonly expected_bytes: number;
      /**
       * @description High.
       * @example 280000000000
       */
      readonly high_bytes: number;
      /**
       * @description Engine and version it is based on.
       * @example vLLM 0.19 V1, max_num_batched_tokens 8192
       */
      readonly basis: string;
    };
    /** @description Slices of cards; those of the current fleet are assessed as parts of their own. */
    readonly Mig: {
      /**
       * @description Name of the profile.
       * @example 3g.40gb
       */
      readonly profile?: string;
      /**
       * @description How many.
       * @example 2
       */
      readonly slices?: number;
    };
    /** @description One model. A fact nobody states is absent. */
    readonly Model: {
      /**
       * @description Hugging Face id.
       * @example meta-llama/Llama-3.3-70B-Instruct
       */
      readonly id: string;
      /**
       * @description Family.
       * @example Llama 3
       */
      readonly family: string;
      /** @description Names the reader knows it by. */
      readonly aliases: readonly string[];
      /**
       * @description What it does.
       * @example text
       * @enum {string}
       */
      readonly kind: 'text' | 'vision-language' | 'embedding' | 'reranker' | 'image' | 'video' | 'speech';
      /**
       * @description Year and month.
       * @example 2024-12
       */
      readonly released?: string;
      /**
       * @description Licence.
       * @example llama3.3
       */
      readonly license?: string;
      /**
       * @description Parameters in all.
       * @example 70553706496
       */
      readonly parameters_total: number;
      /**
       * @description Counted, not rounded.
       * @example true
       */
      readonly parameters_total_exact: boolean;
      /**
       * @description Parameters used per token.
       * @example 70553706496
       */
      readonly parameters_active: number;
      /**
       * @description Of the language model alone.
       * @example 70553706496
       */
      readonly parameters_language_model?: number;
      /**
       * @description Of towers and projectors.
       * @example 0
       */
      readonly parameters_other_modules?: number;
      /**
       * @description As counted in the checkpoint.
       * @example 70553706496
       */
      readonly parameters_checkpoint?: number;
      /**
       * @description What the checkpoint holds besides.
       * @example
       */
      readonly checkpoint_note?: string;
      /** @description Shape of the model: attention, layers, heads, experts, windows; elements, layers or heads. */
      readonly architecture?: {
        readonly [key: string]: unknown;
      };
      /** @description Parts of an image or video pipeline, parameters each. */
      readonly components?: {
        readonly [key: string]: number;
      };
      /**
       * @description Longest context, tokens.
       * @example 131072
       */
      readonly max_context?: number;
      /**
       * @description Context it was trained for, tokens.
       * @example 131072
       */
      readonly native_context?: number;
      /**
       * @description What the checkpoint is published in.
       * @example bf16
       * @enum {string}
       */
      readonly native_precision:
        | 'fp32'
        | 'bf16'
        | 'fp16'
        | 'fp8'
        | 'int8'
        | 'w8a8'
        | 'w8a16'
        | 'bnb-8bit'
        | 'q8_0'
        | 'q6_k'
        | 'q5_k_m'
        | 'q5_k_s'
        | 'q5_0'
        | 'q4_k_m'
        | 'q4_k_s'
        | 'q4_0'
        | 'iq4_xs'
        | 'q3_k_m'
        | 'q2_k'
        | 'mxfp8'
        | 'nvfp4'
        | 'mxfp4'
        | 'int4'
        | 'w4a16'
        | 'w4a8'
        | 'awq'
        | 'gptq'
        | 'bnb-4bit'
        | 'exl2-4.0bpw';
      /** @description Cache bytes of one token at bf16: growing, and within a window. */
      readonly kv_bytes_per_token_bf16?: {
        readonly [key: string]: unknown;
      };
      /**
       * @description Published checkpoints that keep parts of the model at another width: bits per element, by format
       * and tensor group.
       */
      readonly mixed_checkpoints?: {
        readonly [key: string]: unknown;
      };
      /**
       * @description What else matters.
       * @example
       */
      readonly notes?: string;
      /**
       * @description Where each fact comes from, by fact; "known" marks one that has no citable source.
       * @example {
       *       "architecture": "config.json of the checkpoint"
       *     }
       */
      readonly source: {
        readonly [key: string]: string | readonly string[];
      };
    };
    /** @description An own model's shape, from words or a pasted config.json. */
    readonly ModelGeometry: {
      /**
       * @description Layers.
       * @example 80
       */
      readonly layers?: number;
      /**
       * @description Width of the model.
       * @example 8192
       */
      readonly hidden_size?: number;
      /**
       * @description Attention heads.
       * @example 64
       */
      readonly heads?: number;
      /**
       * @description Key/value heads.
       * @example 8
       */
      readonly kv_heads?: number;
      /**
       * @description Elements per head.
       * @example 128
       */
      readonly head_dim?: number;
      /**
       * @description Width of the feed-forward block.
       * @example 28672
       */
      readonly intermediate_size?: number;
      /**
       * @description Entries of the vocabulary.
       * @example 128256
       */
      readonly vocab_size?: number;
      /**
       * @description Experts of a mixture.
       * @example 128
       */
      readonly experts?: number;
      /**
       * @description Experts that work on a token.
       * @example 8
       */
      readonly active_experts?: number;
      /**
       * @description Longest sequence the model is made for.
       * @example 131072
       */
      readonly max_context?: number;
    };
    /**
     * NamedPart
     * @description A part as it is called in this answer.
     */
    readonly NamedPart: {
      /**
       * @description Catalog id.
       * @example h100-sxm-80gb
       */
      readonly gpu_id: string;
      /**
       * @description Name.
       * @example H100 SXM5 80GB
       */
      readonly name: string;
      /**
       * @description Vendor.
       * @example nvidia
       */
      readonly vendor: string;
      /**
       * @description Memory as it is sold, GB.
       * @example 80
       */
      readonly memory_gb: number;
      /**
       * @description Memory as the driver reports it.
       * @example 85520809984
       */
      readonly memory_bytes: number;
    };
    /** @description What the writer measured on this fleet; never a demand and never a target. */
    readonly Observed: {
      /**
       * @description Measured output tokens per second in all.
       * @example {
       *       "value": 900,
       *       "source": "inferred"
       *     }
       */
      readonly output_tokens_per_second?: components['schemas']['SourcedNumber'];
      /**
       * @description Measured output tokens per second of one user.
       * @example {
       *       "value": 22,
       *       "source": "inferred"
       *     }
       */
      readonly tokens_per_second_per_user?: components['schemas']['SourcedNumber'];
      /**
       * @description Measured time to first token, milliseconds.
       * @example {
       *       "value": 350,
       *       "source": "inferred"
       *     }
       */
      readonly ttft_ms?: components['schemas']['SourcedNumber'];
      /**
       * @description Measured time per further token, milliseconds.
       * @example {
       *       "value": 45,
       *       "source": "inferred"
       *     }
       */
      readonly tpot_ms?: components['schemas']['SourcedNumber'];
    };
    /** @description One order that delivers this option as it is laid out: whole machines of one provider. */
    readonly Order: {
      /**
       * @description Provider.
       * @example lambda
       */
      readonly provider: string;
      /**
       * @description Instance type; absent where the price list names a GPU alone.
       * @example gpu_8x_h100_sxm5
       */
      readonly instance_type?: string;
      /**
       * @description GPUs in one machine.
       * @example 8
       */
      readonly gpus_per_machine: number;
      /**
       * @description Machines; machines x gpus_per_machine = gpu_count.
       * @example 1
       */
      readonly machines: number;
      /**
       * @description Region.
       * @example us-east-1
       */
      readonly region?: string;
      /**
       * @description USD per hour for one machine.
       * @example 23.92
       */
      readonly usd_per_hour: number;
      /**
       * @description USD per month for all of them: usd_per_hour x machines x hours_per_month.
       * @example 17461.6
       */
      readonly monthly_usd: number;
      /**
       * @description The day the source vouches for.
       * @example 2026-10-04
       */
      readonly as_of: string;
    };
    /** @description One place. */
    readonly Placement: {
      /**
       * @description Region as written, lower case.
       * @example eu
       */
      readonly region: string;
      /**
       * @description Its share of the load.
       * @example 0.6
       */
      readonly share?: number;
    };
    /**
     * PrecisionRequirement
     * @description The requirement at one precision.
     */
    readonly PrecisionRequirement: {
      /**
       * @description Weight format.
       * @example fp8
       */
      readonly precision: string;
      /**
       * @description Bytes of weights.
       * @example 72000000000
       */
      readonly weights_bytes: number;
      /**
       * @description Bytes of cache.
       * @example 107374182400
       */
      readonly kv_cache_bytes: number;
      /**
       * @description Bytes in all.
       * @example 192000000000
       */
      readonly total_required_bytes: number;
      /**
       * @description Repository of the published checkpoint of another format than the model's own.
       * @example nvidia/Llama-3.3-70B-Instruct-FP8
       */
      readonly checkpoint?: string;
      /**
       * @description Nobody is known to publish the model in this format, and the engine does not make it while
       * loading.
       * @example true
       */
      readonly quantise_yourself?: boolean;
      /** @description Parts it fits on. */
      readonly fits: readonly components['schemas']['SmallestCount'][];
    };
    /** @description The price book the plan is computed on. */
    readonly Pricing: {
      /**
       * @description The newest day any offer vouches for.
       * @example 2026-10-04
       */
      readonly as_of?: string;
      /** @description Where the prices come from. */
      readonly sources: readonly string[];
      /**
       * @description Always USD.
       * @example USD
       * @enum {string}
       */
      readonly currency: 'USD';
      /**
       * @description Content-derived name of the book.
       * @example a1b2c3d4
       */
      readonly snapshot_id: string;
    };
    /**
     * ReadinessPart
     * @description State of the database.
     */
    readonly ReadinessPart: {
      /**
       * @description Usable now.
       * @example true
       */
      readonly ready: boolean;
      /**
       * @description In words.
       * @example ok
       */
      readonly detail: string;
    };
    /**
     * RejectedPart
     * @description A part that cannot carry the plan.
     */
    readonly RejectedPart: {
      /**
       * @description Catalog id.
       * @example t4-16gb
       */
      readonly gpu_id: string;
      /**
       * @description Why.
       * @example fp8 is not supported
       */
      readonly reason: string;
    };
    /** @description One stretch, both ends included. */
    readonly Segment: {
      /**
       * @description First value.
       * @example 31
       */
      readonly from: number | string;
      /**
       * @description Last value.
       * @example 66
       */
      readonly to: number | string;
      /**
       * @description Part of the best plan; absent where nothing carries it.
       * @example mi300x-192gb
       */
      readonly gpu_id?: string;
      /**
       * @description Its replicas.
       * @example 1
       */
      readonly replicas?: number;
      /**
       * @description GPUs of one of them.
       * @example 2
       */
      readonly gpus_per_replica?: number;
      /**
       * @description USD per month; absent where it follows the input or nobody sells the part.
       * @example 3489.4
       */
      readonly monthly_cost?: number;
      /**
       * @description true: the plan of this answer.
       * @example true
       */
      readonly is_current?: boolean;
    };
    /** @description The best plan over the range of one input. */
    readonly Sensitivity: {
      /**
       * @description Member that is varied; usd_per_gpu_hour is the market rate of the best part. An input that is
       * assumed counts as stated at every value of its range.
       * @example concurrent_requests
       * @enum {string}
       */
      readonly input:
        | 'concurrent_requests'
        | 'requests_per_second'
        | 'context_tokens'
        | 'input_tokens'
        | 'output_tokens'
        | 'usd_per_gpu_hour'
        | 'weight_precision'
        | 'prefix_cache_share'
        | 'hours_per_month';
      /**
       * @description Where the question stands.
       * @example 40
       */
      readonly at: number | string;
      /**
       * @description Neighbouring stretches meet at the resolution of the input; those of weight_precision are single
       * values.
       */
      readonly segments: readonly components['schemas']['Segment'][];
    };
    /** @description A figure or a name that shaped nothing. */
    readonly SetAside: {
      /**
       * @description The words.
       * @example Mixtral 8x22B
       */
      readonly text: string;
      /** @description Where they stand. UTF-16 offsets into the description as it was sent, the end exclusive. */
      readonly at: readonly number[];
      /**
       * @description Why: not_mine (another party), past, hypothetical, superseded (corrected later, or the weaker of
       * two), other_matter, not_modelled (understood, the plan does not account for it), not_understood.
       * @example not_mine
       * @enum {string}
       */
      readonly reason:
        'not_mine' | 'past' | 'hypothetical' | 'superseded' | 'other_matter' | 'not_modelled' | 'not_understood';
    };
    /** @description Places that each have machines of their own, the same in each. */
    readonly Sites: {
      /**
       * @description Places.
       * @example 2
       */
      readonly count: number;
      /**
       * @description What of the load each has to carry: 1 where each must carry all of it.
       * @example 0.5
       */
      readonly load_share: number;
    };
    /**
     * SmallestCount
     * @description A smallest sufficient count of one part.
     */
    readonly SmallestCount: {
      /**
       * @description Catalog id of the GPU type.
       * @example h100-sxm-80gb
       */
      readonly gpu_id: string;
      /**
       * @description Number of GPUs.
       * @example 2
       */
      readonly gpu_count: number;
    };
    /** @description A finite job. */
    readonly SourcedBatch: {
      /** @description A finite job. */
      readonly value: components['schemas']['Batch'];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description A yes or no with its provenance. */
    readonly SourcedBoolean: {
      /**
       * @description The value.
       * @example true
       */
      readonly value: boolean;
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /**
     * SourcedCards
     * @description The only parts allowed.
     */
    readonly SourcedCards: {
      /** @description The only parts allowed. */
      readonly value: readonly components['schemas']['Card'][];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /**
     * @description Inference engine; the basis of every overhead and speed figure. Default: vllm (llama.cpp for GGUF
     * formats).
     */
    readonly SourcedEngine: {
      /**
       * @description Inference engine; the basis of every overhead and speed figure. Default: vllm (llama.cpp for GGUF
       * formats).
       * @example vllm
       * @enum {string}
       */
      readonly value: 'vllm' | 'sglang' | 'tensorrt-llm' | 'llama.cpp';
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description The fleet. Default in mode existing: one GPU of the most common part that serves the model. */
    readonly SourcedFleet: {
      /** @description The fleet. Default in mode existing: one GPU of the most common part that serves the model. */
      readonly value: readonly components['schemas']['FleetLine'][];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description Other services, each with its own figures. */
    readonly SourcedFurtherWorkloads: {
      /** @description Other services, each with its own figures. */
      readonly value: readonly components['schemas']['FurtherWorkloadStated'][];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description A whole number with its provenance. */
    readonly SourcedInteger: {
      /**
       * @description The value.
       * @example 2000
       */
      readonly value: number;
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description Format of the key/value cache. Default: bf16 (fp16 where the part has no bf16). */
    readonly SourcedKvCachePrecision: {
      /**
       * @description Format of the key/value cache. Default: bf16 (fp16 where the part has no bf16).
       * @example bf16
       * @enum {string}
       */
      readonly value: 'fp32' | 'bf16' | 'fp16' | 'fp8' | 'int8' | 'q8_0' | 'q4_0' | 'int4' | 'nvfp4';
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /**
     * SourcedMedia
     * @description Work counted in other units than tokens, per request.
     */
    readonly SourcedMedia: {
      /** @description Work counted in other units than tokens, per request. */
      readonly value: components['schemas']['Media'];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description What is trained. Default: lora; full for training. */
    readonly SourcedMethod: {
      /**
       * @description What is trained. Default: lora; full for training.
       * @example lora
       * @enum {string}
       */
      readonly value: 'full' | 'lora' | 'qlora';
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description Slices of cards; those of the current fleet are assessed as parts of their own. */
    readonly SourcedMig: {
      /** @description Slices of cards; those of the current fleet are assessed as parts of their own. */
      readonly value: components['schemas']['Mig'];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description An own model's shape, from words or a pasted config.json. */
    readonly SourcedModelGeometry: {
      /** @description An own model's shape, from words or a pasted config.json. */
      readonly value: components['schemas']['ModelGeometry'];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description A number with its provenance. */
    readonly SourcedNumber: {
      /**
       * @description The value.
       * @example 1.6
       */
      readonly value: number;
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description Regions that each must be served. */
    readonly SourcedPlacements: {
      /** @description Regions that each must be served. */
      readonly value: readonly components['schemas']['Placement'][];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description How it is to be paid. */
    readonly SourcedPriceBasis: {
      /**
       * @description How it is to be paid.
       * @example reserved_1y
       * @enum {string}
       */
      readonly value: 'on_demand' | 'spot' | 'reserved_1y' | 'reserved_3y' | 'owned';
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description Places that each have machines of their own, the same in each. */
    readonly SourcedSites: {
      /** @description Places that each have machines of their own, the same in each. */
      readonly value: components['schemas']['Sites'];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description How tokens are proposed ahead; counted in every speed and in the memory. */
    readonly SourcedSpeculativeDecoding: {
      /**
       * @description How tokens are proposed ahead; counted in every speed and in the memory.
       * @example eagle
       * @enum {string}
       */
      readonly value: 'eagle' | 'mtp' | 'draft' | 'ngram';
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description A text with its provenance. */
    readonly SourcedString: {
      /**
       * @description The value.
       * @example meta-llama/Llama-3.3-70B-Instruct
       */
      readonly value: string;
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /**
     * SourcedStrings
     * @description Providers to choose from; on_prem for own rooms.
     */
    readonly SourcedStrings: {
      /** @description Providers to choose from; on_prem for own rooms. */
      readonly value: readonly string[];
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description What the tokens are for. Default: general. */
    readonly SourcedUseCase: {
      /**
       * @description What the tokens are for. Default: general.
       * @example chat
       * @enum {string}
       */
      readonly value:
        | 'chat'
        | 'rag'
        | 'coding'
        | 'code_completion'
        | 'agents'
        | 'summarization'
        | 'document_processing'
        | 'classification'
        | 'translation'
        | 'batch'
        | 'embeddings'
        | 'reranking'
        | 'image_generation'
        | 'video_generation'
        | 'speech'
        | 'voice'
        | 'fine_tuning'
        | 'training'
        | 'general';
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /** @description Format of the weights. Default: the native one of the checkpoint. */
    readonly SourcedWeightPrecision: {
      /**
       * @description Format of the weights. Default: the native one of the checkpoint.
       * @example bf16
       * @enum {string}
       */
      readonly value:
        | 'fp32'
        | 'bf16'
        | 'fp16'
        | 'fp8'
        | 'int8'
        | 'w8a8'
        | 'w8a16'
        | 'bnb-8bit'
        | 'q8_0'
        | 'q6_k'
        | 'q5_k_m'
        | 'q5_k_s'
        | 'q5_0'
        | 'q4_k_m'
        | 'q4_k_s'
        | 'q4_0'
        | 'iq4_xs'
        | 'q3_k_m'
        | 'q2_k'
        | 'mxfp8'
        | 'nvfp4'
        | 'mxfp4'
        | 'int4'
        | 'w4a16'
        | 'w4a8'
        | 'awq'
        | 'gptq'
        | 'bnb-4bit'
        | 'exl2-4.0bpw';
      /**
       * @description Where the value comes from. provided: a structured field of the request; inferred: read from the
       * description; derived: computed from other members; defaulted: the documented default, named in
       * assumption_banner.
       * @example inferred
       * @enum {string}
       */
      readonly source: 'provided' | 'inferred' | 'derived' | 'defaulted';
      /**
       * @description The words of the description it was read from; several pieces are joined by " … ".
       * @example about 40 concurrent users
       */
      readonly evidence?: string;
      /**
       * @description Where the evidence stands in the description. Absent when it is of several pieces. UTF-16 offsets
       * into the description as it was sent, the end exclusive.
       */
      readonly at?: readonly number[];
    };
    /**
     * SpeedRange
     * @description The 80 % range, as factors of the speeds above.
     */
    readonly SpeedRange: {
      /**
       * @description Lower factor.
       * @example 0.72
       */
      readonly low: number;
      /**
       * @description Upper factor.
       * @example 1.31
       */
      readonly high: number;
    };
    /** @description Techniques the text asks for. */
    readonly Techniques: {
      /** @description How tokens are proposed ahead; counted in every speed and in the memory. */
      readonly speculative_decoding?: components['schemas']['SourcedSpeculativeDecoding'];
      /** @description Slices of cards; those of the current fleet are assessed as parts of their own. */
      readonly mig?: components['schemas']['SourcedMig'];
      /**
       * @description Several adapters on one base.
       * @example {
       *       "value": true,
       *       "source": "inferred"
       *     }
       */
      readonly multi_lora?: components['schemas']['SourcedBoolean'];
      /**
       * @description Tokens at the start of every prompt that all share; held once.
       * @example {
       *       "value": 3000,
       *       "source": "inferred"
       *     }
       */
      readonly shared_prefix_tokens?: components['schemas']['SourcedInteger'];
      /**
       * @description LoRA adapters served beside the base.
       * @example {
       *       "value": 20,
       *       "source": "inferred"
       *     }
       */
      readonly lora_adapters?: components['schemas']['SourcedInteger'];
    };
    /**
     * TokenAlternative
     * @description The cheapest credible token price for this load.
     */
    readonly TokenAlternative: {
      /**
       * @description Provider.
       * @example deepinfra
       */
      readonly provider: string;
      /**
       * @description Model.
       * @example meta-llama/Llama-3.3-70B-Instruct
       */
      readonly model: string;
      /**
       * @description USD per month for the load of the question.
       * @example 312.5
       */
      readonly usd_per_month: number;
      /**
       * @description Requests a day from which the first option costs less.
       * @example 190052
       */
      readonly break_even_requests_per_day: number;
      /**
       * @description The day the source vouches for.
       * @example 2026-06-04
       */
      readonly as_of: string;
      /**
       * @description Source of the price.
       * @example a price list
       */
      readonly source: string;
    };
    /** @description Per request. */
    readonly TokenLengths: {
      /**
       * @description Input tokens per request. Default by use case: chat 512, rag 4096, coding 4096, classification
       * 512, batch 1024.
       * @example {
       *       "value": 512,
       *       "source": "inferred"
       *     }
       */
      readonly input_tokens: components['schemas']['SourcedInteger'];
      /**
       * @description Output tokens per request. Default by use case: chat 256, rag 512, coding 1024, classification 16,
       * batch 256.
       * @example {
       *       "value": 256,
       *       "source": "inferred"
       *     }
       */
      readonly output_tokens: components['schemas']['SourcedInteger'];
      /**
       * @description Longest sequence to be held; at least what input and output need. Default: 8192, or the next power
       * of two that holds both.
       * @example {
       *       "value": 8192,
       *       "source": "inferred"
       *     }
       */
      readonly context_tokens: components['schemas']['SourcedInteger'];
    };
    /** @description The first option and the further workloads, each machine counted once. */
    readonly Total: {
      /**
       * @description GPUs.
       * @example 5
       */
      readonly gpu_count: number;
      /**
       * @description USD per month.
       * @example 6200
       */
      readonly monthly_cost: number;
    };
    /** @description What has to be served. */
    readonly Traffic: {
      /**
       * @description People who have access, or active users per day or month.
       * @example {
       *       "value": 2000,
       *       "source": "inferred"
       *     }
       */
      readonly total_users?: components['schemas']['SourcedInteger'];
      /**
       * @description Sequences in flight at peak. Default: 1 in mode model, 10 % of the users when their number is
       * known, else 10.
       * @example {
       *       "value": 40,
       *       "source": "inferred"
       *     }
       */
      readonly concurrent_requests: components['schemas']['SourcedInteger'];
      /**
       * @description Requests per second at peak.
       * @example {
       *       "value": 1.6,
       *       "source": "inferred"
       *     }
       */
      readonly requests_per_second: components['schemas']['SourcedNumber'];
      /**
       * @description Requests per day.
       * @example {
       *       "value": 20000,
       *       "source": "inferred"
       *     }
       */
      readonly requests_per_day?: components['schemas']['SourcedNumber'];
      /**
       * @description Aggregate demand for output tokens: what must be served, not what was measured.
       * @example {
       *       "value": 1500,
       *       "source": "inferred"
       *     }
       */
      readonly output_tokens_per_second?: components['schemas']['SourcedNumber'];
      /**
       * @description Hours of use per day, when the text states a schedule.
       * @example {
       *       "value": 10,
       *       "source": "inferred"
       *     }
       */
      readonly hours_per_day?: components['schemas']['SourcedNumber'];
      /**
       * @description Hours the hardware is rented per month. Default: 730, always on; from the schedule when there is
       * one.
       * @example {
       *       "value": 730,
       *       "source": "inferred"
       *     }
       */
      readonly hours_per_month: components['schemas']['SourcedNumber'];
      /**
       * @description Share of the prompt that is served from the prefix cache.
       * @example {
       *       "value": 0.8,
       *       "source": "inferred"
       *     }
       */
      readonly prefix_cache_share?: components['schemas']['SourcedNumber'];
      /**
       * @description Planned load over the present one; the other members stay at the present load.
       * @example {
       *       "value": 2,
       *       "source": "inferred"
       *     }
       */
      readonly growth_factor?: components['schemas']['SourcedNumber'];
      /**
       * @description The busiest moment over the load as stated.
       * @example {
       *       "value": 3,
       *       "source": "inferred"
       *     }
       */
      readonly peak_factor?: components['schemas']['SourcedNumber'];
      /** @description A finite job. */
      readonly batch?: components['schemas']['SourcedBatch'];
    };
    /** @description How a fine-tune or training run is done, for use cases fine_tuning and training. */
    readonly Tuning: {
      /** @description What is trained. Default: lora; full for training. */
      readonly method?: components['schemas']['SourcedMethod'];
      /**
       * @description Tokens of the data set.
       * @example {
       *       "value": 50000000,
       *       "source": "inferred"
       *     }
       */
      readonly dataset_tokens?: components['schemas']['SourcedInteger'];
      /**
       * @description Samples of the data set.
       * @example {
       *       "value": 20000,
       *       "source": "inferred"
       *     }
       */
      readonly dataset_items?: components['schemas']['SourcedInteger'];
      /**
       * @description Tokens per sequence.
       * @example {
       *       "value": 4096,
       *       "source": "inferred"
       *     }
       */
      readonly sequence_tokens?: components['schemas']['SourcedInteger'];
      /**
       * @description Sequences per step. Default: 8.
       * @example {
       *       "value": 8,
       *       "source": "inferred"
       *     }
       */
      readonly batch_size?: components['schemas']['SourcedInteger'];
      /**
       * @description Passes over the data set. Default: 1.
       * @example {
       *       "value": 3,
       *       "source": "inferred"
       *     }
       */
      readonly epochs?: components['schemas']['SourcedNumber'];
      /**
       * @description Hours the run may take.
       * @example {
       *       "value": 24,
       *       "source": "inferred"
       *     }
       */
      readonly deadline_hours?: components['schemas']['SourcedNumber'];
    };
    /** @description The answer in one word and one sentence. */
    readonly Verdict: {
      /**
       * @description model: single_gpu, single_node, multi_node. plan: feasible, feasible_over_budget,
       * latency_unreachable. existing: right_sized, over_provisioned, under_provisioned, does_not_fit, better_hardware.
       * budget: affordable, budget_too_small. Any: infeasible, when nothing allowed can carry it.
       * @example over_provisioned
       * @enum {string}
       */
      readonly code:
        | 'single_gpu'
        | 'single_node'
        | 'multi_node'
        | 'feasible'
        | 'feasible_over_budget'
        | 'latency_unreachable'
        | 'right_sized'
        | 'over_provisioned'
        | 'under_provisioned'
        | 'does_not_fit'
        | 'better_hardware'
        | 'affordable'
        | 'budget_too_small'
        | 'infeasible';
      /**
       * @description One sentence.
       * @example 2 x H100 SXM carry this load.
       */
      readonly summary: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readonly advise: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['AdviseRequest'];
      };
    };
    readonly responses: {
      /** @description The plan. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Advice'];
        };
      };
      /**
       * @description Invalid request. Malformed JSON, a missing description, an unsupported mode, or a field of the
       * wrong type or range. Every offending field is listed in errors.
       */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Request timeout. The request did not arrive in full within 30 seconds. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Request body too large. The request body is over 64 KiB, a batch has over 10,000 lines or 8 MiB,
       * or a job has over 1,000,000 lines or 256 MiB.
       */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Unsupported media type. The body must be JSON in UTF-8, sent as application/json; a batch or a job
       * is application/x-ndjson.
       */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Service unavailable. The answer could not be filed or read, more questions are under way than can
       * be answered soon, or the service is stopping. Retry-After names the seconds to wait.
       */
      readonly 503: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly adviseBatch: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description Names the batch. While one under the key is under way another is 409; a line that differs from
         * what was sent under the key before ends the answer with a problem of status 422.
         */
        readonly 'Idempotency-Key'?: string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/x-ndjson': string;
      };
    };
    readonly responses: {
      /** @description The answers, one a line: BatchAnswer. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['BatchAnswer'];
        };
      };
      /**
       * @description Invalid request. Malformed JSON, a missing description, an unsupported mode, or a field of the
       * wrong type or range. Every offending field is listed in errors.
       */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Request timeout. The request did not arrive in full within 30 seconds. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict. Work under this Idempotency-Key is under way. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Unsupported media type. The body must be JSON in UTF-8, sent as application/json; a batch or a job
       * is application/x-ndjson.
       */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Service unavailable. The answer could not be filed or read, more questions are under way than can
       * be answered soon, or the service is stopping. Retry-After names the seconds to wait.
       */
      readonly 503: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly beginJob: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description Names the job: the same body sent again under it gives the same job, another body is 422. 409
         * while the first is being received.
         */
        readonly 'Idempotency-Key'?: string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/x-ndjson': string;
      };
    };
    readonly responses: {
      /** @description Taken in. */
      readonly 202: {
        headers: {
          /** @description Address of the job. */
          readonly Location?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Job'];
        };
      };
      /**
       * @description Invalid request. Malformed JSON, a missing description, an unsupported mode, or a field of the
       * wrong type or range. Every offending field is listed in errors.
       */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Request timeout. The request did not arrive in full within 30 seconds. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Conflict. Work under this Idempotency-Key is under way. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Request body too large. The request body is over 64 KiB, a batch has over 10,000 lines or 8 MiB,
       * or a job has over 1,000,000 lines or 256 MiB.
       */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Unsupported media type. The body must be JSON in UTF-8, sent as application/json; a batch or a job
       * is application/x-ndjson.
       */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Idempotency key reused. The Idempotency-Key named other work before. Send new work under a key of
       * its own.
       */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Service unavailable. The answer could not be filed or read, more questions are under way than can
       * be answered soon, or the service is stopping. Retry-After names the seconds to wait.
       */
      readonly 503: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readJob: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of a job. */
        readonly job_id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The job. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Job'];
        };
      };
      /** @description Not found. No such path, or no analysis or job with this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Service unavailable. The answer could not be filed or read, more questions are under way than can
       * be answered soon, or the service is stopping. Retry-After names the seconds to wait.
       */
      readonly 503: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly cancelJob: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of a job. */
        readonly job_id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The job as it is now. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Job'];
        };
      };
      /** @description Not found. No such path, or no analysis or job with this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Service unavailable. The answer could not be filed or read, more questions are under way than can
       * be answered soon, or the service is stopping. Retry-After names the seconds to wait.
       */
      readonly 503: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readJobResults: {
    readonly parameters: {
      readonly query?: {
        /** @description Number of the last line that is known already. */
        readonly after?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of a job. */
        readonly job_id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The results, one a line: BatchAnswer. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['BatchAnswer'];
        };
      };
      /**
       * @description Invalid request. Malformed JSON, a missing description, an unsupported mode, or a field of the
       * wrong type or range. Every offending field is listed in errors.
       */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not found. No such path, or no analysis or job with this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Service unavailable. The answer could not be filed or read, more questions are under way than can
       * be answered soon, or the service is stopping. Retry-After names the seconds to wait.
       */
      readonly 503: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readAnalysis: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of a filed answer. */
        readonly analysis_id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The filed answer. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Analysis'];
        };
      };
      /** @description Not found. No such path, or no analysis or job with this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Service unavailable. The answer could not be filed or read, more questions are under way than can
       * be answered soon, or the service is stopping. Retry-After names the seconds to wait.
       */
      readonly 503: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listModels: {
    readonly parameters: {
      readonly query?: {
        /** @description Words that must all stand in id, family or an alias, in any case. */
        readonly q?: string;
        /** @description Family, whole, in any case. */
        readonly family?: string;
        /** @description Publisher, the part of the id before the slash, in any case. */
        readonly vendor?: string;
        /** @description Rows in one answer. Absent: all of them. */
        readonly limit?: number;
        /** @description next_cursor of the answer before. */
        readonly cursor?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The models. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Models'];
        };
      };
      /**
       * @description Invalid request. Malformed JSON, a missing description, an unsupported mode, or a field of the
       * wrong type or range. Every offending field is listed in errors.
       */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listGpus: {
    readonly parameters: {
      readonly query?: {
        /** @description Words that must all stand in id, name, architecture or an alias, in any case. */
        readonly q?: string;
        /** @description Architecture, whole, in any case. */
        readonly family?: string;
        /** @description Vendor, in any case. */
        readonly vendor?: string;
        /** @description Rows in one answer. Absent: all of them. */
        readonly limit?: number;
        /** @description next_cursor of the answer before. */
        readonly cursor?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The GPUs. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Gpus'];
        };
      };
      /**
       * @description Invalid request. Malformed JSON, a missing description, an unsupported mode, or a field of the
       * wrong type or range. Every offending field is listed in errors.
       */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readReport: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of a filed answer. */
        readonly analysis_id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The report. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/html': string;
        };
      };
      /** @description No such report. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/html': string;
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Service unavailable. The answer could not be filed or read, more questions are under way than can
       * be answered soon, or the service is stopping. Retry-After names the seconds to wait.
       */
      readonly 503: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly frontPage: {
    readonly parameters: {
      readonly query?: {
        /** @description A description; the page then shows its plan. */
        readonly q?: string;
        /** @description USD per GPU-hour paid today. */
        readonly price?: string;
        /** @description Forces a mode. */
        readonly mode?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The page. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/html': string;
        };
      };
      /**
       * @description Method not allowed. The path exists, but not with this method. The Allow header names those it
       * has.
       */
      readonly 405: {
        headers: {
          /** @description The methods the path has. */
          readonly Allow?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Too many requests. The operator limits requests per minute. Retry-After names the seconds to wait.
       */
      readonly 429: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Request headers too large. The address or the headers are over 16 KiB. */
      readonly 431: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Internal error. The service failed. The request id in the X-Request-Id header finds it in the log.
       */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
      /**
       * @description Service unavailable. The answer could not be filed or read, more questions are under way than can
       * be answered soon, or the service is stopping. Retry-After names the seconds to wait.
       */
      readonly 503: {
        headers: {
          /** @description Seconds to wait. */
          readonly 'Retry-After'?: number;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly reference: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The page. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/html': string;
        };
      };
    };
  };
  readonly method: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The page. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/html': string;
        };
      };
    };
  };
  readonly openApi: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The document. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': Record<string, never>;
        };
      };
    };
  };
  readonly liveness: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The process answers. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            /** @constant */
            readonly status: 'ok';
          };
        };
      };
    };
  };
  readonly readiness: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Ready. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Readiness'];
        };
      };
      /** @description Not ready, or stopping. */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Readiness'];
        };
      };
    };
  };
  readonly metrics: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Text exposition format. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/plain': string;
        };
      };
    };
  };
}
