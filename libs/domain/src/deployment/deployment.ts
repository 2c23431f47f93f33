import { diffusersCommand } from './diffusers-command';
import { kubernetesManifest } from './kubernetes-manifest';
import { llamaServerCommand } from './llama-server-command';
import { sglangCommand } from './sglang-command';
import { skypilotTask } from './skypilot-task';
import { commandText, type DeploymentRequest, type StartCommand } from './start-command';
import { trainingCommand } from './training-command';
import { trtllmCommand } from './trtllm-command';
import { vllmCommand } from './vllm-command';

/** How to start it. `command` starts one replica; lines that begin with `#` say what has to be replaced first. */
export interface Deployment {
  /** Program and version whose flags these are. */
  readonly engine: string;
  readonly command: string;
  readonly kubernetes?: string;
  readonly skypilot?: string;
}

function startCommand(request: DeploymentRequest): StartCommand | undefined {
  const { model, config } = request;
  if (request.tuning !== undefined) return trainingCommand(request, request.tuning);
  if (model.kind === 'image' || model.kind === 'video') return diffusersCommand(request);
  if (config.engine === 'llama.cpp') return model.kind === 'speech' ? undefined : llamaServerCommand(request);
  if (model.kind === 'speech') return vllmCommand(request);
  if (config.engine === 'sglang') return sglangCommand(request);
  if (config.engine === 'tensorrt-llm')
    return model.kind === 'embedding' || model.kind === 'reranker' ? vllmCommand(request) : trtllmCommand(request);
  return vllmCommand(request);
}

/** The command that starts the planned option, every flag from the numbers of the plan and known to the named version;
 *  undefined where no published program serves the model.
 *  docs/deployment.md */
export function deploymentFor(request: DeploymentRequest): Deployment | undefined {
  const command = startCommand(request);
  if (command === undefined) return undefined;
  const kubernetes = request.verbose ? kubernetesManifest(request, command) : undefined;
  const skypilot = request.verbose ? skypilotTask(request, command) : undefined;
  return {
    engine: command.engine,
    command: commandText(command),
    ...(kubernetes === undefined ? {} : { kubernetes }),
    ...(skypilot === undefined ? {} : { skypilot }),
  };
}
