import { readsAs } from './testing/rounded-reading.spec';

const owned = { 'constraints.priceBasis': 'owned' };
const notOwned = { 'constraints.priceBasis': undefined };

describe('machines of the writer', () => {
  it.each([
    '16x V100 32GB in two servers, owned. Qwen3-235B-A22B, 10 concurrent. Does it run there, else rent or buy?',
    'Our own two servers with 8x A100. Llama 3.3 70B for 40 concurrent users.',
    'Owned: 4x L40S. Llama 3.3 70B, 20 concurrent.',
    'The 4x L40S belong to us. Llama 3.3 70B, 20 concurrent. Enough?',
    'Zwei eigene Server mit je 4x L40S, Llama 3.3 70B, 20 gleichzeitig. Reicht das?',
    '4x L40S im eigenen Besitz, Llama 3.3 70B, 20 gleichzeitig. Reicht das?',
    '4x L40S nous appartiennent, Llama 3.3 70B, 20 simultanés. Suffisant ?',
    'Dos servidores propios con 4x L40S cada uno, Llama 3.3 70B, 20 simultáneos.',
    '4x L40S di proprietà, Llama 3.3 70B, 20 simultanei. Basta?',
    'Twee eigen servers met 4x L40S, Llama 3.3 70B, 20 gelijktijdig. Genoeg?',
    'Dwa własne serwery z 4x L40S, Llama 3.3 70B, 20 jednocześnie. Wystarczy?',
    'Два собственных сервера с 4x L40S, Llama 3.3 70B, 20 одновременно. Хватит?',
    '自有4张L40S,Llama 3.3 70B,20并发,够吗?',
  ])('%s', (text) => readsAs(text, owned));

  it.each([
    '8x A100 owned by our hoster, rented. Llama 3.3 70B for 40 concurrent users.',
    'We rent two servers with 8x A100 each, Llama 3.3 70B for 40 users at once. We own nothing.',
    'Should we own 8x A100 or rent? Llama 3.3 70B for 40 concurrent users.',
    'Our own chat for 40 concurrent users runs on 2x A100, Llama 3.3 70B.',
    '8x A100 with our own fine-tune of Llama 3.3 70B, 40 concurrent users. Enough?',
  ])('but not: %s', (text) => readsAs(text, notOwned));

  it('what belongs to the writer is not ruled out', () =>
    readsAs('The 4x L40S belong to us. Llama 3.3 70B, 20 concurrent.', { 'constraints.excludedGpus': undefined }));
});
