import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a question of what to get', () => {
  it('is a plan, whoever else had machines', () => {
    const text =
      'What would you rent for a hackathon of 90 people with Qwen3 8B? The sponsor put up a full 8x H100 machine.';
    expect(reader.read(text).mode?.value).toBe('plan');
  });
  it('is an audit where the writer runs what is to be replaced', () => {
    const text = 'Our chatbot runs on 2 H100. What would you rent instead for 50 users?';
    expect(reader.read(text).mode?.value).toBe('existing');
  });
  it('takes what it used to run on for the past', () => {
    const read = reader.read('Qwen3 32B for 50 users. It used to run on 4 A100. What do we order?');
    expect(read.fleet).toBeUndefined();
    expect(read.setAside).toContainEqual(expect.objectContaining({ text: '4 A100', reason: 'past' }));
  });
});
