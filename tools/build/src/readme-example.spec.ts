import { differences, readableJson, readmeExample, withAnswer } from './readme-example';

describe("the README's example", () => {
  const readme =
    'Ask:\n```sh\ncurl -s localhost:3000 -d ' +
    '\'{"description":"Llama"}\'\n```\nAnswer:\n```json\n{"status":"complete","options":[{"gpu_count":4}]}\n```\n';
  it('is the first request with a body and the first JSON', () => {
    expect(readmeExample(readme)).toEqual({
      body: '{"description":"Llama"}',
      shown: { status: 'complete', options: [{ gpu_count: 4 }] },
    });
  });
  it('must be there', () => {
    expect(() => readmeExample('no example')).toThrow('README.md shows no request with its answer');
  });
  it('may leave out members and later entries, nothing else', () => {
    const { shown } = readmeExample(readme);
    expect(
      differences(shown, {
        status: 'complete',
        options: [{ gpu_count: 4, gpu_id: 'h100' }, { gpu_count: 8 }],
        warnings: [],
      }),
    ).toEqual([]);
    expect(differences(shown, { status: 'complete', options: [{ gpu_count: 5 }] })).toEqual([
      '$.options.0.gpu_count: shown 4, is 5',
    ]);
    expect(differences(shown, { status: 'complete', options: [] })).toEqual([
      '$.options.0: shown {"gpu_count":4}, is undefined',
    ]);
    expect(differences(shown, { options: [{ gpu_count: 4 }] })).toEqual(['$.status: shown "complete", is undefined']);
  });
  it('is brought up to date with the members that it showed', () => {
    const now = withAnswer(readme, { status: 'complete', options: [{ gpu_count: 2, gpu_id: 'h200' }], warnings: [] });
    expect(readmeExample(now).shown).toEqual({ status: 'complete', options: [{ gpu_count: 2 }] });
    expect(now.startsWith('Ask:')).toBe(true);
  });
  it('keeps in one line what fits', () => {
    expect(readableJson({ a: { b: [1, 'two'] }, long: ['x'.repeat(100), 'y'.repeat(60)] })).toBe(
      `{\n  "a": { "b": [1, "two"] },\n  "long": [\n    "${'x'.repeat(100)}",\n    "${'y'.repeat(60)}"\n  ]\n}`,
    );
  });
});
