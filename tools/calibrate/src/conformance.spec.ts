import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PackagedCatalog } from '@compute-advisor/catalog';
import { CONSTANT_EVIDENCE, FIT_QUALITY, prepareSpeed, SPEED_CONSTANTS } from '@compute-advisor/domain';
import { get, predict } from './predict';
import type { MeasuredRow } from './measured-row';
import { observations } from './observation';
import { score, type Predicted } from './score';

const data = process.env['CONFORMANCE_DATA'];
const catalog = new PackagedCatalog().current();
if (data === undefined) console.warn('SKIPPED: the speed model against measured runs: CONFORMANCE_DATA is not set');

(data === undefined ? describe.skip : describe)('the speed model in force against the measured runs', () => {
  const rows =
    data === undefined
      ? []
      : readFileSync(join(data, 'throughput_dev.jsonl'), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((l) => JSON.parse(l) as MeasuredRow);
  const { list } = observations(rows, catalog.models, catalog.gpus);
  const predicted: Predicted[] = list.map((o) => ({ o, value: predict(SPEED_CONSTANTS, o) }));
  const s = score(predicted);
  it('uses at least 3,000 figures', () => {
    expect(list.length).toBeGreaterThanOrEqual(3000);
  });
  it('core figures are off by at most 16 % in the median, and over groups by at most 17 %', () => {
    expect(s.core).toBeLessThanOrEqual(16);
    expect(s.balanced).toBeLessThanOrEqual(17);
  });
  it('the first token is off by at most 45 % in the median', () => {
    expect(s.ttft).toBeLessThanOrEqual(45);
  });
  it('94 of 100 core figures are within a factor of two', () => {
    expect(s.within2x).toBeGreaterThanOrEqual(94);
  });
  it('95 of 100 pairs of parts are in the right order', () => {
    expect(s.pairs).toBeGreaterThanOrEqual(95);
  });
  it('the stated range holds 75 to 88 of 100 measured core figures', () => {
    const core = predicted.filter((p) => p.o.core);
    const inside = core.filter((p) => {
      const r = prepareSpeed(p.o.query).range(p.o.target === 'tpot' ? 'tpot' : 'throughput');
      const t = p.o.truth / p.value;
      return t >= r.low && t <= r.high;
    });
    const percent = (100 * inside.length) / core.length;
    expect(percent).toBeGreaterThanOrEqual(75);
    expect(percent).toBeLessThanOrEqual(88);
  });
});

describe('the evidence behind the constants', () => {
  it.each(Object.entries(CONSTANT_EVIDENCE))(
    '%s is a constant in force, moved by at least 5 figures, known to better than a factor of three',
    (path, evidence) => {
      expect(get(SPEED_CONSTANTS, path)).toBeGreaterThan(0);
      expect(evidence.figures).toBeGreaterThanOrEqual(5);
      expect(evidence.errorFactor).toBeLessThan(3);
    },
  );
});

describe('the quality the calibration states for itself', () => {
  it('on groups the fit did not see: at most 22 % core error, 88 of 100 within a factor of two, 90 of 100 pairs in order, 75 to 88 of 100 in the range', () => {
    const q = FIT_QUALITY.leftOut;
    expect(q.core).toBeLessThanOrEqual(22);
    expect(q.within2x).toBeGreaterThanOrEqual(88);
    expect(q.pairs).toBeGreaterThanOrEqual(90);
    expect(q.coverage).toBeGreaterThanOrEqual(75);
    expect(q.coverage).toBeLessThanOrEqual(88);
  });
});
