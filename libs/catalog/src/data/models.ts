// Written by tools/catalog/src/list-fact-files.ts.
import fapertus from './models/apertus.json';
import farcee from './models/arcee.json';
import farctic_embed from './models/arctic-embed.json';
import farctic from './models/arctic.json';
import faya from './models/aya.json';
import fbaichuan from './models/baichuan.json';
import fbge from './models/bge.json';
import fbloom from './models/bloom.json';
import fcanary from './models/canary.json';
import fcodegemma from './models/codegemma.json';
import fcodellama from './models/codellama.json';
import fcodestral from './models/codestral.json';
import fcogvideox from './models/cogvideox.json';
import fcolqwen from './models/colqwen.json';
import fcommand from './models/command.json';
import fcsm from './models/csm.json';
import fdbrx from './models/dbrx.json';
import fdeepseek_coder_v2 from './models/deepseek-coder-v2.json';
import fdeepseek_coder from './models/deepseek-coder.json';
import fdeepseek_ocr from './models/deepseek-ocr.json';
import fdeepseek_r1_distill from './models/deepseek-r1-distill.json';
import fdeepseek_r1 from './models/deepseek-r1.json';
import fdeepseek_v2 from './models/deepseek-v2.json';
import fdeepseek_v3 from './models/deepseek-v3.json';
import fdeepseek_v4 from './models/deepseek-v4.json';
import fdeepseek_vl2 from './models/deepseek-vl2.json';
import fdeepseek from './models/deepseek.json';
import fdevstral from './models/devstral.json';
import fdiffusiongemma from './models/diffusiongemma.json';
import fdots from './models/dots.json';
import fe5 from './models/e5.json';
import fernie from './models/ernie.json';
import fexaone from './models/exaone.json';
import ffalcon_3 from './models/falcon-3.json';
import ffalcon_h1 from './models/falcon-h1.json';
import ffalcon_mamba from './models/falcon-mamba.json';
import ffalcon from './models/falcon.json';
import fflux_1 from './models/flux.1.json';
import fflux_2 from './models/flux.2.json';
import fgemma_2 from './models/gemma-2.json';
import fgemma_3 from './models/gemma-3.json';
import fgemma_3n from './models/gemma-3n.json';
import fgemma_4 from './models/gemma-4.json';
import fgemma_embedding from './models/gemma-embedding.json';
import fgemma from './models/gemma.json';
import fglm_4_5 from './models/glm-4.5.json';
import fglm_4_6 from './models/glm-4.6.json';
import fglm_4_7 from './models/glm-4.7.json';
import fglm_5 from './models/glm-5.json';
import fglm_image from './models/glm-image.json';
import fglm_ocr from './models/glm-ocr.json';
import fglm from './models/glm.json';
import fgpt_2 from './models/gpt-2.json';
import fgpt_j from './models/gpt-j.json';
import fgpt_neox from './models/gpt-neox.json';
import fgpt_oss from './models/gpt-oss.json';
import fgranite_4_1 from './models/granite-4.1.json';
import fgranite_4 from './models/granite-4.json';
import fgranite from './models/granite.json';
import fgrok from './models/grok.json';
import fgte from './models/gte.json';
import fhidream from './models/hidream.json';
import fhiggs_audio from './models/higgs-audio.json';
import fhunyuan from './models/hunyuan.json';
import fhunyuanimage from './models/hunyuanimage.json';
import fhunyuanvideo from './models/hunyuanvideo.json';
import finkling from './models/inkling.json';
import fintern_s1 from './models/intern-s1.json';
import fintern_s2 from './models/intern-s2.json';
import finternlm from './models/internlm.json';
import finternvl_2_5 from './models/internvl-2.5.json';
import finternvl_3_5 from './models/internvl-3.5.json';
import finternvl_3 from './models/internvl-3.json';
import fjamba from './models/jamba.json';
import fjina from './models/jina.json';
import fkimi_vl from './models/kimi-vl.json';
import fkimi from './models/kimi.json';
import fkokoro from './models/kokoro.json';
import flaguna from './models/laguna.json';
import flfm2 from './models/lfm2.json';
import fling from './models/ling.json';
import fllama_fine_tunes from './models/llama-fine-tunes.json';
import fllama from './models/llama.json';
import fllava from './models/llava.json';
import flongcat_image from './models/longcat-image.json';
import flongcat from './models/longcat.json';
import fltx from './models/ltx.json';
import fmagistral from './models/magistral.json';
import fmedgemma from './models/medgemma.json';
import fmellum from './models/mellum.json';
import fmimo from './models/mimo.json';
import fminicpm from './models/minicpm.json';
import fminimax from './models/minimax.json';
import fministral from './models/ministral.json';
import fmistral_fine_tunes from './models/mistral-fine-tunes.json';
import fmistral from './models/mistral.json';
import fmixtral from './models/mixtral.json';
import fmochi from './models/mochi.json';
import fmolmo from './models/molmo.json';
import fmoonlight from './models/moonlight.json';
import fmuse from './models/muse.json';
import fmxbai from './models/mxbai.json';
import fnanbeige from './models/nanbeige.json';
import fnemotron_3_5 from './models/nemotron-3.5.json';
import fnemotron_3 from './models/nemotron-3.json';
import fnemotron_h from './models/nemotron-h.json';
import fnemotron_nano_2 from './models/nemotron-nano-2.json';
import fnemotron from './models/nemotron.json';
import fnomic from './models/nomic.json';
import fnv_embed from './models/nv-embed.json';
import folmo_2 from './models/olmo-2.json';
import folmo_3 from './models/olmo-3.json';
import folmo from './models/olmo.json';
import folmocr from './models/olmocr.json';
import fopt from './models/opt.json';
import fpaddleocr_vl from './models/paddleocr-vl.json';
import fpaligemma from './models/paligemma.json';
import fparakeet from './models/parakeet.json';
import fphi from './models/phi.json';
import fpixart from './models/pixart.json';
import fpixtral from './models/pixtral.json';
import fpythia from './models/pythia.json';
import fqwen_audio from './models/qwen-audio.json';
import fqwen_image from './models/qwen-image.json';
import fqwen_omni from './models/qwen-omni.json';
import fqwen1_5 from './models/qwen1.5.json';
import fqwen2_vl from './models/qwen2-vl.json';
import fqwen2_5_coder from './models/qwen2.5-coder.json';
import fqwen2_5_math from './models/qwen2.5-math.json';
import fqwen2_5_vl from './models/qwen2.5-vl.json';
import fqwen2_5 from './models/qwen2.5.json';
import fqwen2 from './models/qwen2.json';
import fqwen3_asr from './models/qwen3-asr.json';
import fqwen3_coder from './models/qwen3-coder.json';
import fqwen3_embedding from './models/qwen3-embedding.json';
import fqwen3_next from './models/qwen3-next.json';
import fqwen3_reranker from './models/qwen3-reranker.json';
import fqwen3_vl from './models/qwen3-vl.json';
import fqwen3_5 from './models/qwen3.5.json';
import fqwen3_6 from './models/qwen3.6.json';
import fqwen3_8 from './models/qwen3.8.json';
import fqwen3 from './models/qwen3.json';
import fqwq from './models/qwq.json';
import fsana from './models/sana.json';
import fsarvam from './models/sarvam.json';
import fsdxl from './models/sdxl.json';
import fseed_oss from './models/seed-oss.json';
import fsentence_transformers from './models/sentence-transformers.json';
import fsfr from './models/sfr.json';
import fsmollm from './models/smollm.json';
import fsmolvlm from './models/smolvlm.json';
import fsolar from './models/solar.json';
import fstable_diffusion_3 from './models/stable-diffusion-3.json';
import fstable_diffusion from './models/stable-diffusion.json';
import fstablelm from './models/stablelm.json';
import fstarcoder from './models/starcoder.json';
import fstep from './models/step.json';
import fsvd from './models/svd.json';
import ftranslategemma from './models/translategemma.json';
import ftrinity from './models/trinity.json';
import fui_tars from './models/ui-tars.json';
import fvibevoice from './models/vibevoice.json';
import fvicuna from './models/vicuna.json';
import fvoxtral from './models/voxtral.json';
import fwan from './models/wan.json';
import fwhisper from './models/whisper.json';
import fyi from './models/yi.json';
import fz_image from './models/z-image.json';

