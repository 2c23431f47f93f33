import { spawnSync } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';

/** Who runs the server programs. PostgreSQL refuses to run as root. */
export type ServerAccount =
  | { readonly kind: 'self' }
  | { readonly kind: 'account'; readonly name: string; readonly uid: number; readonly gid: number }
  /** Root seen as an ordinary user: files stay root's, and folders only root may enter can be entered. */
  | { readonly kind: 'user-namespace' };

const inNamespace = ['--user', '--map-user=65534', '--map-group=65534'];

/** What to hand to `spawn` so that `command` runs under `account`. */
export function runAs(
  account: ServerAccount,
  command: string,
  args: readonly string[],
): { command: string; args: string[]; options: Pick<SpawnOptions, 'uid' | 'gid'> } {
  if (account.kind === 'user-namespace')
    return { command: 'unshare', args: [...inNamespace, command, ...args], options: {} };
  return {
    command,
    args: [...args],
    options: account.kind === 'account' ? { uid: account.uid, gid: account.gid } : {},
  };
}

/** Owner of the files the server keeps under this account. */
export function fileOwner(account: ServerAccount): { uid: number; gid: number } | undefined {
  if (account.kind === 'account') return { uid: account.uid, gid: account.gid };
  return account.kind === 'user-namespace' ? { uid: 0, gid: 0 } : undefined;
}

/** Whether this process is root and therefore has to hand the server to somebody else. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** The unprivileged accounts of this machine that may run a server, best first: the owner of existing data,
 *  `postgres`, `nobody`. */
export function unprivilegedAccounts(ownerOfData?: { uid: number; gid: number }): ServerAccount[] {
  const named = ['postgres', 'nobody'].flatMap((name): ServerAccount[] => {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    return uid === undefined || gid === undefined || uid === 0 ? [] : [{ kind: 'account', name, uid, gid }];
  });
  const owner: ServerAccount[] =
    ownerOfData && ownerOfData.uid !== 0 ? [{ kind: 'account', name: `uid ${ownerOfData.uid}`, ...ownerOfData }] : [];
  return [...owner, ...named];
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const run = spawnSync('id', [flag, name], { encoding: 'utf8' });
  const id = Number((run.stdout ?? '').trim());
  return run.status === 0 && Number.isInteger(id) && id >= 0 && id < 2 ** 31 ? id : undefined;
}

/** Whether `account` can enter `folder`; asked of the system, not guessed from mode bits. */
export function canEnter(account: ServerAccount, folder: string): boolean {
  return succeeds(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {});
}

/** Whether `account` can start `command`. */
export function canRun(account: ServerAccount, command: string, env: Readonly<Record<string, string>>): boolean {
  return succeeds(account, command, ['--version'], env);
}

function succeeds(
  account: ServerAccount,
  command: string,
  args: string[],
  env: Readonly<Record<string, string>>,
): boolean {
  const plan = runAs(account, command, args);
  return (
    spawnSync(plan.command, plan.args, {
      ...plan.options,
      cwd: '/',
      env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', ...env },
      stdio: 'ignore',
      timeout: 10_000,
    }).status === 0
  );
}
