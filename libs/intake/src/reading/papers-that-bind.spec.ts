import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { holds, readsAs } from '../testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('a paper that binds promises what has to be', () => {
  it.each([
    'The first token turns up after 14 seconds. The service description promises 4 seconds.',
    'First token after 14 s. The contract promises 4 s.',
    'Das erste Token kommt nach 14 Sekunden. Die Leistungsbeschreibung verspricht 4 Sekunden.',
    'Le premier token arrive au bout de 14 secondes. Le contrat de service promet 4 secondes.',
    'El primer token llega a los 14 segundos. El contrato promete 4 segundos.',
  ])('%s', (text) => readsAs(`Llama 3.3 70B on our 4x A100, 190 at once. ${text}`, { ttftMs: 4000 }));

  it('the paper of somebody who sells does not', () => {
    const text = "First token after 14 seconds. The vendor's data sheet promises 4 seconds.";
    const { ttftMs } = reader.read(`Llama 3.3 70B on our 4x A100, 190 at once. ${text}`);
    expect(ttftMs?.value).not.toBe(4000);
  });
});

describe('a limit that holds from a time on', () => {
  it.each([
    ['Board cap is $9,000 a month once the credits are gone.', 9000],
    ['Our cap is $9,000 a month after the credits run out.', 9000],
    ['Budget: 9.000 € im Monat, sobald die Gutschriften weg sind.', 10530],
  ])('%s', (text, usd) => {
    expect(reader.read(`${text} Llama 3.1 8B, 140 at once.`).budget?.value.usdPerMonth).toBe(usd);
  });
  it('people who are gone are', () =>
    holds('The 60 users of the pilot are gone. 20 at once.', { concurrentRequests: 20 }));
});

describe('the only price of an hour of a card, where nothing is there', () => {
  it.each([
    ['OVHcloud, dont le devis indique 2,80 € HT par GPU et par heure pour des H100.', 3.276],
    ['OVHcloud quotes $2.80 per GPU and hour for H100.', 2.8],
    ['Le devis indique 2,80 € par GPU et par heure.', 3.276],
  ])('%s', (text, pricePerGpuHour) => holds(`${text} 220 at once.`, { pricePerGpuHour }));
  it('one of two is none', () =>
    holds('OVHcloud quotes $2.80 per GPU and hour for H100 and $1.40 per GPU and hour for A100.', {
      pricePerGpuHour: undefined,
    }));
  it('who owns none pays as he goes', () =>
    expect(reader.read('We own no accelerators today. Qwen3 14B, 40 at once.').constraints.priceBasis).toBeUndefined());
});

describe('the pace of machines at a job', () => {
  const job = '1.7 million mails must be done within four days, Mistral Nemo on our two RTX 4090.';
  it.each(['Right now it does 2.9 mails per second.', 'The box manages 2.9 mails per second.'])('%s', (text) =>
    readsAs(`${job} ${text}`, { requestsPerSecond: 4.919 }),
  );
  it('a service is asked for its own', () =>
    readsAs('Our service does 30 requests per second with Qwen3 14B, 500 users.', { requestsPerSecond: 30 }));
});
