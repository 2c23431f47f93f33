import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home';
import type { PostmasterPid } from './postmaster-pid';
import type { Listening } from './server-process';
import { SOCKET_PORT, socketFolderFor } from './socket-folder';

/** `socket`: a Unix socket in a private folder, no network at all. `loopback`: for Windows, a free port on 127.0.0.1
 *  behind a random password. */
export type EndpointKind = 'socket' | 'loopback';

/** Where the server of one data folder listens. */
export class ServerAddress {
  constructor(
    private place: Listening,
    readonly password?: string,
    private socketPort: number = SOCKET_PORT,
  ) {}

  get listening(): Listening {
    return this.place;
  }

  get host(): string {
    return 'socketFolder' in this.place ? this.place.socketFolder : '127.0.0.1';
  }

  get port(): number {
    return 'socketFolder' in this.place ? this.socketPort : this.place.loopbackPort;
  }

  /** Another process may have started the server with another temporary folder or port: its pid file says where it
   *  really listens, and a restart keeps to that. */
  follow(running: PostmasterPid): void {
    if ('loopbackPort' in this.place) this.place = { loopbackPort: running.port };
    else {
      this.place = { socketFolder: running.socketFolder ?? this.place.socketFolder };
      this.socketPort = running.port;
    }
  }
}

export async function chooseEndpoint(home: ClusterHome, kind: EndpointKind): Promise<ServerAddress> {
  if (kind === 'socket') return new ServerAddress({ socketFolder: socketFolderFor(home.dataFolder) });
  return new ServerAddress({ loopbackPort: await freePort() }, lastingPassword(join(home.folder, 'postgres.password')));
}

function lastingPassword(file: string): string {
  const kept = readOrUndefined(file);
  if (kept) return kept;
  try {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() =>
        bound !== null && typeof bound === 'object' ? done(bound.port) : fail(new Error('no free port on 127.0.0.1')),
      );
    });
  });
}
