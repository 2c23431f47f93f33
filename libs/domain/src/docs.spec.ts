import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    if (e.isDirectory()) return sources(join(folder, e.name));
    return e.name.endsWith('.ts') ? [join(folder, e.name)] : [];
  });

describe('docs/model.md', () => {
  const page = readFileSync(join(root, 'docs/model.md'), 'utf8');
  const anchors = new Set([...page.matchAll(/<a id="([a-z-]+)">/g)].map((m) => m[1]));
  const linked = new Set(
    sources(__dirname).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/docs\/model\.md#([a-z-]+)/g)].map((m) => m[1]),
    ),
  );

  it('has every section that the code links to', () => {
    expect([...linked].filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  it('has no section that no code links to', () => {
    expect([...anchors].filter((anchor) => !linked.has(anchor))).toEqual([]);
  });
});
