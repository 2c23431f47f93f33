/** The arguments one program takes, by the names it prints in its help; a command here uses no other. Long names, with the short ones beside them where a command uses one. */
export interface EngineArguments {
  /** The release whose commands are written. */
  readonly release: string;
  /** Where the names were read. */
  readonly source: string;
  readonly names: readonly string[];
}

/** Arguments of every server a command is written for, read in November 2026. Names alone: what they do is in the source. */
export const ENGINE_ARGUMENTS: Readonly<
  Record<'vllm serve' | 'sglang.launch_server' | 'trtllm-serve' | 'llama-server', EngineArguments>
> = {
  'vllm serve': {
    release: '0.19.0',
    source:
      'vllm-project/vllm vllm/engine/arg_utils.py (EngineArgs.add_cli_args) and vllm/entrypoints/openai/cli_args.py, read 2026-11',
    names: [
      // ModelConfig and LoadConfig
      '--model --runner --convert --task --tokenizer --tokenizer-mode --trust-remote-code --dtype --seed --hf-config-path',
      '--revision --code-revision --tokenizer-revision --max-model-len --quantization --enforce-eager --max-logprobs',
      '--logprobs-mode --disable-sliding-window --disable-cascade-attn --skip-tokenizer-init --served-model-name',
      '--config-format --hf-token --hf-overrides --pooler-config --generation-config --override-generation-config',
      '--enable-sleep-mode --model-impl --load-format --download-dir --safetensors-load-strategy',
      '--model-loader-extra-config --ignore-patterns --use-tqdm-on-load --pt-load-map-location',
      // ParallelConfig
      '--distributed-executor-backend --pipeline-parallel-size --tensor-parallel-size --decode-context-parallel-size',
      '--master-addr --master-port --nnodes --node-rank --data-parallel-size --data-parallel-rank',
      '--data-parallel-start-rank --data-parallel-size-local --data-parallel-address --data-parallel-rpc-port',
      '--data-parallel-backend --data-parallel-hybrid-lb --enable-expert-parallel --all2all-backend --enable-dbo',
      '--dbo-decode-token-threshold --dbo-prefill-token-threshold --enable-eplb --eplb-config',
      '--expert-placement-strategy --max-parallel-loading-workers --disable-custom-all-reduce --worker-cls',
      '--worker-extension-cls',
      // CacheConfig
      '--block-size --gpu-memory-utilization --kv-cache-memory-bytes --swap-space --kv-cache-dtype',
      '--num-gpu-blocks-override --enable-prefix-caching --prefix-caching-hash-algo --cpu-offload-gb',
      '--calculate-kv-scales --kv-sharing-fast-prefill --mamba-cache-dtype --mamba-ssm-cache-dtype --mamba-block-size',
      // MultiModalConfig and LoRAConfig
      '--limit-mm-per-prompt --enable-mm-embeds --media-io-kwargs --mm-processor-kwargs --mm-processor-cache-gb',
      '--mm-processor-cache-type --mm-encoder-tp-mode --interleave-mm-strings --skip-mm-profiling --enable-lora',
      '--max-loras --max-lora-rank --lora-dtype --max-cpu-loras --fully-sharded-loras --default-mm-loras',
      // SchedulerConfig, CompilationConfig and VllmConfig
      '--max-num-batched-tokens --max-num-seqs --max-num-partial-prefills --max-long-partial-prefills',
      '--long-prefill-token-threshold --scheduling-policy --enable-chunked-prefill --disable-chunked-mm-input',
      '--scheduler-cls --disable-hybrid-kv-cache-manager --async-scheduling --cudagraph-capture-sizes',
      '--max-cudagraph-capture-size --speculative-config --kv-transfer-config --kv-events-config --compilation-config',
      '--additional-config --structured-outputs-config --disable-log-stats --aggregate-engine-logging',
      // The server itself
      '--headless --api-server-count --config --host --port --uds --api-key --lora-modules --chat-template',
      '--enable-auto-tool-choice --tool-call-parser --reasoning-parser --root-path --ssl-keyfile --ssl-certfile',
    ].flatMap((line) => line.split(' ')),
  },
  'sglang.launch_server': {
    release: '0.5.10',
    source: 'sgl-project/sglang docs/advanced_features/server_arguments.md, read 2026-11',
    names: [
      '--model-path --model --tokenizer-path --tokenizer-mode --tokenizer-worker-num --skip-tokenizer-init --load-format',
      '--model-loader-extra-config --trust-remote-code --context-length --is-embedding --enable-multimodal --revision',
      '--model-impl --host --port --fastapi-root-path --grpc-mode --skip-server-warmup --warmups --nccl-port --dtype',
      '--quantization --quantization-param-path --kv-cache-dtype --enable-fp32-lm-head --modelopt-quant',
      '--quantize-and-serve --mem-fraction-static --max-running-requests --max-queued-requests --max-total-tokens',
      '--chunked-prefill-size --prefill-max-requests --enable-dynamic-chunking --max-prefill-tokens --schedule-policy',
      '--enable-priority-scheduling --schedule-conservativeness --page-size --swa-full-tokens-ratio',
      '--disable-hybrid-swa-memory --radix-eviction-policy --device --tensor-parallel-size --tp-size --tp',
      '--pipeline-parallel-size --pp-size --attention-context-parallel-size --attn-cp-size --moe-data-parallel-size',
      '--moe-dp-size --pp-max-micro-batch-size --stream-interval --random-seed --watchdog-timeout --dist-timeout',
      '--download-dir --base-gpu-id --gpu-id-step --log-level --log-requests --enable-metrics --api-key',
      '--served-model-name --chat-template --enable-cache-report --reasoning-parser --tool-call-parser',
      '--data-parallel-size --dp-size --dp --load-balance-method --dist-init-addr --nccl-init-addr --nnodes --node-rank',
      '--json-model-override-args --enable-lora --max-lora-rank --lora-target-modules --lora-paths',
      '--max-loras-per-batch --max-loaded-loras --lora-eviction-policy --lora-backend --attention-backend',
      '--speculative-algorithm --speculative-draft-model-path --speculative-num-steps --speculative-eagle-topk',
      '--speculative-num-draft-tokens --expert-parallel-size --ep-size --ep --moe-a2a-backend --moe-runner-backend',
      '--enable-dp-attention --enable-dp-lm-head --moe-dense-tp-size --disable-radix-cache --cuda-graph-max-bs',
      '--disable-cuda-graph --enable-mixed-chunk --enable-torch-compile --enable-p2p-check --config',
    ].flatMap((line) => line.split(' ')),
  },
  'trtllm-serve': {
    release: '1.2.0',
    source: 'NVIDIA/TensorRT-LLM tensorrt_llm/commands/serve.py, read 2026-11',
    names: [
      '--tokenizer --custom_tokenizer --host --port --backend --custom_module_dirs --log_level --max_beam_width',
      '--max_batch_size --max_num_tokens --max_seq_len --tensor_parallel_size --tp_size --pipeline_parallel_size --pp_size',
      '--context_parallel_size --cp_size --moe_expert_parallel_size --ep_size --moe_cluster_parallel_size --cluster_size',
      '--gpus_per_node --free_gpu_memory_fraction --kv_cache_free_gpu_memory_fraction --num_postprocess_workers',
      '--trust_remote_code --revision --config --extra_llm_api_options --reasoning_parser --tool_parser',
      '--metadata_server_config_file --server_role --fail_fast_on_attention_window_too_large --otlp_traces_endpoint',
      '--disagg_cluster_uri --enable_chunked_prefill --media_io_kwargs --chat_template',
    ].flatMap((line) => line.split(' ')),
  },
  'llama-server': {
    release: 'b6989',
    source: 'ggml-org/llama.cpp tools/server/README.md, read 2026-11',
    names: [
      '--threads --threads-batch --ctx-size --predict --batch-size --ubatch-size --keep --swa-full --flash-attn',
      '--rope-scaling --rope-scale --rope-freq-base --rope-freq-scale --yarn-orig-ctx --kv-offload --cache-type-k',
      '--cache-type-v --rpc --numa --device --override-tensor --cpu-moe --n-cpu-moe --gpu-layers --n-gpu-layers',
      '--split-mode --tensor-split --main-gpu --lora --lora-scaled --model -m --model-url --hf-repo -hf --hf-file',
      '--hf-token --offline --pooling --parallel --cont-batching --mmproj --alias --host --port --api-key --embedding',
      '--embeddings --rerank --reranking --cache-prompt --cache-reuse --metrics --slots --jinja --chat-template',
      '--context-shift --kv-unified --cache-type-k-draft --cache-type-v-draft',
    ].flatMap((line) => line.split(' ')),
  },
};
