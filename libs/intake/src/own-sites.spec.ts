import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());
const sitesOf = (text: string): readonly [number, number] | undefined => {
  const { sites } = reader.read(text);
  return sites && [sites.value.count, Math.round(sites.value.loadShare * 1000) / 1000];
};

describe('places that each have a machine of their own', () => {
  it.each<[string, number]>([
    ['One box for each of our 6 clinics, each clinic has 12 doctors, Llama 3.1 8B for letters. No cloud.', 6],
    ['14 branches, a server in every branch, 20 people per branch, Qwen3 14B. What machine?', 14],
    ['Each of the 5 hospitals wants its own machine on site; 250 doctors altogether, MedGemma 27B.', 5],
    ['4 sites, 800 staff in all, gpt-oss-20b, each site must keep working when the line is down.', 4],
    ['Jede unserer 9 Filialen bekommt einen eigenen Server, je Filiale 15 Leute, Qwen3 14B. Welcher?', 9],
    ['Un serveur par site, 5 sites, 40 utilisateurs par site, Mistral Small 24B.', 5],
    ['Cada una de las 4 plantas necesita su propio servidor, 30 operarios por planta, Llama 3.1 8B.', 4],
    ['4 locaties, 5.200 medewerkers, gpt-oss-120b, elke locatie moet doordraaien als de lijn eruit ligt.', 4],
    ['W każdym z 7 oddziałów ma stać osobny serwer, po 25 osób, Bielik 11B.', 7],
    ['На каждом из 6 заводов должен стоять свой сервер, всего 300 человек, Qwen3 14B.', 6],
    ['12个门店，每个门店一台服务器，每店10人，Qwen3-14B。', 12],
  ])('%s', (text, count) => expect(sitesOf(text)).toEqual([count, Math.round(1000 / count) / 1000]));

  it.each<string>([
    'We had a server in each of our 6 clinics until 2023. Now one for all: 72 doctors, Llama 3.1 8B.',
    'A vendor offers one box per clinic, 6 clinics, $9,000 each. 72 doctors, Llama 3.1 8B. One machine instead?',
    '40 stores, each store has a till and a server; 200 questions a day per store go to one central model, Qwen3 14B.',
    '50 servers in each of 3 racks log to this. 20 users, Qwen3 8B. Which GPU?',
    'One server for every 300 clerks, 900 clerks, Qwen3 14B.',
    'Each call goes to one server. 4 calls per customer. 90 concurrent users, Llama 3.1 8B.',
  ])('none is said to have one: %s', (text) => expect(sitesOf(text)).toBeUndefined());
});

describe('places that carry the load for each other', () => {
  it.each<[string, number, number]>([
    ['Two data centres, each must carry the full load alone. 200 concurrent, Llama 3.3 70B.', 2, 1],
    ['Two sites, each able to take everything. 120 concurrent, Llama 3.3 70B.', 2, 1],
    ['Zwei Rechenzentren, jedes muss die volle Last allein tragen können. 200 gleichzeitig, Llama 3.3 70B.', 2, 1],
    ['Deux centres de données, chacun doit pouvoir supporter toute la charge seul. 100 requêtes simultanées.', 2, 1],
    ['两个机房，每个机房都要能单独承担全部负载，200 并发，Qwen3-32B。', 2, 1],
    ['3 availability zones and we have to survive the loss of one zone, 60 concurrent, Llama 3.3 70B.', 3, 0.5],
    ['Drei Standorte; fällt ein Standort aus, müssen die anderen weiterlaufen. 90 gleichzeitig, Qwen3 32B.', 3, 0.5],
    ['Trzy serwerownie, utrata jednej nie może zatrzymać usługi. 90 jednoczesnych, Qwen3 32B.', 3, 0.5],
  ])('%s', (text, count, share) => expect(sitesOf(text)).toEqual([count, share]));

  it.each<string>([
    'Our two data centres are full, so cloud. 200 concurrent, Llama 3.3 70B, if all goes well.',
    'Two data centres, and the load is spread over both. 200 concurrent, Llama 3.3 70B.',
    'We need N+1. 200 concurrent, Llama 3.3 70B.',
  ])('nothing is to spare: %s', (text) => expect(sitesOf(text)).toBeUndefined());
});

describe('a load of all places is not one of each', () => {
  it('that is said to be of all', () => {
    readsAs('4 sites, 800 staff in all, each site must keep working. gpt-oss-20b', { totalUsers: 800 });
    readsAs('Two regions, each region serves its own users, 300 concurrent in all, Qwen3 32B.', {
      concurrentRequests: 300,
    });
  });
  it('that another figure is said of each of them beside it', () =>
    readsAs('Two sites, 40 users, Qwen3 14B, we pay $400 per site.', { totalUsers: 40 }));
  it('one of each still is: 4 times 30 are 120', () => {
    readsAs('4 plants, 30 operators per plant, Llama 3.1 8B.', { totalUsers: 120 });
    readsAs('30 operators at each plant, 4 plants, Llama 3.1 8B.', { totalUsers: 120 });
  });
});
