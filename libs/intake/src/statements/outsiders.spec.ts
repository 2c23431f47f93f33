import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const OURS = ' We run Llama 3.3 70B on 4x L40S for 60 people.';

describe('somebody else whom the build of a sentence shows', () => {
  it.each([
    'Everyone says get two 5090, 900 people use that.',
    'People tell me to buy 8 H100.',
    'Competitor X said on stage they do 300 rps on 64 H100.',
    'OP cannot load Qwen3-30B on one V100 32GB (--max-model-len 4096).',
    'Another member of the forum has eight H100 and posts 58 t/s.',
    'The other business unit, which has nothing to do with us, pays 41,000 dollars a month for 32 A100.',
    'In the benchmark by Baseten a B200 reached 9,800 tok/s at 640 concurrent requests.',
    'Le département voisin tourne avec 6 H100 pour 600 personnes.',
    'Коллеги из другого банка обходятся четырьмя H100.',
    'A cooperative in Austria does it with two H100 for 900 people.',
    'A blog by a company our size says they replaced it with 3 H100.',
    'Pieter (now in a bureau with 400 translators and a rented H100) says we should quantise.',
    'In the documentation you mention 8 H100.',
    'Si on gagnait l’appel d’offres, il faudrait 24 H200 pour 8 000 agents.',
    'Si nos tocara la lotería pondríamos 32 H200 para 10.000 usuarios.',
    'If you want 300 developers on it, no.',
    '新闻里说某银行买了 500 张H100。',
    'Ein Leser kommentierte, ihm reichten drei 3090 für 400 Kollegen.',
    'Un lecteur du blog répond que quatre 3090 lui suffisent pour 250 collègues.',
    'Anthropic charged us $4,120 in October, mostly for 55,000 long prompts.',
    '清华大学用 16 张 H100 服务 5000 名学生。',
    '東京大学はH100を16枚、学生5000人に使っています。',
    'From a newsletter: "8x H200, 6,400 tok/s, 256 concurrent".',
    'In einem Kommentar las ich von 4 MI300X für 800 Nutzer.',
    'Netflix apparently handles 2,000 requests per second on 300 L40S.',
    'During my time at Bosch I operated 96 V100 for 1,500 colleagues.',
    '공급업체가 B200 8장을 시간당 40달러에 제안했습니다.',
  ])('%s', (sentence) => {
    for (const text of [sentence + OURS, `${OURS} ${sentence}`]) {
      const reading = reader.read(text);
      expect(reading.fleet?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 4 }]);
      expect(reading.totalUsers?.value).toBe(60);
      expect([reading.requestsPerSecond, reading.contextTokens, reading.budget]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it.each([
    'We are a law firm and have 4x L40S with Llama 3.3 70B for 60 people.',
    'Wir sind eine Steuerkanzlei und haben 4x L40S mit Llama 3.3 70B für 60 Leute.',
    'Our business unit has 4x L40S with Llama 3.3 70B for 60 people.',
    'The dashboard says 60 people use Llama 3.3 70B on our 4x L40S.',
    'No more money until somebody shows what 60 users of Llama 3.3 70B need on our 4x L40S.',
    'Wir sind ein Verein und haben 4x L40S mit Llama 3.3 70B für 60 Leute.',
    'My brother and I run Llama 3.3 70B on 4x L40S for 60 people.',
    'If you need details: 60 people, 4x L40S in use, Llama 3.3 70B.',
  ])('the writer himself: %s', (text) => {
    const reading = reader.read(text);
    expect(reading.fleet?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 4 }]);
    expect(reading.totalUsers?.value).toBe(60);
  });

  it('what a client wants is what must be served, wherever it stands', () => {
    const text = 'Wish list of the client, from the slide deck: "5,000 users, closed perimeter". Qwen3-32B.';
    expect(reader.read(text).totalUsers?.value).toBe(5000);
  });

  it('a table under the heading of another is his, one under "ours" is ours', () => {
    const text =
      'The vendor’s table:\n| card | users | tok/s |\n| L40S | 40 | 900 |\n| H100 | 120 | 3,100 |\n\n' +
      'Ours:\n| card | users | tok/s |\n| A100 80GB x4 | 75 | 1,400 |\nLlama 3.3 70B. Enough?';
    expect(reader.read(text).totalUsers?.value).toBe(75);
    const yours =
      'Your table (shortened):\n\n concurrency 1: ~96 tok/s\n 5: 274\n\non a p5en.48xlarge at $85/hr, ' +
      'context 131K.\n\nUs: 33 engineers, Kimi K2.';
    expect(reader.read(yours).fleet).toBeUndefined();
    expect(reader.read(yours).pricePerGpuHour).toBeUndefined();
    expect(reader.read(yours).totalUsers?.value).toBe(33);
  });

  it('options that are weighed set nothing', () => {
    const text = 'way A: 2 instances, TP 4\nway B: 1 instance, TP 8\nWe have 8x A100 40GB and Qwen2.5-72B.';
    expect(reader.read(text).tensorParallel).toBeUndefined();
    expect(reader.read('8x A100 40GB, Qwen2.5-72B, TP 8.').tensorParallel?.value).toBe(8);
  });

  it('a conversation in quotes with the writer’s own turns is his', () => {
    const text = '> Piet: the server has one L40S.\n> Me: For how many?\n> Piet: 190 drivers.\n\nIs Qwen3-8B possible?';
    expect(reader.read(text).totalUsers?.value).toBe(190);
  });
});

describe('what a hosted service does', () => {
  it.each([
    'The hosted API allows 300,000 tokens per minute and 1,800 requests per minute.',
    'We hit 429s on OpenAI at 1,800 requests per minute.',
    'All answers come from Claude through Bedrock today, 2.1 seconds to the first word.',
    'They pay for Copilot, $19 per seat.',
  ])('is no load and no measurement: %s', (sentence) => {
    const reading = reader.read(`${sentence} We want Llama 3.3 70B for 80 agents.`);
    expect([reading.requestsPerSecond, reading.outputTokensPerSecond, reading.ttftMs]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(reading.observed).toEqual({});
    expect(reading.useCase?.value).not.toBe('coding');
    expect(reading.totalUsers?.value).toBe(80);
  });

  it('a wish that is measured by it is the writer’s', () => {
    const text = 'We want to be faster than GPT-4o: TTFT under 1 s for 80 users with Llama 3.3 70B.';
    expect(reader.read(text).ttftMs?.value).toBe(1000);
  });
});

describe('incidents', () => {
  it('what was seen at one moment gives way to what usually is', () => {
    const reading = reader.read(
      'Incident review. Between 13:05 and 14:40 users received time-outs. 1,310 requests failed. 16x MI300X. ' +
        'On Tuesday at 13:05 GPU utilisation hit 99 %. Normally GPU utilisation is 17 %.',
    );
    expect(reading.utilizationFraction?.value).toBe(0.17);
    expect(reading.hoursPerDay).toBeUndefined();
    expect(reading.batch).toBeUndefined();
  });
});

describe('wide stops', () => {
  it('end a sentence before a Latin word or a digit', () => {
    expect(reader.read('我们用Qwen3 8B。40个用户。').totalUsers?.value).toBe(40);
    const reading = reader.read('We run Qwen3-32B。We have 40 users！8x H100 in use。');
    expect(reading.fleet?.value).toEqual([{ gpuId: 'h100-sxm-80gb', gpuCount: 8 }]);
  });
});
