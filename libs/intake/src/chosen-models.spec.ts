import { readsAs } from './testing/rounded-reading.spec';

const QWEN = { kind: 'catalog', id: 'Qwen/Qwen3-14B' };

describe('of several models the one that is taken', () => {
  it.each([
    'vLLM, command-r7b... no, that is the test instance; production is Qwen3 14B in Q8_0 on 4x L40S.',
    'We fine-tune Llama 3.1 8B... well, actually we decided on Qwen3 14B since Llama was worse. Two L40S.',
    'LoRA auf Llama 3.1 8B... wir haben uns für Qwen3 14B entschieden, Llama war schlechter. Zwei L40S.',
    'LoRA sur Llama 3.1 8B... en fait on a choisi Qwen3 14B, car Llama était moins bon. Deux L40S.',
    'Robię LoRA na Llama 3.1 8B... zdecydowaliśmy się na Qwen3 14B, bo Llama wypadła gorzej. Dwie L40S.',
    "Llama 3.1 8B was wrong in 31% of cases, Qwen3 14B was at 4% and that's what we'd take. 50 requests per second.",
    'We compared Llama 3.1 8B and Qwen3 14B, the latter won and is what we will use. 50 requests per second.',
    'Wir haben Llama 3.1 8B und Qwen3 14B getestet; Qwen3 14B nehmen wir. 50 Anfragen pro Sekunde, wie viele L40S?',
    'An experiment from last summer with LLaVA 7B. Model per the integrator: Qwen3 14B. 5 requests per second.',
  ])('%s', (text) => readsAs(text, { model: QWEN }));

  it.each([
    'Qwen3 14B on 2x L40S. Llama 3.1 8B is what they use.',
    'Qwen3 14B on 2x L40S for 40 users at once. We also tried Llama 3.1 8B last year.',
  ])('near it: %s', (text) => readsAs(text, { model: QWEN }));
});

describe('the engine that is in use', () => {
  it.each([
    ["Qwen3-30B-A3B FP8 with vLLM's LLM class, 2.6 million abstracts in 4 days.", 'vllm'],
    ['Qwen3 14B with SGLang’s router on 2x L40S, 40 users at once.', 'sglang'],
    ['eight V100, lmdeploy 0.6.4 (vllm dropped Volta for us), Llama 3.3 70B, AWQ, --tp 8.', undefined],
    ['eight V100, lmdeploy 0.6.4, vLLM lacks Volta, Llama 3.3 70B, AWQ, --tp 8.', undefined],
    ['eight V100 with vLLM 0.8, Llama 3.3 70B, AWQ, --tp 8.', 'vllm'],
  ])('%s', (text, engine) => readsAs(text, { engine }));
});
