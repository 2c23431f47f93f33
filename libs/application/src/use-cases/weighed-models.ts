import { defined, type ModelFacts, type Rung } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import { interpret } from '../question/interpret';
import { isForOnePerson } from '../question/one-person';
import { plan, type Planned } from './planned';

/** Models set beside the planned one at most. */
const MOST_WEIGHED = 3;

/** Another model that the text weighs for the same work, and what carries it. */
export interface WeighedModel {
  readonly model: ModelFacts;
  /** Absent where nothing allowed carries it. */
  readonly rung?: Rung;
}

/** "Maverick or Qwen3 235B, which is cheaper to host?": the same load on each of the other models. */
export function weighedModels({ question: q, books }: Planned): readonly WeighedModel[] {
  const { weighedModels: weighed = [], furtherWorkloads: services } = q.reading;
  // one person loads one model after the other
  const turns = isForOnePerson(q.reading, books.catalog) ? services.map((w) => w.model) : [];
  const others = [...weighed.filter((m) => !services.some((w) => w.model.start === m.start)), ...turns];
  return others.slice(0, MOST_WEIGHED).flatMap((model) => {
    const { modelGeometry: _ofFirst, weightPrecision: _ownOfFirst, ...rest } = q.reading;
    const reading: Reading = { ...rest, model, otherModels: [], furtherWorkloads: [] };
    const asked = { request: { description: model.evidence, mode: q.mode }, reading };
    const planned = plan(interpret(asked, books.catalog), books);
    const { id, kind } = planned.question.model;
    if (id === q.model.id || !doSameWork(kind, q.model.kind)) return [];
    return [defined({ model: planned.question.model, rung: planned.best })];
  });
}

/** What reads pictures writes text as well. */
const WRITE_TEXT: ReadonlySet<ModelFacts['kind']> = new Set<ModelFacts['kind']>(['text', 'vision-language']);
export const doSameWork = (a: ModelFacts['kind'], b: ModelFacts['kind']): boolean =>
  a === b || (WRITE_TEXT.has(a) && WRITE_TEXT.has(b));
