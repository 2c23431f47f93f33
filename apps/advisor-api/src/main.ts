import { pino } from 'pino';
import { readSettings, WrongSettings, type Settings } from './composition/env';

async function main(): Promise<void> {
  let settings: Settings;
  try {
    settings = readSettings(process.env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const commands = process.argv.slice(2);
  // Only what is needed is loaded: wrong settings are told at once, and a backup waits for no pages.
  if (commands.length > 0) await (await import('./composition/maintenance.js')).maintain(commands, settings, log);
  else await (await import('./serve.js')).serve(settings, log);
}

main().catch((error: unknown) => {
  process.stderr.write(
    'Compute Advisor cannot start: ' +
      `${error instanceof Error ? error.message.replace(/\s*\n\s*/g, ' ') : String(error)}\n`,
  );
  process.exit(1);
});
