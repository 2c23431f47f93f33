import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('another one at work on hardware, and whoever was spoken of and holds it, is not the writer', () => {
  it.each([
    ['Another chain does 5 rooms on a 4080. 12 people at once, Ministral 3 8B, which card?', 12],
    ['Eine andere Kette schafft 5 Räume auf einer 4080. 12 gleichzeitig, Ministral 3 8B, welche Karte?', 12],
    ['Otra cadena mueve 5 salas con una 4080. 12 a la vez, Ministral 3 8B, ¿qué tarjeta?', 12],
    ['Een andere keten doet 5 kamers op een 4080. 12 tegelijk, Ministral 3 8B, welke kaart?', 12],
    ['Inna sieć robi 5 pokoi na 4080. 12 naraz, Ministral 3 8B, jaka karta?', 12],
    [
      'Nach Erfahrung der Nachbarstadt geht es; die betreibt ihr System auf vier L40S. 60 gleichzeitig, Gemma 3 12B.',
      60,
    ],
    ['According to the sister hospital it works; that one runs on two L40S. 60 users at once, Gemma 3 12B?', 60],
    ["D'après la ville voisine ça va ; elle a deux L40S. 60 utilisateurs simultanés, Gemma 3 12B ?", 60],
  ])('%s', (text, conc) => {
    const reading = reader.read(text);
    expect(reading.fleet).toBeUndefined();
    expect(reading.mode?.value).toBe('plan');
    expect(reading.concurrentRequests?.value).toBe(conc);
  });

  it.each([
    ['Another option is 2x L40S. We run two A10 with Gemma 3 12B, 60 users at once.'],
    ['Der andere Server läuft auf einer T4, unserer auf zwei A10. Gemma 3 12B, 60 Nutzer gleichzeitig.'],
  ])('what the writer has stays his: %s', (text) => {
    expect(reader.read(text).fleet?.value).toContainEqual({ gpuId: 'a10-24gb', gpuCount: 2 });
  });
});

describe('the card of a laptop that is why somebody rents is no fleet', () => {
  it.each([
    ["My laptop has a 3050, so I'll rent: 2x H200 or 4x A100 80GB? LoRA of Qwen3-4B, 90M tokens."],
    ['Mein Laptop hat eine 4060, also miete ich. 2x H200 oder 4x A100? LoRA von Qwen3-4B, 90M Tokens.'],
    ['Mon portable a une 4060, donc je loue : 2x H200 ou 4x A100 ? LoRA de Qwen3-4B, 90M tokens.'],
  ])('%s', (text) => {
    expect(reader.read(text).fleet).toBeUndefined();
    expect(reader.read(text).mode?.value).toBe('plan');
  });

  it('and otherwise it is what somebody has', () => {
    expect(reader.read('My laptop has a 4060. Which model fits?').fleet?.value[0]?.gpuId).toBe('rtx-4060-8gb');
  });
});

describe('what a service writes says nothing, a run is no verb, stages are no times, own tests are own', () => {
  it.each([
    ['Preparing an ORPO run of Qwen3-4B on supply contracts, sequences up to 4,096, 900 tokens each.', 'Qwen3-4B'],
    ['Qwen3-4B writes a headline for 60k clusters a day, 900 in, 25 out.', 'Qwen3-4B'],
    ['Qwen3-4B schreibt einen Artikel für 5.000 Gruppen am Tag, 900 rein, 300 raus. Eine L4?', 'Qwen3-4B'],
    ['Step 1: bge-m3 for the search. Step 2: Qwen3-4B writes a headline for 60k a day, 900 in, 25 out.', 'Qwen3-4B'],
    ["Qwen3-4B suffit d'après nos essais, 900 tokens en entrée, 120 en sortie, 30 simultanés.", 'Qwen3-4B'],
    ['Laut eigener Tests reicht Qwen3-4B, 900 Tokens rein, 120 raus, 30 Nutzer gleichzeitig. Eine L4?', 'Qwen3-4B'],
    ['According to our tests Qwen3-4B is enough, 900 tokens in, 120 out, 30 users at once.', 'Qwen3-4B'],
  ])('%s', (text, model) => {
    const reading = reader.read(text);
    expect(reading.model?.value).toEqual({ kind: 'catalog', id: `Qwen/${model}` });
    expect(reading.inputTokens?.value ?? 900).toBe(900);
    expect(reading.setAside.filter((s) => s.reason === 'not_mine' || s.reason === 'past')).toEqual([]);
  });

  it('both stages are planned', () => {
    const text =
      'Stage 1: bge-m3 on 800k texts a day. Stage 2: Qwen3 8B writes a report for 5,000 a day, 900 in, 25 out.';
    const reading = reader.read(text);
    expect(reading.requestsPerDay?.value).toBe(5000);
    expect(reading.furtherWorkloads?.[0]?.requestsPerDay?.value).toBe(800_000);
  });

  it('the tests of others are theirs', () => {
    const text =
      "According to the vendor's tests a single L4 does 30 users. We have 2x A10, 12 users at once, Qwen3 8B.";
    expect(reader.read(text).fleet?.value).toEqual([{ gpuId: 'a10-24gb', gpuCount: 2 }]);
  });
});
