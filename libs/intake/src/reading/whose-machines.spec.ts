import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const LOAD = ' Qwen3-32B for 60 concurrent users.';
const excluded = (text: string): readonly string[] | undefined =>
  reader.read(text).constraints.excludedGpus?.value.map((c) => c.gpuId);

describe('what is there, what is gone, what is ruled out', () => {
  it.each([
    ['Last autumn we bought four L40S. Was that too much?', 4],
    ['Letztes Jahr haben wir 4 L40S gekauft. Ist das zu viel?', 4],
    ['L’an dernier nous avons acheté 4 L40S. C’est trop ?', 4],
  ])('what was bought then is there now: %s', (text, gpuCount) => {
    expect(reader.read(text + LOAD).fleet?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount }]);
  });

  it.each([
    ['In 2023 my predecessor bought four L40S.', 'l40s-48gb', 4],
    ['Our former CTO ordered two p4d.24xlarge. He has left, they run since then.', 'a100-sxm4-40gb', 16],
    ['Mein Vorgänger kaufte 4 L40S.', 'l40s-48gb', 4],
    ['Last week we went from 2x A40 to 4x A40.', 'a40-48gb', 4],
    ['Old box = 6x T4, scrapped. New box = 4x L40S, that’s ours.', 'l40s-48gb', 4],
    ['Salut, on fait tourner Llama 3.1 70B sur 2 L40S chez OVH.', 'l40s-48gb', 2],
    ['Bij ons op de redactie draait Mixtral 8x7B op een bak met 2x A6000.', 'rtx-a6000-48gb', 2],
  ])('what came to the writer is there: %s', (text, gpuId, gpuCount) => {
    expect(reader.read(text + LOAD).fleet?.value).toMatchObject([{ gpuId, gpuCount }]);
  });

  it('what a former one only wanted is not', () => {
    expect(reader.read(`Our former CTO wanted two p4d.24xlarge.${LOAD}`).fleet).toBeUndefined();
  });

  it('what was bought and sold, or rented then, is not', () => {
    expect(reader.read(`Last year we bought four L40S and sold them in May.${LOAD}`).fleet).toBeUndefined();
    expect(reader.read(`Last year we rented four L40S.${LOAD}`).fleet).toBeUndefined();
  });

  it.each([
    'Das Altsystem (4x P40) wird Ende des Jahres entsorgt.',
    'The old box (4x P40) is going to the recycler.',
    'Nos quatre P40 partent à la casse.',
  ])('what goes is set aside as past: %s', (text) => {
    const { fleet, mode, setAside } = reader.read(text + LOAD);
    expect([fleet, mode?.value]).toEqual([undefined, 'plan']);
    expect(setAside.filter((s) => s.text.includes('P40')).map((s) => s.reason)).toEqual(['past']);
  });

  it.each([
    ['Des MI300X, non, l’hébergeur n’en a pas.', 'mi300x-192gb'],
    ['MI300X nodes at the partner site would cost us a second application, so no.', 'mi300x-192gb'],
    ['The existing server with two T4 runs the desktops at night and is not to be counted.', 't4-16gb'],
    ['Ein Server mit zwei T4 arbeitet nachts für das Archiv und ist nicht einzurechnen.', 't4-16gb'],
    ['L40S or A100. 5090 is out, we cannot justify it.', 'rtx-5090-32gb'],
    ['Die H200 ist raus, zu teuer.', 'h200-sxm-141gb'],
    ['An A2, which the supplier also has, I rule out.', 'a2-16gb'],
    ['My cofounder wants to put two used 3090s into his flat, I said no.', 'rtx-3090-24gb'],
  ])('a refusal behind the name rules it out: %s', (text, id) => {
    expect(excluded(text + LOAD)).toEqual([id]);
    expect(reader.read(text + LOAD).mode?.value).toBe('plan');
  });

  it('a question and hardware in use are not refused by a "no" further on', () => {
    expect(excluded(`We run 2 A100 and have seen no trouble.${LOAD}`)).toBeUndefined();
    expect(excluded(`Would 2 A100 do, or no?${LOAD}`)).toBeUndefined();
    expect(excluded(`Now that the 5090 is out, can two of them run it?${LOAD}`)).toBeUndefined();
  });

  it('what does not count any longer is gone, and so are some of it', () => {
    const text =
      'The 16 V100 do not count any longer. Today I experiment on 8 of the V100. We have an HGX with 8x H200.';
    const { fleet, constraints } = reader.read(text + LOAD);
    expect(fleet?.value).toEqual([{ gpuId: 'h200-sxm-141gb', gpuCount: 8 }]);
    expect(constraints.excludedGpus).toBeUndefined();
  });

  it('another of the same is a candidate, with or without a question mark', () => {
    const second = 'I have one 3090. Thinking of adding a second one for Llama 3.3 70B at Q4.';
    expect(reader.read(second).candidates?.value).toEqual([{ gpuId: 'rtx-3090-24gb', gpuCount: 1, added: true }]);
    const german = 'Ich habe eine 3090. Lohnt sich eine zweite Karte für Llama 3.3 70B in Q4?';
    expect(reader.read(german).candidates?.value).toEqual([{ gpuId: 'rtx-3090-24gb', gpuCount: 1, added: true }]);
    const russian = 'Есть одна 3090. Хочу вторую такую же, чтобы влезла Llama 3.3 70B. Потянет?';
    expect(reader.read(russian).candidates?.value).toEqual([{ gpuId: 'rtx-3090-24gb', gpuCount: 1, added: true }]);
  });

  it('the card that is there, named again, is no candidate', () => {
    const { candidates, fleet } = reader.read('We run an A40 for Llama 3.3 70B. Be strict and stay with the A40?');
    expect([candidates, fleet?.value]).toEqual([undefined, [{ gpuId: 'a40-48gb', gpuCount: 1 }]]);
  });

  it('providers with a price each are compared, not demanded', () => {
    const rows = reader.read(`H100 per hour this week: GCP $3.10, AWS $3.85, Azure $6.75.${LOAD}`);
    expect(rows.constraints.providers).toBeUndefined();
    expect(rows.setAside.map((s) => s.text)).toEqual(expect.arrayContaining(['GCP', 'AWS', 'Azure']));
    expect(reader.read(`On AWS please, at most $4 per hour.${LOAD}`).constraints.providers?.value).toEqual(['aws']);
  });

  it.each([
    'The pilot (one A100 on loan until March) is no part of this.',
    'Evaluation was done on a rented 4090 by two colleagues.',
    'Experiments: on my private 7800 XT the small ones made silly mistakes.',
  ])('machines of a trial carry no load: %s', (text) => {
    expect(reader.read(text + LOAD).mode?.value).toBe('plan');
  });
});

