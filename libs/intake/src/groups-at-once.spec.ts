import { holds, type Values } from './testing/rounded-reading.spec';

describe('groups of people at once, and the part of them that waits', () => {
  it.each<[string, Values]>([
    ['At most 6 classes of 32 at the same time, but in a class one in four is waiting.', { concurrentRequests: 48 }],
    ['Höchstens 6 Klassen mit je 32 Schülern gleichzeitig, jeder vierte wartet.', { concurrentRequests: 48 }],
    ['Au plus 6 classes de 32 élèves en même temps, un élève sur quatre attend.', { concurrentRequests: 48 }],
    ['Como máximo 6 clases de 32 alumnos a la vez, uno de cada cuatro espera.', { concurrentRequests: 48 }],
    ['Al massimo 6 classi di 32 studenti contemporaneamente.', { concurrentRequests: 192 }],
    ['8 teams of 12 people work with it at the same time.', { concurrentRequests: 96 }],
  ])('%s', holds);

  it.each<[string, Values]>([
    ['300 staff; half of them log in at 8 sharp and ask at once.', { concurrentRequests: 150 }],
    ['300 staff; half of them start at 8 and all ask at once.', { concurrentRequests: 150 }],
    ['300 Mitarbeiter, um 8 Uhr melden sich die Hälfte an und fragen gleichzeitig.', { concurrentRequests: 150 }],
    ['200 nurses, at 7 when the shift begins two thirds of them ask at the same time.', { concurrentRequests: 133 }],
  ])('an hour counts nobody: %s', holds);

  it.each<[string, Values]>([
    ['300 users, half of them ask at once.', { concurrentRequests: 150 }],
    ['Two shifts of 140 people at once.', { concurrentRequests: 140 }],
    ['2,000 users, at 8 concurrent requests it slows down.', { totalUsers: 2000 }],
  ])('as before: %s', holds);
});
