import { join } from 'node:path';
import { PackagedCatalog } from '@compute-advisor/catalog';
import { CONSTANT_EVIDENCE, FIT_QUALITY, prepareSpeed, SPEED_CONSTANTS } from '@compute-advisor/domain';
import { get, predict } from './predict';
import { importedRuns } from './imported-runs';
import { observations } from './observation';
import { score, type Predicted } from './score';

const catalog = new PackagedCatalog().current();
const runs = importedRuns(join(__dirname, '../../..'));

/** Percent of the core figures inside the range that the replica states. */
function covered(predicted: readonly Predicted[]): number {
  const core = predicted.filter((p) => p.o.core);
  const inside = core.filter((p) => {
    const r = prepareSpeed(p.o.query).range(p.o.target === 'tpot' ? 'tpot' : 'throughput');
    const t = p.o.truth / p.value;
    return t >= r.low && t <= r.high;
  });
  return (100 * inside.length) / core.length;
}

describe.each([
  ['first', { figures: 3000, core: 11, within2x: 95 }],
  ['newer', { figures: 300, core: 22, within2x: 90 }],
])('the speed model in force against the measured runs of the collection "%s"', (collection, gate) => {
  const { list } = observations(
    runs.filter((r) => r.collection === collection),
    catalog.models,
    catalog.gpus,
  );
  const predicted: Predicted[] = list.map((o) => ({ o, value: predict(SPEED_CONSTANTS, o) }));
  const s = score(predicted);
  it('are figures enough', () => {
    expect(list.length).toBeGreaterThanOrEqual(gate.figures);
  });
  it('core figures are within the gate in the median', () => {
    expect(s.core).toBeLessThanOrEqual(gate.core);
  });
  it('core figures are within a factor of two', () => {
    expect(s.within2x).toBeGreaterThanOrEqual(gate.within2x);
  });
  it('the stated range holds 75 to 88 of 100 core figures', () => {
    expect(covered(predicted)).toBeGreaterThanOrEqual(75);
    expect(covered(predicted)).toBeLessThanOrEqual(88);
  });
  if (collection === 'first') {
    it('the first token is off by at most 24 % in the median, and 95 of 100 pairs of parts are in order', () => {
      expect(s.ttft).toBeLessThanOrEqual(24);
      expect(s.pairs).toBeGreaterThanOrEqual(95);
    });
  }
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
  it(
    'on groups the fit did not see: at most 22 % core error, 88 of 100 within a factor of two, 90 of 100 ' +
      'pairs in order, 75 to 88 of 100 in the range',
    () => {
      const q = FIT_QUALITY.leftOut;
      expect(q.core).toBeLessThanOrEqual(22);
      expect(q.within2x).toBeGreaterThanOrEqual(88);
      expect(q.pairs).toBeGreaterThanOrEqual(90);
      expect(q.coverage).toBeGreaterThanOrEqual(75);
      expect(q.coverage).toBeLessThanOrEqual(88);
    },
  );
});
