import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const contextOf = (text: string): readonly [number | undefined, boolean] => {
  const { contextTokens, contextIsCeiling } = reader.read(text);
  return [contextTokens?.value, contextIsCeiling === true];
};

describe('what an engine is set to take is no length of what comes', () => {
  it.each([
    ['Llama 3.1 8B on one A100 80GB with --max-model-len 32768 --max-num-seqs 64. At peak 24 requests run.', 32_768],
    ['max_model_len: 131072 in the yaml, 1x L40S, 16 chats at once, Llama 3.1 8B. Enough?', 131_072],
    ['llama-server -c 65536 with Llama 3.1 8B q8_0 on a 3090, 4 people at once. Enough?', 65_536],
    ['Rodamos Llama 3.1 8B numa A100 80GB com --max-model-len=32768, pico de 24 requisições simultâneas.', 32_768],
    ['Llama 3.1 8B in Ollama, num_ctx 16384, auf einer 3090, 4 Anfragen gleichzeitig. Zu groß?', 16_384],
  ])('%s', (text, tokens) => {
    expect(contextOf(text)).toEqual([tokens, true]);
  });

  it.each([
    ['Llama 3.1 8B with 32k context, 24 requests at once on one A100 80GB.', 32_768],
    ['We need a context window of 64k for 24 users at once, Llama 3.1 8B.', 65_536],
    ['Llama 3.1 8B with --max-model-len 32768, 24 requests at once, sessions grow to the limit.', 32_768],
    ['--max-model-len 32768, Llama 3.1 8B, 24 Anfragen gleichzeitig mit vollem Kontext', 32_768],
  ])('%s: each may fill it', (text, tokens) => {
    expect(contextOf(text)).toEqual([tokens, false]);
  });
});
