import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('what the load is to be planned as', () => {
  it.each<[string, Record<string, number | undefined>]>([
    ['40 concurrent users today on Llama 3.3 70B; plan for 60.', { concurrentRequests: 40, growthFactor: 1.5 }],
    [
      '85 employees use Llama 3.3 70B on 4x H100. Next spring we take over a firm of 60, so plan for 145.',
      { totalUsers: 85, growthFactor: 1.706 },
    ],
    ['40 gleichzeitige Nutzer heute, Llama 3.3 70B, bitte für 60 planen.', { growthFactor: 1.5 }],
    ["40 utilisateurs simultanés aujourd'hui, Llama 3.3 70B, prévoyez pour 60.", { growthFactor: 1.5 }],
    ['40 usuarios simultáneos hoy, Llama 3.3 70B; planifiquen para 60.', { growthFactor: 1.5 }],
    ['Plan for 60 concurrent users on Llama 3.3 70B.', { concurrentRequests: 60, growthFactor: undefined }],
    ['40 users at once, Llama 3.3 70B, plan for 2 years.', { concurrentRequests: 40, growthFactor: undefined }],
  ])('%s', readsAs);
});

describe('growth that may come and is not to be planned for', () => {
  it.each([
    "40 concurrent users on Llama 3.3 70B, 4x H100. We may double next year but don't plan on it.",
    '40 concurrent users on Llama 3.3 70B, 4x H100. It might double, but ignore that. Do we pay too much?',
    '40 gleichzeitige Nutzer, Llama 3.3 70B, vielleicht nächstes Jahr verdoppelt, aber plant das nicht ein.',
    "40 utilisateurs simultanés, Llama 3.3 70B. Le nombre peut doubler l'an prochain, mais n'en tenez pas compte.",
    '40 usuarios a la vez, Llama 3.3 70B. Puede duplicarse el año que viene, pero no lo tengáis en cuenta.',
  ])('%s', (text) => readsAs(text, { concurrentRequests: 40, growthFactor: undefined }));

  it('a growth that is told plainly is planned for', () => {
    readsAs('40 concurrent users on Llama 3.3 70B. We double next year, please plan for it.', { growthFactor: 2 });
  });
});

describe('what is paid to the writer for machines is no price of those that are offered', () => {
  it.each([
    [
      'A reseller offers 8x H200 and takes our 16 old A100 back for EUR 60,000. Llama 3.3 70B, 60 at once, enough?',
      undefined,
    ],
    ['Llama 3.3 70B, 60 at once on 8x A6000, which we own. Someone offered me $22k for all eight.', undefined],
    ['Is 8x H200 enough for Llama 3.3 70B, 60 at once? The reseller offers it at $300,000.', 300_000],
  ])('%s', (text, usd) => {
    expect(reader.read(text).offeredUsd).toBe(usd);
  });
});
