import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what the tokens are for, in other words', () => {
  it.each<[string, string]>([
    ['客服工单打标，Qwen3-4B，一天 20 万条，一张 L20。', 'classification'],
    ['用 Qwen2.5-7B 做意图识别，4 张 A10。', 'classification'],
    ["Étiquetage d'avis clients avec Ministral 8B sur une L4.", 'classification'],
    ['Answers are six or seven tokens (routing of complaint letters). Qwen2.5-14B, 2x V100 32GB.', 'classification'],
    ['Tutor virtual para 900 alumnos con Ministral 3 14B en 3 RTX A6000.', 'chat'],
    ['Een virtuele docent voor 400 leerlingen, Gemma 3 27B op twee L40S.', 'chat'],
    ['캐릭터 챗 서비스, H100 4장, 자체 파인튜닝한 24B 모델.', 'chat'],
    ['Resúmenes de llamadas (transcripción de 1.900 tokens) con gpt-oss-20b en una 4090.', 'summarization'],
    ['Sintesi dei referti con Mistral Small 24B, 2 L40S.', 'summarization'],
    ['応対履歴の文字起こしから要約をQwen3-14Bで、L40S 2枚。', 'summarization'],
    ['Qwen2.5-VL-7B reads ID cards and claim forms, one A10G.', 'document_processing'],
    ['Term-sheet extractor, Llama 3 8B fp16, one A100.', 'document_processing'],
    ['Lettura di bolle e fatture, Qwen2.5-VL 7B, una L40S.', 'document_processing'],
    ['Překlad smluv, Gemma 3 27B, 2x L40S.', 'translation'],
    ['Localising game strings with aya-expanse 8B on a 2080 Ti.', 'translation'],
    ['Kimi K2.5 for an agent that reads 10-Ks, 6 runs in parallel.', 'agents'],
    ['full FT llama-3.1-8b, 210M tok, seq 4k, 2 epochs on 8xA100', 'fine_tuning'],
    ['Quiero entrenar un LoRA sobre Gemma 3 12B con 12 M de tokens en una A100.', 'fine_tuning'],
    ['CPT of Qwen3 8B on 4B tokens of Dutch law, 8 H100.', 'training'],
  ])('%s', (text, use) => expect(reader.read(text).useCase?.value).toBe(use));

  it.each<[string, number]>([
    ['LoRA de Ministral 8B : corpus de 42 M de tokens, 3 époques', 42_000_000],
    ['QLoRA on Llama 3.3 70B, 50k samples, 38M tokens', 38_000_000],
  ])('data of a tuning run: %s', (text, tokens) => expect(reader.read(text).tuning?.datasetTokens?.value).toBe(tokens));

  it.each(['Llama 3.3 70B exl2 4.5bpw on 2x 3090', 'Llama 3.3 70B, 4.25bpw exl2, 2x 3090'])('%s', (text) => {
    const precision = reader.read(text).weightPrecision;
    expect(precision?.value).toBe('exl2-4.0bpw');
    expect(precision?.approximation).toContain('nearest');
  });
});
