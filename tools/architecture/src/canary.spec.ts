import { judge, type Remark } from './canary';
import { CANARY } from './data/canary-cases';

const remark = (ruleId: string | null, message: string): Remark => ({ ruleId, message, severity: 2 });
const clock = { what: 'a clock', file: 'libs/domain/src/canary.ts', code: 'export const now = Date.now();\n' };

describe('canary', () => {
  it('is content when the rule that must reject the import does', () => {
    expect(
      judge({ ...clock, rule: 'no-restricted-globals' }, [
        remark('no-restricted-globals', "Unexpected use of 'Date'."),
      ]),
    ).toBeUndefined();
  });
  it('is a finding when the linter lets a forbidden import through', () => {
    expect(judge({ ...clock, rule: 'no-restricted-globals' }, [])).toBe(
      'a clock: no-restricted-globals must reject this in libs/domain/src/canary.ts, but the linter says nothing',
    );
  });
  it('is a finding when only a rule of style objects', () => {
    expect(judge({ ...clock, rule: 'no-restricted-globals' }, [remark('prefer-const', 'Use const.')])).toBe(
      'a clock: no-restricted-globals must reject this in libs/domain/src/canary.ts, but the linter says nothing',
    );
  });
  it('is a finding when the linter only warns', () => {
    expect(
      judge({ ...clock, rule: 'no-restricted-globals' }, [
        { ...remark('no-restricted-globals', 'Unexpected.'), severity: 1 },
      ]),
    ).toContain('but the linter says nothing');
  });
  it('is a finding when the linter rejects what must be possible', () => {
    expect(judge(clock, [remark('no-restricted-globals', 'Unexpected.')])).toBe(
      'a clock: must be possible in libs/domain/src/canary.ts, but the linter says no-restricted-globals: Unexpected.',
    );
  });
  it('is a finding when the linter could not read the file', () => {
    expect(judge(clock, [remark(null, 'File ignored because outside of base path.')])).toBe(
      'a clock: the linter did not run on libs/domain/src/canary.ts: File ignored because outside of base path.',
    );
  });
  it('has a forbidden and an allowed import for every library and app', () => {
    for (const project of [
      'libs/domain',
      'libs/intake',
      'libs/application',
      'libs/catalog',
      'libs/pricing',
      'libs/embedded-postgres',
      'libs/persistence',
      'libs/nest',
      'apps/advisor-api',
      'apps/advisor-cli',
    ]) {
      const own = CANARY.filter((one) => one.file.startsWith(`${project}/`));
      expect([project, own.some((one) => one.rule !== undefined), own.some((one) => one.rule === undefined)]).toEqual([
        project,
        true,
        true,
      ]);
    }
  });
});
