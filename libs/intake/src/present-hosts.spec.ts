import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
/** The sellers that are named, and those of them that only hold what runs now. */
const sellersOf = (text: string): readonly (readonly string[])[] => {
  const { constraints, wishes } = reader.read(text);
  return [constraints.providers?.value ?? [], wishes.hosts ?? []];
};

const LOAD = 'Llama 3.1 8B, 60 at once.';

it.each([
  [`We run 4x L40S at OVH, ${LOAD} Do we pay too much?`, 'ovh'],
  [`We rent 8x H100 from Lambda at $2.99, ${LOAD} Too much?`, 'lambda'],
  [`We're on GKE with 4 L4, ${LOAD} Too much?`, 'gcp'],
  ['Wir mieten 4 L40S bei OVH für Llama 3.1 8B, 60 gleichzeitig. Zahlen wir zu viel?', 'ovh'],
  ['Alugo 4 RTX 4090 na RunPod para Llama 3.1 8B, 25 simultâneas. Estou pagando demais?', 'runpod'],
  ['Płacimy w OVH za 4 karty L40S, Llama 3.1 8B, 60 naraz. Czy to za dużo?', 'ovh'],
  ['Nous louons 4 L40S chez OVH pour Llama 3.1 8B, 60 simultanés. Trop cher ?', 'ovh'],
  ['我们在阿里云租了4张L40S跑Llama 3.1 8B，60并发。贵吗？', 'alibaba'],
])('where machines run now is no demand: %s', (text, host) => {
  expect(sellersOf(text)).toEqual([[host], [host]]);
});

it.each([
  [`We run 4x L40S at OVH, ${LOAD} It has to stay at OVH. Do we pay too much?`, 'ovh'],
  [`We run 4 L40S on AWS, ${LOAD} Only AWS. Too much?`, 'aws'],
  ['Wir mieten 4 L40S bei OVH und müssen dort bleiben, Llama 3.1 8B, 60 gleichzeitig. Zu viel?', 'ovh'],
  [`We need GPUs at OVH, ${LOAD} Which ones?`, 'ovh'],
  [`${LOAD} What should we rent on AWS?`, 'aws'],
])('who has to stay or looks for machines there demands it: %s', (text, seller) => {
  expect(sellersOf(text)).toEqual([[seller], []]);
});

it.each([
  `My CTO wants to rent an 8xH100 box (Lambda said $2.99 per GPU hour). ${LOAD} What would we need?`,
  `We have 4x L40S in our office, ${LOAD} Would moving to GCP be cheaper?`,
  `Would a p5.48xlarge at AWS be cheaper? We lease 8x H100, ${LOAD}`,
  'H100を8枚リースしています。Llama 3.3 70B、同時60。AWSのp5のほうが安いですか?',
])('who said a price or is asked about as another way is no demand: %s', (text) => {
  expect(sellersOf(text)).toEqual([[], []]);
});
