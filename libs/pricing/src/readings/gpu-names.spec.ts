import { TEST_GPUS } from '../testing/test-gpus';
import { GpuNames, type AcceleratorName } from './gpu-names';
import { words } from './gpu-words';

const names = new GpuNames(TEST_GPUS);
const read = (row: Partial<AcceleratorName>): string => {
  const gpu = names.resolve({ provider: 'acme', names: [], ...row });
  return gpu.kind === 'named' ? gpu.gpuId : gpu.kind;
};

describe('which part a row speaks of', () => {
  it('goes by provider and instance type first, whatever the accelerator is called', () => {
    expect(read({ provider: 'aws', instanceType: 'p4de.24xlarge', names: ['A100'] })).toBe('a100-sxm4-80gb');
    expect(read({ provider: 'lambdalabs', instanceType: 'gpu_4x_a100', names: ['A100 SXM'] })).toBe('a100-pcie-40gb');
  });

  it("does not take one provider's instance type for another's", () => {
    expect(read({ provider: 'lambda', instanceType: 'p4de.24xlarge', names: [] })).toBe('unknown');
  });

  it.each([
    [
      'the instance says NVL, the accelerator says H100',
      { instanceType: '1x-H100_NVL-32-65536', names: ['H100'], memoryGib: [93.6] },
      'h100-nvl-94gb',
    ],
    [
      'the instance says 3060 Ti, the accelerator says RTX3060',
      { instanceType: '1x-RTX_3060_Ti-32-65536', names: ['RTX3060'], memoryGib: [8] },
      'rtx-3060-ti-8gb',
    ],
    [
      'memory tells 80 from 40 GB',
      { instanceType: '1x-A100_SXM4-32-65536', names: ['A100'], memoryGib: [80] },
      'a100-sxm4-80gb',
    ],
    [
      'a form in the instance name',
      { instanceType: 'epyc-genoa-a100-pcie_1x2v4gb', names: ['A100'], memoryGib: [80] },
      'a100-pcie-80gb',
    ],
    ['a count stuck to the name', { instanceType: 'gpu-h100x8-640gb', names: ['H100'] }, 'h100-sxm-80gb'],
    ['a form beside the name', { names: ['H100'], memoryGib: [80], form: 'PCIe' }, 'h100-pcie-80gb'],
    ['memory within the name', { names: ['V100-32GB'] }, 'v100-sxm2-32gb'],
    ['the first of two sizes in a name is the GPU', { names: ['A100-40GB-320GB'] }, 'a100-sxm4-40gb'],
    ['a name as the driver prints it', { names: ['NVIDIA-H100-80GB-HBM3', 'H100'] }, 'h100-sxm-80gb'],
    [
      'the second reading of the memory, when the first fits nothing',
      { names: ['H100'], memoryGib: [640, 80], form: 'SXM' },
      'h100-sxm-80gb',
    ],
    ['a bare alias, when nothing tells more', { names: ['A100'] }, 'a100-sxm4-40gb'],
    ['a bare alias settles what memory leaves open', { names: ['A100-80GB'], memoryGib: [80] }, 'a100-pcie-80gb'],
  ])('%s', (_what, row, gpuId) => {
    expect(read(row)).toBe(gpuId);
  });

  it('stays open when two parts fit and nothing tells them apart', () => {
    expect(names.resolve({ provider: 'acme', names: ['P100'], memoryGib: [16] })).toEqual({
      kind: 'ambiguous',
      gpuIds: ['p100-pcie-16gb', 'p100-sxm2-16gb'],
    });
  });

  it.each([
    ['a memory size the catalog does not have', { names: ['RTX 3060'], memoryGib: [6] }],
    ['a size in the name that the catalog does not have', { names: ['H100 64GB'] }],
    ['a laptop part', { names: ['RTX 3060 12GB Mobile'], memoryGib: [12] }],
    ['a slice', { names: ['H100 10GB MIG'], memoryGib: [80] }],
    ['a part nobody knows', { names: ['GTX 1060 6GB'], memoryGib: [6] }],
    ['a name that only begins like a known one', { names: ['A1000'] }],
    ['nothing', { names: [''] }],
  ])('is unknown: %s', (_what, row) => {
    expect(read(row)).toBe('unknown');
  });

  it('names every part an accelerator could be whose form its machine decides', () => {
    expect([...names.couldBe({ provider: 'gcp', names: ['A100-80GB'] })].sort()).toEqual([
      'a100-pcie-80gb',
      'a100-sxm4-80gb',
    ]);
  });
});

describe('words of a name', () => {
  it.each([
    ['1x-RTX_3060_Ti-32', ['1x', 'rtx', '3060', 'ti', '32']],
    ['n3-H100x8', ['n3', 'h100']],
    ['1B300.30V', ['b300', '30v']],
    ['NVIDIA GeForce RTX 4090', ['rtx', '4090']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});
