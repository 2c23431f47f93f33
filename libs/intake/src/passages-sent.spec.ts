import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const sent = (text: string) => {
  const { requestsPerSecond, furtherWorkloads, setAside } = reader.read(text);
  const told = furtherWorkloads.find((w) => w.perRequest !== undefined)?.perRequest;
  return { rate: requestsPerSecond?.value, each: told?.value, left: setAside.map((s) => s.text) };
};

describe('passages that each request sends to a reranker', () => {
  it.each([
    ['RAG with Qwen3 14B, bge-m3, bge-reranker-v2-m3. 3 questions/s, 50 passages reranked per question.', 50],
    ['RAG: Qwen3 14B answers, bge-reranker-v2-m3 reranks 40 passages per question. 3 questions per second.', 40],
    ['40 passages go to the reranker per question. Qwen3 14B with bge-reranker-v2-m3, 3 requests per second.', 40],
    ['Qwen3 14B, 3 req/s, the reranker bge-reranker-v2-m3 scores the top 50 chunks for each query.', 50],
    ['Qwen3 14B und bge-reranker-v2-m3: 3 Anfragen pro Sekunde, je Anfrage werden 50 Textstellen neu sortiert.', 50],
    ['RAG avec Qwen3 14B et bge-reranker-v2-m3, 3 questions par seconde, 50 passages reclassés par question.', 50],
    ['RAG con Qwen3 14B y bge-reranker-v2-m3, 3 preguntas por segundo, se reordenan 50 pasajes por pregunta.', 50],
    ['RAG con Qwen3 14B e bge-reranker-v2-m3, 3 domande al secondo, il reranker ordina 50 passaggi.', 50],
    ['RAG met Qwen3 14B en bge-reranker-v2-m3, 3 vragen per seconde, 50 passages per vraag herrangschikt.', 50],
  ])('%s', (text, each) => {
    expect(sent(text)).toEqual({ rate: 3, each, left: [] });
  });

  it.each([
    ['bge-reranker-v2-m3: 5 requests per second, each reranks 100 candidates.', 500],
    ['2 queries per second, 80 documents each are reranked by bge-reranker-v2-m3.', 160],
  ])('of the first service they are its load: %s', (text, rate) => {
    expect(sent(text)).toEqual({ rate, each: undefined, left: [] });
  });

  it.each([
    ['Rerank 150 passages per second with bge-reranker-v2-m3.', 150],
    ['Qwen3 14B with bge-m3. Each question comes with 8 passages of 500 tokens, 2 questions per second.', 2],
    ['Qwen3 14B, 2 requests per second, and bge-reranker-v2-m3 at 200 passages per second.', 2],
  ])('as before: %s', (text, rate) => {
    expect(sent(text)).toEqual({ rate, each: undefined, left: [] });
  });
});
