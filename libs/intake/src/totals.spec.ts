import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what several loads come to', () => {
  it.each([
    [
      "At present 7 requests run at once; with the new customer it'll be 37 altogether. Four RTX 5090, Llama 3.1 8B.",
      37,
    ],
    [
      'They bring 45 counsellors, 30 chats in parallel, plus the 7 that I have, so let us say 37 altogether. ' +
        'Four RTX 5090 with Llama 3.1 8B, never more than 7 requests running.',
      37,
    ],
    ['Heute höchstens 7 Anfragen gleichzeitig; mit dem neuen Kunden werden es insgesamt 37. Vier RTX 5090.', 37],
    ["Aujourd'hui 7 requêtes simultanées; avec le nouveau client ce sera 37 au total. Quatre RTX 5090.", 37],
    ['Hoy tenemos 7 peticiones simultáneas; con el nuevo cliente serán 37 en total. Cuatro RTX 5090.', 37],
  ])('%s', (text, atOnce) => {
    expect(reader.read(text).concurrentRequests?.value).toBe(atOnce);
  });

  it('rates that add up', () => {
    const text = 'Hoy son 900 conversaciones al día; un cliente nuevo trae otras 2600, o sea 3500 en total.';
    expect(reader.read(`${text} Llama 3.3 70B.`).requestsPerDay?.value).toBe(3500);
  });
});
