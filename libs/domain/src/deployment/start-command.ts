import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { SpeculativeMethod } from '../facts/speculation';
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
  /** Tokens planned per sequence; absent: each may fill the context. */
  readonly tokensPerSequence?: number;
  /** Sequences one replica may serve at once; whole sequences are taken, at least 1. */
  readonly maxSequences: number;
  /** Sequences that the plan puts on one replica; absent: as many as it may serve. */
  readonly plannedSequences?: number;
  /** Share of the memory the engine plans with, 0.9 in the memory model. */
  readonly memoryUtilization: number;
  readonly instanceType?: string;
  readonly provider?: string;
  readonly region?: string;
  /** LoRA adapters served beside the model, and their rank. */
  readonly loraAdapters?: number;
  readonly loraRank?: number;
  /** Prompts share beginnings: the prefix cache is asked for. */
  readonly prefixCaching?: boolean;
  /** How tokens are proposed ahead, where they are. */
  readonly speculativeMethod?: SpeculativeMethod;
  /** A fine-tuning run instead of a service. */
  readonly tuning?: TuningRun;
  /** Adds the Kubernetes manifest and the SkyPilot task. */
  readonly verbose: boolean;
}

/** An engine is told to take twice what is planned, rounded up to a power of two and at least so many. */
const LEAST_AT_ONCE = 8;

/** Sequences a server is told to take at once: twice what is planned (a power of two), never more than the room holds.
 *  What waits beyond that waits in the queue, and those inside keep their pace. docs/deployment.md */
export function sequencesAtOnce({ maxSequences, plannedSequences }: DeploymentRequest): number {
  const room = Math.max(1, Math.floor(maxSequences));
  if (plannedSequences === undefined) return room;
  let most = LEAST_AT_ONCE;
  while (most < 2 * plannedSequences) most *= 2;
  return Math.min(room, most);
}

/** What the room would hold beyond that; a line above the command, empty where there is nothing more. */
export function roomRemarks(request: DeploymentRequest): string[] {
  const room = Math.max(1, Math.floor(request.maxSequences));
  const told = sequencesAtOnce(request);
  return told < room
    ? [
        `The cache has room for ${room} sequences at once; ${told} are let in, twice what is planned, so that ` +
          'each keeps its pace.',
      ]
    : [];
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
  /** Shell-safe words; flags and their values are one element. Of the first node where there are several. */
  readonly words: readonly string[];
  /** The same for every further node of a replica, in order. */
  readonly furtherNodes?: readonly (readonly string[])[];
  /** Lines that come before the command (a configuration file). */
  readonly before?: readonly string[];
  /** Absent where there is no server. */
  readonly server?: ServerProgram;
}

const oneFlagALine = (words: readonly string[]): string => words.join(' \\\n  ');

/** The text of a command: remarks, then one flag per line; of several nodes one command after the other. */
export function commandText(command: StartCommand): string {
  const head = [...command.remarks.map((r) => `# ${r}`), ...(command.before ?? [])];
  const further = command.furtherNodes ?? [];
  if (further.length === 0) return [...head, oneFlagALine(command.words)].join('\n');
  const nodes = [command.words, ...further].flatMap((words, i) => [
    `# Node ${i + 1} of ${further.length + 1}`,
    oneFlagALine(words),
  ]);
  return [...head, ...nodes].join('\n');
}
