import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agreedReports, apiReports, checkReports, writeReports } from './api-report';
import { doorsOf } from './exports';
import { passed } from './finding';

const CONFIG = JSON.stringify({
  compilerOptions: { target: 'es2022', lib: ['es2022'], types: [], paths: { one: ['libs/one/src/index.ts'] } },
});
const INDEX = `export { Box, size, type Label } from './box';`;
const BOX = `
  interface Side { readonly metres: number }
  /** Words. */
  export type Label = 'big' | 'small';
  export class Box {
    private kept = 1;
    #most = 2;
    constructor(private readonly sides: readonly Side[], readonly label: Label = 'big') {}
    protected grow(by = 1): void { this.kept += by + this.#most; }
    get widest() { return this.sides[0]; }
  }
  export const size = (box: Box, round?: boolean): number => (round ? 1 : Object.keys(box).length);
  const hidden = 3;
`;

describe('the report of public types', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'api-report-'));
    mkdirSync(join(root, 'libs/one/src'), { recursive: true });
    writeFileSync(join(root, 'tsconfig.base.json'), CONFIG);
    writeFileSync(join(root, 'libs/one/src/index.ts'), INDEX);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const reported = (box: string) => {
    writeFileSync(join(root, 'libs/one/src/box.ts'), box);
    return apiReports(root, doorsOf(root));
  };

  it('has what a door exports and what stands behind it, without bodies, words and private members', () => {
    expect(reported(BOX)).toEqual({
      'libs/one/api-report.txt': [
        'behind interface Side { readonly metres: number; }',
        'export class Box { constructor(sides: readonly Side[], label?: Label); protected grow(by?: number): void; ' +
          'get widest(): Side }',
        `export const size(box: Box, round?: boolean): number`,
        `export type Label = 'big' | 'small';`,
      ],
    });
  });

  it('is agreed to once, and then holds: a body may change, a type behind an export may not', () => {
    const now = reported(BOX);
    expect(passed(checkReports(agreedReports(root, now), now))).toBe(false);
    writeReports(root, now);
    expect(checkReports(agreedReports(root, now), now).findings).toEqual([]);
    const inside = reported(BOX.replace('const hidden = 3', 'const hidden = 4').replace('? 1 :', '? 2 :'));
    expect(checkReports(agreedReports(root, inside), inside).findings).toEqual([]);
    const behind = reported(BOX.replace('metres: number', 'metres?: number'));
    expect(checkReports(agreedReports(root, behind), behind).findings).toEqual([
      expect.stringContaining(
        'libs/one/api-report.txt: 1 lines gone, 1 new, first behind interface Side { readonly metres?: number; }',
      ),
    ]);
  });
});
