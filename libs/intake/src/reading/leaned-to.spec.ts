import { holds, readsAs } from '../testing/rounded-reading.spec';

const NOTHING_THERE = { fleet: undefined, mode: 'plan' };
const [h100, l40s] = [{ gpuId: 'h100-sxm-80gb' }, { gpuId: 'l40s-48gb' }];

describe('what somebody of the house argues for is weighed', () => {
  it.each([
    ['Our engine lead argues for H100, finance for L40S.', [h100, l40s]],
    ['Unser Architekt plädiert für H100, der Einkauf für L40S.', [h100, l40s]],
    ['Notre architecte penche pour des H100.', [h100]],
    ['Our CTO is in favour of H100.', [h100]],
  ])('%s', (text, candidates) => readsAs(`${text} 90 users at once, Llama 3.1 8B.`, { ...NOTHING_THERE, candidates }));
  it('what is preferred and owned is there', () =>
    readsAs('We prefer our 8 A100 for Llama 3.1 8B, 90 users at once.', { mode: 'existing' }));
});

describe('a model made out of another', () => {
  it.each([
    'Our own finetune of Llama 3.1 8B, 90 users at once. Which GPU?',
    'A fine-tune of Llama 3.1 8B will run for 90 users at once. Which GPU?',
    'Unser eigenes Finetune von Llama 3.1 8B, 90 Nutzer gleichzeitig. Welche GPU?',
    'Notre finetune de Llama 3.1 8B, 90 utilisateurs en même temps. Quelle GPU ?',
  ])('is served: %s', (text) => readsAs(text, { useCase: undefined, concurrentRequests: 90 }));
  it.each([
    'We want to finetune Llama 3.1 8B on 20k examples. Which GPU?',
    'We plan a finetune of Llama 3.1 8B on 20k examples, then 90 users at once. Which GPU?',
    'How long would a full finetune of Llama 3.1 8B take on one H100?',
  ])('is made: %s', (text) => readsAs(text, { useCase: 'fine_tuning' }));
});

describe('a share of the people at the fullest moment', () => {
  it.each([
    '90,000 daily actives. Telemetry says that 2.5% of the daily actives are talking to an NPC at the busiest second.',
    '90.000 Nutzer am Tag; in der stärksten Sekunde sprechen 2,5 % der Nutzer mit einem NPC.',
    '90 000 utilisateurs par jour, dont 2,5 % parlent avec un PNJ au moment le plus chargé.',
    '90.000 jugadores al día; en el segundo más cargado el 2,5 % de los jugadores habla con un PNJ.',
  ])('%s', (text) => holds(text, { totalUsers: 90000, concurrentRequests: 2250 }));
  it.each(['90,000 daily users; 2.5% of the users pay.', '90,000 daily users; 2.5% of the requests fail.'])(
    'another share is none: %s',
    (text) => holds(text, { totalUsers: 90000, concurrentRequests: undefined }),
  );
});

it('an answer may say which wait it is', () => {
  const model = '\nModel?\nLlama 3.1 8B for 90 users at once.';
  readsAs(`Latency?\nFirst token after 250 ms at the latest.${model}`, { ttftMs: 250, endToEndMs: undefined });
  readsAs(`Latency?\n2 s for everything.${model}`, { ttftMs: undefined, endToEndMs: 2000 });
});

it('people who get it are counted', () => holds('Now 900 people get it.', { totalUsers: 900 }));

it.each([
  "We're the phone receptionist for dental practices, 140 calls in parallel.",
  'Anrufannahme für Zahnarztpraxen, 140 Anrufe parallel.',
  'Standard téléphonique pour dentistes, 140 appels en parallèle.',
])('who answers the phone speaks: %s', (text) => holds(text, { useCase: 'voice' }));
