import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** Runs one statement in a connection of its own. */
export async function statement(connection: ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A folder that the server's account can enter, also when the tests run as root. Remove it afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `embedded-postgres-test-${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}
