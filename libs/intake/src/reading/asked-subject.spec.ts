import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const cards = (lines: readonly { readonly gpuId: string; readonly gpuCount?: number }[] | undefined) =>
  lines?.map(({ gpuId, gpuCount }) => (gpuCount === undefined ? gpuId : `${gpuCount} ${gpuId}`));

describe('hardware that a question is about by its place in it', () => {
  it.each([
    ['Gemma 3 27B, 40 users. What I need: the number of L40S, given that one of them may break.', ['l40s-48gb']],
    ['Wir brauchen Gemma 3 27B für 40 Nutzer. Gesucht: die Anzahl der L40S.', ['l40s-48gb']],
    ['45k docs a day through Qwen3 8B, H100 spot in the EU. 1 or 2?', ['h100-sxm-80gb']],
    ['Qwen3-14B AWQ, 90 kullanıcı. 2 adet RTX 5090 mı, 1 adet L40S mi alalım?', ['2 rtx-5090-32gb', '1 l40s-48gb']],
  ])('%s', (text, asked) => {
    const { candidates, fleet, mode } = reader.read(text);
    expect([cards(candidates?.value), fleet, mode?.value === 'existing']).toEqual([asked, undefined, false]);
  });

  it.each([
    ['We run 2x L40S with Gemma 3 27B for 40 users. Is the number of replicas right?', ['2 l40s-48gb']],
    ['We have one H100 for Qwen3 8B, 1 or 2 people use it.', ['1 h100-sxm-80gb']],
    ['Our render corner has 5 workstations with one 5090 each, Qwen3 14B for 30 users.', ['5 rtx-5090-32gb']],
  ])('and none that is there: %s', (text, there) => {
    expect(cards(reader.read(text).fleet?.value)).toEqual(there);
  });
});

describe('a sum of each machine', () => {
  it.each([
    ['We rent three servers with one RTX 6000 Ada each for Mistral Small 3.2. 838 euros a month per machine.', 2514],
    ['We rent 2 boxes with 4x L40S each for Qwen3 32B. It is 3,000 euros a month per box.', 6000],
  ])('is the bill of all, and no budget: %s', (text, euros) => {
    const { budget, fleetPerMonth } = reader.read(`${text} 200 users.`);
    expect([budget, fleetPerMonth?.value.amount]).toEqual([undefined, euros]);
  });

  it('what a stranger has is his: the chap with the 8x MI50 in the basement', () => {
    const text =
      'gpt-oss-120b for 180 members. The chap with the 8x MI50 in the basement has been asked, it is too loud.';
    expect(reader.read(text).fleet).toBeUndefined();
  });
});
