import type { AnalysisRecord, AnalysisRepository } from '../ports/analysis.repository';

/** An answer as a use case would file it; pass what matters to the scenario. */
export const analysisRecord = (over: Partial<AnalysisRecord> = {}): AnalysisRecord => ({
  analysisId: '3f2c8a1e-5b7d-4c9a-8e21-0d4f6b8a9c01',
  mode: 'plan',
  request: '{"description":"8x H100 SXM for Llama 3.3 70B, 40 users","verbose":false}',
  responseBody: '{"status":"complete","recommendation_set":{"options":[{"gpu_id":"h100-sxm5-80gb","gpu_count":8}]}}',
  engineVersion: '0.1.0',
  catalogVersion: 'c-5f3c9a',
  priceSnapshotId: 'p-77aa01',
  ...over,
});

/** The id that ends in `n`. */
export const analysisIdNumber = (n: number): string => `3f2c8a1e-5b7d-4c9a-8e21-${n.toString(16).padStart(12, '0')}`;

/** Texts that break careless stores. All are JSON, as the port asks; the escapes are part of the text. */
const hostileTexts: readonly (readonly [string, string])[] = [
  ['a NUL, escaped by JSON', JSON.stringify({ description: 'before\u0000after' })],
  ['a NUL, raw', '"before\u0000after"'],
  ['lone surrogates, escaped by JSON', JSON.stringify({ description: '\ud83d and \ude00 apart' })],
  ['every script, emoji with joiners, right to left', JSON.stringify('Größe 大模型 нагрузка שלום مرحبا 👩‍👩‍👧‍👦 \u202e')],
  ['line separators, byte order mark, private use, last code point', '"\ufeff\u2028\u2029\ue000\uffff\u{10ffff}"'],
  [
    'quotes, backslashes, SQL, array and copy syntax',
    JSON.stringify(`'; drop table analyses; -- "\\x41" \\N {NULL,"a"} $1 $$ %s \r\n\t`),
  ],
  [
    'members in an order of their own, and a number no double holds',
    '{"z":1,"a":2,"10":3,"2":4,"n":1.00,"big":12345678901234567890123}',
  ],
  ['nothing', ''],
  ['white space at both ends', ' \n{} \n '],
];

/** Holds an adapter to the port. `make` gives a fresh, empty repository. */
export function analysisRepositoryContract(name: string, make: () => Promise<AnalysisRepository>): void {
  describe(`analysis repository: ${name}`, () => {
    let repository: AnalysisRepository;
    beforeEach(async () => {
      repository = await make();
    });

    describe('filing and finding', () => filingScenarios(() => repository));
    describe('filing twice', () => repetitionScenarios(() => repository));
    describe('texts', () => textScenarios(() => repository));
  });
}

function filingScenarios(repository: () => AnalysisRepository): void {
  it('finds what was filed, whole, with the moment of filing in UTC', async () => {
    const before = Date.now();
    await repository().save(analysisRecord());
    const { createdAt = '', ...found } = (await repository().find(analysisRecord().analysisId)) ?? {};
    expect(found).toStrictEqual(analysisRecord());
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(60_000);
  });

  it('finds nothing under an id nobody filed', async () => {
    await repository().save(analysisRecord());
    expect(await repository().find(analysisIdNumber(2))).toBeUndefined();
  });

  it.each([
    '',
    'x',
    '0',
    'null',
    "' or 1=1 --",
    '3f2c8a1e5b7d4c9a8e210d4f6b8a9c01',
    '{3f2c8a1e-5b7d-4c9a-8e21-0d4f6b8a9c01}',
    '3f2c8a1e-5b7d-4c9a-8e21-0d4f6b8a9c0g',
    '3f2c8a1e-5b7d-4c9a-8e21-0d4f6b8a9c01\u0000',
  ])('finds nothing under %j, which is no id, and does not fail', async (id) => {
    await repository().save(analysisRecord());
    expect(await repository().find(id)).toBeUndefined();
  });

  it('does not mind the case of an id', async () => {
    await repository().save(analysisRecord());
    expect((await repository().find(analysisRecord().analysisId.toUpperCase()))?.analysisId).toBe(
      '3f2c8a1e-5b7d-4c9a-8e21-0d4f6b8a9c01',
    );
  });

  it('keeps 500 answers apart that arrive at once', async () => {
    const records = Array.from({ length: 500 }, (_, i) =>
      analysisRecord({ analysisId: analysisIdNumber(i), responseBody: `{"n":${i}}` }),
    );
    await Promise.all(records.map((record) => repository().save(record)));
    const found = await Promise.all(records.map((record) => repository().find(record.analysisId)));
    expect(found.map((one) => one?.responseBody)).toEqual(records.map((record) => record.responseBody));
  });
}

function repetitionScenarios(repository: () => AnalysisRepository): void {
  it('changes nothing when the same id comes again, whatever comes with it', async () => {
    await repository().save(analysisRecord());
    const first = await repository().find(analysisRecord().analysisId);
    await repository().save(analysisRecord());
    await repository().save(analysisRecord({ mode: 'budget', responseBody: '{}', request: '{}', engineVersion: '9' }));
    expect(await repository().find(analysisRecord().analysisId)).toStrictEqual(first);
  });

  it('takes the same answer from 50 callers at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => repository().save(analysisRecord())));
    expect((await repository().find(analysisRecord().analysisId))?.responseBody).toBe(analysisRecord().responseBody);
  });

  it('takes old and new answers mixed in one burst', async () => {
    await Promise.all(
      [1, 2, 3].map((n) =>
        repository().save(analysisRecord({ analysisId: analysisIdNumber(n), responseBody: `"first ${n}"` })),
      ),
    );
    await Promise.all(
      [5, 3, 1, 4, 2].map((n) =>
        repository().save(analysisRecord({ analysisId: analysisIdNumber(n), responseBody: `"second ${n}"` })),
      ),
    );
    const bodies = await Promise.all(
      [1, 2, 3, 4, 5].map(async (n) => (await repository().find(analysisIdNumber(n)))?.responseBody),
    );
    expect(bodies).toEqual(['"first 1"', '"first 2"', '"first 3"', '"second 4"', '"second 5"']);
  });

  it('keeps its own copy', async () => {
    const mine = { ...analysisRecord() };
    await repository().save(mine);
    mine.responseBody = 'changed later';
    expect((await repository().find(mine.analysisId))?.responseBody).toBe(analysisRecord().responseBody);
  });
}

function textScenarios(repository: () => AnalysisRepository): void {
  it.each(hostileTexts)('gives back to the letter: %s', async (_name, text) => {
    await repository().save(analysisRecord({ request: text, responseBody: text }));
    const found = await repository().find(analysisRecord().analysisId);
    expect(found?.request).toBe(text);
    expect(found?.responseBody).toBe(text);
  });

  it('gives back a body of 3 MB to the letter', async () => {
    const responseBody = JSON.stringify(
      Array.from({ length: 30_000 }, (_, i) => ({
        gpu_id: `gpu-${i}`,
        why: `größer als ${i * 7919} und "sicher"`,
        headroom_fraction: i / 30_001,
      })),
    );
    expect(responseBody.length).toBeGreaterThan(2_400_000);
    await repository().save(analysisRecord({ responseBody }));
    expect((await repository().find(analysisRecord().analysisId))?.responseBody === responseBody).toBe(true);
  });
}
