import type { Mode, ModelFacts, UseCase } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import {
  DEFAULT_CONTEXT_TOKENS,
  DEFAULT_TOKENS,
  ONE_AT_A_TIME,
  READS_REPOSITORIES,
  REPOSITORY_CONTEXT_TOKENS,
  TUNING,
} from './defaults';
import type { AssumedInputs } from './banner-entry';
import type { LengthsQuestion } from './question';
import type { Remark } from './remark';
import type { Sourced } from './sourced';
import { derived, type SpecLedger } from './spec-ledger';

const powerOfTwoFrom = (n: number): number => {
  let p = 1;
  while (p < n) p *= 2;
  return p;
};

interface Lengths {
  readonly input: number;
  readonly output: number;
}

type LengthRule = AssumedInputs['input_tokens']['why'];

/** The three lengths, and what has to be said of them. */
interface SettledLengths {
  readonly lengths: LengthsQuestion;
  readonly remarks: readonly Remark[];
}

/** Prompt, answer and longest sequence. Stated figures stand; defaults give way so that the three never contradict
 *  each other. */
export function lengthsOf(
  ledger: SpecLedger,
  reading: Reading,
  useCase: UseCase,
  model: ModelFacts,
  mode: Mode,
): SettledLengths {
  const task = useCase === 'batch' ? (reading.task?.value ?? useCase) : useCase;
  const { input, output } = asTold(reading, usualThatFit(reading, task, model));
  // The length of a training sequence is stated as a context length, and then it is the prompt.
  const whole = TUNING.has(useCase) && reading.contextTokens ? reading.contextTokens.value : undefined;
  const inputTokens =
    afterSharedPrefix(ledger, reading, input) ??
    ledger.readOr('input_tokens', reading.inputTokens, () =>
      whole !== undefined ? derived(whole) : ledger.defaulted('input_tokens', input, lengthRule(reading, task)),
    );
  const outputTokens = ledger.readOr('output_tokens', reading.outputTokens, () =>
    lengthOfItsText(task, reading) !== undefined
      ? ledger.defaulted('output_tokens', output, { rule: 'as_long_as_its_text' })
      : ledger.defaulted('output_tokens', output, reading.inputTokens ? lengthRule(reading, task) : usualFor(task)),
  );
  const needed = inputTokens.value + outputTokens.value;
  const { contextTokens, remarks } =
    reading.contextTokens === undefined
      ? assumedContext(ledger, useCase, model, needed, mode)
      : statedContext(ledger, reading.contextTokens, model, needed);
  const tokensPerSequence = sequenceOf(reading, contextTokens.value, needed);
  return { lengths: { inputTokens, outputTokens, contextTokens, tokensPerSequence }, remarks };
}

/** A prompt that is shorter than the beginning all share stands behind that beginning; undefined where there is none,
 *  or the prompt holds it. */
function afterSharedPrefix(ledger: SpecLedger, reading: Reading, usual: number): Sourced<number> | undefined {
  const { sharedPrefixTokens: shared, inputTokens: own } = reading;
  if (shared === undefined || (own?.value ?? usual) >= shared.value) return undefined;
  const value = shared.value + (own?.value ?? usual);
  const approximation =
    `Prompt length: ${value} tokens, the ${shared.value} that all share and ` +
    `${own === undefined ? `${usual} more, as usual` : `the ${own.value} of each`}.`;
  return ledger.inferred('input_tokens', { ...(own ?? shared), approximation }, value);
}

/** Stated lengths set what a sequence holds; a context without a prompt may be filled by each, however long the answer
 *  is said to be; with neither, or with no more than what an engine is set to take, the usual lengths do. Work that
 *  keeps no tokens holds its context. */
function sequenceOf(reading: Reading, context: number, needed: number): LengthsQuestion['tokensPerSequence'] {
  const prompt = reading.inputTokens !== undefined || reading.sharedPrefixTokens !== undefined;
  const mayBeFilled = reading.contextTokens !== undefined && reading.contextIsCeiling !== true;
  if (needed === 0 || (mayBeFilled && !prompt)) return { value: context, rule: 'context' };
  const lengths = prompt || reading.outputTokens !== undefined;
  return { value: Math.min(context, needed), rule: lengths ? 'lengths' : 'usual_lengths' };
}

