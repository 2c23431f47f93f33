import { WITH } from '../words/each-words';
import type { Page } from '../page/page';
import type { Fact } from '../reading';
import type { Settled } from './settle';

/** The lengths of a reading that a context may be mistaken for. */
interface Lengths {
  contextTokens?: Fact<number> | undefined;
  inputTokens?: Fact<number> | undefined;
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
export function readPromptContext(page: Page, settled: Settled, facts: Lengths): void {
  const { contextTokens, inputTokens } = facts;
  if (contextTokens === undefined || inputTokens !== undefined) return;
  const behind = page.text.slice(contextTokens.end, contextTokens.end + 60);
  if (!IN_THE_PROMPT.test(behind) && !isCarried(page, settled) && !isBroughtAlong(page, settled)) return;
  facts.inputTokens = contextTokens;
  facts.contextTokens = undefined;
}

/** "requests with 2,000 tokens of context", "2.000 Tokens Kontext pro Anfrage", "2,500 tokens of context and 500-token
 *  answers": so many tokens of context are what a request brings along, not the room it may take. */
function isCarried(page: Page, settled: Settled): boolean {
  const claim = settled.winners.get('contextTokens');
  if (claim === undefined) return false;
  const k = claim.at;
  if (page.at(k)?.figure?.low !== undefined || !isAmount(page, k) || page.before(k, 3, ['most', 'peak']) >= 0)
    return false;
  const stop = (e: { kind: string }): boolean => e.kind === 'figure' || e.kind === 'model';
  if (page.before(k, CARRIER_REACH, ['req', 'doc', 'rps', 'rpm'], stop) >= 0) return true;
  const answer = settled.winners.get('outputTokens');
  return answer !== undefined && page.sameSentence(answer.at, k) && Math.abs(answer.at - k) <= ANSWER_REACH;
}
const CARRIER_REACH = 4;
const ANSWER_REACH = 9;

/** "A question with context is 2,200 tokens", "pergunta com contexto dá 2.200 tokens": the whole of what is asked. */
function isBroughtAlong(page: Page, settled: Settled): boolean {
  const k = settled.winners.get('contextTokens')?.at ?? -1;
  for (let j = k - 1; j >= k - CONTEXT_REACH && page.sameSentence(j, k); j -= 1)
    if (page.has(j, 'ctx'))
      return WITH.has(page.textAt(j - 1)) && (page.has(j - 2, 'req', 'doc') || ASKED.test(page.textAt(j - 2)));
  return false;
}
const ASKED = /^(?:pergunta|pregunta|domanda|frage|vraag|pytanie|вопрос|soru|fraga|consulta|question|prompt)s?$/;
const CONTEXT_REACH = 4;

/** Counted in tokens of context: the word for tokens stands with the figure and that for the context behind it. */
const isAmount = (page: Page, k: number): boolean => {
  const word = page.at(k + 1);
  const both = page.has(k + 1, 'ctx') && /tok|токен|トークン|토큰/.test(word?.text ?? '');
  return both || (page.has(k + 1, 'tok') && [k + 2, k + 3].some((j) => page.has(j, 'ctx') && page.sameSentence(j, k)));
};
