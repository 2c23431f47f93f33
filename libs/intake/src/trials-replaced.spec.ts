import { readsAs } from './testing/rounded-reading.spec';

describe('what the trial ran on that is named in the sentence before is over', () => {
  it.each([
    'We want to replace the pilot. It ran on a 4090 with Gemma 3 12B. From now on: Mistral Small 3.2, 45 at once.',
    'Wir wollen den Pilot ablösen. Der lief auf einer 4090 mit Gemma 3 12B. Künftig: Mistral Small 3.2, 45 parallel.',
    'Hay que sustituir el piloto. Funcionaba en una 4090 con Gemma 3 12B. En adelante: Mistral Small 3.2, 45 a la vez.',
    "We're done with the trial. That was a 4090 with Gemma 3 12B and 15 testers. Next: Mistral Small 3.2, 45 at once.",
    'Die Testphase ist vorbei. Sie lief auf einer RTX 4090 mit Gemma 3 12B. Jetzt: Mistral Small 3.2, 45 parallel.',
  ])('%s', (text) => {
    readsAs(text, {
      model: { kind: 'catalog', id: 'mistralai/Mistral-Small-3.2-24B-Instruct-2506' },
      fleet: undefined,
      totalUsers: undefined,
      concurrentRequests: 45,
    });
  });

  it('one that goes on is the fleet', () => {
    readsAs('We want to expand the pilot. It runs on an RTX 4090 with Gemma 3 12B, 15 testers.', {
      fleet: [{ gpuId: 'rtx-4090-24gb', gpuCount: 1 }],
      totalUsers: 15,
    });
  });
});

describe('what somebody set up for the writer is there', () => {
  it.each([
    'In spring a dealer set up two DGX Spark for our planning. GLM-4.5-Air, six at once.',
    'A dealer set up two DGX Spark for us in spring. GLM-4.5-Air, six at once.',
    'Ein Händler hat im Frühjahr zwei DGX Spark für unsere Planung aufgestellt. GLM-4.5-Air, sechs gleichzeitig.',
    "Un revendeur a installé deux DGX Spark pour notre bureau d'études. GLM-4.5-Air, six en même temps.",
  ])('%s', (text) => {
    readsAs(text, { fleet: [{ gpuId: 'gb10-dgx-spark-128gb', gpuCount: 2 }], concurrentRequests: 6 });
  });

  it.each([
    'A dealer set up two DGX Spark for our neighbours. We need GLM-4.5-Air, six at once.',
    "Our IT partner's A40, on which we did the bake-off in May, is his and went back. GLM-4.5-Air, six at once.",
    'Unser IT-Partner betreibt 4 L40S für 300 Kunden. Wir brauchen GLM-4.5-Air, sechs gleichzeitig.',
    'Die A40 vom Systemhaus ging zurück. GLM-4.5-Air, sechs gleichzeitig.',
    'Un prestataire nous pousse vers un DGX B200. GLM-4.5-Air pour six utilisateurs en même temps.',
  ])('what another has, took back or presses upon him is not: %s', (text) => {
    readsAs(text, { fleet: undefined, concurrentRequests: 6 });
  });
});
