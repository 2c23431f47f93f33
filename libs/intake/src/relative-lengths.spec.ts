import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { createReader } from './reading/reader';

const reader = createReader(catalogGazetteer());
const lengths = (text: string): readonly unknown[] => {
  const { inputTokens, outputTokens } = reader.read(`${text} Qwen3 14B.`);
  return [inputTokens?.value, outputTokens?.value];
};

describe('an answer told by the length of what it answers', () => {
  it.each([
    ['Emails of 350 words, answers half as long.', 466, 233],
    ['E-Mail 350 Wörter, Antwort halb so lang.', 466, 233],
    ['Mails de 350 mots, réponses moitié moins longues.', 466, 233],
    ['Correos de 350 palabras, respuestas la mitad de largas.', 466, 233],
    ['E-mails van 350 woorden, antwoord half zo lang.', 466, 233],
    ['Prompts of 1,200 tokens, answers a third of that.', 1200, 400],
    ['Prompts of 1,200 tokens, answers twice as long.', 1200, 2400],
    ['Prompts of 1,200 tokens. The answers are half the length.', 1200, 600],
    ['Prompts mit 1.200 Tokens, Antworten ein Drittel davon.', 1200, 400],
    ['Prompts de 1200 tokens, réponses deux fois plus courtes.', 1200, 600],
    ['Промпты 1200 токенов, ответ вдвое короче.', 1200, 600],
    ['Prompt di 1.200 token, risposte lunghe la metà.', 1200, 600],
    ['Prompts of 1,200 tokens, answers just as long.', 1200, 1200],
  ])('%s', (text, prompt, answer) => expect(lengths(text)).toEqual([prompt, answer]));
  it('what is counted is none', () => {
    expect(lengths('Prompts of 1,200 tokens, answers 300 tokens, half of the users are idle.')).toEqual([1200, 300]);
    expect(
      reader.read('Correos de 350 palabras, respuestas la mitad de largas, 2.000 al día, Qwen3 14B.').requestsPerDay
        ?.value,
    ).toBe(2000);
  });
});

describe('an article counts one page', () => {
  it.each([
    ['Answers around a page.', 650],
    ['Antworten etwa eine Seite.', 650],
    ["Réponses d'environ une page.", 650],
    ['Risposte di circa una pagina.', 650],
    ['Respuestas de una página.', 650],
    ['Antwoorden van ongeveer een pagina.', 650],
    ['The output goes to a page on our intranet.', undefined],
    ['We pay 2 cents a page for OCR, answers in a minute.', undefined],
  ])('%s', (text, answer) => expect(lengths(text)[1]).toBe(answer));
});
