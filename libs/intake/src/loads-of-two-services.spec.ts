import { holds, type Values } from './testing/rounded-reading.spec';

describe('a rate of each and a rate of all are two loads, and never multiplied', () => {
  it.each<[string, Values]>([
    [
      '350 employees, 12 questions per person a day, and also 900 requests of citizens a day.',
      { requestsPerDay: 5100 },
    ],
    ['350 Mitarbeiter, 12 Fragen pro Kopf und Tag, außerdem 900 Bürgeranfragen am Tag.', { requestsPerDay: 5100 }],
    ['350 empleados, 12 preguntas por persona y día, y además 900 consultas al día.', { requestsPerDay: 5100 }],
    ['350 pracowników, 12 pytań na osobę dziennie, a do tego 900 zapytań dziennie.', { requestsPerDay: 5100 }],
    [
      '400 agents, 8 questions par agent et par jour, plus un bot avec 3 000 dialogues par jour.',
      { requestsPerDay: 6200 },
    ],
    ['250 clerks with 9 requests each per day and a public bot with 2,000 chats a day.', { requestsPerDay: 4250 }],
    ['Our 250 clerks ask 9 questions a day each. A bot handles another 2,000 chats a day.', { requestsPerDay: 4250 }],
    ['We answer 3,000 chats a day. Besides, 2,000 letters a day are sorted by it.', { requestsPerDay: 5000 }],
    [
      '1.200 Nutzer, 6 Anfragen pro Kopf und Tag, dazu ein Bürger-Chatbot mit 900 Dialogen am Tag.',
      { requestsPerDay: 8100 },
    ],
  ])('%s', holds);

  it.each<[string, Values]>([
    ['200 users, 20 questions per user a day, and that is 4,000 a day.', { requestsPerDay: 4000 }],
    ['Each of the 60 doctors writes 10 letters and reviews 4 contracts a day.', { requestsPerDay: 840 }],
    ['We get 4,000 tickets a day, and a peak of 9,000 a day.', { requestsPerDay: 9000 }],
  ])('as before: %s', holds);

  it('the longer hours of the two are those of the machine that serves both', () => {
    holds(
      '400 staff Mon-Fri 8-18, 10 questions per user and day, and a public bot around the clock with 3,000 a day.',
      {
        requestsPerDay: 7000,
        hoursPerDay: 24,
        daysPerWeek: undefined,
      },
    );
  });
});

describe('a load of another model is none of the first', () => {
  it.each<[string, Values]>([
    [
      'Chat for 200 people, 15 questions per person a day, plus FLUX.1-dev, 400 images a day.',
      { requestsPerDay: 3000 },
    ],
    ['85 developers, 60 requests per developer and day; and FLUX.1-dev, 600 images a day.', { totalUsers: 85 }],
    ['85 Entwickler, 60 Anfragen pro Entwickler und Tag; und FLUX.1-dev, 600 Bilder am Tag.', { totalUsers: 85 }],
  ])('%s', holds);
});

describe('those who hold the people are none of them', () => {
  it.each<[string, Values]>([
    ['420 tenants, 9,300 agent seats.', { totalUsers: 9300 }],
    ['60 Mandanten, 4.200 Nutzer.', { totalUsers: 4200 }],
    ['35 companies, 2,400 clerks.', { totalUsers: 2400 }],
    ['500 doctors, 900 nurses, 50 admins.', { totalUsers: 1450 }],
  ])('%s', holds);

  it('a pace with a "per" of its own is of those whom it names', () => {
    holds('four warehouses, 25 scanners per warehouse, 30 lookups per scanner an hour.', { requestsPerSecond: 0.833 });
  });
});
