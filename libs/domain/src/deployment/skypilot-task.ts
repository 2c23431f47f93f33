import { gpusOf } from '../facts/workload';
import { nodeSize } from '../layout/candidate-layouts';
import { commandText, type DeploymentRequest, type StartCommand } from './start-command';
import { objectName, shellWord, yamlText } from './shell-words';

/** Names of the parts in SkyPilot's catalog (`sky show-gpus --all`). A part without one has no task. */
const ACCELERATORS: Readonly<Record<string, string>> = {
  'h100-sxm-80gb': 'H100',
  'h100-pcie-80gb': 'H100',
  'h100-nvl-94gb': 'H100',
  'h200-sxm-141gb': 'H200',
  'b200-sxm-180gb': 'B200',
  'b300-sxm-288gb': 'B300',
  'gh200-96gb': 'GH200',
  'a100-sxm4-80gb': 'A100-80GB',
  'a100-pcie-80gb': 'A100-80GB',
  'a100-sxm4-40gb': 'A100',
  'a100-pcie-40gb': 'A100',
  'a10-24gb': 'A10',
  'a10g-24gb': 'A10G',
  'a40-48gb': 'A40',
  'l4-24gb': 'L4',
  'l40-48gb': 'L40',
  'l40s-48gb': 'L40S',
  't4-16gb': 'T4',
  'v100-sxm2-16gb': 'V100',
  'v100-sxm2-32gb': 'V100-32GB',
  'p100-pcie-16gb': 'P100',
  'k80-12gb': 'K80',
  'rtx-3090-24gb': 'RTX3090',
  'rtx-4090-24gb': 'RTX4090',
  'rtx-5090-32gb': 'RTX5090',
  'rtx-a4000-16gb': 'RTXA4000',
  'rtx-a5000-24gb': 'RTXA5000',
  'rtx-a6000-48gb': 'RTXA6000',
  'rtx-6000-ada-48gb': 'RTX6000-Ada',
  'mi300x-192gb': 'MI300X',
};

const CLOUDS = new Set([
  'aws',
  'azure',
  'gcp',
  'oci',
  'lambda',
  'runpod',
  'vast',
  'nebius',
  'fluidstack',
  'paperspace',
  'cudo',
]);

/** A region in the cloud's own words (`us-east-1`, `us-central1`, `eastus`), not a wish such as `europe`. */
const isRegion = (provider: string, region: string): boolean =>
  provider === 'azure' ? /^[a-z]+\d?$/.test(region) && region.length > 5 : /^[a-z]+-[a-z]+-?\d/.test(region);

/** A SkyPilot service of the planned replicas. Undefined for parts SkyPilot does not list and where there is no
 *  server. */
export function skypilotTask(request: DeploymentRequest, command: StartCommand): string | undefined {
  const { layout, gpu, provider, region } = request;
  const accelerator = ACCELERATORS[gpu.id];
  if (accelerator === undefined || command.server === undefined) return undefined;
  const gpus = gpusOf(layout);
  const nodes = Math.ceil(gpus / nodeSize(gpu));
  const { port, healthPath, install } = command.server;
  if (nodes > 1 || install === undefined) return undefined;
  const cloud =
    provider !== undefined && CLOUDS.has(provider)
      ? [`  infra: ${region === undefined || !isRegion(provider, region) ? provider : `${provider}/${region}`}`]
      : [];
  return [
    ...command.remarks.map((r) => `# ${r}`),
    `name: ${objectName(request.model.id)}`,
    'resources:',
    `  accelerators: ${accelerator}:${gpus}`,
    ...cloud,
    ...(request.instanceType === undefined || cloud.length === 0
      ? []
      : [`  instance_type: ${shellWord(request.instanceType)}`]),
    '  disk_size: 1024',
    `  ports: ${port}`,
    'service:',
    `  replicas: ${request.replicas}`,
    '  readiness_probe:',
    `    path: ${healthPath}`,
    '    initial_delay_seconds: 1800',
    'envs:',
    `  HF_TOKEN: ${yamlText('')}`,
    'setup: |',
    `  ${install}`,
    'run: |',
    ...commandText({ ...command, remarks: [] })
      .split('\n')
      .map((l) => `  ${l}`),
    '',
  ].join('\n');
}
