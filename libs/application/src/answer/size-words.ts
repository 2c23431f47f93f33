import type { ModelFacts } from '@compute-advisor/domain';
import type { OwnHardware, SizedModel } from '../use-cases/size-model.use-case';
import { chosenWords } from './chosen-words';
import { fleetWords } from './fleet-words';
import { tuningNotes, tuningWords } from './run-words';
import type { SaidOfPlan } from './said-of-plan';
import { comparedRunWords } from './compared-run-words';
import { comparedWords } from './compared-words';
import { paceSentence } from './speed-words';
import { lentWords, weighedWords } from './weighed-words';
import { counted, figure, gib, machines, percent, perMonth } from './wording';

/** How much memory the model needs, on what, and whether the hardware named holds it. */
export function sizeWords(plan: SizedModel): SaidOfPlan {
  const own = plan.ownHardware && plan.current && ownWords(plan.ownHardware, plan);
  const asked = weighedWords(plan.weighed ?? [], plan.planned.question.lengths.tokensPerSequence.value);
  const chosen = chosenWords(plan.planned.question);
  return {
    summary: [chosen, verdictWords(plan), own, ...asked, comparedWords(plan.planned)].filter(Boolean).join(' '),
    notes: [...tuningNotes(plan.tuning), comparedRunWords(plan.comparedRun, plan.tuning)].filter(Boolean),
  };
}

function ownWords(own: OwnHardware, { current, planned }: SizedModel): string {
  const have = fleetWords(current?.fleet.member.value ?? [], planned.books.catalog);
  if (own.holds === 'none')
    return own.moreLent ? `${have} needs a setting: ${lentWords(own.moreLent)}` : `${have} cannot hold it.`;
  const pace = own.rung === undefined || planned.work.tuning ? '' : paceSentence(own.rung);
  const held = `${have} can hold it${own.holds === 'part' ? ' in part' : ''}`;
  return `${held}, with ${percent(own.freeFraction)} of memory free. ${pace}`.trim();
}

/** The bytes first, then what holds them. */
function verdictWords({ planned: { work, question: q }, verdict: v }: SizedModel): string {
  if (v.code === 'infeasible') return `No allowed part can hold ${q.model.id}: ${v.reason ?? 'the catalog is empty'}.`;
  const need = `${gib(v.totalRequiredBytes)} (${figure(v.totalRequiredBytes)} bytes)`;
  const tokens = v.sequences > 1 ? (work.tokensPerSequence ?? work.contextTokens) : work.contextTokens;
  const what = work.tuning
    ? `${asSentenceStart(tuningWords(work.tuning, work.useCase))} of ${q.model.id} needs ${need} in one piece.`
    : `${q.model.id} in ${work.config.weightPrecision} needs ${need} for ` +
      `${heldWords(q.model.kind, v.sequences, tokens)}.`;
  const price = v.best.monthlyUsd === undefined ? 'nobody quotes a price' : `from ${perMonth(v.best.monthlyUsd)}`;
  return `${what} ${machines(v.best.gpuCount, v.best.gpu)} holds it, ${price}.`;
}

/** What is held at once in words of its kind: clips and pictures are no tokens. */
const ONE_AT_ONCE: Partial<Record<ModelFacts['kind'], string>> = {
  image: 'picture',
  video: 'clip',
  speech: 'recording',
};
function heldWords(kind: ModelFacts['kind'], sequences: number, tokens: number): string {
  const one = ONE_AT_ONCE[kind];
  return one === undefined
    ? `${counted(sequences, 'sequence')} of ${figure(tokens)} tokens`
    : `${counted(sequences, one)} at a time`;
}

const asSentenceStart = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
