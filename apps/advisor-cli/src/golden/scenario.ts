import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdviseRequest } from '@compute-advisor/application';

/** One figure of an answer that a scenario holds. */
export type Figure = string | number | boolean;

/** One customer, one question, the figures of the answer, why they are right and how to get them with a pencil. */
export interface Scenario {
  readonly id: string;
  readonly request: AdviseRequest;
  readonly expected: Readonly<Record<string, Figure>>;
  /** Lines such as `kv_cache_bytes_per_token: 2 * 80 * 8 * 128 * 2 = 327680`; one that is named like an expected
   *  figure has to give it. */
  readonly hand_calculation: readonly string[];
  /** Three sentences to the customer. */
  readonly why: string;
}

/** The scenarios of one file and the books their figures were read on. */
export interface ScenarioFile {
  readonly books: { readonly catalog: string; readonly prices: string };
  readonly scenarios: readonly Scenario[];
}

/** Every scenario file of a folder, by name, in code-unit order. */
export function readScenarios(folder: string): ReadonlyMap<string, ScenarioFile> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as ScenarioFile]));
}
