import { holds, type Values } from './testing/rounded-reading.spec';

describe('the day on which most comes', () => {
  it.each<[string, number]>([
    ['18,000 calls on a normal day, 26,000 on the Monday after a billing run.', 26000],
    ['18.000 Anrufe an einem normalen Tag, 26.000 am Montag.', 26000],
    ['18 000 appels un jour normal, 26 000 le lundi.', 26000],
    ['18.000 llamadas al día, los lunes 26.000.', 26000],
    ['18.000 chamadas por dia, 26.000 às segundas-feiras.', 26000],
    ['5.000 Anfragen am Tag, montags 7.500.', 7500],
    ['5,000 requests a day, 9,000 on the first of the month.', 9000],
    ['5,000 requests a day, 9,000 on a bad day.', 9000],
    ['5 000 requêtes par jour, 9 000 les mauvais jours.', 9000],
    ['5.000 consultas al día, 9.000 en un día malo.', 9000],
    ['2.000 Tickets am Tag, nach einem Wochenende 3.500.', 3500],
    ['2,000 tickets a day, Mondays are 3,500.', 3500],
    ['200 users; at peak 9,000 a day.', 9000],
  ])('%s', (text, requestsPerDay) => {
    holds(text, { requestsPerDay, concurrentRequests: undefined });
  });

  it.each<[string, Values]>([
    ['300 people at once on Monday mornings.', { concurrentRequests: 300 }],
    ['Two hundred people at once, 270 on Mondays.', { concurrentRequests: 270 }],
    ['130 people, 10 busy at once per shift.', { concurrentRequests: 10 }],
    ['5,000 requests a day; we decide on Friday about 8,000 tokens of context.', { requestsPerDay: 5000 }],
  ])('as before: %s', holds);
});
