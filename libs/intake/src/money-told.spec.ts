import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what may be spent a month', () => {
  it.each<[string, string, number]>([
    ['Kostenrahmen 216.000 € brutto je Vertragsjahr, 48 Monate, 900 Nutzer.', 'EUR', 216_000],
    ['Liefst onder € 650 per maand, 950 vragen per dag.', 'EUR', 650],
    ['Graag een voorstel, liefst onder € 650 per maand, 950 vragen per dag.', 'EUR', 650],
    ['월 비용을 2천만 원 밑으로 내릴 수 있을까요? H100 12장에 24B FP8 돌립니다.', 'KRW', 20_000_000],
    ['月额不超过 8 千元，50 人用。', 'CNY', 8000],
    ['月20万円以内で30人で使いたい。', 'JPY', 200_000],
  ])('%s', (text, currency, amount) => {
    expect(reader.read(`${text} Qwen3 14B`).budget?.value).toMatchObject({ currency, amount });
  });

  it.each<[string, number]>([
    ['5年総額 8,400万円、同時利用 110名。', 8960],
    ['Budget: 480.000 Euro über vier Jahre, 300 Nutzer.', 11_700],
    ['Enveloppe de 360 000 € sur 5 ans pour 200 agents.', 7020],
    ['Presupuesto total de 240.000 € a cuatro años, 500 funcionarios.', 5850],
    ['Importo massimo 96.000 euro per quattro anni, 120 dipendenti.', 2340],
    ['Contract ceiling of €900k for 60 months, 250 users.', 17_550],
    ['Contract value GBP 1.2m over a 4-year term, 300 clerks.', 33_500],
    ['Kostenrahmen 120.000 € über 36 Monate, 300 Leute.', 3900],
  ])('a sum for a term is spread over its months: %s', (text, usd) => {
    expect(reader.read(`${text} Qwen3 32B`).budget?.value.usdPerMonth).toBeCloseTo(usd, 6);
  });
});

describe('what is paid for the machines that are there', () => {
  it.each<[string, string, number, number]>([
    ['conta de GPU: R$ 22.400 por mês na OCI São Paulo, 3x VM.GPU.A10.2, uso médio 9%.', 'BRL', 22_400, 0.921],
    ['A conta tá em US$ 8,7 mil/mês com 9 L4.', 'USD', 8700, 1.324],
    ['La facture GPU : 6 400 € par mois, 4 L40S chez OVH.', 'EUR', 6400, 2.564],
    ['阿里云跑了6台单卡A10，包月每台 3,860 元。', 'CNY', 23_160, 0.756],
    ['Each of our five A10 boxes costs 410 euros a month.', 'EUR', 2050, 0.657],
    ['Wir zahlen je Server 1.150 € im Monat, 3 Server mit je 2 L40S.', 'EUR', 3450, 0.922],
    ['Nuestras 3 máquinas con 2 L40S cada una cuestan 1.400 € al mes cada una.', 'EUR', 4200, 1.122],
    ['We pay $1,900 a month per card for our 8 H100.', 'USD', 15_200, 2.603],
  ])('%s', (text, currency, amount, price) => {
    const { fleetPerMonth: bill, budget, pricePerGpuHour } = reader.read(`${text} Qwen3 8B`);
    expect(bill?.value).toMatchObject({ currency, amount });
    expect(pricePerGpuHour?.value).toBeCloseTo(price, 3);
    expect(budget).toBeUndefined();
  });
});

describe('money that is neither', () => {
  it.each([
    'The two ways differ by 40 € only: a 4090 or a 5090 for Qwen3 32B.',
    'The second box is 300 € dearer. A 4090 or a 5090 for Qwen3 32B?',
    'The difference between an L40S and an A100 is $0.40 an hour, Qwen3 32B for 20 users.',
    'La segunda es 250 € más cara. ¿4090 o 5090 para Qwen3 32B?',
    'Today DeepL takes 1,700 € a month from us; Gemma 3 12B on an L4 instead? 40,000 sentences a day.',
    'Old bill: 4.1k EUR a month to Google Translate. Gemma 3 12B on an L4, 190,000 sentences daily.',
  ])('%s', (text) => {
    const { fleetPerMonth: bill, budget, budgetOneOff, pricePerGpuHour } = reader.read(text);
    expect([bill, budget, budgetOneOff, pricePerGpuHour]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each<[string, string, number]>([
    ['El centro tiene otros 3.000 € del programa digital. Qwen2.5 7B para 40 alumnos.', 'EUR', 3000],
    ["L'école dispose de 4 500 € pour une machine, Ministral 8B pour 60 élèves.", 'EUR', 4500],
    ['Capital of £140,000 has been ring-fenced. Qwen3-30B-A3B, 410 clinicians.', 'GBP', 140_000],
    ['Fondos: 25.000 USD de una beca. Llama 3.1 8B para 20 investigadores.', 'USD', 25_000],
  ])('but a sum that is there is spent once: %s', (text, currency, amount) => {
    expect(reader.read(text).budgetOneOff?.value).toMatchObject({ currency, amount });
  });
});

describe('a sum of every month that is spent on hardware in use', () => {
  it.each<[string, number]>([
    ['We currently burn $38k/month on 16 A100-40GB (AWS p4d on demand). Mixtral 8x22B.', 38_000],
    ['Wir verbrennen 9.000 $ im Monat für 8 L40S, Mistral Small, 70 Anfragen pro Minute.', 9000],
  ])('%s', (text, usd) => {
    const reading = reader.read(text);
    expect(reading.mode?.value).toBe('existing');
    expect(reading.fleetPerMonth?.value.usd).toBe(usd);
    expect(reading.budget).toBeUndefined();
  });

  it('what one has for hardware is a budget', () => {
    const reading = reader.read('I have $3,000 a month for 4 H100, Llama 3.3 70B. Enough for 40 users?');
    expect(reading.budget?.value).toMatchObject({ amount: 3000 });
    expect(reading.fleetPerMonth).toBeUndefined();
  });
});
