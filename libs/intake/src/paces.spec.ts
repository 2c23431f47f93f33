import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('pace per user', () => {
  // 900 players, one request every 40 seconds each: 900 / 40 = 22.5 a second.
  it.each([
    '900 players, each sends a line every 40 seconds',
    '900 concurrent players, each one submits a line about every 40 seconds',
    '900 Spieler, jeder schickt alle 40 Sekunden eine Zeile',
    '900 jugadores, cada uno manda una línea cada 40 segundos',
    '900 joueurs, chacun envoie une ligne toutes les 40 secondes',
    '900 giocatori, ognuno invia una riga ogni 40 secondi',
    '900 jogadores, cada um envia uma linha a cada 40 segundos',
    '900 spelers, elke speler stuurt elke 40 seconden een regel',
    '900 graczy, każdy wysyła wiadomość co 40 sekund',
    '900 игроков, каждый отправляет сообщение каждые 40 секунд',
    '900名用户，每人每40秒发一条消息',
    'ユーザー900人、一人あたり40秒ごとに1メッセージ',
    '사용자 900명, 각자 40초마다 메시지 하나',
    '900 log, har user har 40 second mein ek message bhejta hai',
  ])('%s', (words) => {
    const reading = reader.read(`Qwen3-8B: ${words}`);
    expect(reading.requestsPerSecond?.value).toBeCloseTo(22.5, 9);
    expect(reading.totalUsers?.value).toBe(900);
    expect(reading.concurrentRequests).toBeUndefined();
  });

  it.each<[string, number]>([
    ['120 users, one message per minute per user', 2],
    ['60 lawyers, each asks a question a minute', 1],
    ['90 agents, one message per minute per agent', 1.5],
    ['90 nurses, 20 notes per nurse per hour', 0.5],
    ['300 agents, each sends 3 messages every 10 minutes', 1.5],
    ['350 lawyers, each asks about 6 questions an hour', (350 * 6) / 3600],
    ['150 agentes, 5 mensajes por hora cada uno', (150 * 5) / 3600],
  ])('%s', (words, perSecond) => {
    expect(reader.read(`Qwen3-8B: ${words}`).requestsPerSecond?.value).toBeCloseTo(perSecond, 9);
  });

  it('of all and of those who are there, who is there asks by the minute', () => {
    const reading = reader.read('Qwen3-8B: 60 lawyers, 5 active, each asks a question a minute');
    expect(reading.totalUsers?.value).toBe(60);
    expect(reading.requestsPerSecond?.value).toBeCloseTo(5 / 60, 9);
  });
  it('one piece of work in every interval is the rate of all', () => {
    expect(reader.read('FLUX.1-dev: we need a finished clip every ten minutes').requestsPerSecond?.value).toBeCloseTo(
      1 / 600,
      9,
    );
  });
  it('maintenance is no load', () => {
    const reading = reader.read('Qwen3-8B for 40 users. The knowledge base is re-indexed every 6 hours.');
    expect(reading.requestsPerSecond).toBeUndefined();
  });
});

describe('peaks without a unit', () => {
  it.each<[string, Record<string, number>]>([
    ['18 requests per second, peaks at 40', { requestsPerSecond: 40 }],
    ['18 requests per second on average. Peak 40.', { requestsPerSecond: 40 }],
    ['600 rpm, bursts to 1500', { requestsPerSecond: 25 }],
    ['12 Anfragen pro Sekunde, in der Spitze 30', { requestsPerSecond: 30 }],
    ['12 peticiones por segundo, con picos de 30', { requestsPerSecond: 30 }],
    ['200 users, peak 40', { totalUsers: 200, concurrentRequests: 40 }],
    ['10 requests per second with 2,000 tokens of context', { requestsPerSecond: 10, inputTokens: 2000 }],
    ['20 users with up to 32k tokens of context', { totalUsers: 20, contextTokens: 32_768 }],
  ])('%s', (words, expected) => {
    const reading = reader.read(`Qwen3-8B: ${words}`);
    for (const [name, value] of Object.entries(expected))
      expect([name, (reading[name as keyof typeof reading] as { value: number } | undefined)?.value]).toEqual([
        name,
        value,
      ]);
  });
});
