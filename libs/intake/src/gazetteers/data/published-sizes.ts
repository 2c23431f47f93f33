/** Sizes that are published of models whose shape is not, billions of parameters, and of a mixture the active ones: a
 *  model of such a name is planned from its size. Names as repositories write them, without their organisation.
 *
 *  Sources: vllm-project/recipes at 8959cf64189c (`parameter_count`, `active_parameters` of models/<repository>.yaml,
 *  August 2026); GLM-5.3-Flash: the deployment guide of SGLang for it (September 2026); Ling-2.5-1T, Ring-2.5-1T:
 *  README of inclusionAI/Ling-V2.5. */
export const PUBLISHED_SIZES: readonly (readonly [name: string, parametersB: number, activeB?: number])[] = [
  ['Laguna-M.1', 225, 23],
  ['Ling-2.6-1T', 1000, 50],
  ['Ring-2.6-1T', 1000, 50],
  ['Ling-2.5-1T', 1000, 63],
  ['Ring-2.5-1T', 1000, 63],
  ['Ling-2.6-flash', 104, 7.4],
  ['GLM-5.3-Flash', 320, 18],
  ['dots3-note-prev', 288, 17],
  ['LFM2.5-8B-A1B', 8, 1],
  ['Cosmos3-Nano', 16],
  ['Cosmos3-Super', 64],
  ['Cosmos3-Super-Image2Video', 64],
  ['Cosmos3-Super-Text2Image', 64],
  ['GLM-GA', 10],
  ['GLM-TTS', 3],
  ['GLM-ASR-Nano-2512', 2.3],
  ['MiniCPM-V-4.6', 1.3],
  ['MiniCPM5-1B', 1.1],
  ['VoxCPM2', 2],
  ['Unlimited-OCR', 3],
  ['plamo-2-translate', 9.5],
  ['plamo-3-nict-31b-base', 32],
  ['stable-audio-open-1.0', 1.2],
  ['s2-pro', 4.6],
  ['MOSS-SoundEffect', 8],
  ['MOSS-TTS', 8],
  ['MOSS-TTSD-v1.0', 8],
  ['MOSS-TTS-Realtime', 1.7],
  ['MOSS-Transcribe-Diarize', 0.9],
  ['MOSS-VoiceGenerator', 1.7],
];

/** What stands in for a name without a size that says what it is for, billions of parameters: usual sizes of such
 *  models, never that of a language model of the same family. */
export const SIZE_OF_KIND: Readonly<Record<string, number>> = {
  asr: 2,
  tts: 3,
  ocr: 3,
  embed: 0.6,
  embedding: 0.6,
  embeddings: 0.6,
  rerank: 0.6,
  reranker: 0.6,
  guard: 8,
};
