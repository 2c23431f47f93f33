import type { TokenPrice } from '../token-price';

/** Lists the prices were read from; "month" dates are the earliest the list can be from, by the newest model in it. */
const LISTS = {
  novita: {
    provider: 'novita',
    asOf: '2025-11',
    source:
      "Novita's list in the Hugging Face router (pydantic/genai-prices, prices/providers/huggingface_novita.yml at 858409a)",
  },
  together: {
    provider: 'together',
    asOf: '2025-11',
    source:
      "Together's list in the Hugging Face router (pydantic/genai-prices, prices/providers/huggingface_together.yml at b471e6d)",
  },
  groqHub: {
    provider: 'groq',
    asOf: '2025-08',
    source:
      "Groq's list in the Hugging Face router (pydantic/genai-prices, prices/providers/huggingface_groq.yml at 5a26758)",
  },
  groq: { provider: 'groq', asOf: '2026-06-04', source: 'groq.com/pricing as read by tokenmix.ai on 2026-06-04' },
  deepseek: {
    provider: 'deepseek',
    asOf: '2026-04-13',
    source: 'api-docs.deepseek.com/quick_start/pricing as read by benchlm.ai on 2026-04-13',
  },
  deepinfra: {
    provider: 'deepinfra',
    asOf: '2026-02',
    source:
      "DeepInfra's list in the documentation of the Lava gateway (lava.so/docs), which already names MiniMax-M2.5",
  },
} as const;

type Row = readonly [
  modelId: string,
  list: keyof typeof LISTS,
  usdPerMillionInputTokens: number,
  usdPerMillionOutputTokens: number,
];