/** The models, one file per family, as the files hold them. */
export const MODEL_FILES: readonly (readonly unknown[])[] = [
  fapertus,
  farcee,
  farctic_embed,
  farctic,
  faya,
  fbaichuan,
  fbge,
  fbloom,
  fcanary,
  fcodegemma,
  fcodellama,
  fcodestral,
  fcogvideox,
  fcolqwen,
  fcommand,
  fcsm,
  fdbrx,
  fdeepseek_coder_v2,
  fdeepseek_coder,
  fdeepseek_ocr,
  fdeepseek_r1_distill,
  fdeepseek_r1,
  fdeepseek_v2,
  fdeepseek_v3,
  fdeepseek_v4,
  fdeepseek_vl2,
  fdeepseek,
  fdevstral,
  fdiffusiongemma,
  fdots,
  fe5,
  fernie,
  fexaone,
  ffalcon_3,
  ffalcon_h1,
  ffalcon_mamba,
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
  fglm_image,
  fglm_ocr,
  fglm,
  fgpt_2,
  fgpt_j,
  fgpt_neox,
  fgpt_oss,
  fgranite_4_1,
  fgranite_4,
  fgranite,
  fgrok,
  fgte,
  fhidream,
  fhiggs_audio,
  fhunyuan,
  fhunyuanimage,
  fhunyuanvideo,
  finkling,
  fintern_s1,
  fintern_s2,
  finternlm,
  finternvl_2_5,
  finternvl_3_5,
  finternvl_3,
  fjamba,
  fjina,
  fkimi_vl,
  fkimi,
  fkokoro,
  flaguna,
  flfm2,
  fling,
  fllama_fine_tunes,
  fllama,
  fllava,
  flongcat_image,
  flongcat,
  fltx,
  fmagistral,
  fmedgemma,
  fmellum,
  fmimo,
  fminicpm,
  fminimax,
  fministral,
  fmistral_fine_tunes,
  fmistral,
  fmixtral,
  fmochi,
  fmolmo,
  fmoonlight,
  fmuse,
  fmxbai,
  fnanbeige,
  fnemotron_3_5,
  fnemotron_3,
  fnemotron_h,
  fnemotron_nano_2,
  fnemotron,
  fnomic,
  fnv_embed,
  folmo_2,
  folmo_3,
  folmo,
  folmocr,
  fopt,
  fpaddleocr_vl,
  fpaligemma,
  fparakeet,
  fphi,
  fpixart,
  fpixtral,
  fpythia,
  fqwen_audio,
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
  fsana,
  fsarvam,
  fsdxl,
  fseed_oss,
  fsentence_transformers,
  fsfr,
  fsmollm,
  fsmolvlm,
  fsolar,
  fstable_diffusion_3,
  fstable_diffusion,
  fstablelm,
  fstarcoder,
  fstep,
  fsvd,
  ftranslategemma,
  ftrinity,
  fui_tars,
  fvibevoice,
  fvicuna,
  fvoxtral,
  fwan,
  fwhisper,
  fyi,
  fz_image,
];
