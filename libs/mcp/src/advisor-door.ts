import type { Advice, AdviseRequest, Catalog } from '@compute-advisor/application';
import type { PriceBook } from '@compute-advisor/domain';

/** What the tools of an agent are made of: the same answers as through every other door. */
export interface AdvisorDoor {
  /** The exact JSON text of the answer. What it rejects with is told to the agent as a failed call. */
  ask(request: AdviseRequest): Promise<string>;
  /** The text of an answer given before; undefined: there is none under this id. */
  find(analysisId: string): Promise<string | undefined>;
  catalog(): Catalog;
  /** The price book in force; undefined when there is none. */
  prices(): PriceBook | undefined;
}

/** An answer, and the text it is the object of. */
export const adviceIn = (body: string): Advice => JSON.parse(body) as Advice;
