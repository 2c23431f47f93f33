import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a wait that is there and the one it has to be', () => {
  it.each([
    ['We run Llama 3.3 70B on 4x A100. TTFT is 2.4 s right now, the product team insists on 800 ms.', 2400, 800],
    ['Llama 3.1 8B on one A10G. TTFT climbs to 5.2 s; management will not accept more than a second.', 5200, 1000],
    ['Orpheus on an L4: 900 ms until the first audio, we have to be at 300 ms to first sound.', 900, 300],
    ['TTFT grows to 19 s on 2x V100, Qwen2.5 14B. I was told to get under 3 seconds.', 19_000, 3000],
    ['Qwen3 14B läuft auf zwei A10. Bis zum ersten Wort vergehen 6 Sekunden, gefordert sind 2.', 6000, 2000],
    [
      'Mistral Small auf einer L40S, das erste Token kommt nach 3,1 s, länger als 1,5 s darf es nicht dauern.',
      3100,
      1500,
    ],
    ['Tenemos Qwen3 32B en 2x A100; el primer token tarda 4 s y no debería pasar de 1,2 s.', 4000, 1200],
    ['Usamos Llama 3.1 8B numa L4. O primeiro token leva 2,5 s, não pode passar de um segundo.', 2500, 1000],
    ["Llama 3.3 70B sur 4x L40S : premier token à 1,8 s aujourd'hui, le client exige 700 ms.", 1800, 700],
    ['Qwen3 32B на двух A100, сейчас первый токен через 0,7 с, допустимо не более полутора секунд.', 700, 1500],
    ['4x L40S에서 Qwen3 32B, 첫 토큰 2.2초 걸리는데 0.9초 안에 나와야 합니다.', 2200, 900],
  ])('%s', (text, seen, wished) => {
    const reading = reader.read(text);
    expect([reading.observed.ttftMs?.value, reading.ttftMs?.value]).toEqual([seen, wished]);
  });

  it.each([
    ['Нужен сервер под Qwen3-32B, 50 человек одновременно, ответ должен начинаться максимум через 3 секунды.', 3000],
    ['gpt-oss-120b、同時110名、初回応答 3秒以内。', 3000],
  ])('%s', (text, wished) => {
    expect(reader.read(text).ttftMs?.value).toBe(wished);
  });

  it('a wait per token that is seen goes by the wish before it', () => {
    const reading = reader.read(
      'Time per token no worse than 40 ms. Currently on 8 x L40S with Llama 3.3 70B where we see 71 ms.',
    );
    expect([reading.observed.tpotMs?.value, reading.tpotMs?.value]).toEqual([71, 40]);
  });

  it.each([
    'Switching the cache on makes TTFT 25% worse on our 2x 4090 with Qwen3 14B.',
    'TTFT went up by 40 % after we updated vLLM on 2x L40S, Qwen3 32B.',
    'Prefix caching cuts TTFT by two thirds at 10 clients, Qwen3 8B on an L4.',
  ])('%s', (text) => {
    const reading = reader.read(text);
    expect([reading.ttftMs, reading.observed.ttftMs]).toEqual([undefined, undefined]);
  });

  it('what another wait is told of is none', () => {
    const { observed } = reader.read('Con Qwen3 32B en 4x H100 baja a 19 por sesión y el TTFT se va a 9 s.');
    expect(observed.ttftMs?.value).toBe(9000);
  });
});

