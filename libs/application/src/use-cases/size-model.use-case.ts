import { memoryDemandOf, requirement } from '@compute-advisor/domain';
import type { Decision } from '../answer/assemble';
import { counted, describeRung, figure, gib, percent } from '../answer/wording';
import { fleetWords, perMonth } from './current-fleet';
import { type Planned, tuningWords } from './planned';
import { tuningNotes } from './run-notes';
import { QuestionUseCase } from './question-use-case';

/** "How much memory does this model need?" */
export class SizeModel extends QuestionUseCase {
  protected decide(p: Planned): Decision {
    const notes: string[] = [];
    const situation = this.situation(p, notes);
    const { code, summary } = sizeVerdict(p);
    return {
      ...situation,
      verdict: { code, summary: [summary, ...ownHardware(p, situation)].join(' ') },
      notes: [...notes, ...tuningNotes(p)],
    };
  }
}

/** Whether the hardware the text names holds it: what such a question usually asks. */
function ownHardware(p: Planned, { fleet, assessment }: Pick<Decision, 'fleet' | 'assessment'>): string[] {
  if (fleet === undefined || fleet.source === 'defaulted' || !assessment?.length) return [];
  const have = fleetWords(fleet.value, p.books.catalog);
  const running = assessment.filter((g) => g.rung && g.neededBytes <= g.installedBytes);
  if (!running.length) return [`${have} cannot hold it.`];
  const free = 1 - running.reduce((n, g) => n + g.neededBytes, 0) / running.reduce((n, g) => n + g.installedBytes, 0);
  return [
    `${have} ${running.length === assessment.length ? 'can hold it' : 'can hold it in part'}, with ${percent(free)} of memory free.`,
  ];
}

function sizeVerdict(p: Planned): Decision['verdict'] {
  const { best, work, question: q } = p;
  if (!best)
    return {
      code: 'infeasible',
      summary: `No allowed part can hold ${q.model.id}: ${p.ladder.rejected[0]?.reason ?? 'the catalog is empty'}.`,
    };
  const sequences = Math.max(1, Math.ceil(best.concurrency - 1e-9));
  const need = requirement(work.model, work.config, memoryDemandOf(work, sequences));
  const code = best.gpuCount === 1 ? 'single_gpu' : best.nodes <= 1 ? 'single_node' : 'multi_node';
  const price = best.monthlyUsd === undefined ? 'nobody quotes a price' : `from ${perMonth(best.monthlyUsd)}`;
  if (work.tuning)
    return {
      code,
      summary: `${tuningWords(work.tuning, work.useCase)} of ${q.model.id} needs ${gib(need.totalRequiredBytes)} in one piece; ${describeRung(best)} holds it (${price}).`,
    };
  return {
    code,
    summary: `${q.model.id} in ${work.config.weightPrecision} needs ${gib(need.totalRequiredBytes)} for ${counted(sequences, 'sequence')} of ${figure(work.contextTokens)} tokens; ${describeRung(best)} holds it (${price}).`,
  };
}
