import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what somebody else measured and showed', () => {
  it.each([
    ['Your benchmark shows 1,200 tok/s at 64 concurrent on an H100.'],
    ['In your table the 8B gets 310 tok/s at concurrency 8.'],
    ['From the numbers you posted (vLLM 6 tok/s, 64 users) I conclude that it works.'],
    ['If I read the table right, vLLM does 6 tok/s per user for 64 users.'],
    ['Regarding the table in the first post (1x MI300X, FP8, 64 users, 1,480 tok/s): did anyone repeat this?'],
    ['@kjell your 4x A40 result (1.1k tok/s at 128) is nice.'],
    ['Deine Tabelle sagt 96 tok/s bei 1 Anfrage und 274 tok/s bei 5.'],
    ['Wenn ich eure Messung richtig lese, macht die H200 dort 1.900 tok/s bei 48 Nutzern.'],
    ['Selon votre tableau, 850 tok/s avec 32 requêtes.'],
    ['En tu tabla salen 400 tok/s con 16 usuarios.'],
  ])('%s', (shown) => {
    const reading = reader.read(`${shown} We have two L40S and 20 users at once with Llama 3.1 8B.`);
    expect(reading.observed).toEqual({});
    expect(reading.concurrentRequests?.value).toBe(20);
    expect(reading.totalUsers).toBeUndefined();
    expect(reading.weightPrecision).toBeUndefined();
    expect(reading.fleet?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 2 }]);
  });

  it('what it is about may be the model that is planned', () => {
    const text = 'Your sweep for Qwen3 32B is just what I looked for. We have two L40S and 20 users at once.';
    expect(reader.read(text).model?.value).toEqual({ kind: 'catalog', id: 'Qwen/Qwen3-32B' });
  });
});
