import { readsAs, holds } from '../testing/rounded-reading.spec';
import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const asideOf = (text: string, figure: string): string | undefined =>
  reader.read(`${text} Qwen3 14B, which GPU?`).setAside.find((s) => s.text === figure)?.reason;

describe('a letter that is taken back, and what counts now', () => {
  it.each([
    "Please disregard yesterday's mail, it is 260 nurses who get the helper. 30 at once.",
    'Ignore my last message: 260 nurses get the helper. 30 nurses at once.',
    'Vergiss die Mail von gestern, es sind 260 Pflegekräfte. 30 gleichzeitig.',
    "Oubliez mon mail d'hier : ce sont 260 infirmières. 30 en même temps.",
  ])('%s', (text) => holds(text, { totalUsers: 260, concurrentRequests: 30 }));

  it.each([
    'Forget the mail I sent on Tuesday (400 seats, 50 parallel). 30 nurses at once.',
    'Please ignore what I wrote, 400 seats and 50 parallel. 30 nurses at once.',
  ])('what it said counts no more: %s', (text) => holds(text, { totalUsers: undefined, concurrentRequests: 30 }));
});

describe('a figure that another replaces', () => {
  it.each([
    'Burst: 31 requests per second. The burst figure above replaces the 45 requests per second of the first edition.',
    'Spitze: 31 Anfragen pro Sekunde. Dieser Wert ersetzt die 45 Anfragen pro Sekunde der ersten Fassung.',
    'Pointe : 31 requêtes par seconde. Ce chiffre remplace les 45 requêtes par seconde de la première version.',
    '31 requests per second supersede the 45 requests per second of the old tender.',
  ])('%s', (text) => holds(text, { requestsPerSecond: 31 }));

  it('people whom a bot replaces are no earlier figure', () =>
    holds('The bot replaces 45 agents and handles 300 requests per hour.', { requestsPerSecond: 0.083 }));

  it.each([
    ['It is 260 nurses, not 620.', '620'],
    ['Es sind 260 Pflegekräfte, nicht 620.', '620'],
    ['45 concurrent users, not 54.', '54'],
  ])('%s', (text, figure) => expect(asideOf(text, figure)).toBe('superseded'));
});

describe('how long a peak lasts is no wait', () => {
  it.each([
    'Burst: 31 requests per second for up to 10 minutes.',
    'Spitze: 31 Anfragen pro Sekunde, höchstens 10 Minuten lang.',
    'Pico: 31 peticiones por segundo durante un máximo de 10 minutos.',
  ])('%s', (text) => holds(text, { requestsPerSecond: 31, endToEndMs: undefined }));
  it('an answer may', () =>
    readsAs('80 users at once, and the answer lasts at most 20 seconds. Qwen3 14B', { endToEndMs: 20000 }));
});

describe('some of them together', () => {
  it.each([
    '35 analysts. When 20 of them send their case files (30k tokens each) together, TTFT climbs to 9 s.',
    '35 analysts; 20 of them press the button together.',
  ])('%s', (text) => holds(text, { totalUsers: 35, concurrentRequests: 20 }));
});

describe('a copy that can take over', () => {
  it.each([
    'Warsaw, with a stand-by copy in Krakow able to take over completely.',
    'Standort Köln, mit einer Reserve in Bonn, die jederzeit übernehmen kann.',
    'Un second site doit pouvoir prendre le relais.',
  ])('%s', (text) => {
    const { constraints } = reader.read(`${text} Qwen3 14B, 40 users at once.`);
    expect(constraints.highAvailability?.value).toBe(true);
  });
});
