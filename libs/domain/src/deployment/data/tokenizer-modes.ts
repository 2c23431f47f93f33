/** Models whose own tokenizer mode has to be named, by the recipe of their vendor. */
export const TOKENIZER_MODES: readonly { readonly models: RegExp; readonly mode: string; readonly source: string }[] = [
  {
    models: /^deepseek-ai\/DeepSeek-V3\.2/,
    mode: 'deepseek_v32',
    source: 'vllm-project/recipes models/deepseek-ai/DeepSeek-V3.2.yaml at 8959cf64189c, line 41',
  },
  {
    models: /^deepseek-ai\/DeepSeek-V4/,
    mode: 'deepseek_v4',
    source: 'vllm-project/recipes models/deepseek-ai/DeepSeek-V4-Flash.yaml at 8959cf64189c, line 47',
  },
];
