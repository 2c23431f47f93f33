/** Names of arguments as one file states them at one commit. */
export interface ArgumentReading {
  readonly repository: string;
  readonly path: string;
  /** Commit of the stored version that was opened, 40 hexadecimal digits. */
  readonly commit: string;
  /** What is known of the release that commit belongs to. */
  readonly release: string;
  readonly names: readonly string[];
}

/** The arguments one program takes, by the names it prints in its help; a command here uses no other. */
export interface EngineArguments {
  /** Release that the container image and the package of the command are pinned to. No reading was made at this
   *  release. */
  readonly pinned: string;
  /** What was opened on 2026-11-22. A name counts when at least one of them states it. */
  readonly readings: readonly ArgumentReading[];
}

export type ServerName = 'vllm serve' | 'sglang.launch_server' | 'trtllm-serve' | 'llama-server';

const UNKNOWN_RELEASE = 'not determined: the commit carries no version';
const words = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/** Arguments of every server a command is written for: names alone, what they do is in the source. */
export const ENGINE_ARGUMENTS: Readonly<Record<ServerName, EngineArguments>> = {
  'vllm serve': {
    pinned: '0.19.0',
    readings: [
      {
        repository: 'vllm-project/vllm',
        path: 'vllm/engine/arg_utils.py',
        commit: '99d7eb5d6a512cfcc5a2b104f24ebf2d6cda772b',
        release: 'before 0.12, whose removals it announces; a proposed change, its own addition left out',
        names: words(
          // ModelConfig, LoadConfig and StructuredOutputsConfig
          '--model --runner --convert --task --tokenizer --tokenizer-mode --trust-remote-code --dtype --seed',
          '--hf-config-path --allowed-local-media-path --allowed-media-domains --revision --code-revision',
          '--rope-scaling --rope-theta --tokenizer-revision --max-model-len --quantization --enforce-eager',
          '--max-logprobs --logprobs-mode --disable-sliding-window --disable-cascade-attn --skip-tokenizer-init',
          '--enable-prompt-embeds --served-model-name --config-format --hf-token --hf-overrides --pooler-config',
          '--generation-config --override-generation-config --enable-sleep-mode --model-impl',
          '--override-attention-dtype --logits-processors --io-processor-plugin --load-format --download-dir',
          '--safetensors-load-strategy --model-loader-extra-config --ignore-patterns --use-tqdm-on-load',
          '--pt-load-map-location --reasoning-parser',
          // ParallelConfig
          '--distributed-executor-backend --pipeline-parallel-size --tensor-parallel-size',
          '--decode-context-parallel-size --data-parallel-size --data-parallel-rank --data-parallel-start-rank',
          '--data-parallel-size-local --data-parallel-address --data-parallel-rpc-port --data-parallel-backend',
          '--data-parallel-hybrid-lb --enable-expert-parallel --all2all-backend --enable-dbo',
          '--dbo-decode-token-threshold --dbo-prefill-token-threshold --disable-nccl-for-dp-synchronization',
          '--enable-eplb --eplb-config --expert-placement-strategy --max-parallel-loading-workers',
          '--ray-workers-use-nsight --disable-custom-all-reduce --worker-cls --worker-extension-cls',
          // CacheConfig, MultiModalConfig and LoRAConfig
          '--block-size --gpu-memory-utilization --kv-cache-memory-bytes --swap-space --kv-cache-dtype',
          '--num-gpu-blocks-override --enable-prefix-caching --prefix-caching-hash-algo --cpu-offload-gb',
          '--calculate-kv-scales --kv-sharing-fast-prefill --mamba-cache-dtype --mamba-ssm-cache-dtype',
          '--mamba-block-size --limit-mm-per-prompt --enable-mm-embeds --media-io-kwargs --mm-processor-kwargs',
          '--mm-processor-cache-gb --mm-processor-cache-type --mm-shm-cache-max-object-size-mb --mm-encoder-tp-mode',
          '--mm-encoder-attn-backend --interleave-mm-strings --skip-mm-profiling --video-pruning-rate --enable-lora',
          '--max-loras --max-lora-rank --lora-extra-vocab-size --lora-dtype --max-cpu-loras --fully-sharded-loras',
          '--default-mm-loras',
          // ObservabilityConfig, SchedulerConfig, CompilationConfig and VllmConfig
          '--show-hidden-metrics-for-version --otlp-traces-endpoint --collect-detailed-traces',
          '--max-num-batched-tokens --max-num-seqs --max-num-partial-prefills --max-long-partial-prefills',
          '--long-prefill-token-threshold --num-lookahead-slots --scheduling-policy --enable-chunked-prefill',
          '--disable-chunked-mm-input --scheduler-cls --disable-hybrid-kv-cache-manager --async-scheduling',
          '--cudagraph-capture-sizes --max-cudagraph-capture-size --speculative-config --kv-transfer-config',
          '--kv-events-config --compilation-config --additional-config --structured-outputs-config',
          '--disable-log-stats --aggregate-engine-logging',
        ),
      },
      {
        repository: 'vllm-project/vllm',
        path: 'vllm/entrypoints/openai/cli_args.py',
        commit: '005223338608bc94fd165a4f976c102a57bd1fc4',
        release: UNKNOWN_RELEASE,
        names: words(
          '--lora-modules --chat-template --chat-template-content-format --trust-request-chat-template',
          '--default-chat-template-kwargs --response-role --enable-auto-tool-choice --tool-call-parser',
          '--tool-parser-plugin --tool-server --log-config-file --max-log-len --enable-prompt-tokens-details --host',
          '--port --uds --uvicorn-log-level --allowed-origins --api-key --ssl-keyfile --ssl-certfile --ssl-ca-certs',
          '--root-path --middleware',
        ),
      },
      {
        repository: 'vllm-project/recipes',
        path: 'models',
        commit: '8959cf64189c71d36e11c6a30335f923f261b1f7',
        release: 'commands of 2026-08-21 for releases from 0.4.2 to 0.28.0',
        // Of the names that commands here print, those that stand in a published command.
        names: words(
          '--runner --tokenizer-mode --trust-remote-code --dtype --max-model-len --quantization --hf-overrides',
          '--load-format --pipeline-parallel-size --tensor-parallel-size --nnodes --node-rank --master-addr',
          '--master-port --headless --data-parallel-size --data-parallel-start-rank --data-parallel-size-local',
          '--data-parallel-address --data-parallel-rpc-port --enable-expert-parallel --gpu-memory-utilization',
          '--kv-cache-dtype --enable-prefix-caching --max-num-seqs --host --port',
        ),
      },
    ],
  },
  'sglang.launch_server': {
    pinned: '0.5.10',
    readings: [
      {
        repository: 'sgl-project/sglang',
        path: 'docs/advanced_features/server_arguments.md',
        commit: '004813e1dd464844bd92ddbca5cab8c024a75f78',
        release: UNKNOWN_RELEASE,
        names: words(
          '--model-path --model --tokenizer-path --tokenizer-mode --tokenizer-worker-num --skip-tokenizer-init',
          '--load-format --model-loader-extra-config --trust-remote-code --context-length --is-embedding',
          '--enable-multimodal --revision --model-impl --host --port --fastapi-root-path --grpc-mode',
          '--skip-server-warmup --warmups --nccl-port --dtype --quantization --quantization-param-path',
          '--kv-cache-dtype --enable-fp32-lm-head --modelopt-quant --quantize-and-serve --mem-fraction-static',
          '--max-running-requests --max-queued-requests --max-total-tokens --chunked-prefill-size',
          '--prefill-max-requests --enable-dynamic-chunking --max-prefill-tokens --schedule-policy',
          '--enable-priority-scheduling --schedule-conservativeness --page-size --swa-full-tokens-ratio',
          '--disable-hybrid-swa-memory --radix-eviction-policy --device --tensor-parallel-size --tp-size',
          '--pipeline-parallel-size --pp-size --attention-context-parallel-size --attn-cp-size',
          '--moe-data-parallel-size --moe-dp-size --pp-max-micro-batch-size --stream-interval --random-seed',
          '--watchdog-timeout --dist-timeout --download-dir --base-gpu-id --gpu-id-step --log-level --log-requests',
          '--enable-metrics --api-key --served-model-name --chat-template --enable-cache-report --reasoning-parser',
          '--tool-call-parser --data-parallel-size --dp-size --load-balance-method --dist-init-addr',
          '--nccl-init-addr --nnodes --node-rank --json-model-override-args --enable-lora --max-lora-rank',
          '--lora-target-modules --lora-paths --max-loras-per-batch --max-loaded-loras --lora-eviction-policy',
          '--lora-backend --attention-backend --speculative-algorithm --speculative-draft-model-path',
          '--speculative-num-steps --speculative-eagle-topk --speculative-num-draft-tokens --expert-parallel-size',
          '--ep-size --ep --moe-a2a-backend --moe-runner-backend --moe-dense-tp-size --cpu-offload-gb',
          '--disable-radix-cache --cuda-graph-max-bs --disable-cuda-graph --enable-mixed-chunk',
          '--enable-dp-attention --enable-dp-lm-head --enable-torch-compile --enable-p2p-check',
        ),
      },
    ],
  },
  'trtllm-serve': {
    pinned: '1.2.0',
    readings: [
      {
        repository: 'NVIDIA/TensorRT-LLM',
        path: 'tensorrt_llm/commands/serve.py',
        commit: '00209af149e7774406881a37283dce303571eb11',
        release: UNKNOWN_RELEASE,
        names: words(
          '--tokenizer --custom_tokenizer --host --port --backend --custom_module_dirs --log_level --max_beam_width',
          '--max_batch_size --max_num_tokens --max_seq_len --tensor_parallel_size --tp_size --pipeline_parallel_size',
          '--pp_size --context_parallel_size --cp_size --moe_expert_parallel_size --ep_size',
          '--moe_cluster_parallel_size --cluster_size --gpus_per_node --free_gpu_memory_fraction',
          '--kv_cache_free_gpu_memory_fraction --num_postprocess_workers --trust_remote_code --revision --config',
          '--extra_llm_api_options --reasoning_parser --tool_parser --metadata_server_config_file --server_role',
          '--fail_fast_on_attention_window_too_large --otlp_traces_endpoint --disagg_cluster_uri',
          '--enable_chunked_prefill --media_io_kwargs --chat_template',
        ),
      },
    ],
  },
  'llama-server': {
    pinned: 'b6989',
    readings: [
      {
        repository: 'ggml-org/llama.cpp',
        path: 'tools/server/README.md',
        commit: '00dc8057ab28c9cb4c79a6dd6dfce07fe779f63b',
        release: UNKNOWN_RELEASE,
        // The list that the program writes of itself: common and server parameters, sampling left out.
        names: words(
          '--threads --threads-batch --ctx-size --predict --batch-size --ubatch-size --keep --swa-full --flash-attn',
          '--rope-scaling --rope-scale --rope-freq-base --rope-freq-scale --yarn-orig-ctx --kv-offload',
          '--cache-type-k --cache-type-v --rpc --load-mode --numa --device --override-tensor --cpu-moe --n-cpu-moe',
          '--gpu-layers --n-gpu-layers --split-mode --tensor-split --main-gpu --fit --lora --lora-scaled -m --model',
          '--model-url --docker-repo -hf --hf-repo --hf-file --hf-token --offline --ctx-checkpoints --cache-ram',
          '--kv-unified --kv-unified-per-slot --context-shift --pooling --parallel --cont-batching --mmproj --alias',
          '--host --port --embedding --embeddings --rerank --reranking --api-key --timeout --cache-prompt',
          '--cache-reuse --metrics --props --slots --jinja --chat-template',
        ),
      },
    ],
  },
};
