import { holds } from '../testing/rounded-reading.spec';

describe('events of a day that each ask the model', () => {
  it.each([
    ['We discharge 410 patients on a weekday. Every discharge means one call to the model.', 410],
    ['The sites discharge 410 patients on a weekday; the highest day was 530. Every discharge means one call.', 530],
    ['We discharge 410 patients a day; every discharge means two calls to the model.', 820],
    ['Wir entlassen 410 Patienten am Tag, jede Entlassung ist ein Aufruf des Modells.', 410],
    ['Am Tag entlassen wir 410 Patienten, jede Entlassung bedeutet zwei Anfragen.', 820],
  ])('%s', (text, requestsPerDay) => {
    holds(`${text} 640 clerks hold an account.`, { requestsPerDay, totalUsers: 640 });
  });

  it('what each of the people does is told of them', () =>
    holds('We discharge 410 patients on a weekday. Every doctor makes one call a day. 640 doctors.', {
      requestsPerDay: 640,
    }));
  it('visitors without such an event are people', () =>
    holds('410 visitors a day use the site.', { totalUsers: 410, requestsPerDay: undefined }));
});

describe('the day on which most comes', () => {
  it.each([
    '410 requests a day, the highest day so far was 530.',
    '410 Anfragen am Tag, der stärkste Tag bisher hatte 530.',
    '410 requêtes par jour, le jour le plus chargé 530.',
  ])('%s', (text) => holds(text, { requestsPerDay: 530 }));
});

describe('who waits at any one moment, and how long', () => {
  it.each([
    '640 clerks; we do not expect more than 35 of them waiting for a letter at any one moment.',
    '640 Leute, zu keinem Zeitpunkt warten mehr als 35.',
    '640 clerks, with no more than 35 at any given moment.',
  ])('%s', (text) => holds(text, { totalUsers: 640, concurrentRequests: 35 }));

  it.each([
    'Ward clerks have told us that they will not wait longer than 45 seconds for the finished letter.',
    "Les agents nous ont dit qu'ils n'attendront pas plus de 45 secondes.",
    'Los agentes no esperan más de 45 segundos por la carta.',
    'Die Leute warten nicht länger als 45 Sekunden auf den Brief.',
  ])('what those say who use it: %s', (text) => holds(`40 at once. ${text}`, { endToEndMs: 45000 }));

  it('people elsewhere tell of themselves', () =>
    holds('20 at once. Doctors at another clinic told us that they need 40 L40S.', { candidates: undefined }));
});

describe('what comes back', () => {
  it.each([
    '11,000 tokens of notes going in and a letter of 900 tokens coming back.',
    '11,000 Token gehen rein, ein Brief von 900 Token kommt zurück.',
    'Names, dates and promises out of every mail: 11,000 tokens in, 900 tokens out.',
  ])('%s', (text) => holds(text, { inputTokens: 11000, outputTokens: 900 }));
});
