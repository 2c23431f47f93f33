import type { ModelFacts, UseCase } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import { figure } from '../answer/wording';
import { DEFAULT_CONTEXT_TOKENS, DEFAULT_TOKENS, ONE_AT_A_TIME, TUNING } from './defaults';
import type { LengthsQuestion } from './question';
import { readOr, type SpecLedger } from './spec-ledger';

const powerOfTwoFrom = (n: number): number => {
  let p = 1;
  while (p < n) p *= 2;
  return p;
};

/** Prompt, answer and longest sequence. Stated figures stand; defaults give way so that the three never contradict each other. */
export function lengthsOf(
  ledger: SpecLedger,
  reading: Reading,
  useCase: UseCase,
  model: ModelFacts,
  notes: string[],
): LengthsQuestion {
  const usual = DEFAULT_TOKENS[useCase];
  const ceiling = reading.contextTokens?.value ?? model.maxContext ?? Infinity;
  const output = Math.min(
    reading.outputTokens?.value ?? usual.output,
    reading.outputTokens
      ? Infinity
      : Math.max(
          usual.output === 0 ? 0 : 1,
          Math.floor((ceiling - (reading.inputTokens?.value ?? 0)) / (reading.inputTokens ? 1 : 3)),
        ),
  );
  const input = Math.min(
    reading.inputTokens?.value ?? usual.input,
    reading.inputTokens ? Infinity : Math.max(usual.input === 0 ? 0 : 1, ceiling - output),
  );
  const what = useCase.replace(/_/g, ' ');
  // The length of a training sequence is stated as a context length, and then it is the prompt.
  const whole = TUNING.has(useCase) && reading.contextTokens ? reading.contextTokens.value : undefined;
  const inputTokens = readOr(ledger, reading.inputTokens, () =>
    whole !== undefined
      ? ledger.derived(whole)
      : ledger.defaulted(input, `Prompt length: ${figure(input)} tokens per request, usual for ${what}.`),
  );
  const outputTokens = readOr(ledger, reading.outputTokens, () =>
    ledger.defaulted(output, `Answer length: ${figure(output)} tokens per request, usual for ${what}.`),
  );
  const needed = inputTokens.value + outputTokens.value;
  if (reading.contextTokens === undefined) {
    if (ONE_AT_A_TIME.has(useCase) || TUNING.has(useCase))
      return {
        inputTokens,
        outputTokens,
        contextTokens: ledger.derived(Math.max(1, needed, model.kind === 'speech' ? (model.maxContext ?? 1) : 1)),
      };
    const wanted = Math.max(DEFAULT_CONTEXT_TOKENS, powerOfTwoFrom(needed));
    const context = Math.max(needed, Math.min(wanted, model.maxContext ?? Infinity), 1);
    overLimit(context, model, notes);
    return {
      inputTokens,
      outputTokens,
      contextTokens: ledger.defaulted(
        context,
        `Context length: ${figure(context)} tokens; an advertised maximum is not a workload.`,
      ),
    };
  }
  const stated = reading.contextTokens.value;
  if (stated < needed) {
    notes.push(
      `The prompt and the answer need ${figure(needed)} tokens together, more than the stated context of ${figure(stated)}; the plan holds ${figure(needed)}.`,
    );
    overLimit(needed, model, notes);
    return { inputTokens, outputTokens, contextTokens: ledger.derived(needed) };
  }
  overLimit(stated, model, notes);
  return { inputTokens, outputTokens, contextTokens: ledger.inferred(reading.contextTokens, stated) };
}

function overLimit(context: number, model: ModelFacts, notes: string[]): void {
  if (model.maxContext !== undefined && context > model.maxContext)
    notes.push(
      `${model.id} is published for at most ${figure(model.maxContext)} tokens; the memory for ${figure(context)} is planned, its quality beyond the limit is not known.`,
    );
}
