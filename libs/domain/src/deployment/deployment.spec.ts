import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { packagedGpus, packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { present } from '../testing/present.spec';
import { deploymentFor } from './deployment';
import type { DeploymentRequest } from './start-command';
import { objectName, shellWord } from './shell-words';

const [models, gpus] = [packagedModels(), packagedGpus()];
const model = (id: string): ModelFacts => rowOf(models, id);
const gpu = (id: string): GpuFacts => rowOf(gpus, id);

const request = (changes: Partial<DeploymentRequest> = {}): DeploymentRequest => ({
  model: model('meta-llama/Llama-3.3-70B-Instruct'),
  config: { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'bf16' },
  layout: { tensorParallel: 4, pipelineParallel: 1 },
  replicas: 2,
  gpu: gpu('h100-sxm-80gb'),
  contextTokens: 8192,
  maxSequences: 48.7,
  memoryUtilization: 0.9,
  verbose: false,
  ...changes,
});
const command = (changes: Partial<DeploymentRequest> = {}): string => present(deploymentFor(request(changes))).command;

describe('vLLM', () => {
  it('starts the planned option with the planned numbers', () => {
    expect(deploymentFor(request())).toEqual({
      engine: 'vllm 0.19.0',
      command: [
        'vllm serve meta-llama/Llama-3.3-70B-Instruct',
        '--tensor-parallel-size 4',
        '--max-model-len 8192',
        '--max-num-seqs 48',
        '--gpu-memory-utilization 0.9',
        '--dtype bfloat16',
        '--host 0.0.0.0',
        '--port 8000',
      ].join(' \\\n  '),
    });
  });
  it('lets in twice what is planned, a power of two and at least eight, and names the room', () => {
    const at = (plannedSequences: number): string => command({ maxSequences: 933.4, plannedSequences });
    expect(at(20)).toContain('--max-num-seqs 64');
    expect(at(1)).toContain('--max-num-seqs 8');
    expect(at(600)).toContain('--max-num-seqs 933');
    expect(at(20)).toMatch(/^# The cache has room for 933 sequences at once; 64 are let in/);
    expect(at(600)).not.toContain('#');
  });
  it('proposes tokens with a published head, with the layers of the model, or with a draft to be filled in', () => {
    expect(command({ speculativeMethod: 'eagle' })).toContain(
      `--speculative-config '{"method":"eagle3","model":"lmsys/SGLang-EAGLE3-Llama-3.3-70B-Instruct-SpecForge",` +
        `"num_speculative_tokens":3}'`,
    );
    expect(command({ speculativeMethod: 'mtp' })).toContain(
      `--speculative-config '{"method":"mtp","num_speculative_tokens":1}'`,
    );
    expect(command({ speculativeMethod: 'draft' })).toMatch(/^# Replace \/models\/llama-3-3-70b-instruct-draft by /);
    const sglang = command({
      speculativeMethod: 'eagle',
      config: { engine: 'sglang', weightPrecision: 'bf16', kvPrecision: 'bf16' },
    });
    expect(sglang).toContain('--speculative-algorithm EAGLE3');
    expect(sglang).toContain('--speculative-num-draft-tokens 4');
  });
  it('names the release that the model wants where its recipe asks for a later one', () => {
    const v4 = request({
      model: model('deepseek-ai/DeepSeek-V4-Pro'),
      config: { engine: 'vllm', weightPrecision: 'mxfp4', kvPrecision: 'bf16' },
      layout: { tensorParallel: 8, pipelineParallel: 1 },
      gpu: gpu('h200-sxm-141gb'),
      verbose: true,
    });
    const found = present(deploymentFor(v4));
    expect(found.engine).toBe('vllm 0.25.0');
    expect(found.kubernetes).toContain('image: vllm/vllm-openai:v0.25.0');
    expect(found.skypilot).toContain('pip install vllm==0.25.0');
  });
  it('names the published FP8 checkpoint, and keeps the cache in FP8 where that was planned', () => {
    const text = command({ config: { engine: 'vllm', weightPrecision: 'fp8', kvPrecision: 'fp8' } });
    expect(text).toMatch(/^vllm serve \S+\/Llama-3\.3-70B-Instruct-FP8\S* /);
    expect(text).toContain('--kv-cache-dtype fp8');
    expect(text).not.toContain('--quantization');
  });
  it('quantises a BF16 checkpoint to FP8 while loading where nobody publishes one', () => {
    const own = { ...model('meta-llama/Llama-3.3-70B-Instruct'), checkpoints: [] };
    expect(command({ model: own, config: { engine: 'vllm', weightPrecision: 'fp8', kvPrecision: 'bf16' } })).toContain(
      '--quantization fp8',
    );
  });
  it('loads a checkpoint that is published in FP8 as it is', () => {
    expect(
      command({
        model: model('deepseek-ai/DeepSeek-R1'),
        layout: { tensorParallel: 8, pipelineParallel: 1 },
        config: { engine: 'vllm', weightPrecision: 'fp8', kvPrecision: 'bf16' },
      }),
    ).not.toContain('--quantization');
  });
  it('asks for an AWQ checkpoint where none is published instead of inventing its name', () => {
    const own = { ...model('meta-llama/Llama-3.3-70B-Instruct'), checkpoints: [] };
    const text = command({ model: own, config: { engine: 'vllm', weightPrecision: 'awq', kvPrecision: 'bf16' } });
    expect(text.split('\n')[0]).toBe(
      '# Replace /models/llama-3-3-70b-instruct-awq by an awq checkpoint of ' +
        'meta-llama/Llama-3.3-70B-Instruct (made with the tool of that format: nobody is known to publish ' +
        'one).',
    );
    expect(text).toContain('vllm serve /models/llama-3-3-70b-instruct-awq');
  });
  it('marks the path of a model that is known by size only', () => {
    const text = command({ model: { ...model('meta-llama/Llama-3.3-70B-Instruct'), id: 'custom/13b' } });
    expect(text).toMatch(/^# Replace \/models\/model-13b by the path/);
  });
  it('spans two nodes with one command on each and offers no single-node manifest for that', () => {
    const d = present(deploymentFor(request({ layout: { tensorParallel: 8, pipelineParallel: 2 }, verbose: true })));
    const [head, second] = d.command.split('# Node 2 of 2\n');
    expect(head).toContain('--nnodes 2 \\\n  --node-rank 0 \\\n  --master-addr "$HEAD_ADDRESS"');
    expect(head).toContain('--port 8000');
    expect(second).toContain('--node-rank 1');
    expect(second).toContain('--headless');
    expect(second).not.toContain('--port');
    expect(d.kubernetes).toBeUndefined();
    expect(d.skypilot).toBeUndefined();
  });
  it('deals the experts out and keeps attention per rank: DP 8 is eight ranks with 40 sequences each', () => {
    const text = command({
      model: model('deepseek-ai/DeepSeek-V3.2'),
      gpu: gpu('h200-sxm-141gb'),
      layout: {
        tensorParallel: 1,
        pipelineParallel: 1,
        dataParallel: 8,
        expertParallel: true,
        memoryUtilization: 0.95,
      },
      maxSequences: 320,
      config: { engine: 'vllm', weightPrecision: 'fp8', kvPrecision: 'bf16' },
    });
    expect(text).toContain('--tokenizer-mode deepseek_v32');
    expect(text).toContain('--data-parallel-size 8 \\\n  --enable-expert-parallel');
    expect(text).toContain('--max-num-seqs 40');
    expect(text).toContain('--gpu-memory-utilization 0.95');
  });
  it('sixteen ranks over two nodes: eight on each, the second starts at rank 8', () => {
    const text = command({
      model: model('deepseek-ai/DeepSeek-V3.2'),
      gpu: gpu('h200-sxm-141gb'),
      layout: { tensorParallel: 1, pipelineParallel: 1, dataParallel: 16, expertParallel: true },
      config: { engine: 'vllm', weightPrecision: 'fp8', kvPrecision: 'bf16' },
    });
    expect(text.match(/--data-parallel-size-local 8/g)).toHaveLength(2);
    expect(text).toContain('--data-parallel-start-rank 8');
  });
  it(
    'runs embedding models and rerankers with the pooling runner, and says which tokens a generative ' +
      'reranker answers with',
    () => {
      const layout = { tensorParallel: 1, pipelineParallel: 1 };
      expect(command({ model: model('BAAI/bge-m3'), layout })).toContain(
        'vllm serve BAAI/bge-m3 \\\n  --runner pooling \\\n  --max-model-len',
      );
      expect(command({ model: model('Qwen/Qwen3-Reranker-4B'), layout })).toContain(
        `--hf-overrides '{"architectures": ["Qwen3ForSequenceClassification"], "classifier_from_token": ` +
          `["no", "yes"], "is_original_qwen3_reranker": true}'`,
      );
    },
  );
  it(
    'states the rotary scaling where the context is longer than the checkpoint is configured for, else ' +
      'allows it and says so',
    () => {
      const layout = { tensorParallel: 1, pipelineParallel: 1 };
      expect(command({ model: model('Qwen/Qwen3-32B'), layout, contextTokens: 65_536 })).toContain(
        `--max-model-len 65536 \\\n  --hf-overrides '{"rope_parameters": {"rope_type": "yarn", "rope_theta": ` +
          `1000000, "factor": 2, "original_max_position_embeddings": 32768}}'`,
      );
      expect(command({ model: model('Qwen/Qwen3-32B'), layout, contextTokens: 40_960 })).not.toContain('rope');
      const llama = command({ model: model('meta-llama/Llama-3.1-8B-Instruct'), layout, contextTokens: 1_000_000 });
      expect(llama.split('\n').slice(0, 2)).toEqual([
        '# The checkpoint is configured for 131072 tokens; set the rotary scaling that its model card names, ' +
          'or the quality beyond them is not known.',
        'export VLLM_ALLOW_LONG_MAX_MODEL_LEN=1',
      ]);
      expect(
        command({ contextTokens: 200_000, config: { engine: 'sglang', weightPrecision: 'bf16', kvPrecision: 'bf16' } }),
      ).toContain('export SGLANG_ALLOW_OVERWRITE_LONGER_CONTEXT_LEN=1');
    },
  );
  it('serves adapters beside the model', () => {
    expect(command({ loraAdapters: 12 })).toContain('--enable-lora \\\n  --max-loras 12');
  });
});

describe('other engines', () => {
  it('SGLang gets weights and cache as its static share: 0.9 less activations, rounded down', () => {
    const text = command({ config: { engine: 'sglang', weightPrecision: 'bf16', kvPrecision: 'fp8' } });
    expect(text).toContain(
      'python -m sglang.launch_server \\\n  --model-path meta-llama/Llama-3.3-70B-Instruct \\\n  --tp-size ' +
        '4 \\\n  --context-length 8192 \\\n  --max-running-requests 48 \\\n  --mem-fraction-static 0.8',
    );
    expect(text).toContain('--kv-cache-dtype fp8_e4m3');
  });
  it('TensorRT-LLM writes the cache format into its options file', () => {
    const text = command({
      model: model('deepseek-ai/DeepSeek-R1'),
      layout: { tensorParallel: 8, pipelineParallel: 1 },
      config: { engine: 'tensorrt-llm', weightPrecision: 'fp8', kvPrecision: 'fp8' },
    });
    expect(text).toContain(
      "printf 'kv_cache_config:\\n  dtype: fp8\\n' > trtllm.yaml\ntrtllm-serve deepseek-ai/DeepSeek-R1",
    );
    expect(text).toContain('--tp_size 8');
    expect(text).toContain('--extra_llm_api_options trtllm.yaml');
  });
  it('llama-server shares its context between the slots: 8,192 x 4 = 32,768', () => {
    const text = command({
      model: model('Qwen/Qwen3-14B'),
      gpu: gpu('rtx-4090-24gb'),
      layout: { tensorParallel: 1, pipelineParallel: 1 },
      maxSequences: 4,
      config: { engine: 'llama.cpp', weightPrecision: 'q4_k_m', kvPrecision: 'q8_0' },
    });
    expect(text).toBe(
      'llama-server \\\n  -hf Qwen/Qwen3-14B-GGUF:Q4_K_M \\\n  --ctx-size 32768 \\\n  --parallel 4 \\\n  ' +
        '--n-gpu-layers 999 \\\n  --flash-attn on \\\n  --cache-type-k q8_0 \\\n  --cache-type-v q8_0 \\\n  ' +
        '--host 0.0.0.0 \\\n  --port 8080',
    );
  });
  it('llama-server names the GGUF repository, and asks for a file where none is published', () => {
    const config = { engine: 'llama.cpp', weightPrecision: 'q4_k_m', kvPrecision: 'fp16' } as const;
    expect(command({ config })).toMatch(/-hf \S+\/Llama-3\.3-70B-Instruct-GGUF:Q4_K_M/);
    const own = { ...model('meta-llama/Llama-3.3-70B-Instruct'), checkpoints: [] };
    expect(command({ model: own, config })).toMatch(
      /^# Replace \/models\/llama-3-3-70b-instruct-q4_k_m\.gguf by a q4_k_m GGUF file/,
    );
  });
  it('llama-server gives slots that are planned short one cache: 40 x 768 = 30,720 tokens, any one up to 8,192', () => {
    const text = command({
      maxSequences: 40,
      tokensPerSequence: 768,
      config: { engine: 'llama.cpp', weightPrecision: 'q4_k_m', kvPrecision: 'fp16' },
    });
    expect(text).toContain('--ctx-size 30720 \\\n  --kv-unified \\\n  --parallel 40');
  });
  it('SGLang counts the GPUs of all ranks as tensor parallel, TensorRT-LLM too', () => {
    const layout = { tensorParallel: 1, pipelineParallel: 1, dataParallel: 8, expertParallel: true } as const;
    const v32 = { model: model('deepseek-ai/DeepSeek-R1'), gpu: gpu('b200-sxm-180gb'), layout };
    expect(command({ ...v32, config: { engine: 'sglang', weightPrecision: 'fp8', kvPrecision: 'bf16' } })).toContain(
      '--tp-size 8 \\\n  --dp-size 8 \\\n  --enable-dp-attention \\\n  --ep-size 8',
    );
    const trt = command({ ...v32, config: { engine: 'tensorrt-llm', weightPrecision: 'fp8', kvPrecision: 'bf16' } });
    expect(trt).toContain("printf 'enable_attention_dp: true\\n' > trtllm.yaml");
    expect(trt).toContain('--tp_size 8 \\\n  --ep_size 8');
  });
});

describe('work that is not text', () => {
  const one = { tensorParallel: 1, pipelineParallel: 1 };
  it('Whisper is served by vLLM; Parakeet by nothing named here', () => {
    expect(
      command({
        model: model('openai/whisper-large-v3'),
        layout: one,
        contextTokens: 448,
        config: { engine: 'vllm', weightPrecision: 'fp16', kvPrecision: 'bf16' },
      }),
    ).toContain('vllm serve openai/whisper-large-v3');
    expect(deploymentFor(request({ model: model('nvidia/parakeet-tdt-0.6b-v2'), layout: one }))).toBeUndefined();
  });
  it('images come from diffusers with the steps and size of the speed figure', () => {
    const text = command({ model: model('black-forest-labs/FLUX.1-dev'), layout: one });
    expect(text).toContain(
      'DiffusionPipeline.from_pretrained("black-forest-labs/FLUX.1-dev", torch_dtype=torch.bfloat16)',
    );
    expect(text).toContain('num_inference_steps=28, width=1024, height=1024');
  });
  it('a QLoRA run trains on every GPU of the plan', () => {
    const text = command({ tuning: { method: 'qlora', sequenceTokens: 4096, batchSize: 16 } });
    expect(text).toContain('--accelerate_config multi_gpu \\\n  --num_processes 8');
    expect(text).toContain('--per_device_train_batch_size 1');
    expect(text).toContain('--use_peft');
    expect(text).toContain('--load_in_4bit');
  });
});

describe('manifests', () => {
  const d = present(
    deploymentFor(request({ verbose: true, provider: 'aws', region: 'us-east-1', instanceType: 'p5.48xlarge' })),
  );
  it('Kubernetes runs the replicas on the planned instance type, four GPUs each, behind one service', () => {
    expect(d.kubernetes).toContain('  replicas: 2');
    expect(d.kubernetes).toContain('nvidia.com/gpu: 4');
    expect(d.kubernetes).toContain('node.kubernetes.io/instance-type: "p5.48xlarge"');
    expect(d.kubernetes).toContain('image: vllm/vllm-openai:v0.19.0');
    expect(d.kubernetes).toContain('targetPort: 8000');
    expect(d.kubernetes).not.toContain('\t');
  });
  it('SkyPilot asks the planned cloud and region for H100:4', () => {
    expect(d.skypilot).toContain('  accelerators: H100:4\n  infra: aws/us-east-1\n  instance_type: p5.48xlarge');
    expect(d.skypilot).toContain('  replicas: 2');
  });
  it('llama-server is named by its path inside the image', () => {
    const l = present(
      deploymentFor(
        request({ verbose: true, config: { engine: 'llama.cpp', weightPrecision: 'q4_k_m', kvPrecision: 'fp16' } }),
      ),
    );
    expect(l.kubernetes).toContain('              /app/llama-server \\');
    expect(l.skypilot).toBeUndefined();
  });
});

describe('names in a shell', () => {
  it('leaves harmless names alone and quotes the rest', () => {
    expect(shellWord('meta-llama/Llama-3.3-70B-Instruct')).toBe('meta-llama/Llama-3.3-70B-Instruct');
    expect(shellWord("x; rm -rf 'y' $HOME")).toBe(`'x; rm -rf '\\''y'\\'' $HOME'`);
    expect(objectName('Qwen/Qwen2.5-VL-7B; $(id)')).toBe('qwen2-5-vl-7b-id');
    expect(objectName('custom/13b')).toBe('model-13b');
  });
});
