import { readsAs } from '../testing/rounded-reading.spec';

describe('pages and tokens of one prompt add up', () => {
  it.each([
    ['a review = contract of about 25 pages plus playbook of 1,800 tokens, 300 tokens out', 18_050],
    ['input is 12 pages and a template of 900 tokens, output 300 tokens', 8_700],
    ['un contrat de 25 pages plus un guide de 1800 tokens en entrée, 300 tokens en sortie', 18_050],
    ['ein Vertrag von 25 Seiten plus ein Leitfaden von 1.800 Token rein, 300 Token raus', 18_050],
    ['un contrato de 25 páginas más una plantilla de 1.800 tokens, salida 300 tokens', 18_050],
    ["contract van 25 pagina's plus een sjabloon van 1.800 tokens, uitvoer 300 tokens", 18_050],
    ['договор на 25 страниц плюс инструкция на 1800 токенов, 300 токенов на выходе', 18_050],
    ['1,800 token system prompt plus 25 pages per document, 300 tokens out', 18_050],
  ])('%s', (text, inputTokens) => {
    readsAs(`GLM-4.5-Air, 40 at once, ${text}.`, { inputTokens, outputTokens: 300 });
  });

  it.each([
    ['25 pages of 600 tokens each, output 300 tokens', 15_000],
    ['4 pages and 600 tokens per page, 300 tokens out', 2_400],
    ['12 pages in and 300 tokens out', 7_800],
  ])('tokens of each page, and of the answer: %s', (text, inputTokens) => {
    readsAs(`GLM-4.5-Air, 40 at once, ${text}.`, { inputTokens, outputTokens: 300 });
  });
});

describe('the length of what is made is that of the answer', () => {
  it.each([
    'A note: transcript about 2,600 tokens plus template 700 tokens (same for everybody), note 550 tokens',
    'Ein Brief: Transkript 2.600 Token plus Vorlage 700 Token (für alle gleich), Brief 550 Token',
    'Une lettre : transcription 2600 tokens plus modèle 700 tokens (identique pour tous), lettre 550 tokens',
  ])('%s', (text) => {
    const expected = { inputTokens: 3300, outputTokens: 550, sharedPrefixTokens: 700, concurrentRequests: 40 };
    readsAs(`MedGemma 27B, 40 at once. ${text}.`, expected);
  });

  it('parts without a product stay parts', () => {
    const parts = 'document 3,000 tokens plus 500 tokens of instructions that never change, 300 out';
    readsAs(`MedGemma 27B, 40 at once, ${parts}.`, { inputTokens: 3500, outputTokens: 300, sharedPrefixTokens: 500 });
  });
});
