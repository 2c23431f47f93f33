import type { Fact, Reading, Span } from '../reading';
import { placesOf } from './fact';
import type { Members } from './present';

/** The places of the words that the members of the answer rest on; every other figure and name is accounted for in
 *  `setAside`. */
export function evidencePlaces(r: Members<Omit<Reading, 'setAside'>>): Span[] {
  const facts: (Fact<unknown> | undefined)[] = [
    r.useCase,
    r.model,
    r.weightPrecision,
    r.kvPrecision,
    r.engine,
    r.totalUsers,
    r.concurrentRequests,
    r.requestsPerSecond,
    r.requestsPerDay,
    r.outputTokensPerSecond,
    r.hoursPerDay,
    r.daysPerWeek,
    r.peakFactor,
    r.media,
    r.loraAdapters,
    r.placements,
    r.sites,
    r.speculativeDecoding,
    r.mig,
    r.multiLora,
    r.sharedPrefixTokens,
    r.inputTokens,
    r.outputTokens,
    r.contextTokens,
    r.ttftMs,
    r.tpotMs,
    r.tokensPerSecondPerUser,
    r.endToEndMs,
    r.fleet,
    r.candidates,
    r.pricePerGpuHour,
    r.utilizationFraction,
    r.tensorParallel,
    r.pipelineParallel,
    r.dataParallel,
    ...Object.values(r.observed),
    r.budget,
    r.budgetOneOff,
    r.fleetPerMonth,
    r.batch,
    r.prefixCacheShare,
    r.growthFactor,
    r.modelGeometry,
    ...Object.values(r.constraints),
    ...Object.values(r.tuning ?? {}),
    ...r.furtherWorkloads.flatMap(factsOfService),
  ];
  const places: Span[] = [];
  for (const fact of facts) if (fact !== undefined) places.push(...placesOf(fact));
  return places;
}

const factsOfService = (w: Reading['furtherWorkloads'][number]): (Fact<unknown> | undefined)[] => [
  w.model,
  w.useCase,
  w.totalUsers,
  w.concurrentRequests,
  w.requestsPerSecond,
  w.requestsPerDay,
  w.perRequest,
  w.hoursPerDay,
  w.inputTokens,
  w.outputTokens,
  w.contextTokens,
  w.media,
];
