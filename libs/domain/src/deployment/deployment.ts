import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import type { TuningRun } from '../ladder/planned-workload';
import type { ServingConfig } from '../memory/serving-config';
import { diffusersCommand } from './diffusers-command';
import { kubernetesManifest } from './kubernetes-manifest';
import { llamaServerCommand } from './llama-server-command';
import { sglangCommand } from './sglang-command';
import { skypilotTask } from './skypilot-task';
import { trainingCommand } from './training-command';
import { trtllmCommand } from './trtllm-command';
import { vllmCommand } from './vllm-command';

/** What is to be started: the planned option, with every number the plan was made with. */
export interface DeploymentRequest {
  readonly model: ModelFacts;
  readonly config: ServingConfig;
  readonly layout: ParallelLayout;
  readonly replicas: number;
  readonly gpu: GpuFacts;
  /** Longest sequence, tokens. */
  readonly contextTokens: number;
  /** Sequences one replica may serve at once; whole sequences are taken, at least 1. */
  readonly maxSequences: number;
  /** Share of the memory the engine plans with, 0.9 in the memory model. */
  readonly memoryUtilization: number;
  readonly instanceType?: string;
  readonly provider?: string;
  readonly region?: string;
  /** LoRA adapters served beside the model. */
  readonly loraAdapters?: number;
  /** A fine-tuning run instead of a service. */
  readonly tuning?: TuningRun;
  /** Adds the Kubernetes manifest and the SkyPilot task. */
  readonly verbose: boolean;
}

/** How to start it. `command` starts one replica; lines that begin with `#` say what has to be replaced first. */
export interface Deployment {
  /** Program and version whose flags these are. */
  readonly engine: string;
  readonly command: string;
  readonly kubernetes?: string;
  readonly skypilot?: string;
}

/** Where a server runs: container image, port and health path. */
export interface ServerProgram {
  readonly image: string;
  readonly port: number;
  readonly healthPath: string;
  /** Shell line that installs it on a fresh Linux machine; absent where there is none. */
  readonly install?: string;
  /** Path of the program inside the image, where it is not on the search path; replaces the first word. */
  readonly programInImage?: string;
}

/** A command as its parts, before it becomes text. */
export interface StartCommand {
  readonly engine: string;
  /** Comment lines, without `#`. */
  readonly remarks: readonly string[];
  /** Shell-safe words; flags and their values are one element. */
  readonly words: readonly string[];
  /** Lines that come before the command (a configuration file). */
  readonly before?: readonly string[];
  /** Absent where there is no server. */
  readonly server?: ServerProgram;
}

function startCommand(request: DeploymentRequest): StartCommand | undefined {
  const { model, config } = request;
  if (request.tuning !== undefined) return trainingCommand(request, request.tuning);
  if (model.kind === 'image' || model.kind === 'video') return diffusersCommand(request);
  if (config.engine === 'llama.cpp') return model.kind === 'speech' ? undefined : llamaServerCommand(request);
  if (model.kind === 'speech') return vllmCommand(request);
  if (config.engine === 'sglang') return sglangCommand(request);
  if (config.engine === 'tensorrt-llm') return model.kind === 'embedding' || model.kind === 'reranker' ? vllmCommand(request) : trtllmCommand(request);
  return vllmCommand(request);
}

/** The text of a command: remarks, then one flag per line. */
export function commandText(command: StartCommand): string {
  return [...command.remarks.map((r) => `# ${r}`), ...(command.before ?? []), command.words.join(' \\\n  ')].join('\n');
}

/** The command that starts the planned option, every flag from the numbers of the plan and known to the named version; undefined where no published program serves the model.
 *  docs/deployment.md */
export function deploymentFor(request: DeploymentRequest): Deployment | undefined {
  const command = startCommand(request);
  if (command === undefined) return undefined;
  const kubernetes = request.verbose ? kubernetesManifest(request, command) : undefined;
  const skypilot = request.verbose ? skypilotTask(request, command) : undefined;
  return { engine: command.engine, command: commandText(command), ...(kubernetes === undefined ? {} : { kubernetes }), ...(skypilot === undefined ? {} : { skypilot }) };
}
