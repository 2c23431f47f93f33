import { holds, type Values } from './testing/rounded-reading.spec';

describe('the part of what comes that the service takes', () => {
  it.each<[string, Values]>([
    ['18,000 calls a day reach us. The bot is supposed to take 35% of them.', { requestsPerDay: 6300 }],
    ['Wir bekommen 18.000 Anrufe am Tag. 40 % davon soll der Bot beantworten.', { requestsPerDay: 7200 }],
    ['Nous recevons 9 000 appels par jour, un tiers doit être traité par le bot.', { requestsPerDay: 3000 }],
    ['Recibimos 12.000 correos al día y el asistente debe responder la mitad.', { requestsPerDay: 6000 }],
    ['Riceviamo 12.000 email al giorno, un terzo deve essere gestito dal modello.', { requestsPerDay: 4000 }],
    ['40,000 tickets a month, of which only a fifth go to the model.', { requestsPerDay: 266.667 }],
  ])('%s', holds);
});

describe('who comes in a month is never there at once', () => {
  it.each<[string, Values]>([
    [
      '2.3 million members; about 4% of them are active in a month and each of those has 3 chats a month with 5 turns.',
      { requestsPerDay: 46000, concurrentRequests: undefined },
    ],
    ['92,000 MAU with 3 chats a month of 5 turns.', { requestsPerDay: 46000 }],
    ['80.000 Versicherte, davon 5 % im Monat aktiv, je 4 Chats im Monat.', { requestsPerDay: 533.333 }],
    ['1 million customers, one in twenty asks something each month, 8 questions each.', { requestsPerDay: 13333.333 }],
    ['500,000 customers, 10% active per month, each 20 questions a month.', { requestsPerDay: 33333.333 }],
    ['12,000 employees, 30% use it weekly, 15 prompts per week each.', { requestsPerDay: 7714.286 }],
    ['1,2 million de clients, un sur vingt écrit chaque mois, 6 messages chacun.', { requestsPerDay: 12000 }],
    ['45.000 clientes; el 8 % están activos al mes, con 5 preguntas cada uno al mes.', { requestsPerDay: 600 }],
    ["45.000 clienti, l'8% è attivo ogni mese, 5 domande ciascuno al mese.", { requestsPerDay: 600 }],
    ['80.000 Versicherte, davon sind 5 % im Monat aktiv.', { totalUsers: 4000, concurrentRequests: undefined }],
    ['9,000 customers and about a tenth of them are active each week.', { totalUsers: 900 }],
  ])('%s', holds);

  it.each<[string, Values]>([
    ['5,000 students, one in four is online at the same time.', { totalUsers: 5000, concurrentRequests: 1250 }],
    ['2,000 users, 10% at the same time.', { concurrentRequests: 200 }],
    ['60 000 abonnés, 3 % utilisent le chat chaque jour, 4 messages chacun.', { requestsPerDay: 7200 }],
    ['20,000 monthly users, 8 % on a given day, 5 questions each.', { requestsPerDay: 8000 }],
  ])('as before: %s', holds);
});

describe('the part of a crowd that asks in the busiest hour', () => {
  it.each<[string, Values]>([
    [
      '28,000 students; in the busiest hour 6 % of them ask 4 times each.',
      { requestsPerSecond: 1.867, growthFactor: undefined },
    ],
    [
      '28.000 Studierende, in der Spitzenstunde fragen 6 % davon je 4-mal.',
      { requestsPerSecond: 1.867, growthFactor: undefined },
    ],
    ["28 000 étudiants ; à l'heure de pointe 6 % d'entre eux posent 4 questions.", { requestsPerSecond: 1.867 }],
    ["28.000 studenti; nell'ora di punta il 6 % di loro fa 4 domande.", { requestsPerSecond: 1.867 }],
  ])('%s', holds);
});
