import { type Engine, engineRefusal, isGguf, type ModelFacts, sameChip, type UseCase } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { Catalog } from '../ports/catalog.port';
import { gpuOf } from './catalog-rows';
import { DEFAULT_ENGINE, TUNING } from './defaults';
import { isForOnePerson } from './one-person';
import type { Sourced } from './sourced';
import { derived, type SpecLedger } from './spec-ledger';

/** A run that trains has no server, and pipelines of images and video run on their own library. */
const hasNoServer = (useCase: UseCase, model: ModelFacts): boolean =>
  TUNING.has(useCase) || model.kind === 'image' || model.kind === 'video';

/** GGUF files are served by llama.cpp, and what the usual engine does not run on (Macs, old cards); everything else
 *  defaults to vLLM. */
export function engineOf(
  ledger: SpecLedger,
  reading: Reading,
  useCase: UseCase,
  model: ModelFacts,
  catalog: Catalog,
): Sourced<Engine> {
  return ledger.readOr('engine', reading.engine, () => {
    const precision = reading.weightPrecision?.value;
    if (
      (precision !== undefined && isGguf(precision)) ||
      wantsLlamaCpp(reading, catalog) ||
      picksFiles(reading, catalog)
    )
      return derived<Engine>('llama.cpp');
    const rule = hasNoServer(useCase, model) ? 'fills_the_field' : 'usual_engine';
    return ledger.defaulted('engine', DEFAULT_ENGINE, { rule });
  });
}

/** One person asks which model to load: such cards are chosen for by the file that fits. */
const picksFiles = (reading: Reading, catalog: Catalog): boolean =>
  reading.asksForModel === true && reading.weightPrecision === undefined && isForOnePerson(reading, catalog);

/** None of the hardware in use, else of that asked about, is served by the usual engine, and all of it by llama.cpp. */
function wantsLlamaCpp({ fleet, candidates }: Reading, catalog: Catalog): boolean {
  const named = fleet?.value ?? candidates?.value ?? [];
  return (
    named.length > 0 &&
    named.every(({ gpuId }) => {
      const gpu = gpuOf(catalog, gpuId) ?? sameChip(gpuId, catalog.gpus);
      if (gpu === undefined) return gpuId.startsWith('apple-');
      return engineRefusal(gpu, DEFAULT_ENGINE) !== undefined && !engineRefusal(gpu, 'llama.cpp');
    })
  );
}
