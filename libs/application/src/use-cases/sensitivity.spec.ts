import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';
import type { Sensitivity } from './sensitivity';

const chat = { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), concurrentRequests: fact(40) };
const figures = (...question: Parameters<typeof asked>) =>
  new AdvisePlan().run(asked(...question), sampleBooks).figures;
const strip = (of: readonly Sensitivity[] | undefined, input: string): Sensitivity | undefined =>
  of?.find((s) => s.input === input);

describe('sensitivityOf', () => {
  const { sensitivity, flips } = figures({ ...chat, contextTokens: fact(8192) }, { verbose: true });

  it('is worked out only where the whole ladder is asked for', () => {
    expect(figures(chat).sensitivity).toBeUndefined();
    expect(sensitivity?.map((s) => s.input)).toEqual(
      expect.arrayContaining(['concurrent_requests', 'context_tokens', 'input_tokens', 'output_tokens']),
    );
  });
  it('covers each range without a gap, and the question stands on the plan of the answer', () => {
    const people = strip(sensitivity, 'concurrent_requests');
    expect(people).toMatchObject({ at: 40, segments: expect.arrayContaining([expect.objectContaining({ from: 8 })]) });
    const segments = people?.segments ?? [];
    segments.slice(1).forEach((segment, i) => {
      expect(segment.from).toBe(Number(segments[i]?.to) + 1);
    });
    expect(segments.at(-1)?.to).toBe(200);
    expect(segments.filter((s) => s.isCurrent)).toHaveLength(1);
    const current = segments.find((s) => s.isCurrent);
    expect(Number(current?.from)).toBeLessThanOrEqual(40);
    expect(Number(current?.to)).toBeGreaterThanOrEqual(40);
  });
  it('has the nearest change of load and context exactly where the flip points have it', () => {
    for (const flip of flips) {
      const found = strip(sensitivity, flip.input);
      const last = found?.segments.at(-1)?.to;
      if (typeof flip.at !== 'number' || typeof last !== 'number' || flip.at > last) continue;
      expect(found?.segments.map((s) => s.from)).toContain(flip.at);
    }
    expect(flips.some((f) => f.input === 'concurrent_requests' || f.input === 'context_tokens')).toBe(true);
  });
  it('counts a prompt as stated: where 65,536 tokens each set the plan, no prompt has the plan of the answer', () => {
    const long = figures({ ...chat, contextTokens: fact(65_536) }, { verbose: true }).sensitivity;
    expect(strip(long, 'input_tokens')?.segments.filter((s) => s.isCurrent)).toHaveLength(0);
    expect(strip(long, 'context_tokens')?.segments.filter((s) => s.isCurrent)).toHaveLength(1);
  });
  it('gives the hours as one stretch, whose cost follows them', () => {
    expect(strip(sensitivity, 'hours_per_month')).toMatchObject({ at: 730, setsCost: true });
    expect(strip(sensitivity, 'hours_per_month')?.segments).toHaveLength(1);
  });
});
