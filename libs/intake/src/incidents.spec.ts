import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what happened, beside what usually is', () => {
  it('the trough is neither what has to be served nor what the peak is measured by', () => {
    const text = 'Llama 3.3 70B. P99 hour: 4.2 QPS, 124 in flight. trough overnight: 118k tok/s. How many H200?';
    const { requestsPerSecond, outputTokensPerSecond } = reader.read(text);
    expect([requestsPerSecond?.value, outputTokensPerSecond]).toEqual([4.2, undefined]);
    expect(reader.read('Our peak is 2.5x the overnight trough. 96 H100, DeepSeek-V3.2.').peakFactor).toBeUndefined();
    const calm = 'Llama 3.3 70B: 900 requests a minute when it snows, on a calm day 70 requests a minute.';
    expect(reader.read(calm).requestsPerSecond?.value).toBe(15);
  });

  it.each([
    [
      'In the outage utilisation hit 100% while the monthly average is 34%. 4x MI300X, Llama 3.3 70B, 60 in flight.',
      60,
      0.34,
    ],
    [
      'GPU utilisation in that window 99%, over the whole month it is 17%. 16x MI300X, Llama 3.3 70B, 35 running ' +
        'requests. Too much?',
      35,
      0.17,
    ],
    [
      'Vorfall am Montag: 210 gleichzeitige Anfragen, TTFT 40 s, GPU-Auslastung 99 %. Normal sind 50 gleichzeitige ' +
        'Anfragen und 25 % Auslastung auf 4x A100 mit Llama 3.3 70B. Brauchen wir mehr?',
      50,
      0.25,
    ],
    [
      "Incident du 3 mai: 150 requêtes simultanées, GPU à 97 %. En temps normal 35 requêtes simultanées et 20 % d'" +
        'utilisation sur 2 H100 avec Mixtral 8x7B. Faut-il agrandir ?',
      35,
      0.2,
    ],
    [
      'Incidente del 3 de mayo: 150 peticiones simultáneas y GPU al 97 %. Normalmente tenemos 35 peticiones ' +
        'simultáneas y 20 % de utilización en 2 H100 con Mixtral 8x7B. ¿Ampliamos?',
      35,
      0.2,
    ],
  ])('%s', (text, atOnce, share) => {
    const { concurrentRequests, utilizationFraction } = reader.read(text);
    expect([concurrentRequests?.value, utilizationFraction?.value]).toEqual([atOnce, share]);
  });
});

describe('waits that are no targets', () => {
  it.each([
    ["Answers come within 2 s when I'm alone on it, with 10 people it's slow. Mistral 7B on an A10."],
    ['Wenn ich allein bin, kommt die Antwort in 2 s. Mistral 7B auf einer A10, 10 Leute.'],
    ['I have a Tesla P40 with llama2 13b q4, how many requests can it answer in one second?'],
    ['Ich habe eine RTX 4090 mit Llama 3.1 8B. Wie viele Anfragen schafft die Karte in einer Sekunde?'],
  ])('%s', (text) => {
    expect(reader.read(text).endToEndMs).toBeUndefined();
  });

  it.each([
    ["The SLO used to be 800 ms to the first token, since June it's 1.5 s. 4x A100, Llama 3.3 70B.", 1500],
    ['a: SLO is ttft under 600 ms?\nb: it was 600, product changed it to 900 ms\nb: 42 rps, 8x L40S, qwen3-8b', 900],
  ])('a target that has become another: %s', (text, ms) => {
    const reading = reader.read(text);
    expect([reading.ttftMs?.value, reading.observed.ttftMs]).toEqual([ms, undefined]);
  });

  it.each([
    ["Les réponses prennent 5 s aujourd'hui, nous voulons 2 s. 2 L40S, Qwen2.5 14B, 20 requêtes simultanées.", 2000],
    ['Answers take 1.9 s now, it should be under 1 s. We have 2x L40S, Qwen2.5 14B, 20 concurrent requests.', 1000],
  ])('what is there gives way to what is wished: %s', (text, ms) => {
    expect(reader.read(text).endToEndMs?.value).toBe(ms);
  });
});
