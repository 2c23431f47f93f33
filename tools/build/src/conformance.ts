import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startService } from './service';
import { must, type Tally } from './tally';

/** The gates: what each script must at least say. They rise with the product and never fall. */
const SCRIPTS: readonly { readonly name: string; readonly arguments: readonly string[]; readonly counts?: true }[] = [
  { name: 'check-contract.mjs', arguments: [], counts: true },
  { name: 'score-memory.mjs', arguments: [] },
  { name: 'score-descriptions.mjs', arguments: ['--min-f1', '0.97', '--min-mode', '0.97'] },
  { name: 'score-speed.mjs', arguments: ['--sample', '150'] },
];

const run = (
  file: string,
  list: readonly string[],
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [file, ...list], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const slow = setTimeout(() => child.kill('SIGKILL'), 600_000);
    child.once('close', (code) => {
      clearTimeout(slow);
      done({ code, output });
    });
  });

/** Scores the running service with the conformance scripts that lie beside the data folder (CONFORMANCE_DATA). Without
 *  them this part is skipped, loudly. */
export async function checkConformance(tally: Tally): Promise<void> {
  const data = process.env['CONFORMANCE_DATA'];
  if (!data) return tally.skip('conformance scripts', 'CONFORMANCE_DATA is not set');
  const folder = join(dirname(resolve(data)), 'eval');
  if (!existsSync(folder)) return tally.skip('conformance scripts', `there is no folder eval beside ${data}`);
  const service = await startService();
  try {
    for (const script of SCRIPTS) {
      await tally.check(`${script.name} ${script.arguments.join(' ')}`.trim(), async () => {
        must(existsSync(join(folder, script.name)), 'the script is missing');
        const { code, output } = await run(join(folder, script.name), ['--url', service.url, ...script.arguments]);
        console.log(
          output
            .trimEnd()
            .split('\n')
            .map((line) => `    | ${line}`)
            .join('\n'),
        );
        const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
        if (script.counts) {
          must(passed !== undefined && Number(passed) > 0, 'it counted nothing');
          tally.add({ passed: Number(passed) - 1, failed: Math.max(0, Number(failed) - 1) });
        }
        must(code === 0, `exit status ${code}`);
      });
    }
  } finally {
    await service.dispose();
  }
}
