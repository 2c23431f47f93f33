import { auditVerdict, type AuditFacts } from './audit-verdict';
import { confidenceFrom } from './confidence';
import { savingsPerYear } from './savings';
import { Usd } from '../money/usd';

const fleet: AuditFacts = {
  fits: true,
  utilizationFraction: 0.35,
  meetsStatedTargets: true,
  capacityShare: 0.8,
  currentMonthlyUsd: 22_776,
  bestMonthlyUsd: 9_083,
  bestIsSameParts: true,
  bestGivesUpPace: false,
  samePartMonthlyUsd: 9_083,
  samePartGpuCount: 4,
  currentGpuCount: 8,
};

describe('auditVerdict', () => {
  it.each<[string, Partial<AuditFacts>, string]>([
    ['eight where four of the same would do', {}, 'over_provisioned'],
    ['a model that does not fit, whatever it costs', { fits: false }, 'does_not_fit'],
    ['a peak above 80 % of capacity', { utilizationFraction: 0.81 }, 'under_provisioned'],
    ['a peak at exactly 80 %', { utilizationFraction: 0.8 }, 'over_provisioned'],
    ['a missed latency target', { meetsStatedTargets: false }, 'under_provisioned'],
    ['a best plan 9 % cheaper: not worth moving', { bestMonthlyUsd: 20_726.16 }, 'right_sized'],
    [
      'a best plan 11 % cheaper on other parts, with no smaller fleet of the same',
      { bestMonthlyUsd: 20_270.64, bestIsSameParts: false, samePartGpuCount: 8, samePartMonthlyUsd: 22_776 },
      'better_hardware',
    ],
    [
      'other parts are cheapest, but half of the same would do as well',
      { bestMonthlyUsd: 5_000, bestIsSameParts: false },
      'over_provisioned',
    ],
    [
      'other parts at a quarter of the bill, too slow for people where the fleet is not',
      { bestMonthlyUsd: 5_000, bestIsSameParts: false, bestGivesUpPace: true, samePartGpuCount: 8 },
      'right_sized',
    ],
    ['a caller who pays less than any plan', { currentMonthlyUsd: 4_000 }, 'right_sized'],
  ])('%s', (_, change, code) => {
    expect(auditVerdict({ ...fleet, ...change })).toBe(code);
  });
});

describe('savingsPerYear', () => {
  it('is twelve months of the difference, to the cent', () => {
    expect(savingsPerYear(Usd.of(22_776), Usd.of(9_083.36), false).amount).toBe(164_311.68);
  });
  it('is negative when the right plan costs more', () => {
    expect(savingsPerYear(Usd.of(1_000), Usd.of(1_500.5), false).amount).toBe(-6_006);
  });
  it('is 0 when the advice is to keep', () => {
    expect(savingsPerYear(Usd.of(22_776), Usd.of(20_726.16), true).amount).toBe(0);
  });
});

describe('confidenceFrom', () => {
  it('is high without doubts and says so', () => {
    expect(confidenceFrom([])).toEqual({
      level: 'high',
      score: 1,
      reasons: ['Every input was stated and the model and part are measured.'],
    });
  });
  it('adds doubts up, the dearest first', () => {
    expect(
      confidenceFrom([
        { cost: 0.08, reason: 'b' },
        { cost: 0.25, reason: 'a' },
      ]),
    ).toEqual({ level: 'medium', score: 0.67, reasons: ['a', 'b'] });
  });
  it('stays under a ceiling: at most medium is 0.74, at most low 0.49', () => {
    expect(confidenceFrom([{ cost: 0.03, reason: 'a', atMost: 'medium' }])).toMatchObject({
      level: 'medium',
      score: 0.74,
    });
    expect(confidenceFrom([{ cost: 0.03, reason: 'a', atMost: 'low' }])).toMatchObject({ level: 'low', score: 0.49 });
    expect(confidenceFrom([{ cost: 0.6, reason: 'a', atMost: 'medium' }])).toMatchObject({ level: 'low', score: 0.4 });
  });
  it('never falls under 0.05', () => {
    expect(confidenceFrom(Array.from({ length: 9 }, (_, i) => ({ cost: 0.3, reason: `${i}` }))).score).toBe(0.05);
  });
});
