import { defined } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { FleetFacts } from './question';
import { SpecLedger } from './spec-ledger';

/** What the text says of the fleet in use beside its parts and price: how busy it is, how it is laid out, what was measured on it. */
export function fleetFactsOf(reading: Reading): FleetFacts {
  const ledger = new SpecLedger();
  const { observed: o } = reading;
  const observed = defined({
    outputTokensPerSecond: ledger.readIfStated('observed', o.outputTokensPerSecond),
    tokensPerSecondPerUser: ledger.readIfStated('observed', o.tokensPerSecondPerUser),
    ttftMs: ledger.readIfStated('observed', o.ttftMs),
    tpotMs: ledger.readIfStated('observed', o.tpotMs),
  });
  return defined({
    utilizationFraction: ledger.readIfStated('utilization_fraction', reading.utilizationFraction),
    tensorParallel: ledger.readIfStated('tensor_parallel', reading.tensorParallel),
    pipelineParallel: ledger.readIfStated('pipeline_parallel', reading.pipelineParallel),
    observed,
    assumptions: ledger.entries,
  });
}