describe('the speed that somebody wants', () => {
  it.each([
    ['Devstral on 4x L40S, ten devs at once: 8 t/s each. Devs want 25.', 25],
    ["Qwen3 235B on a 3090 with offloading gives me 4.1 tok/s. I'd like at least 10.", 10],
    ['DeepSeek R1 на 3090: 5,3 ток/с. Хочу хотя бы 10.', 10],
    ['Llama 3.3 70B auf zwei 3090, ich bekomme 6 Token/s. Ich hätte gern mindestens 15.', 15],
    ["Qwen3 32B sur une 4090 : 7 tok/s. J'aimerais au moins 20.", 20],
    ['Qwen3 32B en una 3090, me da 9 tok/s, necesito por lo menos 20.', 20],
    ['Qwen3 32B na 3090 wyciąga 6 tok/s, chciałbym przynajmniej 15.', 15],
    ['3090でQwen3 32B、8 tok/sしか出ない。最低20は欲しい。', 20],
    ['4090跑Qwen3 32B只有6 tok/s，至少要20。', 20],
    ['Qwen3 Coder 30B on 2x A6000. With 12 people on it 11 tok/s each, they were promised 30.', 30],
    ['Llama-4-Scout for 54 students at once, answers at reading speed, say 12 tok/s.', 12],
  ])('%s', (text, speed) => {
    expect(reader.read(text).tokensPerSecondPerUser?.value).toBe(speed);
  });

  it.each([
    ['Qwen3 32B em LM Studio num M4 Max: o prompt processa a 210 t/s e gera só 11 t/s.', 11],
    ['Gemma 3 27B auf einer 3090: Prompt-Verarbeitung 640 t/s, Generierung 23 t/s.', 23],
    ['Mistral Small on a 4090, reads the prompt at 1900 t/s and writes at 31 t/s.', 31],
    ['RX 7900 XTX, qwen3 30b-a3b in llama-bench: Vulkan tg 96.', 96],
  ])('%s', (text, speed) => {
    expect(reader.read(text).observed.outputTokensPerSecond?.value).toBe(speed);
  });
});

describe('lengths that are told loosely', () => {
  it.each([
    ['Qwen2.5-VL-7B on an L4: one scan (say 1,200 tokens) and a 150-token description, 2 per second.', 1200, 150],
    ['Translating 78,000 strings with aya-expanse 8B, ~30 tokens each way, on a 2080 Ti.', 30, 30],
    ['Chat with Llama 3.1 8B, 40 people at once, roughly 500 tokens in each direction.', 500, 500],
    ['Gemma 3 4B auf einer L4. Antworten von 180 Token, Frage plus Richtlinien 2.600.', 2600, 180],
    ['Phi-4 em 9 L4: contrato médio de 7.800 tokens, parecer de 1.100.', 7800, 1100],
    ['Qwen3-4B classifies emails, avg 820 tokens, answer is one label, call it 5.', 820, 5],
    ['Gemma 3 1B for 4 million SMS a day, avg 60 tokens, output 1 label, on T4.', 60, 4],
    [
      'Llama 3 8B on an A100. With 35-token prompts and 250-token outputs I measured 2,000 tok/s. ' +
        'Our real shape is 3,000 in / 400 out.',
      3000,
      400,
    ],
  ])('%s', (text, input, output) => {
    const { inputTokens, outputTokens } = reader.read(text);
    expect([inputTokens?.value, outputTokens?.value]).toEqual([input, output]);
  });

  it('what is written piece by piece comes out', () => {
    const reading = reader.read('Escribo novelas con Qwen3 32B en una 4090, unos 2,5 mil tokens por capítulo.');
    expect([reading.inputTokens, reading.outputTokens?.value]).toEqual([undefined, 2500]);
  });

  it.each([
    ['Own dense 34B. Wanted window 32,768. How many cards?', 32_768],
    ['Llama 3.3 70B, Fenster 128k, 20 Nutzer.', 131_072],
    ['Qwen3 32B sur 2x L40S, fenêtre de 40k par session.', 40_000],
    ['Llama 3.1 8B на L4, окно 16384.', 16_384],
    ['gpt-oss-20b na 3060 12gb, 26 tok/s przy 4k, przy 60k już tylko 7.', 60_000],
  ])('%s', (text, context) => {
    expect(reader.read(text).contextTokens?.value).toBe(context);
  });
});
