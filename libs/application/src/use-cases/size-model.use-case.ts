import {
  defined,
  type GroupAssessment,
  memoryDemandOf,
  requirement,
  type Rung,
  wholeSequences,
} from '@compute-advisor/domain';
import type { Books } from '../ports/books';
import type { Asked } from '../question/question';
import { currentSituation, type CurrentSituation } from './current-fleet';
import { figuresOf } from './figures';
import type { PlanBase } from './plan-base';
import { questionOf } from './model-for-hardware';
import { withMoreLent } from './lent-memory';
import { plan, type Planned } from './planned';
import { comparedRun, type ComparedRun } from './compared-run';
import { type TuningFigures, tuningFigures } from './run-figures';
import { weighedHardware } from './weighed-hardware';

/** What the model needs and which machine holds it; `infeasible` when no allowed part does. */
export type SizeVerdict =
  | { readonly code: 'infeasible'; readonly reason?: string }
  | {
      readonly code: 'single_gpu' | 'single_node' | 'multi_node';
      readonly best: Rung;
      readonly sequences: number;
      readonly totalRequiredBytes: number;
    };

/** Whether the hardware the text names holds the model. */
export type OwnHardware =
  | { readonly holds: 'none'; readonly moreLent?: GroupAssessment }
  | { readonly holds: 'all' | 'part'; readonly freeFraction: number; readonly rung?: Rung };

/** How much memory a model needs, and on what. */
export interface SizedModel extends PlanBase {
  readonly kind: 'model';
  readonly verdict: SizeVerdict;
  readonly ownHardware?: OwnHardware;
  readonly tuning?: TuningFigures;
  readonly comparedRun?: ComparedRun;
}

/** "How much memory does this model need?" */
export class SizeModel {
  /** @param asked the request and its reading @param books the editions to answer on */
  run(asked: Asked, books: Books): SizedModel {
    const planned = plan(questionOf(asked, books), books);
    const figures = figuresOf(planned);
    const current = currentSituation(planned, figures.further);
    return defined({
      kind: 'model',
      planned,
      figures,
      current,
      weighed: weighedHardware(planned),
      verdict: sizeVerdict(planned),
      ownHardware: current && ownHardware(planned, current),
      tuning: tuningFigures(planned),
      comparedRun: comparedRun(planned),
    });
  }
}

function sizeVerdict({ best, work, ladder }: Planned): SizeVerdict {
  if (!best) return defined({ code: 'infeasible', reason: ladder.rejected[0]?.reason });
  const sequences = wholeSequences(best.concurrency);
  const { totalRequiredBytes } = requirement(work.model, work.config, memoryDemandOf(work, sequences));
  return { code: sizeCode(best), best, sequences, totalRequiredBytes };
}

function sizeCode(best: Rung): 'single_gpu' | 'single_node' | 'multi_node' {
  if (best.gpuCount === 1) return 'single_gpu';
  return best.nodes <= 1 ? 'single_node' : 'multi_node';
}

/** Said of hardware that the text names, never of an assumed fleet. */
function ownHardware(p: Planned, { fleet, groups }: CurrentSituation): OwnHardware | undefined {
  if (fleet.member.source === 'defaulted' || !groups.length) return undefined;
  const running = groups.filter((g) => g.rung && g.neededBytes <= g.installedBytes);
  if (!running.length) return defined({ holds: 'none' as const, moreLent: withMoreLent(p, groups) });
  const needed = running.reduce((n, g) => n + g.neededBytes, 0);
  const installed = running.reduce((n, g) => n + g.installedBytes, 0);
  const holds = running.length === groups.length ? ('all' as const) : ('part' as const);
  return defined({
    holds,
    freeFraction: 1 - needed / installed,
    rung: running.length === 1 ? running[0]?.rung : undefined,
  });
}
