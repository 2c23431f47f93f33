import type { Sample } from './exposition';
import { CARDS, Gathering, READINGS, type CardsFound, type Found, type Reading } from './readings';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** One look at a counter says nothing of its growth; that of a histogram has a mean since the server started. */
function valueOf({ metric, how }: Reading, samples: readonly Sample[]): number | undefined {
  const of = (name: string): number[] => samples.filter((sample) => sample.name === name).map(({ value }) => value);
  if (how === 'rate') return undefined;
  if (how === 'mean') {
    const count = sum(of(`${metric}_count`));
    return count > 0 ? sum(of(`${metric}_sum`)) / count : undefined;
  }
  const values = of(metric);
  if (values.length === 0) return undefined;
  return how === 'peak' ? sum(values) : sum(values) / values.length;
}

/** What one scrape of a metrics endpoint says: the present moment, and means since the servers started. */
export function foundInScrape(samples: readonly Sample[]): Found {
  const gathering = new Gathering();
  const models = new Set(samples.map(({ labels }) => labels['model_name'] ?? ''));
  for (const model of models) {
    const own = samples.filter(({ labels }) => (labels['model_name'] ?? '') === model);
    for (const reading of READINGS) {
      const value = valueOf(reading, own);
      if (value !== undefined) gathering.add(reading, model, value);
    }
  }
  const cards = new Map<string, number>();
  for (const { name, labels } of samples)
    if (name === CARDS.count && labels['modelName'] !== undefined)
      cards.set(labels['modelName'], (cards.get(labels['modelName']) ?? 0) + 1);
  const found: CardsFound[] = [...cards].map(([name, count]) => ({ name, count }));
  const active = samples.filter(({ name }) => name === CARDS.active).map(({ value }) => value);
  return gathering.done(found, active.length === 0 ? undefined : sum(active) / active.length);
}
