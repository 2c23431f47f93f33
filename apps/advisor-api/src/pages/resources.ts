import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `templates` or `assets` lies: beside the bundle, or beside this folder when run from source. */
export function resourceFolder(name: 'assets' | 'templates'): string {
  const beside = join(__dirname, name);
  return existsSync(beside) ? beside : join(__dirname, '..', name);
}

export interface Asset {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly version: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The script, style and icon of the pages, read once; `version` changes with the content. */
export class Assets {
  private readonly byName: ReadonlyMap<string, Asset>;

  constructor(folder = resourceFolder('assets')) {
    this.byName = new Map(
      readdirSync(folder)
        .sort()
        .map((name) => {
          const content = readFileSync(join(folder, name));
          const type = TYPES[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream';
          return [
            name,
            { name, type, content, version: createHash('sha256').update(content).digest('hex').slice(0, 16) },
          ];
        }),
    );
  }

  find(name: string): Asset | undefined {
    return this.byName.get(name);
  }

  /** The address of an asset, with its version so that it may be cached for good. */
  href(name: string): string {
    const asset = this.byName.get(name);
    if (asset === undefined) throw new Error(`no asset ${name}`);
    return `/assets/${name}?v=${asset.version}`;
  }
}
