// Written by tools/catalog/src/list-fact-files.ts.
import farcee from './checkpoints/arcee.json';
import faya from './checkpoints/aya.json';
import fbge from './checkpoints/bge.json';
import fcodegemma from './checkpoints/codegemma.json';
import fcodellama from './checkpoints/codellama.json';
import fcodestral from './checkpoints/codestral.json';
import fcommand from './checkpoints/command.json';
import fdbrx from './checkpoints/dbrx.json';
import fdeepseek_coder_v2 from './checkpoints/deepseek-coder-v2.json';
import fdeepseek_coder from './checkpoints/deepseek-coder.json';
import fdeepseek_ocr from './checkpoints/deepseek-ocr.json';
import fdeepseek_r1_distill from './checkpoints/deepseek-r1-distill.json';
import fdeepseek_r1 from './checkpoints/deepseek-r1.json';
import fdeepseek_v2 from './checkpoints/deepseek-v2.json';
import fdeepseek_v3 from './checkpoints/deepseek-v3.json';
import fdeepseek_v4 from './checkpoints/deepseek-v4.json';
import fdeepseek from './checkpoints/deepseek.json';
import fdevstral from './checkpoints/devstral.json';
import fdots from './checkpoints/dots.json';
import fernie from './checkpoints/ernie.json';
import fexaone from './checkpoints/exaone.json';
import ffalcon_3 from './checkpoints/falcon-3.json';
import ffalcon_h1 from './checkpoints/falcon-h1.json';
import ffalcon from './checkpoints/falcon.json';
import fflux_1 from './checkpoints/flux.1.json';
import fflux_2 from './checkpoints/flux.2.json';
import fgemma_2 from './checkpoints/gemma-2.json';
import fgemma_3 from './checkpoints/gemma-3.json';
import fgemma_3n from './checkpoints/gemma-3n.json';
import fgemma_4 from './checkpoints/gemma-4.json';
import fgemma_embedding from './checkpoints/gemma-embedding.json';
import fgemma from './checkpoints/gemma.json';
import fglm_4_5 from './checkpoints/glm-4.5.json';
import fglm_4_6 from './checkpoints/glm-4.6.json';
import fglm_4_7 from './checkpoints/glm-4.7.json';
import fglm_5 from './checkpoints/glm-5.json';
import fglm from './checkpoints/glm.json';
import fgpt_2 from './checkpoints/gpt-2.json';
import fgpt_oss from './checkpoints/gpt-oss.json';
import fgranite_4_1 from './checkpoints/granite-4.1.json';
import fgranite_4 from './checkpoints/granite-4.json';
import fgranite from './checkpoints/granite.json';
import fhunyuan from './checkpoints/hunyuan.json';
import fhunyuanimage from './checkpoints/hunyuanimage.json';
import fhunyuanvideo from './checkpoints/hunyuanvideo.json';
import finkling from './checkpoints/inkling.json';
import fintern_s1 from './checkpoints/intern-s1.json';
import finternlm from './checkpoints/internlm.json';
import finternvl_2_5 from './checkpoints/internvl-2.5.json';
import finternvl_3_5 from './checkpoints/internvl-3.5.json';
import finternvl_3 from './checkpoints/internvl-3.json';
import fkimi from './checkpoints/kimi.json';
import flaguna from './checkpoints/laguna.json';
import flfm2 from './checkpoints/lfm2.json';
import fling from './checkpoints/ling.json';
import fllama_fine_tunes from './checkpoints/llama-fine-tunes.json';
import fllama from './checkpoints/llama.json';
import fllava from './checkpoints/llava.json';
import flongcat from './checkpoints/longcat.json';
import fltx from './checkpoints/ltx.json';
import fmagistral from './checkpoints/magistral.json';
import fmedgemma from './checkpoints/medgemma.json';
import fmimo from './checkpoints/mimo.json';
import fminicpm from './checkpoints/minicpm.json';
import fminimax from './checkpoints/minimax.json';
import fministral from './checkpoints/ministral.json';
import fmistral_fine_tunes from './checkpoints/mistral-fine-tunes.json';
import fmistral from './checkpoints/mistral.json';
import fmixtral from './checkpoints/mixtral.json';
import fmolmo from './checkpoints/molmo.json';
import fmuse from './checkpoints/muse.json';
import fnemotron_3_5 from './checkpoints/nemotron-3.5.json';
import fnemotron_3 from './checkpoints/nemotron-3.json';
import fnemotron_nano_2 from './checkpoints/nemotron-nano-2.json';
import fnemotron from './checkpoints/nemotron.json';
import fnomic from './checkpoints/nomic.json';
import folmo_2 from './checkpoints/olmo-2.json';
import folmo_3 from './checkpoints/olmo-3.json';
import folmocr from './checkpoints/olmocr.json';
import fparakeet from './checkpoints/parakeet.json';
import fphi from './checkpoints/phi.json';
import fpixtral from './checkpoints/pixtral.json';
import fpythia from './checkpoints/pythia.json';
import fqwen_image from './checkpoints/qwen-image.json';
import fqwen_omni from './checkpoints/qwen-omni.json';
import fqwen1_5 from './checkpoints/qwen1.5.json';
import fqwen2_vl from './checkpoints/qwen2-vl.json';
import fqwen2_5_coder from './checkpoints/qwen2.5-coder.json';
import fqwen2_5_math from './checkpoints/qwen2.5-math.json';
import fqwen2_5_vl from './checkpoints/qwen2.5-vl.json';
import fqwen2_5 from './checkpoints/qwen2.5.json';
import fqwen2 from './checkpoints/qwen2.json';
import fqwen3_asr from './checkpoints/qwen3-asr.json';
import fqwen3_coder from './checkpoints/qwen3-coder.json';
import fqwen3_embedding from './checkpoints/qwen3-embedding.json';
import fqwen3_next from './checkpoints/qwen3-next.json';
import fqwen3_reranker from './checkpoints/qwen3-reranker.json';
import fqwen3_vl from './checkpoints/qwen3-vl.json';
import fqwen3_5 from './checkpoints/qwen3.5.json';
import fqwen3_6 from './checkpoints/qwen3.6.json';
import fqwen3_8 from './checkpoints/qwen3.8.json';
import fqwen3 from './checkpoints/qwen3.json';
import fqwq from './checkpoints/qwq.json';
import fseed_oss from './checkpoints/seed-oss.json';
import fsentence_transformers from './checkpoints/sentence-transformers.json';
import fsmollm from './checkpoints/smollm.json';
import fsmolvlm from './checkpoints/smolvlm.json';
import fsolar from './checkpoints/solar.json';
import fstable_diffusion_3 from './checkpoints/stable-diffusion-3.json';
import fstable_diffusion from './checkpoints/stable-diffusion.json';
import fstablelm from './checkpoints/stablelm.json';
import fstarcoder from './checkpoints/starcoder.json';
import fstep from './checkpoints/step.json';
import ftrinity from './checkpoints/trinity.json';
import fvicuna from './checkpoints/vicuna.json';
import fvoxtral from './checkpoints/voxtral.json';
import fwan from './checkpoints/wan.json';
import fyi from './checkpoints/yi.json';
import fz_image from './checkpoints/z-image.json';

