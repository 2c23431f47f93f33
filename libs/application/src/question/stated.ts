import { defined, type UseCase } from '@compute-advisor/domain';
import type {
  CardReading,
  ConstraintsReading,
  Fact,
  MediaReading,
  ModelGeometryReading,
  ModelReading,
  Reading,
  SitesReading,
  TuningReading,
  WorkloadReading,
} from '@compute-advisor/intake';
import type { BannerEntry, ReadInput } from './banner-entry';
import type { Sourced } from './sourced';
import { SpecLedger } from './spec-ledger';

/** The same members as they were read, each with its provenance. */
export type SourcedMembers<T> = {
  readonly [K in keyof T]?: NonNullable<T[K]> extends Fact<infer V> ? Sourced<V> : never;
};

/** Another service that the text asks for; its model by id. */
export interface FurtherWorkload {
  readonly label: string;
  readonly model: Sourced<string>;
  readonly useCase?: Sourced<UseCase>;
  readonly traffic: SourcedMembers<
    Pick<
      WorkloadReading,
      'totalUsers' | 'concurrentRequests' | 'requestsPerSecond' | 'requestsPerDay' | 'perRequest' | 'hoursPerDay'
    >
  >;
  readonly lengths: SourcedMembers<Pick<WorkloadReading, 'inputTokens' | 'outputTokens' | 'contextTokens'>>;
  readonly media?: Sourced<MediaReading>;
}

/** What the text states beside the load: demands on the answer, hardware weighed, an own shape, further services, a
 *  run. */
export interface StatedQuestion {
  readonly geometry?: Sourced<ModelGeometryReading>;
  readonly constraints: SourcedMembers<ConstraintsReading>;
  readonly candidates?: Sourced<readonly CardReading[]>;
  readonly furtherWorkloads?: Sourced<readonly FurtherWorkload[]>;
  readonly tuning: SourcedMembers<TuningReading>;
  readonly media?: Sourced<MediaReading>;
  readonly loraAdapters?: Sourced<number>;
  readonly placements?: Sourced<NonNullable<Reading['placements']>['value']>;
  readonly sites?: Sourced<SitesReading>;
  readonly techniques: SourcedMembers<
    Pick<Reading, 'speculativeDecoding' | 'mig' | 'multiLora' | 'sharedPrefixTokens'>
  >;
  readonly assumptions: readonly BannerEntry[];
}

/** The id under which a model that is only named is shown. */
export const modelName = (model: ModelReading): string =>
  model.kind === 'catalog'
    ? model.id
    : `custom/${model.parametersB}b${model.activeB === undefined ? '' : `-a${model.activeB}b`}`;

/** Each fact of a record as a member. */
function membersOf<T extends object>(ledger: SpecLedger, input: ReadInput, facts: T): SourcedMembers<T> {
  const read = Object.entries(facts as Record<string, Fact<unknown> | undefined>).map(
    ([name, fact]) => [name, ledger.readIfStated(input, fact)] as const,
  );
  return defined(Object.fromEntries(read)) as SourcedMembers<T>;
}

/** Reads what the text states beside the load. @param description the text that the facts are places of */
export function statedOf(reading: Reading, description: string): StatedQuestion {
  const ledger = new SpecLedger(description);
  const { speculativeDecoding, mig, multiLora, sharedPrefixTokens } = reading;
  return defined({
    geometry: ledger.readIfStated('model_geometry', reading.modelGeometry),
    constraints: membersOf(ledger, 'constraints', reading.constraints),
    candidates: ledger.readIfStated<readonly CardReading[]>('candidates', reading.candidates ?? reading.candidateFleet),
    furtherWorkloads: furtherWorkloads(ledger, reading.furtherWorkloads),
    tuning: membersOf(ledger, 'tuning', reading.tuning ?? {}),
    media: ledger.readIfStated('media', reading.media),
    loraAdapters: ledger.readIfStated('techniques', reading.loraAdapters),
    placements: ledger.readIfStated('placements', reading.placements),
    sites: ledger.readIfStated('sites', reading.sites),
    techniques: membersOf(ledger, 'techniques', { speculativeDecoding, mig, multiLora, sharedPrefixTokens }),
    assumptions: ledger.entries,
  });
}

function furtherWorkloads(
  ledger: SpecLedger,
  workloads: readonly WorkloadReading[],
): StatedQuestion['furtherWorkloads'] {
  const [first, ...rest] = workloads.map((w) => w.model);
  if (first === undefined) return undefined;
  const value = workloads.map((w) => furtherWorkload(ledger, w));
  return ledger.converted('further_workloads', [first, ...rest], value);
}

function furtherWorkload(ledger: SpecLedger, w: WorkloadReading): FurtherWorkload {
  const { totalUsers, concurrentRequests, requestsPerSecond, requestsPerDay, perRequest, hoursPerDay } = w;
  const { inputTokens, outputTokens, contextTokens } = w;
  return defined({
    label: w.label,
    model: ledger.inferred('further_workloads', w.model, modelName(w.model.value)),
    useCase: ledger.readIfStated('further_workloads', w.useCase),
    traffic: membersOf(ledger, 'further_workloads', {
      totalUsers,
      concurrentRequests,
      requestsPerSecond,
      requestsPerDay,
      perRequest,
      hoursPerDay,
    }),
    lengths: membersOf(ledger, 'further_workloads', { inputTokens, outputTokens, contextTokens }),
    media: ledger.readIfStated('further_workloads', w.media),
  });
}
