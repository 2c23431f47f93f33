import { AUDIT } from './audit.command';
import { BATCH } from './batch.command';
import { DIFF } from './diff.command';
import { GPUS, MODELS, PRICES } from './catalog.command';
import type { Command } from './command';
import { COMPARE } from './compare.command';
import { completionCommand } from './completion.command';
import { MCP } from './mcp.command';
import { REPORT } from './report.command';

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  models: MODELS,
  gpus: GPUS,
  prices: PRICES,
  compare: COMPARE,
  audit: AUDIT,
  diff: DIFF,
  batch: BATCH,
  report: REPORT,
  mcp: MCP,
  completion: completionCommand(() => Object.keys(COMMANDS)),
};
