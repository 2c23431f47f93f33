import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('limits of a service that is called', () => {
  it.each([
    ['Last time 30 people were enough to trip the 200k tokens/min limit of the shared endpoint.'],
    ['Azure gives us a quota of 450k tokens per minute, which we hit daily.'],
    ['The API throttles at 60 requests per minute.'],
    ['Der Endpunkt der Uni ist auf 100 Anfragen pro Minute begrenzt.'],
    ["L'API du fournisseur est limitée à 500 requêtes par minute."],
    ['El endpoint compartido tiene un límite de 300k tokens por minuto.'],
  ])('are no load: %s', (limit) => {
    const reading = reader.read(`${limit} We want our own Llama 3.3 70B for 48 concurrent users.`);
    expect([reading.outputTokensPerSecond, reading.requestsPerSecond]).toEqual([undefined, undefined]);
    expect(reading.observed).toEqual({});
    expect(reading.concurrentRequests?.value).toBe(48);
  });
});
