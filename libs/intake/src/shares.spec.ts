import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('shares of the users who are there at once', () => {
  it.each<[string, number]>([
    ['90 people, a third of them at the same time', 30],
    ['90 people use it during the day, maybe half at once', 45],
    ['600 staff, two thirds of whom use it at the same time in the morning', 400],
    ['200 people, three quarters of them at the same moment', 150],
    ['400 people, one in ten asks at the same time', 40],
    ['500 users, 2/5 active at once', 200],
    ['300 Mitarbeiter, ein Drittel davon gleichzeitig', 100],
    ['120 personas, la mitad al mismo tiempo', 60],
    ['90 personnes, un tiers en même temps', 30],
    ['600 Sachbearbeiter, gleichzeitig ist etwa ein Zehntel davon dran', 60],
    ['900 agentes; a la vez está activo uno de cada diez', 90],
    ['300 jurists; simultaneously a quarter of them type', 75],
    ['1000 сотрудников, одновременно пишет каждый десятый', 100],
    ['1600 kullanıcımız var, aynı anda sekizde biri aktif', 200],
    ['500 çalışanın beşte biri aynı anda kullanıyor', 100],
    ['500 çalışanın beşte ikisi aynı anda kullanıyor', 200],
    ['80 agents of whom a quarter at the same time', 20],
  ])('%s: %d', (words, atOnce) => {
    const reading = reader.read(`Mistral Small for ${words}`);
    expect(reading.concurrentRequests?.value).toBe(atOnce);
  });

  it('a share of something else is none of them', () => {
    const reading = reader.read('Mistral Small for 90 people, half an hour a day, a third of the budget is spent');
    expect(reading.totalUsers?.value).toBe(90);
    expect(reading.concurrentRequests).toBeUndefined();
  });
});

describe('what the memory is asked of', () => {
  it.each([
    'How much VRAM for GLM-4.5-Air in FP8 with 128k context, 4 parallel requests?',
    'VRAM needed for Qwen3 32B, 16 parallel requests at 32k',
    'What memory do I need to run Qwen3 32B in 4-bit for 5 users?',
    'Wie viel VRAM braucht Mistral Small 24B für 20 gleichzeitige Nutzer?',
    '¿Cuánta memoria necesita Qwen3 8B para 30 usuarios?',
    'Combien de VRAM pour Qwen3 8B avec 30 utilisateurs ?',
  ])('%s is a question about the model', (text) => {
    expect(reader.read(text).mode?.value).toBe('model');
  });

  it.each([
    'How many GPUs and how much memory for Llama 3.3 70B with 50 concurrent users?',
    'How much GPU memory does Llama 3.3 70B need for 50 concurrent users, and which cards should we rent?',
    'Llama 3.1 8B for 100 users, how much is it a month? We have 24 GB of memory in mind.',
  ])('%s is a plan', (text) => {
    expect(reader.read(text).mode?.value).toBe('plan');
  });
});

describe('how busy the cards are', () => {
  it.each<[string, number]>([
    ['60% van de tijd staan die GPU’s te niksen.', 0.4],
    ['The GPUs twiddle their thumbs 60% of the time.', 0.4],
    ['Les cartes se tournent les pouces 60 % du temps.', 0.4],
    ['According to Grafana the GPUs run at 17 % utilisation.', 0.17],
    ['Según Grafana las GPU andan al 17 %.', 0.17],
  ])('%s', (words, share) => {
    expect(reader.read(`We run Mixtral 8x7B on 2x A6000. ${words}`).utilizationFraction?.value).toBeCloseTo(share, 6);
  });
});