describe('hardware that a question is about', () => {
  it.each([
    ['Can a single RTX 5090 run gpt-oss-120b?', 1],
    ['Could two 3090s run Llama 3.3 70B at 4 bit?', 2],
    ['Will one 4090 handle Qwen3 32B?', 1],
  ])('is a candidate: %s', (text, gpuCount) => {
    const reading = reader.read(text);
    expect(reading.fleet).toBeUndefined();
    expect(reading.mode?.value).toBe('model');
    expect(reading.candidates?.value).toEqual([expect.objectContaining({ gpuCount })]);
  });

  it.each(['Can my 4090 run Qwen3 32B?', 'Can the 4 H100 we have run Qwen3 235B?'])(
    'is in use where a word says whose it is: %s',
    (text) => expect(reader.read(text).mode?.value).toBe('existing'),
  );
});

describe('hardware that is told to go', () => {
  it.each([
    'We have two old servers with 4 T4 each, they can go.',
    'Wir haben zwei alte Server mit je 4 T4, die können weg.',
  ])('is no fleet, and its counts are of it: %s', (words) => {
    const reading = reader.read(`Qwen3 14B, 300 users. ${words}`);
    expect(reading.fleet).toBeUndefined();
    expect(reading.mode?.value).toBe('plan');
    expect(reading.setAside.map((s) => s.reason)).toEqual(reading.setAside.map(() => 'past'));
  });

  it('is only what the word goes back to', () =>
    expect(reader.read('Qwen3 14B, 300 users. We have 4 L40S, sold the 2 T4 last year.').fleet?.value).toEqual([
      { gpuId: 'l40s-48gb', gpuCount: 4 },
    ]));

  it('a summary is what comes out, in other languages too', () => {
    const text = 'Qwen3 14B, 90 gleichzeitig. Ein Transkript hat im Schnitt 1.800 Token, die Zusammenfassung 200.';
    const reading = reader.read(text);
    expect([reading.inputTokens?.value, reading.outputTokens?.value]).toEqual([1_800, 200]);
  });
});
