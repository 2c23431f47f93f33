import { readsAs } from '../testing/rounded-reading.spec';

const PEAK = 'gpt-oss-120b, peak 140 at once, 1,600 in, 200 out';
const CALLS = 'Mistral Small 3.2 24B, 41,000 calls per day, 1,900 tokens in, 160 out';

describe('what a correction puts in place of a load', () => {
  it.each([
    `${PEAK}. Correction: the peak must read 190.`,
    `${PEAK}.\nAddendum 1 (question 7): the peak must read 190.`,
    `${PEAK}.\nNachtrag 1 (Bieterfrage 7): Die Spitze muss richtig 190 lauten.`,
    `${PEAK}. Rectificatif : lire 190 au lieu de 140.`,
    `${PEAK}. Berichtigung zu Punkt 3: statt 140 sind es 190.`,
    `${PEAK}. Corrigendum: for 140 read 190.`,
  ])('%s', (text) => {
    readsAs(text, { concurrentRequests: 190, outputTokens: 200 });
  });

  it.each([
    `${CALLS}. EDIT: average is 46,000 calls, I had the old number.`,
    `${CALLS}. EDIT : la moyenne est de 46 000 appels, j'avais l'ancien chiffre.`,
    `${CALLS}.\nEDIT 1: it is 46,000.\nEDIT 2: a competitor serves 120k.`,
  ])('%s', (text) => {
    readsAs(text, { requestsPerDay: 46_000 });
  });

  it.each(['Corrección: son 420', 'Correzione: sono 420', 'Correctie: het zijn er 420'])('%s', (text) => {
    readsAs(`gpt-oss-120b, 300 users with 20 questions a day each. ${text}.`, { totalUsers: 420 });
  });

  it('a later number of something else corrects nothing', () => {
    readsAs(`${PEAK}. EDIT: tested 16 today.`, { concurrentRequests: 140 });
  });
});

describe('bare numbers of what is there at once', () => {
  it.each([
    ['12x L40S, 140 running at peak, prompt 2,400, reply 90', 140],
    ['140 active at peak, prompt 2,400, reply 90', 140],
    ['in der Spitze laufen 140, Prompt 2.400 Token, Antwort 90 Token', 140],
  ])('%s', (text, concurrentRequests) => {
    readsAs(`Qwen3-14B, ${text}.`, { concurrentRequests });
  });

  it('what is planned for where nothing else is counted', () => {
    readsAs('Qwen3-14B on 12x L40S. Plan for 210. prompt 2,400 tok, reply 90 tok.', { concurrentRequests: 210 });
    readsAs('Qwen3-14B, 40 at once. Plan for 3 years.', { concurrentRequests: 40 });
  });
});
