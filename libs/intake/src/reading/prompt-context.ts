import type { Fact } from '../reading';

/** The lengths of a reading that a context may be mistaken for. */
interface Lengths {
  contextTokens?: Fact<number>;
  inputTokens?: Fact<number>;
}

/** Words behind a length of context that put it into every prompt ("24k tokens of context in the prompt", "8k context
 *  per question"): then it is what a prompt holds and not how long a sequence may become. */
const IN_THE_PROMPT = new RegExp(
  [
    String.raw`^(?:\s+(?:tokens?|context|of|retrieved|text)){0,4}\s*\(?\s*(?:in|into|per|with|to|for)\s+`,
    String.raw`(?:the|each|every|a|any|our|its|their)?\s*(?:prompt|request|question|quer(?:y|ies)|call|message)s?\b`,
  ].join(''),
  'i',
);

/** A stated context that the text puts into the prompt becomes the prompt, where no other prompt is stated. */
export function readPromptContext(text: string, facts: Lengths): void {
  const { contextTokens, inputTokens } = facts;
  if (contextTokens === undefined || inputTokens !== undefined) return;
  if (!IN_THE_PROMPT.test(text.slice(contextTokens.end, contextTokens.end + 60))) return;
  facts.inputTokens = contextTokens;
  delete facts.contextTokens;
}
