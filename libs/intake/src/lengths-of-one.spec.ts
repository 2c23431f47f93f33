import { readsAs } from './testing/rounded-reading.spec';

describe('the length of one page, photo or document', () => {
  it.each<[string, number]>([
    ['Qwen2.5-VL-7B, 3,200 pages a day, a page is about 1,300 image tokens, 700 tokens out.', 1300],
    ['Qwen2.5-VL-7B, 3.200 Seiten am Tag, eine Seite macht bei uns ca. 1.300 Bild-Token, raus etwa 700.', 1300],
    ['InternVL3-8B, 19,550 labels an hour, one photo = ~900 image tokens, 60 tokens back.', 900],
    ['InternVL3-8B, 4,000 photos a day, a photo = 900 image tokens plus 200 prompt tokens, 60 out.', 1100],
    ['InternVL3-8B, 4.000 Fotos am Tag, ein Foto ca. 900 Bild-Token plus 200 Token Prompt, 60 raus.', 1100],
    ['Llama 3.3 70B, 840 dossiers par jour, 9 pages chacun, résumé de 400 mots.', 5850],
    ['Llama 3.3 70B, 840 expedientes al día, 9 páginas cada uno, resumen de 400 palabras.', 5850],
    ["Llama 3.3 70B, 840 dossiers per dag, elk 9 pagina's, samenvatting van 400 woorden.", 5850],
    ['Llama 3.3 70B, 840 договоров в день, по 9 страниц каждый, резюме 400 слов.', 5850],
    ['Llama 3.3 70B, 840 umów dziennie, każda po 9 stron, streszczenie 400 słów.', 5850],
  ])('%s', (text, inputTokens) => readsAs(text, { inputTokens }));

  it('files of each office and day are still those of all offices', () =>
    readsAs('14 bureaux, 60 dossiers par bureau et par jour, 9 pages chacun, résumé de 400 mots. Llama 3.3 70B', {
      requestsPerDay: 840,
      inputTokens: 5850,
    }));

  it('what is photographed in each place comes from all of them', () =>
    readsAs(
      'Depots, 23 of them. Each depot photographs about 850 labels an hour, one photo = ~900 tokens. InternVL3-8B',
      {
        requestsPerSecond: 5.431,
      },
    ));

  it.each<[string, number]>([
    ['Whisper large-v3, 1 560 appels par jour de 3 min 40 en moyenne.', 220],
    ['Whisper large-v3, 1.560 Anrufe am Tag, im Schnitt 3 Min. 40 Sek.', 220],
    ['Whisper large-v3, 1.560 chiamate al giorno di 3 minuti e 40 secondi.', 220],
    ['Whisper large-v3, 1.560 llamadas al día de 3 minutos y medio.', 210],
    ['Whisper large-v3, 1,560 calls of 3 min a day, 40 agents.', 180],
  ])('%s', (text, seconds) => readsAs(text, { media: { audioSeconds: seconds } }));
});
