import { readsAs } from './testing/rounded-reading.spec';

describe('examples that a run learns from', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'Fine-tune Qwen2.5 7B on 20k examples, 3 epochs.',
      { useCase: 'fine_tuning', 'tuning.datasetItems': 20000, 'tuning.epochs': 3 },
    ],
    ['We have 50,000 labelled tickets to fine-tune Llama 3.1 8B on.', { 'tuning.datasetItems': 50000 }],
    [
      'LoRA-tune Mistral 7B on 20k samples of 800 tokens, then serve it to 50 concurrent users.',
      { 'tuning.datasetTokens': 16000000, 'tuning.datasetItems': undefined, concurrentRequests: 50 },
    ],
    [
      'Fine-tuning von Llama 3.1 8B mit LoRA auf 12.000 Beispielen, danach Betrieb für 300 Mitarbeiter mit je 10 ' +
        'Anfragen am Tag.',
      { 'tuning.datasetItems': 12000, totalUsers: 300, requestsPerDay: 3000 },
    ],
    [
      'Affiner Llama 3.1 8B sur 15 000 exemples, puis le servir à 80 collègues.',
      { 'tuning.datasetItems': 15000, totalUsers: 80 },
    ],
    [
      'Wir wollen Llama 3.1 8B mit LoRA auf 30.000 Tickets nachtrainieren und danach für 200 Leute betreiben, jeder ' +
        '25 Anfragen am Tag.',
      { 'tuning.datasetItems': 30000, totalUsers: 200, requestsPerDay: 5000 },
    ],
    ['Serve Llama 3.1 8B to 80 people, the prompt shows 5 examples.', { tuning: undefined, totalUsers: 80 }],
    ['14 Standorte mit jeweils 50 Mitarbeitern, je 4 Anfragen am Tag.', { totalUsers: 700, requestsPerDay: 2800 }],
  ])('%s', readsAs);
});

describe('machines that are to stand where the writer is', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['Un assistant pour 380 agents, hébergement chez nous. Mistral Small 24B', ['on_prem']],
    ['Alojado en nuestras oficinas, Mistral Small 24B, 120 usuarios', ['on_prem']],
    ['Das soll bei uns im Haus laufen: Mistral Small 24B, 120 Nutzer', ['on_prem']],
    ['Hosted at our place, Mistral Small 24B, 120 users', ['on_prem']],
    ['Deve girare da noi: Mistral Small 24B, 120 utenti', ['on_prem']],
    ['社内に設置したい。Mistral Small 24B、120人', ['on_prem']],
    ['The 40 people in our office want Mistral Small 24B', undefined],
    ['Bei uns im Haus nutzen es 120 Leute, Mistral Small 24B', undefined],
  ])('%s', (text, providers) => readsAs(text, { 'constraints.providers': providers }));
});
