import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const here = join(__dirname, '..');
const root = join(here, '../..');
const read = (file: string): string => readFileSync(join(here, file), 'utf8');

interface Container {
  readonly image: string;
  readonly args?: readonly string[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly resources: { readonly requests: object; readonly limits: { readonly memory: string } };
  readonly volumeMounts?: readonly { readonly mountPath: string }[];
  readonly [probe: string]: unknown;
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Readonly<Record<string, unknown>> & {
    readonly template?: {
      readonly spec: {
        readonly securityContext: Readonly<Record<string, unknown>>;
        readonly containers: readonly Container[];
        readonly terminationGracePeriodSeconds?: number;
      };
    };
  };
}
const manifests = readdirSync(join(here, 'kubernetes'))
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest));
const podsOf = manifests.filter((manifest) => manifest.spec.template !== undefined);

/** Every setting that the service reads, by its own source. */
const settings = new Set(
  [
    ...readFileSync(join(root, 'apps/advisor-api/src/composition/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
  ].map(([, name]) => name),
);
const containerOf = (kind: string): Container => {
  const container = podsOf.find((manifest) => manifest.kind === kind)?.spec.template?.spec.containers[0];
  if (container === undefined) throw new Error(`no container in a ${kind}`);
  return container;
};

describe('the image', () => {
  const lines = read('Dockerfile').split('\n');
  const last = lines.slice(lines.map((line) => line.startsWith('FROM ')).lastIndexOf(true));

  it('runs as an ordinary user, with a health check and nothing in it that only builds', () => {
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(last.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('healthcheck.mjs'))).toBe(true);
    expect(last.filter((line) => /npm |apt-get|curl /.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('FROM ')).every((line) => /:\d+-\w+-slim/.test(line))).toBe(true);
  });

  it('copies what exists, and starts what the build makes', () => {
    for (const [, from] of read('Dockerfile').matchAll(/--from=build --chown=root:root \/src\/(\S+)/g))
      expect([
        from,
        from?.startsWith('dist/') || from === 'node_modules' || existsSync(join(root, from ?? '')),
      ]).toEqual([from, true]);
    expect(last).toContain('CMD ["node", "--enable-source-maps", "dist/apps/advisor-api/main.js"]');
    expect(existsSync(join(root, 'apps/advisor-api/src/main.ts'))).toBe(true);
  });

  it('sets only settings that the service reads', () => {
    const set = last
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? ''));
    expect(set.filter((name) => !settings.has(name))).toEqual(['NODE_ENV', 'BUILD_REVISION']);
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('is healthy by the answer of /healthz: %i is exit status %i', async (status, exit) => {
    const server = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const ended = new Promise<number | null>((done) => {
      // Not spawnSync: the server that it asks lives in this process.
      spawn(process.execPath, [join(here, 'healthcheck.mjs')], { env: { PORT: String(port) } }).on('exit', done);
    });
    expect(await ended).toBe(exit);
    server.close();
  });

  it('is not healthy when nobody answers', () => {
    expect(spawnSync(process.execPath, [join(here, 'healthcheck.mjs')], { env: { PORT: '1' } }).status).toBe(1);
  });
});

describe('the manifests', () => {
  it(
    'are a deployment, a service, an autoscaler, a disruption budget and a migration, and all but the ' +
      'migration are applied together',
    () => {
      expect(manifests.map((one) => `${one.apiVersion} ${one.kind}`).sort()).toEqual([
        'apps/v1 Deployment',
        'autoscaling/v2 HorizontalPodAutoscaler',
        'batch/v1 Job',
        'policy/v1 PodDisruptionBudget',
        'v1 Service',
      ]);
      const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
      expect(resources.filter((file) => !existsSync(join(here, 'kubernetes', file)))).toEqual([]);
      expect(resources).toHaveLength(4);
    },
  );

  it.each(['Deployment', 'Job'])(
    'run the %s without rights, on a root that cannot be written, within a memory limit',
    (kind) => {
      const pod = podsOf.find((manifest) => manifest.kind === kind)?.spec.template?.spec;
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      const container = containerOf(kind);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.limits.memory).toMatch(/^\d+Mi$/);
    },
  );

  it('ask /healthz for life and /readyz for traffic, and leave time for grace and drain', () => {
    const container = containerOf('Deployment');
    const path = (probe: string): string => (container[probe] as { httpGet: { path: string } }).httpGet.path;
    expect([path('startupProbe'), path('livenessProbe'), path('readinessProbe')]).toEqual([
      '/healthz',
      '/healthz',
      '/readyz',
    ]);
    const grace = Number(container.env.find((one) => one.name === 'SHUTDOWN_GRACE_SECONDS')?.value);
    const allowed =
      podsOf.find((one) => one.kind === 'Deployment')?.spec.template?.spec.terminationGracePeriodSeconds ?? 0;
    expect(allowed).toBeGreaterThanOrEqual(grace + 10 + 5);
    const { periodSeconds, failureThreshold } = container['readinessProbe'] as {
      periodSeconds: number;
      failureThreshold: number;
    };
    expect(grace).toBeGreaterThan(periodSeconds * failureThreshold);
  });

  it('set only settings that the service reads, and the same ones mean the same service', () => {
    for (const { env } of [containerOf('Deployment'), containerOf('Job')])
      expect(env.map((one) => one.name).filter((name) => !settings.has(name))).toEqual([]);
    const names = manifests.filter((one) => one.kind !== 'Job').map((one) => one.metadata.name);
    expect(new Set(names)).toEqual(new Set(['compute-advisor']));
  });

  it('start what the service understands', () => {
    expect(containerOf('Job').args).toEqual(['node', 'dist/apps/advisor-api/main.js', 'migrate']);
    expect(readFileSync(join(root, 'apps/advisor-api/src/composition/maintenance.ts'), 'utf8')).toMatch(
      /^ {2}migrate: /m,
    );
  });
});

