import { freshnessOf, nextChangeOf } from './freshness';

const RULES = { cadenceMinutes: 60, staleAfterHours: 72 };
const at = (text: string): number => Date.parse(text);
const snapshot = (sourceDate: string, confirmedAt: string) => ({ sourceDate, confirmedAtMs: at(confirmedAt) });

describe('how fresh a snapshot is', () => {
  it.each([
    ['just confirmed, dated today', '2026-10-04', '2026-10-04T12:00:00Z', '2026-10-04T12:00:00Z', 'live'],
    ['confirmed two cadences ago', '2026-10-04', '2026-10-04T12:00:00Z', '2026-10-04T14:00:00Z', 'live'],
    ['confirmed longer ago', '2026-10-04', '2026-10-04T12:00:00Z', '2026-10-04T14:00:00.001Z', 'stale'],
    [
      'dated three days ago, to the last millisecond',
      '2026-10-01',
      '2026-10-04T23:59:00Z',
      '2026-10-04T23:59:59.999Z',
      'live',
    ],
    ['dated four days ago', '2026-09-30', '2026-10-04T00:00:00Z', '2026-10-04T00:00:00Z', 'stale'],
    ['dated fourteen days ago', '2026-09-20', '2026-10-04T12:00:00Z', '2026-10-04T23:59:59.999Z', 'stale'],
    ['dated fifteen days ago', '2026-09-19', '2026-10-04T00:00:00Z', '2026-10-04T00:00:00Z', 'too_old'],
  ])('%s', (_what, sourceDate, confirmedAt, now, expected) => {
    expect(freshnessOf(snapshot(sourceDate, confirmedAt), at(now), RULES)).toBe(expected);
  });

  it('follows the operator’s cadence and limit', () => {
    expect(
      freshnessOf(snapshot('2026-10-04', '2026-10-04T12:00:00Z'), at('2026-10-05T12:00:00Z'), {
        cadenceMinutes: 720,
        staleAfterHours: 24,
      }),
    ).toBe('live');
    expect(
      freshnessOf(snapshot('2026-10-03', '2026-10-05T11:00:00Z'), at('2026-10-05T12:00:00Z'), {
        cadenceMinutes: 720,
        staleAfterHours: 24,
      }),
    ).toBe('stale');
  });

  it('names the very millisecond of the next change, and none when nothing will change', () => {
    const s = snapshot('2026-10-01', '2026-10-04T23:00:00Z');
    const changes = [at('2026-10-05T00:00:00Z'), at('2026-10-05T01:00:00.001Z'), at('2026-10-16T00:00:00Z')];
    let now = at('2026-10-04T23:00:00Z');
    const seen: number[] = [];
    for (let next = nextChangeOf(s, now, RULES); next !== undefined; next = nextChangeOf(s, now, RULES)) {
      seen.push(next);
      now = next;
    }
    expect(seen).toEqual(changes);
    expect(changes.map((change) => [freshnessOf(s, change - 1, RULES), freshnessOf(s, change, RULES)])).toEqual([
      ['live', 'stale'],
      ['stale', 'stale'],
      ['stale', 'too_old'],
    ]);
  });
});
