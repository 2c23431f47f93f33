import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const fleet = (text: string): unknown => reader.read(text).fleet?.value;
const candidates = (text: string): unknown => reader.read(text).candidates?.value.map((c) => c.gpuId);

describe('whose hardware', () => {
  it('an idea, a plan and a price beside a card make it a candidate', () => {
    const text = 'Qwen3-32B for 25 concurrent users. Our idea is a box with 2x RTX PRO 6000 at $8,400 each.';
    expect(fleet(text)).toBeUndefined();
    expect(candidates(text)).toEqual(['rtx-pro-6000-blackwell-ws-96gb']);
  });

  it('what is measured on is in use, what the question weighs is not', () => {
    const text = 'Llama 3.3 70B FP8 on 4x H100 gives 900 tok/s and p95 is too slow. Would 4x H200 be enough?';
    expect(fleet(text)).toEqual([{ gpuId: 'h100-sxm-80gb', gpuCount: 4 }]);
    expect(candidates(text)).toEqual(['h200-sxm-141gb']);
  });

  it('a kind of part with "only" limits the answer; what one only has is in use', () => {
    const only = (text: string): unknown => reader.read(text).wishes?.onlyGpuIds;
    for (const text of [
      'Kimi K2 for 20 concurrent users on H200 only',
      'DeepSeek R1 for 30 people, H200 only please',
      'Llama 3.3 70B for 80 concurrent users in fp8, exclusively on H200',
    ])
      expect([text, fleet(text), only(text)]).toEqual([text, undefined, ['h200-sxm-141gb']]);
    expect(fleet('We only have one H100 and want Llama 3.1 8B for 5 users')).toEqual([
      { gpuId: 'h100-sxm-80gb', gpuCount: 1 },
    ]);
  });

  it('a bare name as the place to run at limits the answer, for any load', () => {
    for (const text of ['Kimi K2 for 20 users on H200', 'Llama 3.1 8B on H200 for 20 users'])
      expect([text, fleet(text), reader.read(text).constraints.onlyGpus?.value]).toEqual([
        text,
        undefined,
        [{ gpuId: 'h200-sxm-141gb' }],
      ]);
  });

  it('a question about one’s cards is about the writer’s service', () => {
    const reading = reader.read('We own 4 RTX 4090 at home. Can they run Qwen3 32B AWQ for 5 users?');
    expect(reading.fleet?.value).toEqual([{ gpuId: 'rtx-4090-24gb', gpuCount: 4 }]);
    expect([reading.model?.value, reading.totalUsers?.value]).toEqual([{ kind: 'catalog', id: 'Qwen/Qwen3-32B' }, 5]);
  });

  it('more of the same are candidates of the card named before', () => {
    const text = 'One 5090 gives me 2,150 tok/s with Qwen3 30B at 64 parallel. Are two more enough?';
    expect(reader.read(text).candidates?.value).toEqual([{ gpuId: 'rtx-5090-32gb', gpuCount: 2, added: true }]);
    const people = 'We run 2x L40S with Mistral Small for 40 users, 3 of them at once.';
    expect(fleet(people)).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 2 }]);
  });

  it('somebody else’s machine beside the writer’s own changes nothing', () => {
    const text = 'We run 8x L40S with Mistral Small. The branch in Porto uses 16 A100 for 300 people.';
    expect(fleet(text)).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 8 }]);
  });
});
