import { BATCH } from './batch.command';
import { GPUS, MODELS, PRICES } from './catalog.command';
import type { Command } from './command';
import { COMPARE } from './compare.command';
import { completionCommand } from './completion.command';
import { REPORT } from './report.command';

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  models: MODELS,
  gpus: GPUS,
  prices: PRICES,
  compare: COMPARE,
  batch: BATCH,
  report: REPORT,
  completion: completionCommand(() => Object.keys(COMMANDS)),
};
