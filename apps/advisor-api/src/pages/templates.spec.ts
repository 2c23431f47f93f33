import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourceFolder } from './resources';

describe('the templates', () => {
  const folder = resourceFolder('templates');
  const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

  it('hold the limits of the house: 120 columns, 200 lines', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(({ text }) => text.split('\n').length > 200).map(({ name }) => name)).toEqual([]);
    const long = files.flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, i) => (line.length > 120 ? [`${name}:${i + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });

  it('pass through unescaped only what is drawn or made here', () => {
    const raw = files.flatMap(({ name, text }) =>
      [...text.matchAll(/<%~\s*([^(\s]+)/g)].map(([, what = '']) => `${name}: ${what}`),
    );
    const drawn = /: (?:include|it\.body|.*\.(?:glyph|bar|memoryBar|strip|axis|wide|narrow))$/;
    expect(raw.filter((one) => !drawn.test(one))).toEqual([]);
  });
});
