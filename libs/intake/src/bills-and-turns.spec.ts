import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('what is paid for a conversation counts its turns once', () => {
  it.each<[string, number | undefined]>([
    ['Qwen3-32B. We pay Intercom $0.99 per chat today, 3,000 chats a day with 4 turns.', 89100],
    [
      'Qwen3-30B-A3B voice bot, 11,780 calls a day of 2.5 min each, 5 LLM turns per call. Vapi charges us $0.07/min.',
      61845,
    ],
    ['Qwen3-30B-A3B voice bot, 11,780 calls a day of 2.5 min each. Vapi charges us $0.07/min.', 61845],
    ['Qwen3-32B, 900 demandes par jour. On paie 1 350,75 € par mois à OpenAI.', 1580],
    ['Qwen3-32B, 900 requests a day. Our OpenAI bill was $1,800 last month.', 1800],
    ['Qwen2.5-VL-7B, 3,200 pages a day; we paid Textract $31k last December.', undefined],
    ['Qwen2.5-VL-7B, 3 200 pages par jour. En décembre dernier on a payé 31 000 € à Textract.', undefined],
  ])('%s', (text, usd) => {
    const paid = reader.read(text).apiUsdPerMonth;
    expect(paid === undefined ? undefined : Math.round(paid)).toBe(usd);
  });

  it.each<[string, Record<string, unknown>]>([
    [
      'gpt-oss-120b, 1.300 medewerkers, 6.000 vragen per dag. ChipSoft vroeg € 7,50 per gebruiker per maand.',
      { budget: undefined },
    ],
    [
      'gpt-oss-120b, 1,300 staff, 6,000 questions a day. ChipSoft asked $7.50 per user per month.',
      { budget: undefined },
    ],
    ['Budget is $900 per month for 40 users on Llama 3.3 70B.', { mode: 'budget' }],
  ])('a price per head is no budget: %s', (text, expected) => readsAs(text, expected));
});
