import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const notesOf = (text: string): readonly unknown[] =>
  reader.read(text).setAside.flatMap((s) => (s.reason === 'not_understood' ? [s.note] : []));

describe('a figure that was not understood beside words of work or of money', () => {
  it.each([
    ['We have 12 H100. Qwen3 14B, 140 running at peak. What can go?', 'load'],
    ['Plan for 210. Qwen3 14B on AWS.', 'load'],
    ['Budget round: 7k was said. Qwen3 14B for 30 at once, which GPU?', 'money'],
    ['Qwen3 14B for 30 at once on 4x L40S, costs 2860. Too dear?', 'money'],
  ])('says which, where no role takes it: %s', (text, note) => {
    expect(notesOf(text).filter((said) => said !== note)).toEqual([]);
  });
  it('the number of a host is neither', () => {
    expect(notesOf('Our host gpu-17 runs Qwen3 14B for 30 at once with 4x L40S. Too much?')).toEqual([undefined]);
  });
});
