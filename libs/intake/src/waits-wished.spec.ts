import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what is wished for and what is there', () => {
  it.each([
    ['p95 TTFT was 4.2 s in the incident, the SLO is 2 s. 2x H100, Llama 3.3 70B, 60 concurrent.', 4200, 2000],
    ['TTFT 11 s, SLO is 1.5 s. We run Llama 3.3 70B on 4x L40S.', 11_000, 1500],
  ])('%s', (text, seen, wished) => {
    const reading = reader.read(text);
    expect([reading.observed.ttftMs?.value, reading.ttftMs?.value]).toEqual([seen, wished]);
  });

  it('wishes of both kinds of wait behind both that were measured', () => {
    const { observed, ttftMs, tpotMs } = reader.read(
      'Measured today: first token after 1.9 s, 46 ms per token, on one A100 with Qwen3 14B. Target is 1 s and 30 ms.',
    );
    expect([observed.ttftMs?.value, observed.tpotMs?.value]).toEqual([1900, 46]);
    expect([ttftMs?.value, tpotMs?.value]).toEqual([1000, 30]);
  });

  it('an arrow between two measurements sets no limit, and joins the lengths of a pair', () => {
    const reading = reader.read('We run Llama 3.3 70B on 4x H200. TPOT 18.5 ms → 13.1 ms. SLO: TPOT p95 <= 25 ms.');
    expect(reading.tpotMs?.value).toBe(25);
    for (const arrow of ['->', '→']) {
      const pair = reader.read(`Qwen3 8B on an L4, 1800${arrow}250 tokens, 40 users`);
      expect([pair.inputTokens?.value, pair.outputTokens?.value]).toEqual([1800, 250]);
    }
  });

  it.each([
    ['동시 60명, EXAONE 3.5 32B, 첫 토큰은 0.8초 안에, 이후 토큰당 40ms 이하여야 합니다.', 800, 40],
    ['Qwen3 8B, 40 users at once, TTFT below 1 s, per token 50 ms at most.', 1000, 50],
  ])('%s', (text, first, next) => {
    const reading = reader.read(text);
    expect([reading.ttftMs?.value, reading.tpotMs?.value]).toEqual([first, next]);
  });

  it.each([
    ['Qwen3 32Bで同時50人、最初のトークンは1.2秒以内、全体で8秒以内に返したい。', 8000],
    ['Voice agent, Qwen3 8B: LLM first token 450 ms, TTS 180 ms, 1,250 ms in total.', 1250],
  ])('%s', (text, ms) => {
    expect(reader.read(text).endToEndMs?.value).toBe(ms);
  });

  it.each([
    ['We run gpt-oss-120b on 2x A100. With the old driver it was 55 tok/s, with the new one 71 tok/s.', 71],
    ["We run gpt-oss-120b on 2x A100, it does 41 tok/s. Yesterday's build gave 60 tok/s.", 41],
    ['8 MI50.\nRig A (the first try, dismantled): Qwen3 32B, 7 tok/s\nRig B (now): Qwen3 32B, 12 tok/s', 12],
    ['We have 4x V100. Past: Qwen3 14B, 24 t/s. Now: Qwen3 32B, 15 t/s.', 15],
    ['R1 on 16 H100 gives 19 tok/s. Update: with graphs it is now 24 tok/s.', 24],
  ])('%s', (text, speed) => {
    expect(reader.read(text).observed.outputTokensPerSecond?.value).toBe(speed);
  });

  it('what was measured is no demand where no hardware is named', () => {
    const reading = reader.read('Llama 3.3 70B, we measured TTFT 2.4 s. What do we rent for 80 users at once?');
    expect([reading.ttftMs, reading.observed.ttftMs?.value]).toEqual([undefined, 2400]);
  });
});

describe('an answer as long as the prompt', () => {
  it.each([
    ['Translation with Mistral Small 24B: 3,000 tokens in and about the same out, 500 a day.', 3000],
    ['Übersetzung mit Gemma 3 27B: 2.000 Tokens rein und genauso viel raus, 900 Texte am Tag.', 2000],
    ['Qwen3 14B rewrites 9 million pages, 1,000 tokens each and the output is of the same size.', 1000],
  ])('%s', (text, tokens) => {
    const { inputTokens, outputTokens } = reader.read(text);
    expect([inputTokens?.value, outputTokens?.value]).toEqual([tokens, tokens]);
  });

  it('answers in the same language have no length', () => {
    const text = 'Qwen3 14B, prompts of 2,000 tokens, answers in the same language, 40 users at once.';
    expect(reader.read(text).outputTokens).toBeUndefined();
  });
});

describe('lengths, shares and waits in further words', () => {
  it.each([
    ['On one A100 Qwen3 32B with 200k tokens in context gives 11 tok/s.', 200_000],
    ['Zwei A6000. Mit num_ctx=128000 belegt Llama 3.1 70B laut ollama ps 117 GB.', 128_000],
  ])('%s', (text, tokens) => {
    expect(reader.read(text).contextTokens?.value).toBe(tokens);
  });

  it.each([
    ['We have 8x H100 at 12 %, Llama 3.3 70B for 40 users.', 0.12],
    ['Die beiden L40S bei 30 %, Llama 3.1 8B für 40 Leute.', 0.3],
    ['One L40S serves Qwen3-14B, and nvidia-smi shows 34% most of the time.', 0.34],
    ['Two L40S at 30 % discount, Llama 3.1 8B for 40 users.', undefined],
  ])('%s', (text, share) => {
    expect(reader.read(text).utilizationFraction?.value).toBe(share);
  });

  it.each([
    ['Bot con Llama 3.1 8B, 40 usuarios a la vez, primera palabra en menos de un segundo y medio.', 1500],
    ['Llama 3.1 8B, 40 users at once, first token within two and a half seconds.', 2500],
    ['Llama 3.1 8B, 40 Leute gleichzeitig, Antwortbeginn höchstens 1,8 s.', 1800],
    ['Qwen3-32B on 2x H100. TTFT was 4.4 s. We promised P99 TTFT 3 s.', 3000],
  ])('%s', (text, ms) => {
    expect(reader.read(text).ttftMs?.value).toBe(ms);
  });

  it('a preposition of another clause wishes for no speed, and who is named with the writer speaks with him', () => {
    const sharded = reader.read('today 2x v620 under ollama, qwen3-coder-next sharded over them, ~24 tok/s.');
    expect(sharded.observed.outputTokensPerSecond?.value).toBe(24);
    const mates = reader.read("i've got a 5060 ti. me + roommate, sometimes both at once, gpt-oss 20b, 58 t/s.");
    expect(mates.observed.outputTokensPerSecond?.value).toBe(58);
  });
});
