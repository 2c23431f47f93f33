import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what the tokens are for', () => {
  it.each<[string, string]>([
    ['Llama 3.3 70B for the in-product assistant, 40 at once. The toxicity filter has its own card.', 'chat'],
    ['We classify 900k tickets a day with an 8B. The embeddings run on CPUs elsewhere.', 'classification'],
    ['Asistente para 300 empleados, 25 a la vez, Qwen3 32B. Los desarrolladores ya tienen Copilot.', 'chat'],
    ['Qwen3 32B liest Verträge und macht eine Zusammenfassung. Die Übersetzung läuft anderswo.', 'summarization'],
    ['Pre-trained from scratch: a 3B on 200B tokens', 'training'],
    ['Queremos entrenar un modelo de 1,5B con 30B tokens', 'training'],
  ])('%s', (text, use) => expect(reader.read(text).useCase?.value).toBe(use));

  it('a product that others have is a use only where nothing else says one', () => {
    expect(reader.read('A Copilot for 100 developers on Qwen3 32B').useCase?.value).toBe('coding');
  });
});

describe('which of several engines', () => {
  it.each<[string, string]>([
    ['Moved from Ollama to SGLang last month, gpt-oss-120b on 2x H100, 70 concurrent.', 'sglang'],
    ['Ollama did 40 tok/s. vLLM, gpt-oss-120b, both boxes: 214 tok/s at 8 clients.', 'vllm'],
    ['Von vLLM zu SGLang gewechselt, Qwen3 32B auf zwei H100, 30 gleichzeitig', 'sglang'],
  ])('%s', (text, engine) => expect(reader.read(text).engine?.value).toBe(engine));

  it('one of a demo with another model is not the engine of the one that is planned', () => {
    const text = 'The lab runs ollama with llama3.1 for the demo. Mistral Nemo for 6,400 staff, how many GPUs?';
    expect(reader.read(text).engine).toBeUndefined();
  });

  it('one that is only asked about does not stand for one that is not modelled', () => {
    const reading = reader.read('Mac Studio M3 Ultra 512GB, MLX, DeepSeek R1 in 4 bit. Would llama.cpp be faster?');
    expect(reading.engine).toBeUndefined();
    expect(reading.setAside).toContainEqual(expect.objectContaining({ text: 'MLX', reason: 'not_modelled' }));
  });
});

describe('a stock of pages', () => {
  it('is no batch and no prompt where it is searched', () => {
    const reading = reader.read('Ein KI-Assistent für 400 Leute, Wissensbasis rund 46.000 Seiten, Llama 3.3 70B.');
    expect([reading.batch, reading.inputTokens]).toEqual([undefined, undefined]);
  });

  it.each(['3.000 páginas al día', '3.000 Seiten pro Tag', '3 000 stron dziennie'])('%s are requests', (pages) => {
    expect(reader.read(`Qwen2.5-VL-7B, ${pages}`).requestsPerDay?.value).toBe(3000);
  });
});
