import { readsAs, type Values } from './testing/rounded-reading.spec';

describe('a training run beside a service', () => {
  const run = { 'tuning.datasetTokens': 54e6, 'tuning.epochs': 3 };
  it.each<[string, Values]>([
    [
      'Llama 3.1 8B, 10,000 requests a day, 2,500 in, 150 out, 8am-6pm Mon-Fri. Once a month we fine-tune a LoRA on ' +
        '60k examples of 900 tokens, 3 epochs, within 24 hours.',
      { ...run, requestsPerDay: 10000, hoursPerDay: 10, inputTokens: 2500, 'tuning.deadlineHours': 24 },
    ],
    [
      'Llama 3.1 8B, 10.000 Anfragen am Tag, 2.500 Token rein, 150 raus, 8-18 Uhr Mo-Fr. Einmal im Monat trainieren ' +
        'wir eine LoRA auf 60.000 Beispielen zu je 900 Token, 3 Epochen, binnen 24 Stunden.',
      { ...run, requestsPerDay: 10000, hoursPerDay: 10, inputTokens: 2500, 'tuning.deadlineHours': 24 },
    ],
    [
      'Llama 3.1 8B, 10 000 demandes par jour, 8h-18h lun-ven. Une fois par mois, LoRA sur 60 000 exemples de 900 ' +
        'tokens, 3 époques.',
      { ...run, requestsPerDay: 10000, hoursPerDay: 10, inputTokens: undefined },
    ],
    [
      'Llama 3.1 8B, 5.000 consultas al día, 1.500 tokens de entrada y 300 de salida, 9-18 h. Una vez al mes ' +
        'afinamos una LoRA con 60.000 ejemplos de 900 tokens, 3 épocas.',
      { ...run, requestsPerDay: 5000, hoursPerDay: 9, inputTokens: 1500 },
    ],
  ])('leaves the service its hours and lengths: %s', (text, expected) => {
    readsAs(text, { useCase: undefined, ...expected });
  });
  it('alone it is the work that is planned', () => {
    readsAs('LoRA of Llama 3.1 8B once a month, 60,000 examples of 900 tokens, 3 epochs.', {
      ...run,
      useCase: 'fine_tuning',
    });
  });
});
