import type { ModelFacts } from '../facts/model-facts';
import { largestFirst } from './reverse-budget';

const model = (id: string, parametersTotal: number, released?: string): ModelFacts =>
  ({ id, parametersTotal, ...(released === undefined ? {} : { released }) }) as unknown as ModelFacts;

it('goes from the largest down, the newest of equals first, then by name', () => {
  const models = [
    model('b/eight', 8_000_000_000, '2025-01'),
    model('a/seventy', 70_000_000_000, '2024-07'),
    model('a/eight', 8_000_000_000, '2025-01'),
    model('z/eight', 8_000_000_000, '2026-03'),
    model('c/eight', 8_000_000_000),
  ];
  const order = ['a/seventy', 'z/eight', 'a/eight', 'b/eight', 'c/eight'];
  expect(largestFirst(models).map(({ id }) => id)).toEqual(order);
  expect(largestFirst([...models].reverse()).map(({ id }) => id)).toEqual(order);
});
