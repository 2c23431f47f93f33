import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AdvisorPorts, OperatorCatalogPort } from '@compute-advisor/application';
import { InProcessPlanner } from './in-process.planner';
import type { Planner } from './planner';
import { WorkerPlanner } from './worker.planner';

/** The file that a planning thread runs: beside the bundle of the service. */
const THREAD_FILE = 'planning-thread.js';

/** What plans are made on. */
export interface PlannerSupply {
  readonly secret: string;
  readonly ports: AdvisorPorts;
  readonly operatorRows: OperatorCatalogPort;
}

/** A planner that warms up while the service opens what plans are made on. */
export interface WarmingPlanner {
  /** The planner, ready. @throws when no thread can be started. */
  on(supply: PlannerSupply): Promise<Planner>;
  close(): Promise<void>;
}

/** Planning threads; or, for 0 of them and where the service runs from its sources, the serving thread itself. */
export function startPlanner(threads: number, warn: (message: string) => void): WarmingPlanner {
  const file = join(__dirname, THREAD_FILE);
  if (threads === 0 || !existsSync(file))
    return { on: ({ ports }) => Promise.resolve(new InProcessPlanner(ports)), close: () => Promise.resolve() };
  const planner = new WorkerPlanner({ threads, file, warn });
  return {
    on: async ({ secret, ports, operatorRows }) => {
      await planner.supply({ secret, operatorRows, pricing: ports.pricing });
      return planner;
    },
    close: () => planner.close(),
  };
}
