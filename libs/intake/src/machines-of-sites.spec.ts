import { readsAs } from './testing/rounded-reading.spec';
import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const cardsOf = (text: string): number | undefined =>
  reader.read(`${text} Llama 3.3 70B`).fleet?.value.reduce((n, line) => n + line.gpuCount, 0);

describe('cards that stand in several places', () => {
  it.each<[string, number]>([
    ['Bank, two data centres active-active, each with 6 servers of 2x A100 80GB PCIe.', 24],
    ['We have two sites, each with 3 nodes of 4 L40S.', 24],
    ['Three regions, each runs 2 servers with 8x H100.', 48],
    ['We run 4 L40S per site, 3 sites.', 12],
    ['In each of our 2 regions we run 8 H100.', 16],
    ['Zwei Rechenzentren mit je 4 Servern à 2 A100.', 16],
    ['Deux centres de données, chacun avec 6 serveurs de 2 A100.', 24],
    ['Dos centros de datos, cada uno con 6 servidores de 2 A100 en producción.', 24],
    ['两个机房，每个机房8张H100。', 16],
    ['Два ЦОДа, в каждом 4 A100.', 8],
  ])('%s', (text, cards) => expect(cardsOf(text)).toBe(cards));

  it.each<[string, number]>([
    ['We run 16 H100 in two sites.', 16],
    ['We run 3 nodes with 8 H100 each at two sites.', 24],
    ['Two data centres, 16 H100 in total, each site takes half.', 16],
  ])('all of them are counted once: %s', (text, cards) => expect(cardsOf(text)).toBe(cards));
});

describe('the price of one machine for one hour', () => {
  it.each<[string, number]>([
    ['We run 3 p4d.24xlarge. GPUs average 14%. The worst hour is bad. Paying $13.10 an hour per instance.', 1.638],
    ['We rent 3 servers with 8x A100 each at $6 per server and hour.', 0.75],
    ['We rent 3 servers with 8x A100 each at $6 an hour and server.', 0.75],
    ['Wir mieten 3 Server mit je 8 A100 und zahlen 12 Euro pro Stunde und Server.', 1.755],
    ['Tenemos 3 servidores de 8 A100, 12 € por hora y servidor.', 1.755],
    ['两台8卡A100服务器，每台每小时12美元。', 1.5],
    ['A100サーバー2台（各8枚）、1台あたり1時間12ドル。', 1.5],
  ])('%s', (text, pricePerGpuHour) => readsAs(`${text} Llama 3.3 70B`, { pricePerGpuHour }));

  it('that of a card is none', () =>
    readsAs('4x L40S box at RunPod, $0.79 per card and hour. Llama 3.3 70B', { pricePerGpuHour: 0.79 }));
});
