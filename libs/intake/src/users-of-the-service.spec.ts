import { readsAs } from './testing/rounded-reading.spec';

describe('the part of those who were counted that uses the service', () => {
  it.each<[string, number, number]>([
    ['Qwen3-32B，门店 300 人，七成用过助手，每人每天 6 次提问。', 210, 1260],
    ['Qwen3-32B，员工 800 人，60% 的人会用，每人每天 10 次请求。', 480, 4800],
    ['Qwen3-32B，员工 900 人，大概三分之一在用，每人每天 10 次。', 300, 3000],
    ['Qwen3-32B。社員2,000名のうち3割が利用、1人1日8回。', 600, 4800],
    ['Qwen3-32B。社員2,000名、利用率6割、1人あたり1日8回。', 1200, 9600],
    ['Qwen3-32B. 직원 1,200명 중 60%가 매일 사용, 1인당 하루 5번.', 720, 3600],
    ['Qwen3-32B. 직원 2,000명 중 3할이 하루 8번 사용.', 600, 4800],
    ['Qwen3-32B, 2.000 pracowników, z czego loguje się około 40%, po 10 pytań dziennie.', 800, 8000],
    ['Qwen3-32B, 3 000 сотрудников, из них пользуется треть, по 10 запросов в день.', 1000, 10000],
    ['Qwen3-32B, 900 abbonati, ogni giorno ne entra un terzo, 6 domande a testa.', 300, 1800],
    ['Qwen3-32B, 500 empleados, lo usa uno de cada cinco, 8 consultas al día cada uno.', 100, 800],
    ['Qwen3-32B, 1,200 nurses, about 60% of them on duty, 15 questions each per day.', 720, 10800],
    ['Qwen3-32B, 800 Mitarbeiter, 40 % nutzen es nicht, 10 Fragen am Tag je Person.', 480, 4800],
    ['Llama 3.1 8B, 600 atendentes, mas só uns 40% usam, 15 perguntas por dia cada um.', 600, 3600],
  ])('%s', (text, totalUsers, requestsPerDay) =>
    readsAs(text, { totalUsers, requestsPerDay, concurrentRequests: undefined, growthFactor: undefined }),
  );

  it('a part of a shift and of those at work makes both parts', () =>
    readsAs('客服 900 人，三班倒，每班三分之一的人在岗，其中六成会用助手，每人每小时 10 次请求, Qwen3-32B', {
      totalUsers: 180,
      requestsPerSecond: 0.5,
    }));

  it.each<[string, Record<string, unknown>]>([
    ['Qwen3-32B, 5,000 users, 10% at the same time.', { totalUsers: 5000, concurrentRequests: 500 }],
    ['Our four L40S are 60% used, 800 employees, 10 questions a day each, Qwen3-32B.', { totalUsers: 800 }],
    ['Qwen3-32B, 900 employees, 60% on mobile, 40% on desktop, 5 questions a day each.', { totalUsers: 900 }],
    ['Qwen3-32B，门店 300 人，成本不超过每月 2 万元，每人每天 6 次提问。', { totalUsers: 300 }],
  ])('other shares: %s', (text, expected) => readsAs(text, expected));
});

describe('what each of those who were counted does', () => {
  it.each<[string, number]>([
    ['Qwen3-14B, 1,450 handlers, 18 checks each a day.', 26100],
    ['Qwen3-14B, 300 Disponenten, je 12 Prüfungen am Tag.', 3600],
    ['Qwen3-14B, 120 супервайзеров, по 20 запросов в день с 9 до 18.', 2400],
    ['Qwen3-14B, 120 nadzorców, po 20 zapytań dziennie.', 2400],
    ['Qwen3-14B, 2,000 employees use it 8 times a day.', 16000],
    ['Qwen3-14B. 社員2,000名が1日8回使う。', 16000],
    ['Qwen3-32B。全国5拠点、1拠点あたり400名、1人1日8回。', 16000],
    ['Qwen3-32B。店舗は全国30店舗、1店舗あたり4名、1人1日8回。', 960],
  ])('%s', (text, requestsPerDay) => readsAs(text, { requestsPerDay }));
  it('a number of all stays', () =>
    readsAs('Qwen3-14B, 1,450 handlers, 180 checks a day in total.', { totalUsers: 1450, requestsPerDay: 180 }));
});

describe('every fourth writes', () => {
  it.each([
    'Qwen3-32B, 160 prawników, w szczycie co czwarty pisze jednocześnie.',
    'Qwen3-32B, 160 сотрудников, в пике пишет каждый четвёртый.',
    'Qwen3-32B, 160 Anwälte, in der Spitze schreibt jeder Vierte gleichzeitig.',
  ])('%s', (text) => readsAs(text, { totalUsers: 160, concurrentRequests: 40 }));
});