/** Public per-token prices of common open models, by model and list. A model without a row has no price here; nothing is carried over from another model. */
const ROWS: readonly Row[] = [
  ['MiniMaxAI/MiniMax-M2', 'deepinfra', 0.27, 1.15],
  ['MiniMaxAI/MiniMax-M2', 'novita', 0.3, 1.2],
  ['MiniMaxAI/MiniMax-M2.1', 'deepinfra', 0.27, 1.15],
  ['MiniMaxAI/MiniMax-M2.5', 'deepinfra', 0.3, 1.2],
  ['Qwen/Qwen2.5-72B-Instruct', 'deepinfra', 0.12, 0.39],
  ['Qwen/Qwen2.5-72B-Instruct', 'novita', 0.304, 0.32],
  ['Qwen/Qwen2.5-72B-Instruct', 'together', 1.2, 1.2],
  ['Qwen/Qwen2.5-7B-Instruct', 'together', 0.3, 0.3],
  ['Qwen/Qwen3-235B-A22B', 'deepinfra', 0.13, 0.6],
  ['Qwen/Qwen3-235B-A22B', 'novita', 0.16, 0.64],
  ['Qwen/Qwen3-235B-A22B-Instruct-2507', 'novita', 0.072, 0.464],
  ['Qwen/Qwen3-235B-A22B-Instruct-2507', 'together', 0.2, 0.6],
  ['Qwen/Qwen3-235B-A22B-Thinking-2507', 'novita', 0.24, 2.4],
  ['Qwen/Qwen3-30B-A3B', 'novita', 0.072, 0.36],
  ['Qwen/Qwen3-32B', 'deepinfra', 0.1, 0.3],
  ['Qwen/Qwen3-32B', 'groqHub', 0.29, 0.59],
  ['Qwen/Qwen3-32B', 'novita', 0.08, 0.36],
  ['Qwen/Qwen3-Coder-480B-A35B-Instruct', 'novita', 0.29, 1.2],
  ['Qwen/Qwen3-Coder-480B-A35B-Instruct', 'together', 2, 2],
  ['Qwen/Qwen3-Next-80B-A3B-Instruct', 'novita', 0.12, 1.2],
  ['Qwen/Qwen3-Next-80B-A3B-Instruct', 'together', 0.15, 1.5],
  ['Qwen/Qwen3-Next-80B-A3B-Thinking', 'novita', 0.12, 1.2],
  ['Qwen/Qwen3-Next-80B-A3B-Thinking', 'together', 0.15, 1.5],
  ['Qwen/Qwen3-VL-235B-A22B-Instruct', 'novita', 0.24, 1.2],
  ['Qwen/Qwen3-VL-30B-A3B-Instruct', 'novita', 0.16, 0.56],
  ['Qwen/Qwen3-VL-8B-Instruct', 'novita', 0.064, 0.4],
  ['deepseek-ai/DeepSeek-R1', 'deepinfra', 0.7, 2.4],
  ['deepseek-ai/DeepSeek-R1', 'novita', 0.56, 2],
  ['deepseek-ai/DeepSeek-R1', 'together', 3, 7],
  ['deepseek-ai/DeepSeek-R1-0528', 'deepinfra', 0.5, 2.15],
  ['deepseek-ai/DeepSeek-R1-Distill-Llama-70B', 'deepinfra', 0.2, 0.6],
  ['deepseek-ai/DeepSeek-R1-Distill-Llama-70B', 'novita', 0.64, 0.64],
  ['deepseek-ai/DeepSeek-R1-Distill-Qwen-14B', 'novita', 0.12, 0.12],
  ['deepseek-ai/DeepSeek-R1-Distill-Qwen-32B', 'deepinfra', 0.27, 0.27],
  ['deepseek-ai/DeepSeek-R1-Distill-Qwen-32B', 'novita', 0.24, 0.24],
  ['deepseek-ai/DeepSeek-V3', 'deepinfra', 0.38, 0.89],
  ['deepseek-ai/DeepSeek-V3', 'novita', 0.32, 1.04],
  ['deepseek-ai/DeepSeek-V3', 'together', 1.25, 1.25],
  ['deepseek-ai/DeepSeek-V3-0324', 'deepinfra', 0.25, 0.88],
  ['deepseek-ai/DeepSeek-V3-0324', 'novita', 0.216, 0.896],
  ['deepseek-ai/DeepSeek-V3.1', 'novita', 0.216, 0.8],
  ['deepseek-ai/DeepSeek-V3.1', 'together', 0.6, 1.7],
  ['deepseek-ai/DeepSeek-V3.2', 'deepseek', 0.28, 0.42],
  ['google/gemma-3-27b-it', 'deepinfra', 0.1, 0.19],
  ['meta-llama/Llama-3.1-405B-Instruct', 'deepinfra', 0.8, 0.8],
  ['meta-llama/Llama-3.1-70B-Instruct', 'deepinfra', 0.23, 0.4],
  ['meta-llama/Llama-3.1-8B-Instruct', 'novita', 0.02, 0.05],
  ['meta-llama/Llama-3.2-3B-Instruct', 'novita', 0.024, 0.04],
  ['meta-llama/Llama-3.2-3B-Instruct', 'together', 0.06, 0.06],
  ['meta-llama/Llama-3.3-70B-Instruct', 'deepinfra', 0.23, 0.4],
  ['meta-llama/Llama-3.3-70B-Instruct', 'groqHub', 0.59, 0.79],
  ['meta-llama/Llama-3.3-70B-Instruct', 'novita', 0.104, 0.312],
  ['meta-llama/Llama-3.3-70B-Instruct', 'together', 0.88, 0.88],
  ['meta-llama/Llama-4-Maverick-17B-128E-Instruct', 'deepinfra', 0.15, 0.6],
  ['meta-llama/Llama-4-Maverick-17B-128E-Instruct', 'together', 0.27, 0.85],
  ['meta-llama/Llama-4-Scout-17B-16E-Instruct', 'deepinfra', 0.08, 0.3],
  ['meta-llama/Llama-4-Scout-17B-16E-Instruct', 'together', 0.18, 0.59],
  ['meta-llama/Meta-Llama-3-70B-Instruct', 'deepinfra', 0.3, 0.4],
  ['meta-llama/Meta-Llama-3-70B-Instruct', 'novita', 0.51, 0.74],
  ['meta-llama/Meta-Llama-3-70B-Instruct', 'together', 0.88, 0.88],
  ['meta-llama/Meta-Llama-3-8B-Instruct', 'novita', 0.032, 0.032],
  ['moonshotai/Kimi-K2-Instruct', 'novita', 0.456, 1.84],
  ['moonshotai/Kimi-K2-Instruct', 'together', 1, 3],
  ['moonshotai/Kimi-K2-Thinking', 'novita', 0.48, 2],
  ['moonshotai/Kimi-K2-Thinking', 'together', 1.2, 4],
  ['openai/gpt-oss-120b', 'groq', 0.15, 0.6],
  ['openai/gpt-oss-120b', 'novita', 0.04, 0.2],
  ['openai/gpt-oss-120b', 'together', 0.15, 0.6],
  ['openai/gpt-oss-20b', 'groqHub', 0.1, 0.5],
  ['openai/gpt-oss-20b', 'novita', 0.032, 0.12],
  ['openai/gpt-oss-20b', 'together', 0.05, 0.2],
  ['zai-org/GLM-4.5', 'novita', 0.48, 1.76],
  ['zai-org/GLM-4.5-Air', 'novita', 0.104, 0.68],
  ['zai-org/GLM-4.5-Air', 'together', 0.2, 1.1],
  ['zai-org/GLM-4.6', 'novita', 0.44, 1.76],
];

/** The table as one record per model and provider. */
export const TOKEN_PRICES: readonly TokenPrice[] = ROWS.map(
  ([modelId, list, usdPerMillionInputTokens, usdPerMillionOutputTokens]) => ({
    modelId,
    usdPerMillionInputTokens,
    usdPerMillionOutputTokens,
    ...LISTS[list],
  }),
);
