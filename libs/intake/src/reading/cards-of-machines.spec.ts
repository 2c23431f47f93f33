import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { createReader } from './reader';

const reader = createReader(catalogGazetteer());

describe('cards and the machine that holds them are one piece of hardware', () => {
  it.each([
    ['16x H100 on AWS p5.48xlarge on-demand, running DeepSeek-R1.', 'p5.48xlarge', 16],
    ['We run 16 H100 on p5.48xlarge nodes.', 'p5.48xlarge', 16],
    ['We run 2x p5.48xlarge with DeepSeek-R1, 8 H100 each', 'p5.48xlarge', 16],
    ['24 A100 80GB on Azure ND96amsr_A100_v4, Llama 70B, too much?', 'Standard_ND96amsr_A100_v4', 24],
    ['Unsere 8 L40S auf g6e.12xlarge laufen mit Llama 70B', 'g6e.12xlarge', 8],
    ['We have 3 p4d.24xlarge, that is 24 A100, with Llama 70B. Too much?', 'p4d.24xlarge', 24],
    ['p5.48xlarge (8x H100) with DeepSeek-R1 at 4 bit, too much?', 'p5.48xlarge', 8],
  ])('%s', (text, instanceType, gpuCount) => {
    const { fleet, setAside } = reader.read(text);
    expect(fleet?.value).toEqual([expect.objectContaining({ instanceType, gpuCount })]);
    expect(setAside).toEqual([]);
  });
  it('is one candidate where it is weighed', () =>
    expect(reader.read('Should we take 16 H100 on p5.48xlarge for Llama 70B and 200 users?').candidates?.value).toEqual(
      [{ gpuId: 'h100-sxm-80gb', gpuCount: 16, instanceType: 'p5.48xlarge', provider: 'aws' }],
    ));
  it.each([
    ['we run 4 H100 of a p5.48xlarge for Llama 70B', 'p5.48xlarge', 4],
    ['We run 2x A100 (p4de share) for Llama 3.3 70B', 'p4de.24xlarge', 2],
    ['p5.48xlarge, we use only 3 of its H100 for Qwen3 32B', 'p5.48xlarge', 3],
    ['Our quota is 4 of the 8 H100 in a p5.48xlarge, Qwen3 32B', 'p5.48xlarge', 4],
    ['Wir nutzen 2 A100 von einer p4de.24xlarge, Llama 3.3 70B', 'p4de.24xlarge', 2],
    ["On utilise 2 A100 d'une p4de.24xlarge, Llama 3.3 70B", 'p4de.24xlarge', 2],
  ])('a part of a machine is those cards of it: %s', (text, instanceType, gpuCount) => {
    const { fleet, setAside } = reader.read(text);
    expect(fleet?.value).toEqual([expect.objectContaining({ instanceType, gpuCount })]);
    expect(setAside).toEqual([]);
  });
  it('two cards of a server with eight are two', () =>
    expect(reader.read('Currently 2 H100 on our DGX H100, Llama 3.3 70B').fleet?.value).toEqual([
      { gpuId: 'h100-sxm-80gb', gpuCount: 2 },
    ]));
  it.each([
    'We run a p4de.24xlarge, 2 A100 sit idle, Llama 3.3 70B',
    'We run 2x A100 and a p4de.24xlarge with Llama 3.3 70B',
    'We moved from 2x A100 to a p4de.24xlarge, Llama 3.3 70B',
  ])('is the whole machine: %s', (text) =>
    expect(reader.read(text).fleet?.value).toEqual([
      expect.objectContaining({ instanceType: 'p4de.24xlarge', gpuCount: 8 }),
    ]),
  );
});
