import { join, resolve } from 'node:path';
import { clusterMajorVersion } from './cluster-folder';
import { EmbeddedPostgresFailed } from './embedded-postgres-failed';
import type { EmbeddedPostgresLogger } from './logger';
import { packagedBinaries, systemBinaries } from './postgres-binaries';
import type { PostgresBinaries } from './postgres-binaries';

/** What the choice depends on. */
export interface ProgramChoice {
  readonly dataDir: string;
  readonly logger: EmbeddedPostgresLogger;
  readonly programs?: 'packaged' | 'system';
}

/** The packaged programs, else the system's; data that another major version wrote decide which.
 *  @throws {EmbeddedPostgresFailed} there are none that could serve the folder. */
export function choosePrograms(options: ProgramChoice): PostgresBinaries {
  const dataFolder = resolve(options.dataDir, 'postgres');
  const writtenBy = clusterMajorVersion(dataFolder);
  const packaged =
    options.programs === 'system'
      ? { missing: 'the packaged programs are switched off' }
      : packagedBinaries(join(resolve(options.dataDir), 'postgres-lib'));
  if (!('missing' in packaged) && (writtenBy === undefined || writtenBy === packaged.majorVersion)) return packaged;
  const system =
    options.programs === 'packaged' ? { missing: 'the system programs are switched off' } : systemBinaries(writtenBy);
  if (!('missing' in system)) {
    const doubt =
      'missing' in packaged
        ? packaged.missing
        : `the data were written by version ${writtenBy}, the packaged one is ${packaged.version}`;
    options.logger.warn(`Using PostgreSQL ${system.version} of this machine (${system.binFolder}): ${doubt}.`);
    return system;
  }
  if ('missing' in packaged)
    throw new EmbeddedPostgresFailed(
      `No database: ${packaged.missing}, and there is ${system.missing}. Install PostgreSQL 14 or newer, ` +
        'or use a server of your own.',
    );
  throw new EmbeddedPostgresFailed(
    `The database in ${dataFolder} was written by PostgreSQL ${writtenBy}, the packaged version is ` +
      `${packaged.version}, and there is ${system.missing}. Install PostgreSQL ${writtenBy}, or dump and ` +
      'restore, or move the folder away.',
  );
}
