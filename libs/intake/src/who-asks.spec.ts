import type { Reading } from './reading';
import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const read = (text: string): Reading => reader.read(text);

/** Users and requests at once, as they are read; null where none is. */
const loadOf = (text: string): readonly [number | null, number | null] => {
  const { totalUsers, concurrentRequests } = read(text);
  return [totalUsers?.value ?? null, concurrentRequests?.value ?? null];
};

describe('who is counted', () => {
  it.each<[string, number | null, number | null]>([
    ['There are 48 operators on shift and 5,200 registered staff, 340 sessions in parallel', 5200, 340],
    ['The integrator says good for 90 people. In reality it is the 17 of us in payroll', 17, null],
    ['2,000 employees, and 300 of the analysts use it', 300, null],
    ['A team of 6 maintains the platform; 1,100 clerks ask it questions, 45 of them at once', 1100, 45],
    ['Three contractors will babysit it, 20 at once', null, 20],
    ['640 FTE, 70 parallel sessions', null, 70],
    ['team of 12, 80 chats in parallel', null, 80],
    ['1.2M visitors a month, 5,200 requests a day', null, null],
    ['120 tablets in the halls, 70 in use at the same time', 120, 70],
    ['60 call-centre seats, every one of them talking to it at once', 60, 60],
    ['40 students in the course and 32 seats, all of them typing at once', 40, 32],
    ['Wir sind zu dritt', 3, null],
    ['Нас трое', 3, null],
    ['5 or 6 doctors at the same time, out of 40 in the house', 40, 6],
    ['Nicht 500 Nutzer, sondern 320', 320, null],
    ['El 8 % de los 2.000 empleados escribe a la vez', 2000, 160],
    ['900 callers at the same time, who speak 55% of the time', null, 900],
    ['Одновременно сидят человек 20', null, 20],
    ['Me and my 3 flatmates share it', 4, null],
    ['My colleague and I wonder about it', null, null],
    ['48 рабочих мест, одновременно пишут человек 7-9', 48, 9],
    ['A studio with 220 programmers. Only 30 of the 220 are typing', 220, 30],
    ['40 lawyers and 3 at once. With those 3 people it is fine', 40, 3],
    ['The club has asked if they can have accounts, so it would be a dozen members, 3 of them at once', 12, 3],
    ['It is only me and my son, so two users, six parallel requests', 2, 6],
    [
      'Please forget the mail of Tuesday (400 seats, 50 parallel sessions). It is 240 seats, 32 parallel sessions',
      240,
      32,
    ],
  ])('Mistral Small. %s.', (words, users, atOnce) => {
    expect(loadOf(`Mistral Small. ${words}.`)).toEqual([users, atOnce]);
  });
});

describe('when a load counts', () => {
  it.each<[string, number]>([
    ['We load-tested it with 200 parallel requests. In production there are 35 parallel requests', 35],
    ['压测跑了256并发，实际只有20个并发', 20],
    ['Im Lasttest liefen 128 parallele Anfragen, im Alltag sind es 14 parallele Anfragen', 14],
    ['Latency collapses from 60 parallel requests on. We have 50 parallel requests', 50],
    ['During the outage on Friday there were 600 parallel requests. We serve 90 parallel requests', 90],
    ['Does the limit of 1-8 active requests stay? We would want 24', 24],
    ['30 chats in parallel plus the 7 that I have, so 37 altogether', 37],
  ])('Qwen3 8B. %s.', (words, atOnce) => {
    expect(loadOf(`Qwen3 8B. ${words}.`)[1]).toBe(atOnce);
  });
  it('a letter before a speed is what is there at once', () => {
    expect(loadOf('Qwen3 32B, need C=24 at 30 tok/s each')[1]).toBe(24);
  });
  it('the total of what each sends is the rate', () => {
    const text = 'Llama 3.1 8B. Each customer sends 2,500 requests a day, so 85,000 in all.';
    expect(read(text).requestsPerDay?.value).toBe(85_000);
  });
  it('hours of each evening are hours of the day', () => {
    expect(read('Qwen3 8B, 2 hours each evening').hoursPerDay?.value).toBe(2);
  });
  it('a threshold and a test count where nothing else is stated', () => {
    expect(loadOf('Qwen3 8B. Latency collapses from 60 parallel requests on.')[1]).toBe(60);
  });
  it('rows of a sweep are what was tried', () => {
    const text = '| Conc | tok/s |\n|---|---|\n| 256 | 1702 |\n| 512 | 5411 |\n\nQwen3 32B for us: 90 conc on B300?';
    expect(loadOf(text)[1]).toBe(90);
  });
  it('the number of an update is no correction', () => {
    expect(loadOf('Qwen3 8B, 40 users, 8 at once.\n\nUPDATE 2: it runs on the A10.')).toEqual([40, 8]);
  });
  it('a no at the head of a sentence takes back the figure before', () => {
    expect(loadOf('Нужно на 500 человек. Нет, вру, кадры прислали список: 340. Qwen3 8B.')[0]).toBe(340);
  });
  it('what a run learns from is its load', () => {
    expect(read('LoRA on Mistral 7B, 75k examples of 480 tokens. Which card?').mode?.value).toBe('plan');
  });
});

it('a meter of the writer is a witness of his own', () => {
  const reading = reader.read('Qwen3 32B auf 2 L40S, Auslastung laut Grafana 11 %, 40 Nutzer. Zu groß?');
  expect(reading.utilizationFraction?.value).toBe(0.11);
  expect(reading.totalUsers?.value).toBe(40);
});

it('what a hoster has to do is a demand of the writer', () => {
  const told = 'A colleague told me they bought 8 H200 for 600 authors. Hoster must be in the EU. Qwen3 14B, 40 users.';
  expect(reader.read(told).constraints.regions?.value).toEqual(['eu']);
});

it('what is called rented is there, whatever is imagined of it', () => {
  const text = 'Was kostet es, wenn wir statt der gemieteten 2x H100 auf L40S gehen? Llama 3.3 70B, 18 gleichzeitig';
  expect(reader.read(text).fleet?.value).toEqual([{ gpuId: 'h100-sxm-80gb', gpuCount: 2 }]);
});

it('what nobody says is there would be got where buying is set against renting', () => {
  const asked = reader.read('Rent or buy? 4x H100 for two years, Llama 3.3 70B for 150 users.');
  expect(asked.mode?.value).toBe('plan');
  expect(asked.fleet).toBeUndefined();
  expect(asked.candidates?.value).toEqual([{ gpuId: 'h100-sxm-80gb', gpuCount: 4 }]);
  const there = reader.read('We run 4x H100 with Llama 3.3 70B for 150 users. Rent on or buy?');
  expect(there.fleet?.value).toEqual([{ gpuId: 'h100-sxm-80gb', gpuCount: 4 }]);
});
