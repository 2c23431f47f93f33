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
  it('says that a part of a machine is not understood', () => {
    const { fleet, setAside } = reader.read('we run 4 H100 of a p5.48xlarge for Llama 70B');
    expect(fleet?.value).toEqual([expect.objectContaining({ gpuCount: 8 })]);
    expect(setAside).toContainEqual(expect.objectContaining({ text: '4', reason: 'not_understood' }));
  });
});
