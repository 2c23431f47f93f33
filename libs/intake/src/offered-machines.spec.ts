import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a machine that is offered at a sum is weighed against renting', () => {
  it.each<[string, number]>([
    ['A vendor offers us a server for 38,000 EUR, is that reasonable for 48 users at once on Gemma 3 12B?', 44_460],
    ['48 simultaneous users on Gemma 3 12B. Our dealer quoted $60k for a server. Is that a fair price?', 60_000],
    [
      'Ein Systemhaus bietet uns einen Server für 45.000 Euro an, ist das angemessen für 48 gleichzeitige Nutzer?',
      52_650,
    ],
    ['Un revendeur nous propose un serveur à 38 000 €, est-ce raisonnable pour 48 utilisateurs simultanés ?', 44_460],
    [
      "48 utilisateurs simultanés. On nous a parlé d'un serveur à 38 000 €, on ne sait pas si c'est raisonnable.",
      44_460,
    ],
    ['Un proveedor nos ofrece un servidor por 38.000 euros, ¿es razonable para 48 usuarios a la vez?', 44_460],
    ['Un fornitore ci offre un server a 38.000 euro, conviene per 48 utenti contemporanei?', 44_460],
  ])('%s', (text, usd) => {
    const { weighsPurchase, offeredUsd, concurrentRequests } = reader.read(`${text} Gemma 3 12B.`);
    expect([weighsPurchase, offeredUsd, concurrentRequests?.value]).toEqual([true, usd, 48]);
  });

  it.each([
    '48 users at once on Gemma 3 12B. Another school bought a server for 38,000 EUR.',
    '48 users at once on Gemma 3 12B. We paid 38,000 EUR for our server, is that reasonable?',
    '48 users at once on Gemma 3 12B. My neighbour was offered a server for 38,000 EUR.',
    '48 users at once on Gemma 3 12B. Our budget for a server is 38,000 EUR.',
  ])('but nothing else is: %s', (text) => expect(reader.read(text).weighsPurchase).toBeUndefined());
});
