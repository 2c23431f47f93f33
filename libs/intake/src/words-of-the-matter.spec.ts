import { readsAs } from './testing/rounded-reading.spec';

describe('what a service makes or reads is nobody who says something', () => {
  it.each([
    'We run 4 L4, using Qwen3-4B for headline variants at 2 requests/s.',
    '4 L4 with Qwen3-4B for blog posts, 2 requests/s.',
    '4 L4 with Qwen3-4B for press release drafts, 2 requests/s.',
    '4 L4 mit Qwen3-4B für Schlagzeilen, 2 Anfragen/s.',
  ])('%s', (text) => {
    readsAs(text, { requestsPerSecond: 2, fleet: [{ gpuId: 'l4-24gb', gpuCount: 4 }] });
  });

  it.each([
    'Weekly LoRA refresh of Qwen2.5-14B on claims letters: 85k examples of roughly 620 tokens, 2 epochs.',
    'Fine-tuning Qwen2.5-14B on insurance claims documents, 85k examples of 620 tokens, 2 epochs.',
    'LoRA of Qwen2.5-14B on claims notes, 85k examples of 620 tokens, 2 epochs.',
  ])('%s', (text) => {
    readsAs(text, { 'tuning.datasetTokens': 52_700_000, 'tuning.epochs': 2 });
  });

  it.each([
    'The job is an assistant for the reading room: Apertus 8B, 12 archivists, 4k context.',
    'A helper for the viewing gallery: Apertus 8B, 12 archivists, 4k context.',
  ])('a room is nobody who has read it: %s', (text) => {
    readsAs(text, { totalUsers: 12, contextTokens: 4096 });
  });

  it.each([
    'What I heard at the fair: 8 H200 for 900 users. We need Llama 3.1 8B for 40 users.',
    'A headline says 8 H200 for 900 users. We need Llama 3.1 8B for 40 users.',
    'The blog claims 900 users on 8 H200. We need Llama 3.1 8B for 40 users.',
  ])('what is read is not the writer: %s', (text) => {
    readsAs(text, { totalUsers: 40, fleet: undefined });
  });
});

describe('the verb in second place tells of the writer', () => {
  it.each([
    'Sinds het voorjaar draait hier Qwen3-32B op twee A40, 12 mensen tegelijk.',
    'Sinds vorig najaar draait hier Qwen3-32B op twee A40, 12 mensen tegelijk.',
    'Na de verhuizing draait Qwen3-32B op twee A40, 12 mensen tegelijk.',
    'Seit dem Umzug läuft Qwen3-32B auf zwei A40, 12 Leute gleichzeitig.',
  ])('%s', (text) => {
    readsAs(text, { concurrentRequests: 12, fleet: [{ gpuId: 'a40-48gb', gpuCount: 2 }] });
  });

  it('men is everybody of the house', () => {
    const text =
      'We draaien Qwen3-32B op een L40S. Nu komt het archief erbij en men rekent op drie keer zoveel gebruik.';
    readsAs(text, { growthFactor: 3 });
  });

  it.each([
    'One senior of mine runs everything for his app from a single 3090. We need Llama 3.1 8B for 40 users.',
    'A student of mine runs his app from a 3090 with 300 users. We need Llama 3.1 8B for 40 users.',
    'De buurgemeente draait Qwen3-32B op twee A40. Wij hebben Llama 3.1 8B nodig voor 40 gebruikers.',
  ])('one whom the writer knows is not he: %s', (text) => {
    readsAs(text, { totalUsers: 40, fleet: undefined });
  });
});
