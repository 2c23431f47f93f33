import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const OWN = 'We run 2x L4 for 30 users with Qwen3 8B.';

describe('whose a sentence is, where no rule says it', () => {
  it.each([
    // somebody else, by turns of phrase and what is his
    'Serving 1,900 lawyers from just six A100 80GB, with gpt-oss-120b, is what a competitor boasts about on LinkedIn.',
    "C'est un vigneron de mes amis qui s'est offert 3 L40S : il y fait tourner Mistral Small pour ses 18 saisonniers.",
    'Een klant van ons, die alles zelf host, kocht 6 RTX 6000 Ada. Hij laat er Phi-4 op los voor zijn 95 monteurs.',
    'His name is Rupert, he keeps bees, and on his 2 RTX 5090 a Qwen3 30B answers 25 fellow beekeepers.',
    // what everybody says
    'As the saying goes, a 70B model wants two A100, and every token over 32k is wasted.',
    'Se suele decir que un modelo de 70B en FP16 pide 140 GB y que con 2 H100 basta.',
    '世間では、70B のモデルには H100 が 2 枚必要で、月に 50 万円かかると言われています。',
    // what is long over, was turned down or never came about
    'En aquella época, allá por 2019, una sola Titan V bastaba para el GPT-2 que usaban 15 becarios.',
    'Весной нам предлагали 8 H800 по 25 000 долларов за штуку, мы отказались.',
    '如果我们是字节跳动，大概会买 1 万张 H100，给 3 亿用户跑 DeepSeek-V3。可惜我们不是，说笑而已。',
  ])('%s', (sentence) => {
    const read = reader.read(`${OWN} ${sentence}`);
    expect(read.totalUsers?.value).toBe(30);
    expect(read.model?.value).toMatchObject({ id: 'Qwen/Qwen3-8B' });
    expect(read.fleet?.value).toMatchObject([{ gpuId: 'l4-24gb', gpuCount: 2 }]);
    expect(read.candidates).toBeUndefined();
    expect(read.budget).toBeUndefined();
  });

  it.each([
    // the writer's own words in a sentence that speaks of others as well
    'M3 Ultra 512GB跑DeepSeek-R1 Q4，网上视频都说20 t/s，自己实测只有14左右',
    'Everyone says two H100 are plenty, but we run four H100 for our 40 users.',
    // what is only said in brackets of a part
    'GPU 0: NVIDIA H100 80GB HBM3 (GPU 1 to GPU 7 belong to another team, MIG off), Llama-3.1-8B for 40 users.',
  ])('keeps: %s', (sentence) => {
    expect(reader.read(sentence).fleet).toBeDefined();
  });

  it('a question that points to the machine named last is not about the model that others named before', () => {
    const text =
      'My cousin serves Mixtral 8x22B on 8 L40S. I have a Mac Studio M3 Ultra. Which model should I run on it?';
    expect(reader.read(text).model).toBeUndefined();
  });
});
