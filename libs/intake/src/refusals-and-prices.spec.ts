import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('hardware that the rest of its sentence refuses is ruled out, whoever has it or offers it', () => {
  it.each([
    ['The district would give us two P100, no thanks. 25 at once, gemma 3 12b.', 'p100-pcie-16gb'],
    ['Ein Bekannter hat noch eine 1080 Ti im Keller, danke nein. 25 gleichzeitig, gemma 3 12b.', 'gtx-1080-ti-11gb'],
    ['Un ami a une 1080 Ti à la cave, non merci. 25 à la fois, gemma 3 12b.', 'gtx-1080-ti-11gb'],
    ['The university would lend us 2 A30 for nights, legal said no. Gemma 3 12b, 25 at once.', 'a30-24gb'],
    ['Die Uni würde uns 2 A30 leihen, die Rechtsabteilung sagt nein. 25 gleichzeitig, gemma 3 12b.', 'a30-24gb'],
    ['The Splunk team has 3x T4 which we may not touch. 25 at once, gemma 3 12b. L4?', 't4-16gb'],
    ['My own test on an RTX A4000 sat at 100%, so that card is out. 25 at once, gemma 3 12b.', 'rtx-a4000-16gb'],
    [
      'El proveedor insiste en un DGX H100 por 310.000 €; descartado, no cabe. 25 a la vez, gemma 3 12b.',
      'h100-sxm-80gb',
    ],
    ['The RTX 4000 SFF Ada is 184 € a month, so also out. 25 at once, gemma 3 12b.', 'rtx-4000-sff-ada-20gb'],
  ])('%s', (text, gpuId) => {
    const reading = reader.read(text);
    expect(reading.constraints?.excludedGpus?.value.map((g) => g.gpuId)).toEqual([gpuId]);
    expect(reading.fleet).toBeUndefined();
    expect(reading.concurrentRequests?.value).toBe(25);
  });

  it.each([
    ['We have 2x A30; legal said no to the cloud. Gemma 3 27B, 20 users at once. Enough?'],
    ['We run 2x A30, no problem so far. Gemma 3 27B, 20 users at once. Enough?'],
  ])('what is refused is something else: %s', (text) => {
    expect(reader.read(text).fleet?.value).toEqual([{ gpuId: 'a30-24gb', gpuCount: 2 }]);
  });
});

describe('a price without a currency counts nothing, and the number of a thread is no length', () => {
  it.each([
    ['I found a 3090 at 700, and the 4090 at 1,650 is out. Qwen3 32B, 32k context. Which one?'],
    ['La 3090 à 700 ou la 4090 à 1 650 ? Qwen3 32B, 32k de contexte.'],
    ['Renting at a provider was too dear at 3,400 a month. Qwen3 32B, 32k context.'],
    ['Mieten war mit 3.400 im Monat zu teuer. Qwen3 32B, 32k Kontext.'],
    ['Alquilarla salía demasiado cara a 3.400 al mes. Qwen3 32B, 32k de contexto.'],
    ['A comment in #295 says no. Qwen3 32B, 32k context.'],
  ])('%s', (text) => {
    const { inputTokens, outputTokens, requestsPerDay, totalUsers, contextTokens } = reader.read(text);
    expect([inputTokens, outputTokens, requestsPerDay, totalUsers]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(contextTokens?.value).toBe(32_768);
  });

  it('requests of a month are still counted', () => {
    expect(reader.read('3,400 requests a month, Qwen3 32B. Is an H100 too dear?').requestsPerDay).toBeDefined();
  });
});

describe('the price of a card in brackets or by the hour is no budget', () => {
  it.each([
    ['Purchasable under the framework contract: RTX PRO 6000 Server Edition (EUR 9,850 each) or L40S. Gemma 3 27B.'],
    ['On peut acheter la L40S (7 900 € pièce) ou la RTX PRO 6000 (9 850 € pièce). Gemma 3 27B, 60 à la fois.'],
    ['Se puede comprar la L40S (7.900 € cada una) o la RTX PRO 6000 (9.850 € cada una). Gemma 3 27B, 60 a la vez.'],
    ['2.4M tickets, 310 in 5 out, 48 h max. bill on a10g spot at $0.42/h? qwen2.5 7b'],
  ])('%s', (text) => {
    const reading = reader.read(text);
    expect([reading.budget, reading.budgetOneOff]).toEqual([undefined, undefined]);
    expect(reading.mode?.value).not.toBe('budget');
  });

  it('what may be spent is one', () => {
    const text = 'We can spend 20,000 € once on L40S (7,900 € each). Gemma 3 27B, 60 at once.';
    expect(reader.read(text).budgetOneOff?.value.amount).toBe(20_000);
  });
});
