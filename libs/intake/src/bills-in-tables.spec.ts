import { createReader } from './reading/reader';
import { readsAs } from './testing/rounded-reading.spec';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const moneyOf = (text: string): readonly unknown[] => {
  const { fleet, fleetPerMonth, pricePerGpuHour } = reader.read(text);
  const cards = fleet?.value.reduce((n, line) => n + line.gpuCount, 0);
  return [cards, fleetPerMonth?.value.amount, fleetPerMonth?.value.currency, pricePerGpuHour !== undefined];
};

describe('a table of machines says what they cost row by row', () => {
  it.each([
    [
      '| Host | GPUs | EUR/month |\n|---|---|---|\n| a | 8x H100 80GB | 36,400 |\n| b | 8x H100 80GB | 36,400 |\n\n' +
        'Llama 3.3 70B, 42 at once. Could we use fewer?',
      [16, 72_800, 'EUR', true],
    ],
    [
      '| Server | Grafikkarten | Kosten/Monat (EUR) |\n|---|---|---|\n| ml-1 | 4x L40S | 3.200 |\n' +
        '| ml-2 | 2x A100 80GB | 4.100 |\n\nDarauf läuft Qwen3 14B für 30 gleichzeitige Nutzer. Geht das billiger?',
      [6, 7300, 'EUR', true],
    ],
    [
      'host,gpu,count,eur_month\na,L40S,4,3100\nb,L40S,4,3100\n\nWe run Qwen3 14B on these for 40 at once. Too much?',
      [8, 6200, 'EUR', true],
    ],
    [
      'servidor;gpu;cantidad;coste_mensual_eur\nia-01;L4;2;900\nia-02;L4;2;900\n\nQwen3 14B, 20 usuarios a la vez. ' +
        '¿Pagamos demasiado?',
      [4, 1800, 'EUR', true],
    ],
    [
      'serveur;gpu;nombre;propriete;cout_mensuel_eur\nia-01;L40S;4;location OVH;2860\nia-03;A100 80GB;2;location ' +
        'Scaleway;3940\n\nQwen3 14B tourne dessus, 36 requêtes en même temps. Payons-nous trop ?',
      [6, 6800, 'EUR', true],
    ],
    [
      'ホスト,GPU,台数,月額(円)\nai-1,L40S,2,380000\nai-2,L40S,2,380000\n\nQwen3 14B を同時30リクエスト。高すぎますか?',
      [4, 760_000, 'JPY', true],
    ],
    [
      '| Host | GPU | Annual cost (USD) |\n|---|---|---|\n| x1 | 8x H100 | 210000 |\n\nQwen3 14B for 40 at once.',
      [8, 17_500, 'USD', true],
    ],
  ])('%s', (text, expected) => {
    expect(moneyOf(text)).toEqual(expected);
  });
  it('leaves out a machine that nobody pays for, and sellers of now are not demanded', () => {
    const text =
      'serveur;gpu;nombre;propriete;cout_mensuel_eur\nia-01;L40S;4;location OVH;2860\nsig-01;RTX A5000;2;' +
      'achat 2022;0\n\nQwen3 14B sur ia-01, 36 requêtes en même temps. Trop cher ?';
    expect(moneyOf(text)).toEqual([4, 2860, 'EUR', true]);
  });
  it.each([
    '| Option | GPUs | EUR/month |\n|---|---|---|\n| A | 8x H100 | 20,000 |\n| B | 4x B200 | 18,000 |\n\nWhich ' +
      'of the two for Llama 3.3 70B, 42 at once?',
    '| Vendor | Offer | $/month |\n|---|---|---|\n| Foo | 4x L40S | 3,000 |\n| Bar | 2x H100 | 4,000 |\n\nWhich ' +
      'offer should we take for Qwen3 14B and 30 at once?',
  ])('offers are none: %s', (text) => {
    expect(moneyOf(text)).toEqual([undefined, undefined, undefined, false]);
  });
});

describe('the price of an hour beside machines of one card is that of each', () => {
  it.each([
    'We run Qwen3 14B for 40 at once on 4 x g5.xlarge at $1.01/h. Are we paying too much?',
    'We run Qwen3 14B on 4 g5.xlarge instances, $1.01 per hour, 40 at once. Too expensive?',
    'Wir haben 4 g5.xlarge Instanzen für 1,01 $ pro Stunde, Qwen3 14B für 40 gleichzeitig. Zu teuer?',
    'Nous avons 4 instances g5.xlarge à 1,01 $/h, Qwen3 14B pour 40 à la fois. Trop cher ?',
    'instance,count,usd_per_hour\ng5.xlarge,4,1.01\n\nWe run Qwen3 14B on these for 40 at once. Too expensive?',
  ])('%s', (text) => {
    readsAs(text, { pricePerGpuHour: 1.01 });
  });
  it.each([
    ['We run Qwen3 14B on 4 x g5.xlarge at $4.04/h in total.', 1.01],
    ['We run Qwen3 14B on 3 g6e.12xlarge at $10.49/h each.', 2.623],
    ['We run Qwen3 14B on 4x L40S, $2.50/h in total.', 0.625],
  ])('%s', (text, pricePerGpuHour) => {
    readsAs(text, { pricePerGpuHour });
  });
});
