import { createAdvisor } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { HmacAnalysisIds } from '../composition/planning/analysis-ids';
import { wordsView, type WordsPiece } from './words.view';

const advisor = createAdvisor({
  catalog: new PackagedCatalog(),
  pricing: new PackagedPriceBook(),
  ids: new HmacAnalysisIds('words'),
  analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
});
const view = (description: string) => wordsView(advisor.answer({ description }).advice, description);
const text = 'We run 8x H100 SXM for Llama 3.3 70B, 40 concurrent users. A friend has 12 L40S.';
const piece = (pieces: readonly WordsPiece[], words: string): WordsPiece | undefined =>
  pieces.find((one) => one.text.includes(words));

describe('the words as they were read', () => {
  it('are the description itself, cut into pieces', () => {
    const { pieces } = view(text);
    expect(pieces.map((one) => `${one.text}${one.tail ?? ''}`).join('')).toBe(text);
  });
  it('say what each was read as', () => {
    const { pieces } = view(text);
    expect(piece(pieces, 'H100')).toMatchObject({ kind: 'read', role: 'fleet today' });
    expect(piece(pieces, 'Llama')).toMatchObject({ kind: 'read', role: 'model' });
    expect(piece(pieces, '40')).toMatchObject({ kind: 'read', role: 'people at once' });
  });
  it('say why the rest was set aside', () => {
    const { pieces } = view(text);
    expect(piece(pieces, 'L40S')).toMatchObject({ kind: 'aside', role: 'set aside: somebody else’s' });
  });
  it('can be corrected where they stand: a figure as a figure, anything else by its words', () => {
    const { pieces } = view(text);
    expect(piece(pieces, '40')?.fix).toMatchObject({ member: 'concurrent_requests', value: '40' });
    expect(piece(pieces, 'H100')?.fix).toMatchObject({ member: 'words', value: '8x H100 SXM', place: '7-18' });
  });
  it('are counted by kind, and what is assumed is counted with them', () => {
    const { pieces, read, aside, unknown, assumed } = view(text);
    expect(read).toBe(pieces.filter((one) => one.kind === 'read').length);
    expect(aside).toBeGreaterThanOrEqual(1);
    expect(unknown).toBe(0);
    expect(assumed).toBeGreaterThan(3);
  });
});
