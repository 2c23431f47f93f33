import { readsAs } from './testing/rounded-reading.spec';

describe('the length of what comes out without a word of answering', () => {
  it.each<[string, number, number]>([
    ['500 letters a day on Qwen3 14B. Raw dictation is 900 words, the finished letter should be 350 words.', 1197, 466],
    ['500 letters a day on Qwen3 14B. Input 900 words, the polished version 350 words.', 1197, 466],
    ['500 Briefe am Tag, Qwen3 14B. Das Diktat hat 900 Wörter, der fertige Brief etwa 350 Wörter.', 1197, 466],
    ['500 lettres par jour, Mistral Nemo. La dictée fait 900 mots, la lettre finale 350 mots.', 1197, 466],
    [
      '500 cartas al día, Qwen3 14B. La transcripción tiene 900 palabras, el informe final unas 350 palabras.',
      1197,
      466,
    ],
    ['500 lettere al giorno, Qwen3 14B. La trascrizione ha 900 parole, la lettera finita 350 parole.', 1197, 466],
    ['500 brieven per dag, Qwen3 14B. Het transcript is 900 woorden, de uiteindelijke brief 350 woorden.', 1197, 466],
    ['2,000 articles a day on Qwen3 14B, each 1,200 words; ours should be 150 words.', 1596, 200],
    ['500 Texte am Tag mit Qwen3 14B, Quelle 1.500 Wörter, der Artikel soll 400 Wörter lang sein.', 1995, 532],
    ['500 letters a day on Qwen3 14B. We turn 900 words of dictation into a letter of 350 words.', 1197, 466],
    ['500 Briefe am Tag mit Qwen3 14B. Aus 900 Wörtern Diktat wird ein Brief von 350 Wörtern.', 1197, 466],
    ['500 jobs a day on Qwen3 14B. The source has 3,000 tokens, the article should have 700 tokens.', 3000, 700],
  ])('%s', (text, inputTokens, outputTokens) => readsAs(text, { inputTokens, outputTokens }));

  it.each<[string, number, number | undefined]>([
    ['500 checks a day on Qwen3 14B. The finished contract that they send us has 900 words.', 1197, undefined],
    ['500 letters a day on Qwen3 14B. Prompts are 3,000 words and should be 2,000 words.', 3990, undefined],
    ['500 letters a day on Qwen3 14B. The final prompt has 900 words.', 1197, undefined],
  ])('but nothing else is: %s', (text, inputTokens, outputTokens) => readsAs(text, { inputTokens, outputTokens }));
});
