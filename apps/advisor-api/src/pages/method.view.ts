import type { Catalog } from '@compute-advisor/application';
import { memoryGroup } from './method-memory.view';
import { moneyGroup } from './method-money.view';
import { planGroup } from './method-plan.view';
import { readingGroup } from './method-reading.view';
import type { MethodGroup } from './method-section';

/** The method, its figures worked out by the code that plans. */
export const methodView = ({ models }: Catalog): readonly MethodGroup[] => [
  readingGroup(),
  memoryGroup(models),
  planGroup(),
  moneyGroup(),
];
