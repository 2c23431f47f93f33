import type { ModelFacts, ModelKind } from '../facts/model-facts';
import type { UseCase } from '../facts/workload';
import { choosableModels } from './choosable-models';

const model = (id: string, released: string | undefined, kind: ModelKind = 'text'): ModelFacts =>
  ({ id, kind, ...(released === undefined ? {} : { released }) }) as unknown as ModelFacts;

const chosen = (useCase: UseCase, ...models: ModelFacts[]): string[] =>
  choosableModels(models, useCase).map(({ id }) => id);

describe('models that may be picked unasked', () => {
  it('are at most 18 months older than the newest: of August 2026 February 2025 is, January 2025 is not', () => {
    const models = [model('a/now', '2026-08'), model('a/kept', '2025-02'), model('a/old', '2025-01')];
    expect(chosen('chat', ...models)).toEqual(['a/now', 'a/kept']);
  });
  it('are those that say no date, too', () => {
    expect(chosen('chat', model('own/13b', undefined), model('a/now', '2026-08'))).toEqual(['own/13b', 'a/now']);
    expect(chosen('chat', model('own/13b', undefined))).toEqual(['own/13b']);
  });
  it('are of any age where a generation lasts for years', () => {
    const models = [model('a/embed-new', '2026-08', 'embedding'), model('a/embed-old', '2023-09', 'embedding')];
    expect(chosen('embeddings', ...models)).toEqual(['a/embed-new', 'a/embed-old']);
  });
  it('are made for the use: code, documents, voice; a base model or a guard is for nothing', () => {
    const models = [
      'a/Coder-Next',
      'a/K2.7-Code',
      'a/K2',
      'a/K2-Base',
      'a/Guard-8B',
      'a/OCR-2',
      'a/translategemma',
      'a/VL-8B',
    ].map((id) => model(id, '2026-06'));
    expect(chosen('chat', ...models)).toEqual(['a/K2']);
    expect(chosen('coding', ...models)).toEqual(['a/Coder-Next', 'a/K2.7-Code', 'a/K2']);
    expect(chosen('voice', ...models, model('a/Omni-30B', '2026-06'))).toEqual(['a/K2', 'a/Omni-30B']);
    expect(chosen('rag', ...models, model('a/Omni-30B', '2026-06'))).toEqual(['a/K2']);
    expect(chosen('translation', ...models)).toEqual(['a/K2', 'a/translategemma']);
    expect(chosen('document_processing', ...models)).toEqual(['a/K2', 'a/VL-8B']);
  });
});
