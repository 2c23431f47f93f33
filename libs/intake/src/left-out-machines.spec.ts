import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const cardsOf = (cards: readonly { readonly gpuId: string; readonly gpuCount?: number }[] | undefined): string =>
  (cards ?? []).map((c) => `${c.gpuId} x${c.gpuCount ?? '?'}`).join(' ');
/** What is there, what may not be planned, and how the writer wants to pay. */
const readOf = (text: string): readonly (string | boolean | undefined)[] => {
  const { fleet, constraints: c } = reader.read(text);
  const banned = c.excludedGpus?.value.filter((card) => card.notCounted !== true);
  return [cardsOf(fleet?.value), cardsOf(banned), c.priceBasis?.value, c.highAvailability?.value];
};

const L4S = 'l4-24gb x2';
const TWO_L4 = 'We serve Llama 3.1 8B on 2x L4, 20 at once.';

describe('machines that are not to be counted are no fleet, and their card may be planned', () => {
  it.each([
    `${TWO_L4} The dev cluster has 4 L40S on spot but leave these out. Too much?`,
    `${TWO_L4} The dev cluster has 4 L40S on spot, don't count them. Too much?`,
    `${TWO_L4} My partner uses an A100 for something else, doesn't count. Too much?`,
    `${TWO_L4} The old A100 box doesn't count. Too much?`,
    `${TWO_L4} Staging has 2 g6e.xlarge, don't count those. Too much?`,
    `${TWO_L4} Research has 8 A100 on spot, not ours. Too much?`,
    `${TWO_L4} There is also an A100 in the lab, but forget about that one. Too much?`,
    `${TWO_L4} Ignore the staging box with 2 A10G. Too much?`,
    `${TWO_L4} The 4 A10 of the batch team are out of scope. Too much?`,
    `${TWO_L4} The spare node with 2 L4 is on spot and idle, leave it out. Too much?`,
    'Servimos Llama 3.1 8B em 2x L4, 20 simultâneos. O cluster de dev tem 4 L40S em spot, deixe de fora. É demais?',
    'Servimos Llama 3.1 8B em 2x L4, 20 simultâneos. Meu sócio usa uma A100 pra outra coisa, não conta. É demais?',
    'Wir betreiben Llama 3.1 8B auf 2x L4, 20 gleichzeitig. Der Testserver hat 4 A100, bitte nicht mitzählen. Zu viel?',
    'Wir betreiben Llama 3.1 8B auf 2x L4, 20 gleichzeitig. Die zwei alten V100 zählen nicht. Zu viel?',
    'Nous servons Llama 3.1 8B sur 2x L4, 20 simultanés. Le cluster de dev a 4 A100, ne les comptez pas. Trop ?',
    'Servimos Llama 3.1 8B en 2x L4, 20 a la vez. El clúster de desarrollo tiene 4 A100, no los cuentes. ¿Demasiado?',
    'Używamy 2x L4 do Llama 3.1 8B, 20 naraz. Klaster testowy ma 4 A100, ale nie licz ich. Za dużo?',
    'L4 2枚でLlama 3.1 8Bを動かしています。同時20。開発用のA100 4枚は除外してください。過剰ですか?',
    '我们用2张L4跑Llama 3.1 8B，20并发。开发集群有4张A100，不用算。多了吗？',
  ])('%s', (text) => {
    expect(readOf(text)).toEqual([L4S, '', undefined, undefined]);
  });
});

it('what is taken back in the next sentence is what that sentence says itself', () => {
  expect(readOf(`${TWO_L4} It might double, but ignore that. Too much?`)[0]).toBe(L4S);
});

describe('cards that nobody wants or may use stay ruled out, and wishes stay wishes', () => {
  it.each<[string, readonly (string | boolean | undefined)[]]>([
    [`${TWO_L4} No A100 please, leave them out. What else?`, [L4S, 'a100-sxm4-80gb x?', undefined, undefined]],
    [`${TWO_L4} The 4 A100 cannot be used. What else?`, [L4S, 'a100-sxm4-80gb x4', undefined, undefined]],
    [`${TWO_L4} H100 is off limits. What else?`, [L4S, 'h100-sxm-80gb x?', undefined, undefined]],
    [`${TWO_L4} Would spot be cheaper, with a spare node?`, [L4S, '', 'spot', true]],
  ])('%s', (text, expected) => {
    expect(readOf(text)).toEqual(expected);
  });
});

it('machines that are left out are told as such and ban no card', () => {
  const { constraints, wishes } = reader.read(`${TWO_L4} The dev cluster has 4 L40S on spot, don't count them.`);
  expect(constraints.excludedGpus?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 4, notCounted: true }]);
  expect(wishes.excludedGpuIds).toEqual([]);
});
