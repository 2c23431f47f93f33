import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const lines = (...rows: readonly string[]): string => rows.join('\n');

describe('what a benchmark or an engine prints was measured', () => {
  it('of a sweep the row at the largest load counts, and its load gives way to a stated one', () => {
    const sweep = lines(
      'Qwen3-32B on 2xA100 80GB, vllm',
      '| Concurrency | Output tok/s | TTFT p95 (ms) | TPOT (ms) |',
      '|---|---|---|---|',
      '| 1 | 41 | 180 | 24 |',
      '| 16 | 402 | 640 | 38 |',
      '| 64 | 890 | 2900 | 69 |',
    );
    const reading = reader.read(`${sweep}\nwe need TTFT under 1 s`);
    const { observed } = reading;
    expect(observed.outputTokensPerSecond?.value).toBe(890);
    expect([observed.ttftMs?.value, observed.tpotMs?.value]).toEqual([2900, 69]);
    expect([reading.ttftMs?.value, reading.tpotMs, reading.requestsPerSecond]).toEqual([1000, undefined, undefined]);
    expect(reading.concurrentRequests?.value).toBe(64);
    expect(reader.read(`${sweep}\nwe expect 20 users at once`).concurrentRequests?.value).toBe(20);
  });

  it('the words behind a sweep may point to a row of it', () => {
    const sweep = lines(
      '# Mixtral-8x22B FP8, 8xH100',
      '| ISL | OSL | Conc | TTFT (ms) | ITL (ms) | Tput/user (tok/s) |',
      '| 1024 | 256 | 8 | 210 | 17.5 | 57.1 |',
      '| 4096 | 512 | 48 | 1900 | 41.0 | 24.4 |',
    );
    const first = reader.read(`${sweep}\nfirst row is production`);
    expect([first.inputTokens?.value, first.observed.tokensPerSecondPerUser?.value]).toEqual([1024, 57.1]);
    const last = reader.read(`${sweep}\ndie letzte Zeile ist die Produktion`);
    expect([last.inputTokens?.value, last.observed.ttftMs?.value]).toEqual([4096, 1900]);
  });

  it('a column of users is the load of a sweep, and a target at a load is no run of it', () => {
    const sweep = lines(
      'DeepSeek-R1-Distill-Qwen-32B, 2x L40S',
      'users | tok/s per user | TTFT (s)',
      '------|----------------|---------',
      '8     | 24             | 0.9',
      '24    | 12             | 3.8',
      'target for 24 users: 20 tok/s each',
    );
    const { observed, tokensPerSecondPerUser } = reader.read(sweep);
    expect([observed.tokensPerSecondPerUser?.value, observed.ttftMs?.value]).toEqual([12, 3800]);
    expect(tokensPerSecondPerUser?.value).toBe(20);
  });

  it('columns of a file are named with underscores, and thousands of tokens have their point', () => {
    const csv = lines('concurrency,output_tok_s,ttft_ms', '4,310,95', '32,1480,260', 'Llama 3.1 8B on one L40S');
    expect(reader.read(csv).observed.outputTokensPerSecond?.value).toBe(1480);
    expect(reader.read('Gemma 3 27B, 1.500 tokens de entrada, 800 al día').inputTokens?.value).toBe(1500);
  });

  it('llama-bench times reading apart from writing', () => {
    const reading = reader.read(
      lines(
        '| model | size | params | backend | ngl | test | t/s |',
        '| --- | ---: | ---: | --- | --: | ---: | ---: |',
        '| qwen3 32B Q4_K - Medium | 18.40 GiB | 32.76 B | CUDA | 99 | pp512 | 1210.33 ± 4.10 |',
        '| qwen3 32B Q4_K - Medium | 18.40 GiB | 32.76 B | CUDA | 99 | tg128 | 37.42 ± 0.05 |',
        'this is my 3090',
      ),
    );
    expect(reading.observed.outputTokensPerSecond?.value).toBe(37.42);
    expect(reading.inputTokens).toBeUndefined();
  });

  it('a box of statistics without its heading begins with the mean', () => {
    const reading = reader.read(
      lines(
        '│ Time to first token (ms)          │   412.20 │   210.11 │  1630.55 │',
        '│ Inter token latency (ms)          │    28.41 │    21.00 │    40.20 │',
        '│ Output sequence length            │   256.00 │   250.00 │   260.00 │',
        '│ Input sequence length             │  1024.00 │  1020.00 │  1030.00 │',
        '│ Output token throughput (per sec) │   840.12 │      N/A │      N/A │',
        '│ Request throughput (per sec)      │     3.28 │      N/A │      N/A │',
        'genai-perf, Llama-3.1-8B on one L40S',
      ),
    );
    const { observed } = reading;
    expect([observed.ttftMs?.value, observed.tpotMs?.value]).toEqual([412.2, 28.41]);
    expect(observed.outputTokensPerSecond?.value).toBe(840.12);
    expect([reading.inputTokens?.value, reading.outputTokens?.value]).toEqual([1024, 256]);
    expect(reading.requestsPerSecond).toBeUndefined();
  });

  it('metrics of exporters: what runs and waits is the load, the mean of the cards is their use', () => {
    const reading = reader.read(
      lines(
        'vllm:num_requests_running{engine="0",model_name="Qwen/Qwen3-32B"} 41.0',
        'vllm:num_requests_waiting{engine="0",model_name="Qwen/Qwen3-32B"} 12.0',
        'vllm:kv_cache_usage_perc{engine="0",model_name="Qwen/Qwen3-32B"} 0.93',
        'vllm:time_to_first_token_seconds_p90 14.2',
        'DCGM_FI_DEV_GPU_UTIL{gpu="0",modelName="NVIDIA H100 80GB HBM3"} 88',
        'DCGM_FI_DEV_GPU_UTIL{gpu="1",modelName="NVIDIA H100 80GB HBM3"} 92',
        'DCGM_FI_PROF_SM_ACTIVE{gpu="0"} 0.41',
      ),
    );
    expect([reading.concurrentRequests?.value, reading.utilizationFraction?.value]).toEqual([53, 0.9]);
    expect([reading.ttftMs, reading.observed.ttftMs?.value]).toEqual([undefined, 14_200]);
  });

  it('a busy share of profiling is one, and several cards of nvidia-smi are averaged', () => {
    expect(reader.read('DCGM_FI_PROF_GR_ENGINE_ACTIVE 0.37, Qwen3 8B on an L4').utilizationFraction?.value).toBe(0.37);
    const csv = lines(
      'index, name, utilization.gpu [%], memory.used [MiB]',
      '0, NVIDIA L40S, 34 %, 40110 MiB',
      '1, NVIDIA L40S, 30 %, 40110 MiB',
      'Gemma 3 27B in fp8, 45 users',
    );
    expect(reader.read(csv).utilizationFraction?.value).toBe(0.32);
    const used = lines('sub  | TPM limit | TPM used', 'prod | 450K      | 310K', 'dev  | 150K      | 12K');
    expect(reader.read(`${used}\nLlama 3.1 8B on an L4`).utilizationFraction).toBeUndefined();
  });

  it('logs of engines', () => {
    const llama = reader.read(
      lines(
        'prompt eval time =    3120.44 ms /  4096 tokens (    0.76 ms per token,  1312.63 tokens per second)',
        '       eval time =   12210.10 ms /   512 tokens (   23.85 ms per token,    41.93 tokens per second)',
        'llama-server, Qwen3-30B-A3B Q4_K_M on a 7900 XTX',
      ),
    );
    expect(llama.observed.outputTokensPerSecond?.value).toBe(41.93);
    expect([llama.observed.ttftMs?.value, llama.observed.tpotMs?.value]).toEqual([3120.44, 23.85]);
    expect([llama.inputTokens?.value, llama.outputTokens?.value]).toEqual([4096, 512]);
    const vllm = reader.read(
      'Avg generation throughput: 388.1 tokens/s, Running: 24 reqs, Waiting: 3 reqs, GPU KV cache usage: 61.2%\n' +
        'Llama 3.1 70B AWQ, 2x L40S',
    );
    expect([vllm.concurrentRequests?.value, vllm.utilizationFraction]).toEqual([27, undefined]);
    const sglang = reader.read('#running-req: 36, #token: 151200, token usage: 0.61, #queue-req: 7\nQwen3 8B, an L4');
    expect([sglang.concurrentRequests?.value, sglang.inputTokens]).toEqual([43, undefined]);
  });

  it('lines of runs at several loads: the largest is what is measured', () => {
    const reading = reader.read(
      lines(
        'Qwen3-14B bf16 on one A100 80GB',
        'single request: 63 tok/s',
        '10 parallel: 410 tok/s total',
        '50 parallel: 1,150 tok/s total, TTFT 3.1 s',
        'Need 30 at once with TTFT below 1 s.',
      ),
    );
    expect(reading.observed.outputTokensPerSecond?.value).toBe(1150);
    expect([reading.observed.ttftMs?.value, reading.ttftMs?.value]).toEqual([3100, 1000]);
    expect(reading.concurrentRequests?.value).toBe(30);
  });
});
