import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkConformance } from './conformance';
import { findChromium, findPostgres } from './machine';
import { root } from './service';
import { checkService } from './service-checks';
import { must, type Tally } from './tally';
import { addChecks, bin, countedSpecs, results, run, runTests, runUnitTests } from './test-runs';

/** On a machine made for tests, what they need may be installed. */
const inCi = process.env['CI'] !== undefined;

/** One part of what must hold. It counts what it checks. */
export type Phase = (tally: Tally) => void | Promise<void>;

/** Every phase by its name. */
export const PHASES: Readonly<Record<string, Phase>> = {
  /** What tests need and a new machine lacks is installed while others check what needs none of it. */
  async programs(tally) {
    const wanted = { Chromium: findChromium, PostgreSQL: findPostgres };
    for (const [name, find] of Object.entries(wanted)) {
      const found = find({ install: inCi });
      if (found === undefined) tally.skip(name, 'it is not here, and the tests that need it will say so');
      else await tally.check(`${name} is here`, () => found);
    }
  },
  /** Tags, forbidden imports, purity, lock file. */
  boundaries(tally) {
    rmSync(join(results, 'architecture-check.json'), { force: true });
    run(bin('nx'), ['run', 'architecture:check']);
    addChecks(tally, 'architecture-check');
  },
  /** One form for everything: Prettier as it is configured. */
  async format(tally) {
    await tally.check('every file has the form of the house', () =>
      must(run(bin('prettier'), ['--check', '--log-level=warn', '.']) === 0, 'npx prettier --write .'),
    );
  },
  /** Through Nx: without its project graph the boundary rule says nothing. In one process, not one for each project,
   *  which reads what they share once. */
  async lint(tally) {
    await tally.check('every project is free of lint errors', () =>
      must(run(bin('nx'), ['run', 'architecture:lint-all', '--skip-nx-cache']) === 0, 'see above'),
    );
  },
  async types(tally) {
    await tally.check('everything compiles', () =>
      must(run(bin('nx'), ['run', 'architecture:types', '--skip-nx-cache']) === 0, 'see above'),
    );
  },
  /** Unit and contract tests of every project. */
  tests(tally) {
    if (!process.env['CONFORMANCE_DATA']) tally.skip('tests on the conformance data', 'CONFORMANCE_DATA is not set');
    if (!process.env['TEST_DATABASE_URL'] && !findPostgres({ install: inCi }))
      tally.skip('contract suites on a PostgreSQL that is not packaged', 'install one, or set TEST_DATABASE_URL');
    runUnitTests(tally);
  },
  async build(tally) {
    for (const app of ['advisor-api', 'advisor-cli']) {
      await tally.check(`${app} builds`, () =>
        must(
          run(process.execPath, ['tools/build/build.mjs', app]) === 0 &&
            existsSync(join(root, `dist/apps/${app}/main.js`)),
          'see above',
        ),
      );
    }
  },
  /** The door over HTTP, and the built service as a process. */
  e2e(tally) {
    runTests(tally, 'e2e');
  },
  /** The pages as a person sees them. */
  browser(tally) {
    const chromium = findChromium({ install: inCi });
    if (chromium) runTests(tally, 'browser', { CHROMIUM_PATH: chromium });
    else tally.skip('browser tests', 'there is no Chromium: install it, or set CHROMIUM_PATH');
  },
  /** No spec file lies where no run finds it. */
  async complete(tally) {
    const isCounted = countedSpecs();
    const specs = ['apps', 'libs', 'tools']
      .flatMap((area) =>
        readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).map((path) => join(area, path)),
      )
      .filter((path) => path.endsWith('.spec.ts') && !path.includes('node_modules'));
    const missed = specs.filter(
      (path) => !isCounted(path) && !(path.endsWith('.browser.spec.ts') && !findChromium({ install: false })),
    );
    await tally.check(`each of ${specs.length} spec files has been run`, () =>
      must(missed.length === 0, missed.join(', ')),
    );
  },
  /** The built service as a process. */
  service: checkService,
  /** The contract and the scores, over HTTP. */
  conformance: checkConformance,
  /** The libraries in somebody else's Nest app, the next release, and what may be given away. */
  async packages(tally) {
    await tally.check('a release would be made (nx release version patch --dry-run)', () =>
      must(run(bin('nx'), ['release', 'version', 'patch', '--dry-run']) === 0, 'see above'),
    );
    await tally.check('every package that is shipped has a permissive licence', () =>
      must(
        run(process.execPath, ['tools/build/run-ts.mjs', 'tools/pack-and-boot/src/licences.ts', 'brief']) === 0,
        'see above',
      ),
    );
    await tally.check('the packed libraries work in a fresh Nest app', () =>
      must(
        run(process.execPath, ['tools/build/run-ts.mjs', 'tools/pack-and-boot/src/pack-and-boot.ts']) === 0,
        'see above',
      ),
    );
  },
};
