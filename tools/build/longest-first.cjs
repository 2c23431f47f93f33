const { default: Sequencer } = require('@jest/test-sequencer');

/** Specs that take longest, the longest first: whatever begins last holds up the end of a run. Jest itself goes by
 *  how long they took the last time, which a fresh clone does not know, then by size, which says little. */
const LONGEST = [
  'embedded-postgres.spec.ts',
  'crash.spec.ts',
  'answers.spec.ts',
  'golden-orders.spec.ts',
  'outage.spec.ts',
  'grammar.spec.ts',
  'laws.prop.spec.ts',
  'money-conformance.spec.ts',
  'golden.spec.ts',
  'confirm.spec.ts',
  'agreed-counts.spec.ts',
  'hostile.spec.ts',
  'chaos.spec.ts',
  'orders.prop.spec.ts',
  'run.spec.ts',
  'postgres-price-snapshot.repository.spec.ts',
  'diff.spec.ts',
  'metamorphic.spec.ts',
];
const place = ({ path }) => {
  const at = LONGEST.findIndex((name) => path.endsWith(`/${name}`));
  return at < 0 ? LONGEST.length : at;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => place(a) - place(b));
  }
};
