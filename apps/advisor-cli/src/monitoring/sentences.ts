import { figure } from '@compute-advisor/application';
import type { CardsFound, Found, ServingFigures } from './readings';

const whole = (value: number): string => figure(Math.max(1, Math.ceil(value)));
const near = (value: number): string => figure(value, value < 10 ? 1 : 0);
const shareWords = (share: number): string => `${figure(share * 100)} %`;

/** "8x NVIDIA H100 80GB HBM3 and 2x NVIDIA L4". */
export const cardsWords = (cards: readonly CardsFound[]): string =>
  cards.map(({ name, count }) => `${count}x ${name.replace(/-/g, ' ')}`).join(' and ');

function measured(figures: ServingFigures): string[] {
  const { outputTokensPerSecond: out, firstTokenSeconds: first, secondsPerToken: each } = figures;
  return [
    ...(out === undefined ? [] : [`${near(out)} output tokens per second`]),
    ...(first === undefined ? [] : [`a time to first token of ${figure(first * 1000)} ms`]),
    ...(each === undefined ? [] : [`${figure(each * 1000)} ms per output token`]),
  ];
}

/** What is known of one model, in sentences that a person would write; figures that were not found are left out. */
export function sentencesOf(model: string, figures: ServingFigures, { cards, active }: Found): string {
  const { engine, running, promptTokens, answerTokens, requestsPerSecond } = figures;
  const on = cards.length === 0 ? '' : ` on ${cardsWords(cards)}`;
  const said = measured(figures);
  const lengths = [
    ...(promptTokens === undefined ? [] : [`prompts of ${whole(promptTokens)} tokens`]),
    ...(answerTokens === undefined ? [] : [`answers of ${whole(answerTokens)} tokens`]),
  ];
  return [
    `We serve ${model === '' ? 'a model' : model}${on}${engine === undefined ? '' : ` with ${engine}`}.`,
    ...(running === undefined ? [] : [`At peak ${whole(running)} concurrent requests are in flight.`]),
    ...(requestsPerSecond === undefined || requestsPerSecond < 0.01
      ? []
      : [`Load: ${figure(requestsPerSecond, 2)} requests per second.`]),
    ...(lengths.length === 0 ? [] : [`On average: ${lengths.join(' and ')}.`]),
    ...(said.length === 0 ? [] : [`We measure ${said.join(', ')}.`]),
    ...(active === undefined ? [] : [`GPU utilisation is ${shareWords(active)}.`]),
  ].join(' ');
}
