import { defined } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { FleetFacts } from './question';
import { SpecLedger } from './spec-ledger';

/** What the text says of the fleet in use beside its parts and price: how busy it is, how it is laid out, what was
 *  measured on it.
 *  @param description the text that the facts are places of */
export function fleetFactsOf(reading: Reading, description: string): FleetFacts {
  const ledger = new SpecLedger(description);
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
    dataParallel: ledger.readIfStated('data_parallel', reading.dataParallel),
    usdPerMonth:
      reading.fleetPerMonth &&
      ledger.inferred('fleet_usd_per_month', reading.fleetPerMonth, reading.fleetPerMonth.value.usd),
    observed,
    assumptions: ledger.entries,
  });
}
