import { PackagedCatalog } from '@compute-advisor/catalog';
import { deploymentFor, type DeploymentRequest } from '@compute-advisor/domain';
import Ajv from 'ajv';
import { parseAllDocuments } from 'yaml';

const { models, gpus } = new PackagedCatalog().current();
const rowOf = <T extends { readonly id: string }>(rows: readonly T[], id: string): T => {
  const row = rows.find((r) => r.id === id);
  if (row === undefined) throw new Error(`no ${id}`);
  return row;
};

const text = { type: 'string', minLength: 1 } as const;
const dnsName = { type: 'string', pattern: '^[a-z]([-a-z0-9]*[a-z0-9])?$', maxLength: 63 } as const;
const port = { type: 'integer', minimum: 1, maximum: 65535 } as const;
const closed = (properties: object, required: readonly string[]): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const labels = { type: 'object', minProperties: 1, additionalProperties: { type: 'string', maxLength: 63 } };
const env = closed(
  {
    name: text,
    valueFrom: closed(
      { secretKeyRef: closed({ name: dnsName, key: text, optional: { type: 'boolean' } }, ['name', 'key']) },
      ['secretKeyRef'],
    ),
  },
  ['name', 'valueFrom'],
);
const volume = {
  type: 'object',
  required: ['name', 'emptyDir'],
  properties: {
    name: dnsName,
    emptyDir: { type: 'object', properties: { medium: { enum: ['Memory'] }, sizeLimit: { pattern: '^\\d+Gi$' } } },
  },
  additionalProperties: false,
};
const container = closed(
  {
    name: dnsName,
    image: { type: 'string', pattern: '^[\\w./-]+:[\\w.-]+$' },
    command: { type: 'array', items: text },
    args: { type: 'array', items: text, minItems: 1 },
    env: { type: 'array', items: env },
    ports: { type: 'array', items: closed({ containerPort: port }, ['containerPort']), minItems: 1 },
    readinessProbe: closed(
      {
        httpGet: closed({ path: { type: 'string', pattern: '^/' }, port }, ['path', 'port']),
        periodSeconds: { type: 'integer' },
        failureThreshold: { type: 'integer' },
      },
      ['httpGet'],
    ),
    resources: closed(
      { limits: { type: 'object', minProperties: 1, additionalProperties: { type: 'integer', minimum: 1 } } },
      ['limits'],
    ),
    volumeMounts: { type: 'array', items: closed({ name: dnsName, mountPath: text }, ['name', 'mountPath']) },
  },
  ['name', 'image', 'resources'],
);
const podSpec = closed(
  {
    nodeSelector: labels,
    containers: { type: 'array', items: container, minItems: 1 },
    volumes: { type: 'array', items: volume },
  },
  ['containers'],
);
/** Members of apps/v1 Deployment and v1 Service that the manifests use, as the Kubernetes API reference types them; an
 *  unknown member is refused, as `kubectl apply --validate=strict` does. */
const DEPLOYMENT = closed(
  {
    apiVersion: { const: 'apps/v1' },
    kind: { const: 'Deployment' },
    metadata: closed({ name: dnsName }, ['name']),
    spec: closed(
      {
        replicas: { type: 'integer', minimum: 1 },
        selector: closed({ matchLabels: labels }, ['matchLabels']),
        template: closed({ metadata: closed({ labels }, ['labels']), spec: podSpec }, ['metadata', 'spec']),
      },
      ['selector', 'template'],
    ),
  },
  ['apiVersion', 'kind', 'metadata', 'spec'],
);
const SERVICE = closed(
  {
    apiVersion: { const: 'v1' },
    kind: { const: 'Service' },
    metadata: closed({ name: dnsName }, ['name']),
    spec: closed(
      { selector: labels, ports: { type: 'array', items: closed({ port, targetPort: port }, ['port']), minItems: 1 } },
      ['ports'],
    ),
  },
  ['apiVersion', 'kind', 'metadata', 'spec'],
);

const ajv = new Ajv({ allErrors: true, strict: false });
const [isDeployment, isService] = [ajv.compile(DEPLOYMENT), ajv.compile(SERVICE)];

interface Manifest {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector: { readonly matchLabels?: object };
    readonly template?: { readonly metadata: { readonly labels: object } };
  };
}

const manifestOf = (changes: Partial<DeploymentRequest>): Manifest[] => {
  const d = deploymentFor({
    model: rowOf(models, 'meta-llama/Llama-3.3-70B-Instruct'),
    config: { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'fp8' },
    layout: { tensorParallel: 4, pipelineParallel: 1 },
    replicas: 3,
    gpu: rowOf(gpus, 'h100-sxm-80gb'),
    contextTokens: 200_000,
    maxSequences: 12,
    memoryUtilization: 0.9,
    instanceType: 'p5.48xlarge',
    verbose: true,
    ...changes,
  });
  return parseAllDocuments(d?.kubernetes ?? '', { strict: true }).map((doc) => {
    expect(doc.errors).toEqual([]);
    return doc.toJS() as Manifest;
  });
};

describe('the Kubernetes manifest', () => {
  it.each(['vllm', 'sglang', 'tensorrt-llm', 'llama.cpp'] as const)('of %s is one that kubectl takes', (engine) => {
    const weightPrecision = engine === 'llama.cpp' ? 'q4_k_m' : 'fp8';
    const [deployment, service, ...others] = manifestOf({ config: { engine, weightPrecision, kvPrecision: 'fp8' } });
    expect(others).toEqual([]);
    isDeployment(deployment);
    expect(isDeployment.errors).toBeNull();
    isService(service);
    expect(isService.errors).toBeNull();
    expect(deployment?.spec.template?.metadata.labels).toEqual(deployment?.spec.selector.matchLabels);
    expect(service?.spec.selector).toEqual(deployment?.spec.selector.matchLabels);
  });
  it('is refused by this very check with a member too many or a replica as text', () => {
    const [deployment] = manifestOf({});
    expect(isDeployment({ ...deployment, replicas: 3 })).toBe(false);
    expect(isDeployment({ ...deployment, spec: { ...deployment?.spec, replicas: '3' } })).toBe(false);
  });
});
