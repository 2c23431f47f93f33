import { readsAs } from '../testing/rounded-reading.spec';

describe('the memory that says which version of a card is meant', () => {
  it.each<[string, string, number]>([
    ['We have eight A100 (the 40 GB version), Qwen3 32B.', 'a100-sxm4-40gb', 8],
    ['Mamy osiem kart A100 (wersja 40 GB na PCIe), Qwen3 32B.', 'a100-sxm4-40gb', 8],
    ['Wir haben acht A100 (die mit 40 GB), Qwen3 32B.', 'a100-sxm4-40gb', 8],
    ['Abbiamo otto A100 in versione da 40 GB, Qwen3 32B.', 'a100-sxm4-40gb', 8],
    ['Vi har två A100 med 80 GB, Qwen3 32B.', 'a100-sxm4-80gb', 2],
    ['我们有4张96G的H20，跑Qwen3 32B。', 'h20-96gb', 4],
    ['我们有8块80GB的A800，跑Qwen3 32B。', 'a800-sxm4-80gb', 8],
    ['We have eight A100 with 512 GB of RAM, Qwen3 32B.', 'a100-sxm4-80gb', 8],
  ])('%s', (text, gpuId, gpuCount) => {
    readsAs(text, { fleet: [{ gpuId, gpuCount }] });
  });
});
