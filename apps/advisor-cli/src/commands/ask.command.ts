import { checkedDescription, failingVerdicts, requestOptions } from '../terminal/arguments';
import { explanation } from '../answer/read-lines';
import { textAnswer } from '../answer/text-answer';
import type { Answer, Context } from '../context/context';
import { EXIT } from '../terminal/terminal';
import type { Command } from './command';

/** Writes an answer the way the options want it; the exit status is that of its verdict. */
export function show({ advice, body }: Answer, context: Context): number {
  const { words, terminal } = context;
  const failing = failingVerdicts(words);
  if (words.options.json !== undefined) terminal.out(`${body}\n`);
  else if (words.options.explain !== undefined) terminal.out(explanation(advice, context.page()));
  else terminal.out(textAnswer(advice, context.page()));
  const { code } = advice.recommendation_set.verdict;
  if (!failing.has(code)) return EXIT.answered;
  terminal.err(`advisor: the verdict is ${code}\n`);
  return EXIT.verdict;
}

/** One description, one plan. */
export const ASK: Command = {
  takes: '"description"',
  words: 'one complete plan; without words the description is read from standard input',
  options: ['mode', 'price', 'verbose', 'json', 'explain', 'fail-on', 'url', 'books'],
  async run(context) {
    const { words, terminal } = context;
    failingVerdicts(words);
    const text = words.words.length > 0 ? words.words.join(' ') : await terminal.readInput();
    const request = { ...requestOptions(words), description: checkedDescription(text) };
    return show(await context.ask(request), context);
  },
};
