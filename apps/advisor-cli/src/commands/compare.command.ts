import { existsSync, readFileSync } from 'node:fs';
import { counted, gib, percent, usd, type Advice } from '@compute-advisor/application';
import { checkedDescription, requestOptions } from '../terminal/arguments';
import { speedWords } from '../answer/option-lines';
import type { Page } from '../answer/page';
import type { Context } from '../context/context';
import { table } from '../layout/wrap';
import { EXIT, WrongArguments } from '../terminal/terminal';
import type { Command } from './command';

/** A description, a file that holds one, or an answer kept with --json. */
async function adviceOf(text: string, context: Context): Promise<Advice> {
  if (!text.startsWith('@') && !(text.endsWith('.json') && existsSync(text)))
    return (await context.ask({ ...requestOptions(context.words), description: checkedDescription(text) })).advice;
  const file = text.replace(/^@/, '');
  if (!existsSync(file)) throw new WrongArguments(`there is no file ${file}`);
  const content = readFileSync(file, 'utf8');
  if (!content.trimStart().startsWith('{'))
    return (await context.ask({ ...requestOptions(context.words), description: checkedDescription(content) })).advice;
  const advice = JSON.parse(content) as Partial<Advice>;
  if (advice.recommendation_set?.requirement === undefined)
    throw new WrongArguments(`${file} holds no answer of advisor --json`);
  return advice as Advice;
}

/** The figures two plans are told apart by. An amount that is missing on one side has no difference. */
export function comparison(a: Advice, b: Advice, nameOf: Page['nameOf']): (readonly string[])[] {
  const [setA, setB] = [a.recommendation_set, b.recommendation_set];
  const [bestA, bestB] = [setA.options[0], setB.options[0]];
  const amount = (name: string, x: number | undefined, y: number | undefined, write: (value: number) => string) => [
    name,
    x === undefined ? '-' : write(x),
    y === undefined ? '-' : write(y),
    x === undefined || y === undefined || x === y ? '' : `${y > x ? '+' : '-'}${write(Math.abs(y - x))}`,
  ];
  const words = (name: string, x: string, y: string) => [name, x, y, ''];
  const plain = (value: number): string => String(value);
  return [
    words('verdict', setA.verdict.code, setB.verdict.code),
    words('model', a.spec_so_far.model.value, b.spec_so_far.model.value),
    words('format', a.spec_so_far.weight_precision.value, b.spec_so_far.weight_precision.value),
    words('GPU', bestA === undefined ? '-' : nameOf(bestA.gpu_id), bestB === undefined ? '-' : nameOf(bestB.gpu_id)),
    amount('GPUs', bestA?.gpu_count, bestB?.gpu_count, plain),
    amount('a month', bestA?.monthly_cost, bestB?.monthly_cost, usd),
    amount('memory', setA.requirement.total_required_bytes, setB.requirement.total_required_bytes, gib),
    amount('free', bestA?.headroom_fraction, bestB?.headroom_fraction, percent),
    words('speed', bestA === undefined ? '-' : speedWords(bestA), bestB === undefined ? '-' : speedWords(bestB)),
    amount(
      'in flight',
      a.spec_so_far.traffic.concurrent_requests.value,
      b.spec_so_far.traffic.concurrent_requests.value,
      plain,
    ),
    amount(
      'context',
      a.spec_so_far.token_lengths.context_tokens.value,
      b.spec_so_far.token_lengths.context_tokens.value,
      (n) => counted(n, 'token'),
    ),
    words('confidence', setA.confidence.level, setB.confidence.level),
  ];
}

/** Two plans beside each other. */
export const COMPARE: Command = {
  takes: 'A B',
  words: 'two plans side by side; each a description, @file, or an answer kept with --json',
  options: ['mode', 'price', 'url', 'books', 'json'],
  async run(context) {
    const { words, options } = context.words;
    const [a, b] = words;
    if (a === undefined || b === undefined || words.length !== 2)
      throw new WrongArguments('compare takes two descriptions, each in quotes');
    const [first, second] = [await adviceOf(a, context), await adviceOf(b, context)];
    const { nameOf, width, style } = context.page();
    const rows = comparison(first, second, nameOf);
    if (options.json === undefined) {
      const lines = table([['', 'A', 'B', 'B - A'], ...rows], { width, wraps: [1, 2] });
      context.terminal.out(`${[style.faint(lines[0] ?? ''), ...lines.slice(1)].join('\n')}\n`);
    } else {
      const shown = rows.map(([name, x, y, difference]) => ({
        name,
        a: x,
        b: y,
        ...(difference === '' ? {} : { difference }),
      }));
      context.terminal.out(`${JSON.stringify(shown)}\n`);
    }
    return EXIT.answered;
  },
};