/** The published checkpoints, one file per family of models, as the files hold them. */
export const CHECKPOINT_FILES: readonly (readonly unknown[])[] = [
  farcee,
  faya,
  fbge,
  fcodegemma,
  fcodellama,
  fcodestral,
  fcommand,
  fdbrx,
  fdeepseek_coder_v2,
  fdeepseek_coder,
  fdeepseek_ocr,
  fdeepseek_r1_distill,
  fdeepseek_r1,
  fdeepseek_v2,
  fdeepseek_v3,
  fdeepseek_v4,
  fdeepseek,
  fdevstral,
  fdots,
  fernie,
  fexaone,
  ffalcon_3,
  ffalcon_h1,
  ffalcon,
  fflux_1,
  fflux_2,
  fgemma_2,
  fgemma_3,
  fgemma_3n,
  fgemma_4,
  fgemma_embedding,
  fgemma,
  fglm_4_5,
  fglm_4_6,
  fglm_4_7,
  fglm_5,
  fglm,
  fgpt_2,
  fgpt_oss,
  fgranite_4_1,
  fgranite_4,
  fgranite,
  fhunyuan,
  fhunyuanimage,
  fhunyuanvideo,
  finkling,
  fintern_s1,
  finternlm,
  finternvl_2_5,
  finternvl_3_5,
  finternvl_3,
  fkimi,
  flaguna,
  flfm2,
  fling,
  fllama_fine_tunes,
  fllama,
  fllava,
  flongcat,
  fltx,
  fmagistral,
  fmedgemma,
  fmimo,
  fminicpm,
  fminimax,
  fministral,
  fmistral_fine_tunes,
  fmistral,
  fmixtral,
  fmolmo,
  fmuse,
  fnemotron_3_5,
  fnemotron_3,
  fnemotron_nano_2,
  fnemotron,
  fnomic,
  folmo_2,
  folmo_3,
  folmocr,
  fparakeet,
  fphi,
  fpixtral,
  fpythia,
  fqwen_image,
  fqwen_omni,
  fqwen1_5,
  fqwen2_vl,
  fqwen2_5_coder,
  fqwen2_5_math,
  fqwen2_5_vl,
  fqwen2_5,
  fqwen2,
  fqwen3_asr,
  fqwen3_coder,
  fqwen3_embedding,
  fqwen3_next,
  fqwen3_reranker,
  fqwen3_vl,
  fqwen3_5,
  fqwen3_6,
  fqwen3_8,
  fqwen3,
  fqwq,
  fseed_oss,
  fsentence_transformers,
  fsmollm,
  fsmolvlm,
  fsolar,
  fstable_diffusion_3,
  fstable_diffusion,
  fstablelm,
  fstarcoder,
  fstep,
  ftrinity,
  fvicuna,
  fvoxtral,
  fwan,
  fyi,
  fz_image,
];
