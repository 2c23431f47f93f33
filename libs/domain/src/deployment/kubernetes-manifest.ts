import { gpusOf } from '../facts/workload';
import { nodeSize } from '../layout/candidate-layouts';
import { commandText, type DeploymentRequest, type StartCommand } from './start-command';
import { objectName, yamlText } from './shell-words';

const RESOURCES: Readonly<Record<string, string>> = {
  nvidia: 'nvidia.com/gpu',
  amd: 'amd.com/gpu',
  intel: 'habana.ai/gaudi',
};

/** Shell text without remarks, as the argument of `sh -c`. */
function shellArgument(command: StartCommand, program?: string): string {
  const words = program === undefined ? command.words : [program, ...command.words.slice(1)];
  return commandText({ ...command, words, remarks: [] });
}

/** The Service in front of the replicas. */
const serviceLines = (name: string, port: number): string[] => [
  'apiVersion: v1',
  'kind: Service',
  'metadata:',
  `  name: ${name}`,
  'spec:',
  '  selector:',
  `    app: ${name}`,
  '  ports:',
  `    - port: 80`,
  `      targetPort: ${port}`,
];

/** Room for the shared memory of the ranks, and for the weights. */
const VOLUMES: readonly string[] = [
  '      volumes:',
  '        - name: shared-memory',
  '          emptyDir: { medium: Memory, sizeLimit: 16Gi }',
  '        - name: models',
  '          emptyDir: {}',
];

/** A Deployment and a Service for the planned replicas. Undefined where a replica spans nodes (that needs a
 *  LeaderWorkerSet and the names of your network) or there is no server. */
export function kubernetesManifest(request: DeploymentRequest, command: StartCommand): string | undefined {
  const { layout, gpu } = request;
  const gpus = gpusOf(layout);
  const resource = RESOURCES[gpu.vendor];
  if (command.server === undefined || resource === undefined || gpus > nodeSize(gpu)) return undefined;
  const name = objectName(request.model.id);
  const { image, port, healthPath } = command.server;
  const selector =
    request.instanceType === undefined
      ? []
      : ['      nodeSelector:', `        node.kubernetes.io/instance-type: ${yamlText(request.instanceType)}`];
  return [
    ...command.remarks.map((r) => `# ${r}`),
    'apiVersion: apps/v1',
    'kind: Deployment',
    'metadata:',
    `  name: ${name}`,
    'spec:',
    `  replicas: ${request.replicas}`,
    '  selector:',
    '    matchLabels:',
    `      app: ${name}`,
    '  template:',
    '    metadata:',
    '      labels:',
    `        app: ${name}`,
    '    spec:',
    ...selector,
    '      containers:',
    '        - name: server',
    `          image: ${image}`,
    '          command: ["sh", "-c"]',
    '          args:',
    '            - |',
    ...shellArgument(command, command.server.programInImage)
      .split('\n')
      .map((l) => `              ${l}`),
    '          env:',
    '            - name: HF_TOKEN',
    '              valueFrom:',
    '                secretKeyRef: { name: hugging-face, key: token, optional: true }',
    '          ports:',
    `            - containerPort: ${port}`,
    '          readinessProbe:',
    `            httpGet: { path: ${healthPath}, port: ${port} }`,
    '            periodSeconds: 10',
    '            failureThreshold: 180',
    '          resources:',
    '            limits:',
    `              ${resource}: ${gpus}`,
    '          volumeMounts:',
    '            - { name: shared-memory, mountPath: /dev/shm }',
    '            - { name: models, mountPath: /root/.cache/huggingface }',
    ...VOLUMES,
    '---',
    ...serviceLines(name, port),
    '',
  ].join('\n');
}
