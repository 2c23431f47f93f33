import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs, roundedReading } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('services that a pair of words opens are told apart', () => {
  it.each<[string, number, Record<string, number>]>([
    [
      'First, code completion for 65 developers on Qwen2.5-Coder-7B, under 250 ms to the first token. Second, a chat ' +
        'for the same crowd on Qwen3-30B-A3B, and I have never seen more than 12 of them typing at once.',
      65,
      { concurrentRequests: 12 },
    ],
    [
      'Por un lado, un asistente con Llama 3.3 70B para 260 médicos, 22 de ellos a la vez. Por otro, MedGemma ' +
        '27B para radiología, 400 informes al día.',
      260,
      { requestsPerDay: 400 },
    ],
    [
      'Einerseits ein Chat mit Llama 3.3 70B für 260 Ärzte, andererseits MedGemma 27B für die Radiologie, 400 ' +
        'Befunde am Tag.',
      260,
      { requestsPerDay: 400 },
    ],
  ])('%s', (text, totalUsers, other) => {
    const { totalUsers: users, furtherWorkloads } = reader.read(text);
    expect(users?.value).toBe(totalUsers);
    expect(furtherWorkloads).toHaveLength(1);
    const [workload] = furtherWorkloads as unknown as [Record<string, { value: number } | undefined>];
    for (const [name, value] of Object.entries(other)) expect(workload[name]?.value).toBe(value);
  });

  it('a first token opens nothing', () => {
    readsAs('Qwen3 14B for 30 users. The first token within 500 ms, the second one faster.', { ttftMs: 500 });
  });
});

describe('the time that there is for a job is its window', () => {
  it.each<[string, number]>([
    ['Qwen3 14B. 90,000 letters, and there are 35 days to do it.', 840],
    ['Qwen3 14B. 90,000 articles. The project ends 30 days after we start.', 720],
    ['Qwen3 14B. Wir haben 90.000 Verträge und drei Wochen Zeit dafür.', 504],
    ['Qwen3 14B. 90.000 contratti, abbiamo tre settimane di tempo.', 504],
    ['Qwen3 14B. 90.000 contracten, we hebben er drie weken voor.', 504],
    ['Qwen3 14B. 90 000 umów i mamy na to trzy tygodnie.', 504],
    ['Qwen3 14B. 90 000 договоров, на это есть три недели.', 504],
    ['用Qwen3 14B，9万份合同，我们有三周时间。', 504],
    ['Qwen3 14B. 계약서 9만 건을 3주 안에 처리해야 합니다.', 504],
    ['Qwen3 14B. 90 000 avtal, vi har tre veckor på oss.', 504],
  ])('%s', (text, windowHours) => {
    readsAs(text, { batch: { items: 90_000, windowHours } });
  });
});

describe('rooms of the writer in which machines stand keep the plan at home', () => {
  it.each([
    'Qwen3 14B for 30 people. The box will stand in our cellar.',
    'Qwen3 14B for 30 people, and it lives in our comms room.',
    'Qwen3 14B för 30 personer. Allt ska stå i vår egen serverhall.',
    'Нужен сервис на своём железе. Qwen3 14B для 30 человек.',
    'Qwen3 14B pour 30 personnes, dans notre salle serveurs.',
    '30人使用Qwen3 14B，放在我们机房。',
    '社員30人でQwen3 14B、自社のサーバールームに設置します。',
  ])('%s', (text) => {
    const { constraints } = reader.read(text);
    expect(constraints.providers?.value).toEqual(['on_prem']);
    expect(roundedReading(text, ['totalUsers'])).toEqual({ totalUsers: 30 });
  });
});

describe('a way to pay that is ruled out is not asked for', () => {
  it.each<[string, string | undefined]>([
    ['Quote me on a one-year reservation, on-demand is not of interest. Qwen3 14B, 20 users', 'reserved_1y'],
    ['Qwen3 14B for 20 users. Spot is out of the question.', undefined],
    ['Qwen3 14B for 20 users. Spot would be fine.', 'spot'],
  ])('%s', (text, basis) => {
    expect(reader.read(text).constraints.priceBasis?.value).toBe(basis);
  });
});

describe('a window of a job from an hour of one day to an hour of another', () => {
  it.each<[string, number]>([
    ['Qwen3 14B. 45.000 Briefe. Wir starten Freitag um 18 Uhr und Montag um 8 Uhr muss alles fertig sein.', 62],
    ['Qwen3 14B. 45.000 verbali. Si parte venerdì alle 19 e lunedì alle 7 deve essere tutto pronto.', 60],
    ['Qwen3 14B. 45 000 dossiers. On démarre vendredi à 19 h et lundi à 7 h tout doit être prêt.', 60],
    ['Qwen3 14B. 45.000 actas. Empezamos el viernes a las 19 y el lunes a las 7 tiene que estar todo.', 60],
    ['Qwen3 14B. 45 000 umów. Startujemy w piątek o 19, w poniedziałek o 7 wszystko ma być gotowe.', 60],
    ['Qwen3 14B. Сейчас четверг, 21:00, к понедельнику к 9:00 надо разметить 45 000 отзывов.', 84],
  ])('%s', (text, windowHours) => {
    readsAs(text, { batch: { items: 45_000, windowHours } });
  });
});
