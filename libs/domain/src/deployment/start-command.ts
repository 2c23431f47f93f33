import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import type { TuningRun } from '../ladder/planned-workload';
import type { ServingConfig } from '../memory/serving-config';

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

/** The text of a command: remarks, then one flag per line. */
export function commandText(command: StartCommand): string {
  return [...command.remarks.map((r) => `# ${r}`), ...(command.before ?? []), command.words.join(' \\\n  ')].join('\n');
}
