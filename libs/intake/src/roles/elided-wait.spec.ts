import { readsAs } from '../testing/rounded-reading.spec';

const LOAD = 'Mistral Small 3.2 24B, 40 at once, 1,900 tokens in';

describe('a year beside what is written is no length', () => {
  it.each([
    `Capacity for agent-assist (live call summaries) 2027. ${LOAD}.`,
    `Chat answers for 2027. ${LOAD}.`,
    `Zusammenfassungen 2027: ${LOAD}.`,
    `Réponses 2027. ${LOAD}.`,
    `Plan de respuestas 2026/2027: ${LOAD}.`,
    `Risposte 2027. ${LOAD}.`,
    `Ответы 2027. ${LOAD}.`,
    `Summary Q3 2026. ${LOAD}.`,
  ])('%s', (text) => {
    readsAs(text, { outputTokens: undefined, inputTokens: 1900 });
  });

  it('a length that looks like one', () => {
    readsAs('Mistral Small 3.2 24B, 40 at once, prompt 1900, answer 2026.', { outputTokens: 2026 });
    readsAs(`${LOAD}, answer 2,048 tokens.`, { outputTokens: 2048 });
  });
});

describe('a wait in the unit of the one before it', () => {
  it.each([
    [`${LOAD}. Suggestion must appear within 1.5 seconds, summary within 15.`, 15_000],
    [`${LOAD}. Suggestion en moins de 2 secondes, résumé en moins de 15.`, 15_000],
    [`${LOAD}. Erstes Token in 800 ms, die ganze Antwort in 6000.`, 6_000],
  ])('%s', (text, endToEndMs) => {
    readsAs(text, { endToEndMs, outputTokens: undefined });
  });

  it('a number that counts something else', () => {
    readsAs(`${LOAD}. First token within 2 seconds, answers in 4 languages.`, { endToEndMs: undefined });
  });
});
