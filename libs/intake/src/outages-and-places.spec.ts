import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('what must not fail', () => {
  it.each([
    'Llama 3.1 8B, 3.960 perguntas por dia, não pode cair.',
    'Llama 3.1 8B, 3.960 consultas al día, no puede caerse.',
    'Llama 3.1 8B, 3.960 Anfragen am Tag, darf nicht ausfallen.',
    'Llama 3.1 8B, 3 960 demandes par jour, ça ne doit pas tomber.',
    'Llama 3.1 8B, 3 960 zapytań dziennie, nie może paść.',
    'Llama 3.1 8B, 3960 запросов в день, сервис не должен падать.',
  ])('%s', (text) => expect(reader.read(text).constraints.highAvailability?.value).toBe(true));
  it('prices may', () =>
    expect(reader.read('Llama 3.1 8B, 3.960 Anfragen am Tag. Der Preis darf fallen.').constraints).toEqual({}));
});

describe('where the machines stand', () => {
  it.each<[string, string]>([
    ['Qwen3-14B, строго РФ, 2400 запросов в день.', 'russia'],
    ['Qwen3-14B, хостинг в РФ, 2400 запросов в день.', 'russia'],
    ['Qwen3-14B，机房要在国内，每天 2400 次请求。', 'china'],
    ['Qwen3-14B，服务器必须在国内，每天 2400 次请求。', 'china'],
  ])('%s', (text, place) => {
    const { regions, providers } = reader.read(text).constraints;
    expect([regions?.value, providers]).toEqual([[place], undefined]);
  });
  it('a room of their own is none of a country', () =>
    expect(reader.read('Qwen3-14B，放在自己机房，每天 2400 次请求。').constraints.providers?.value).toEqual([
      'on_prem',
    ]));
});

describe('machines that died are no fleet', () => {
  it.each([
    'GLM-4.5-Air, 6,000 calls a day; our old 4x A6000 box died in June.',
    'GLM-4.5-Air, 6,000 calls a day, the old 4x A6000 is dead.',
    'GLM-4.5-Air, 6,000 calls a day; our 4x A6000 gave up the ghost in June.',
    'GLM-4.5-Air, 6.000 chiamate al giorno; il nostro vecchio server con 4x A6000 è morto a giugno.',
    'GLM-4.5-Air, 6 000 zapytań dziennie; nasz serwer 4x A6000 padł w czerwcu.',
  ])('%s', (text) => readsAs(text, { fleet: undefined, requestsPerDay: 6000, mode: 'plan' }));
  it('a process that dies is one of a machine that runs', () =>
    readsAs('Our vLLM on 2x L40S died with OOM at 40 users, Qwen3-32B. What now?', {
      fleet: [{ gpuId: 'l40s-48gb', gpuCount: 2 }],
    }));
});

describe('the peak of a product', () => {
  it.each<[string, number, number]>([
    ['Qwen3-32B, 310 clinics, 38 calls per clinic per day. 12% of calls land in the 9-10am hour.', 11780, 0.393],
    [
      'Qwen3-32B, 310 clinics, 38 calls per clinic per day. 12% of them in the 9-10am hour. 5 LLM turns per call.',
      58900,
      1.963,
    ],
    ['Qwen3-32B, 310 clinics with 38 chats a day each; the busiest hour takes 12%.', 11780, 0.393],
    ['Qwen3-32B, 60,000 calls a day, 15 % of it between 10 and 11 am.', 60000, 2.5],
  ])('%s', (text, requestsPerDay, requestsPerSecond) => readsAs(text, { requestsPerDay, requestsPerSecond }));
});

it('a use that is weighed for next year is none of now', () =>
  readsAs('Qwen3-30B-A3B 챗봇, 하루 24,000건. 음성 상담은 내년에 검토.', { useCase: 'chat', requestsPerDay: 24000 }));
