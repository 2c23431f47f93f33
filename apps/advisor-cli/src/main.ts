import { run } from './run';

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return '';
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

// A reader that has seen enough (head, less) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
void run(process.argv.slice(2), {
  readInput,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
}).then((status) => {
  process.exitCode = status;
});
