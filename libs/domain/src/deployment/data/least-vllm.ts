/** A first release of vLLM that runs a model, as the model's recipe names it (`min_vllm_version`). */
export interface LeastRelease {
  readonly models: RegExp;
  readonly version: string;
  readonly source: string;
}

const RECIPES = 'vllm-project/recipes at 8959cf64189c, models/';

/** Models that want a later release than the pinned one; the first entry that matches counts. Models of one family
 *  and generation that have no recipe of their own follow the one that has. Read on 2026-11-22. */
export const LEAST_VLLM: readonly LeastRelease[] = [
  { models: /^JetBrains\/Mellum2/, version: '0.23.0', source: `${RECIPES}JetBrains/Mellum2-12B-A2.5B-Instruct.yaml` },
  { models: /^LiquidAI\/LFM2\.5/, version: '0.23.0', source: `${RECIPES}LiquidAI/LFM2.5-1.2B-Instruct.yaml` },
  { models: /^MiniMaxAI\/MiniMax-M2\.5/, version: '0.20.2', source: `${RECIPES}MiniMaxAI/MiniMax-M2.5.yaml` },
  { models: /^MiniMaxAI\/MiniMax-M2\.7/, version: '0.20.0', source: `${RECIPES}MiniMaxAI/MiniMax-M2.7.yaml` },
  { models: /^MiniMaxAI\/MiniMax-M3/, version: '0.24.0', source: `${RECIPES}MiniMaxAI/MiniMax-M3.yaml` },
  { models: /^deepseek-ai\/DeepSeek-V4/, version: '0.25.0', source: `${RECIPES}deepseek-ai/DeepSeek-V4-Pro.yaml` },
  { models: /^dots-studio\/dots3/, version: '0.28.0', source: `${RECIPES}dots-studio/dots3-note-prev.yaml` },
  { models: /^google\/diffusiongemma/, version: '0.24.0', source: `${RECIPES}Google/diffusiongemma-26B-A4B-it.yaml` },
  { models: /^google\/gemma-4-12B/, version: '0.23.0', source: `${RECIPES}Google/gemma-4-12B-it.yaml` },
  { models: /^google\/gemma-4-/, version: '0.19.1', source: `${RECIPES}Google/gemma-4-26B-A4B-it.yaml` },
  { models: /^inclusionAI\/(?:Ling|Ring)-2\.6/, version: '0.20.2', source: `${RECIPES}inclusionAI/Ling-2.6-1T.yaml` },
  { models: /^internlm\/Intern-S2/, version: '0.22.0', source: `${RECIPES}internlm/Intern-S2-Preview.yaml` },
  { models: /^meta-models\/Muse-Glimmer/, version: '0.27.0', source: `${RECIPES}meta-models/Muse-Glimmer-30B.yaml` },
  { models: /^moonshotai\/Kimi-K2\.[67]/, version: '0.25.0', source: `${RECIPES}moonshotai/Kimi-K2.6.yaml` },
  { models: /^moonshotai\/Kimi-K3/, version: '0.27.1', source: `${RECIPES}moonshotai/Kimi-K3.yaml` },
  {
    models: /^nvidia\/NVIDIA-Nemotron-3-Ultra/,
    version: '0.22.0',
    source: `${RECIPES}nvidia/NVIDIA-Nemotron-3-Ultra-550B-A55B-BF16.yaml`,
  },
  { models: /^tencent\/Hy3/, version: '0.20.0', source: `${RECIPES}tencent/Hy3-preview.yaml` },
  { models: /^thinkingmachines\/Inkling/, version: '0.26.0', source: `${RECIPES}thinkingmachines/Inkling.yaml` },
  { models: /^zai-org\/GLM-5\.1/, version: '0.19.1', source: `${RECIPES}zai-org/GLM-5.1.yaml` },
  { models: /^zai-org\/GLM-5\.2/, version: '0.23.0', source: `${RECIPES}zai-org/GLM-5.2.yaml` },
];
