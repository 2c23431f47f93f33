import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { createReader } from './reading/reader';

const reader = createReader(catalogGazetteer());

describe('what a log of some days holds comes in as many days', () => {
  it.each([
    ['I have 10 days of logs with 12,000 questions, Qwen3 14B.', 1200],
    ['Our logs of 10 days hold 12,000 questions; Qwen3 14B RAG.', 1200],
    ['Logs from two weeks: 28,000 prompts. Chat with Qwen3 14B.', 2000],
    ['In den Logs von 10 Tagen stehen 12.000 Fragen. Qwen3 14B, RAG.', 1200],
    ['10 jours de logs avec 12 000 questions, Qwen3 14B.', 1200],
    ['Logs de 10 días con 12.000 preguntas, Qwen3 14B.', 1200],
    ['The log of the last 7 days shows 14,000 requests, Qwen3 14B.', 2000],
  ])('%s', (text, perDay) => {
    const reading = reader.read(text);
    expect([reading.requestsPerDay?.value, reading.batch, reading.setAside]).toEqual([perDay, undefined, []]);
  });
  it.each([
    ['We need to classify 12,000 questions from 10 days of logs within 2 hours, Qwen3 14B.', 12_000],
    ['Summarise 12,000 tickets from 10 days of logs once, Qwen3 14B.', 12_000],
  ])('what is worked through is a job: %s', (text, items) => expect(reader.read(text).batch?.value.items).toBe(items));
});
