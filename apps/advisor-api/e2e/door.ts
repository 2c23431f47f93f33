import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { compose } from '../src/composition/compose';
import type { Composition } from '../src/composition/composition';
import { createApp } from '../src/create-app';
import { readSettings, type Settings } from '../src/composition/env';

/** The whole service in this process: real adapters, real Postgres, a port of its own. */
export interface Door {
  readonly server: Server;
  readonly url: string;
  readonly composition: Composition;
  /** Everything logged so far, parsed. */
  readonly log: readonly Record<string, unknown>[];
  close(): Promise<void>;
}

/** Opens the service on an embedded Postgres in a fresh folder; `change` alters single settings. */
export async function openDoor(change: Partial<Settings> = {}): Promise<Door> {
  const dataDir = mkdtempSync(join(tmpdir(), 'advisor-e2e-'));
  const settings: Settings = {
    ...readSettings({ PRICE_FEED_URLS: '' }),
    port: 0,
    dataDir,
    logLevel: 'debug',
    ...change,
  };
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: settings.logLevel, base: null },
    {
      write: (line: string) => {
        lines.push(JSON.parse(line) as Record<string, unknown>);
      },
    },
  );
  const composition = await compose(settings, log);
  const { app, stop } = await createApp(composition, settings, log);
  await app.listen(0, '127.0.0.1');
  const server: Server = app.getHttpServer();
  const { port } = server.address() as { port: number };
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    composition,
    log: lines,
    close: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