describe('compose', () => {
  const compose = parse(read('compose.yaml')) as {
    services: Record<
      string,
      { environment: Record<string, string>; read_only?: boolean; cap_drop?: string[]; volumes: string[] }
    >;
    volumes: Record<string, unknown>;
  };

  it('sets only settings that the service reads, holds no secret, and names the volumes it uses', () => {
    expect(Object.keys(compose.services['advisor']?.environment ?? {}).filter((name) => !settings.has(name))).toEqual(
      [],
    );
    expect(read('compose.yaml')).not.toMatch(/PASSWORD: (?!\$\{)\S/);
    const used = Object.values(compose.services).flatMap((service) =>
      service.volumes.map((volume) => volume.split(':')[0]),
    );
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(compose.services['advisor']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });
});

describe('dashboard and alerts', () => {
  const sources = ['http/metrics.ts', 'http/metrics.gauges.ts']
    .map((file) => readFileSync(join(root, 'apps/advisor-api/src', file), 'utf8'))
    .join();
  /** Names in the metrics of the service, and those that prom-client adds for every process. */
  const known = (name: string): boolean =>
    sources.includes(`'${name.replace(/_(?:bucket|sum|count)$/, '')}'`) || /^(?:process|nodejs)_[a-z0-9_]+$/.test(name);
  const metricsIn = (expression: string): string[] =>
    expression.match(/\b(?:advisor|process|nodejs)_[a-z0-9_]+/g) ?? [];

  it('ask for figures that the service has', () => {
    const { panels } = JSON.parse(read('grafana/dashboard.json')) as {
      panels: { id: number; targets: { expr: string }[] }[];
    };
    const { groups } = parse(read('prometheus/alerts.yaml')) as {
      groups: { rules: { alert: string; expr: string }[] }[];
    };
    const expressions = [
      ...panels.flatMap((panel) => panel.targets.map((target) => target.expr)),
      ...groups.flatMap((group) => group.rules.map((rule) => rule.expr)),
    ];
    expect(expressions.length).toBeGreaterThan(20);
    expect(expressions.filter((expression) => metricsIn(expression).length === 0)).toEqual([]);
    expect(expressions.flatMap(metricsIn).filter((name) => !known(name))).toEqual([]);
    expect(new Set(panels.map((panel) => panel.id)).size).toBe(panels.length);
  });

  it('have balanced brackets, a severity and a sentence', () => {
    const { groups } = parse(read('prometheus/alerts.yaml')) as {
      groups: {
        rules: { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }[];
      }[];
    };
    for (const { alert, expr, labels, annotations } of groups.flatMap((group) => group.rules)) {
      for (const [open, close] of ['()', '{}', '[]'].map((pair) => pair.split('')))
        expect([alert, expr.split(open ?? '').length]).toEqual([alert, expr.split(close ?? '').length]);
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(?:page|ticket)$/)]);
      expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
    }
  });
});
