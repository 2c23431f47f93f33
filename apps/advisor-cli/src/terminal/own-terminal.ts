import { readFileSync } from 'node:fs';
import { styleFor } from '../layout/style';
import { USUAL_COLUMNS } from '../layout/wrap';
import type { Terminal } from './terminal';

const NARROWEST = 60;
const WIDEST = 120;
const STDIN = 0;

/** The terminal this process runs in. Text in a pipe is as wide as on a usual terminal. */
export function ownTerminal(): Terminal {
  // A reader that has seen enough (head, less) closes the pipe; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const columns = process.stdout.isTTY ? process.stdout.columns : USUAL_COLUMNS;
  return {
    readInput: () => Promise.resolve(process.stdin.isTTY ? '' : readFileSync(STDIN, 'utf8')),
    input: () => process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    columns: Math.min(WIDEST, Math.max(NARROWEST, columns || USUAL_COLUMNS)),
    style: styleFor(process.stdout.isTTY === true, process.env),
    watched: process.stderr.isTTY === true,
  };
}
