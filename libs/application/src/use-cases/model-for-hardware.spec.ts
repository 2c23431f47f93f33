import { sampleBooks } from '../testing/sample-books';
import { asked, fleetFact, namedModelFact } from '../testing/sample-reading';
import { questionOf } from './model-for-hardware';

const model = (...question: Parameters<typeof asked>): string => {
  const q = questionOf(asked(...question), sampleBooks);
  return `${q.model.id} ${q.modelMember.source}`;
};
const existing = { mode: 'existing' as const };
const one = fleetFact('h100-sxm-80gb', 1);
const eight = fleetFact('h100-sxm-80gb', 8);

describe('which model the hardware of a text runs', () => {
  it('is one that it holds, larger on more of it, where the text asks for one', () => {
    const small = questionOf(asked({ ...one, asksForModel: true }, existing), sampleBooks);
    const large = questionOf(asked({ ...eight, asksForModel: true }, existing), sampleBooks);
    expect(small.modelMember.source).toBe('derived');
    expect(large.model.parametersTotal).toBeGreaterThanOrEqual(small.model.parametersTotal);
  });
  it('is the named one, and the usual one where nobody asks or no hardware is named', () => {
    const named = namedModelFact('meta-llama/Llama-3.1-8B-Instruct');
    expect(model({ ...one, ...named, asksForModel: true }, existing)).toContain('Llama-3.1-8B-Instruct inferred');
    expect(model(one, existing)).toContain('defaulted');
    expect(model({ asksForModel: true }, existing)).toContain('defaulted');
  });
});