/** A translation is about as long as what it translates, where the text says how long that is. */
const lengthOfItsText = (useCase: UseCase, { inputTokens }: Reading): number | undefined =>
  useCase === 'translation' ? inputTokens?.value : undefined;

const usualFor = (useCase: UseCase): { rule: 'usual_for'; useCase: UseCase } => ({ rule: 'usual_for', useCase });

/** Tokens sent for each that is written, where a volume tells them apart. */
function sentPerWritten({ batch }: Reading): number | undefined {
  const { inputTokens, outputTokens } = batch?.value ?? {};
  return inputTokens === undefined || !outputTokens ? undefined : inputTokens / outputTokens;
}

/** Lengths that nobody states keep the proportion of the volume that is told. */
function asTold(reading: Reading, usual: Lengths): Lengths {
  const ratio = sentPerWritten(reading);
  if (ratio === undefined) return usual;
  if (reading.inputTokens === undefined) return { ...usual, input: Math.max(1, Math.round(usual.output * ratio)) };
  return { ...usual, output: Math.max(1, Math.round(reading.inputTokens.value / ratio)) };
}

function lengthRule(reading: Reading, useCase: UseCase): LengthRule {
  const ratio = sentPerWritten(reading);
  return ratio === undefined ? usualFor(useCase) : { rule: 'as_the_volume', sentPerWritten: ratio };
}

/** The usual lengths of a use case, shortened to what the context leaves. A prompt that fills the window of the model
 *  itself leaves an answer all the same: the sequence is longer than the window then, which is said. */
function usualThatFit(reading: Reading, useCase: UseCase, model: ModelFacts): Lengths {
  const usual = DEFAULT_TOKENS[useCase];
  const ceiling = reading.contextTokens?.value ?? model.maxContext ?? Infinity;
  const left = Math.floor((ceiling - (reading.inputTokens?.value ?? 0)) / (reading.inputTokens ? 1 : 3));
  const wanted = lengthOfItsText(useCase, reading) ?? usual.output;
  const isFull = reading.contextTokens === undefined && left < wanted * LEAST_ANSWER;
  const room = isFull ? wanted : Math.max(wanted === 0 ? 0 : 1, left);
  const output = reading.outputTokens?.value ?? Math.min(wanted, room);
  const input = Math.min(usual.input, Math.max(usual.input === 0 ? 0 : 1, ceiling - output));
  return { input, output };
}

/** Less of the usual answer than this is none. */
const LEAST_ANSWER = 0.25;

interface SettledContext {
  readonly contextTokens: Sourced<number>;
  readonly remarks: readonly Remark[];
}

function assumedContext(
  ledger: SpecLedger,
  useCase: UseCase,
  model: ModelFacts,
  needed: number,
  mode: Mode,
): SettledContext {
  if (ONE_AT_A_TIME.has(useCase) || TUNING.has(useCase)) {
    const least = model.kind === 'speech' ? (model.maxContext ?? 1) : 1;
    return { contextTokens: derived(Math.max(1, needed, least)), remarks: [] };
  }
  const usual =
    mode === 'budget' && READS_REPOSITORIES.has(useCase) ? REPOSITORY_CONTEXT_TOKENS : DEFAULT_CONTEXT_TOKENS;
  const wanted = Math.max(usual, powerOfTwoFrom(needed));
  const context = Math.max(needed, Math.min(wanted, model.maxContext ?? Infinity), 1);
  return {
    contextTokens: ledger.defaulted('context_tokens', context, { rule: 'maximum_is_no_workload' }),
    remarks: beyondPublished(context, model),
  };
}

function statedContext(
  ledger: SpecLedger,
  fact: NonNullable<Reading['contextTokens']>,
  model: ModelFacts,
  needed: number,
): SettledContext {
  const stated = fact.value;
  if (stated < needed)
    return {
      contextTokens: ledger.followed(fact, needed),
      remarks: [
        { kind: 'context_too_short', neededTokens: needed, statedTokens: stated },
        ...beyondPublished(needed, model),
      ],
    };
  return { contextTokens: ledger.inferred('context_tokens', fact), remarks: beyondPublished(stated, model) };
}

function beyondPublished(plannedTokens: number, { id, maxContext }: ModelFacts): Remark[] {
  return maxContext !== undefined && plannedTokens > maxContext
    ? [{ kind: 'beyond_published_context', modelId: id, publishedTokens: maxContext, plannedTokens }]
    : [];
}
