import { nodeSize } from '../layout/candidate-layouts';
import { MICRO_BATCH } from '../ladder/memory-demand';
import type { TuningRun } from '../ladder/planned-workload';
import type { DeploymentRequest, StartCommand } from './start-command';
import { objectName, shellWord } from './shell-words';

/** Release that is named beside the command; its flags (huggingface.co/docs/trl/clis) were not read at it. */
export const TRL_VERSION = '0.26.0';

/** `trl sft` on all GPUs of the plan: one process per GPU, weights sharded where a full run has several. */
export function trainingCommand(request: DeploymentRequest, run: TuningRun): StartCommand | undefined {
  const { model, layout, replicas } = request;
  if (model.kind !== 'text' && model.kind !== 'vision-language') return undefined;
  const gpus = layout.tensorParallel * layout.pipelineParallel * replicas;
  const perNode = nodeSize(request.gpu);
  const custom = model.id.startsWith('custom/');
  const source = custom ? `/models/${objectName(model.id)}` : model.id;
  const remarks = [
    'Replace YOUR_DATASET by a Hugging Face dataset or a local folder.',
    ...(custom ? [`Replace ${source} by your model.`] : []),
  ];
  if (gpus > perNode)
    remarks.push(
      `${gpus} GPUs are ${Math.ceil(gpus / perNode)} nodes: write an Accelerate configuration with ` +
        'num_machines and pass its path to --accelerate_config.',
    );
  const words = [
    'trl sft',
    ...(gpus > 1
      ? [`--accelerate_config ${run.method === 'qlora' ? 'multi_gpu' : 'fsdp2'}`, `--num_processes ${gpus}`]
      : []),
    `--model_name_or_path ${shellWord(source)}`,
    '--dataset_name YOUR_DATASET',
    '--dtype bfloat16',
    '--bf16',
    '--gradient_checkpointing',
    '--packing',
    `--max_length ${Math.round(run.sequenceTokens)}`,
    `--per_device_train_batch_size ${MICRO_BATCH}`,
    `--gradient_accumulation_steps ${Math.max(1, Math.round(run.batchSize / gpus / MICRO_BATCH))}`,
    ...(run.method === 'full' ? [] : ['--use_peft', '--lora_r 16', '--lora_alpha 32']),
    ...(run.method === 'qlora' ? ['--load_in_4bit'] : []),
    `--output_dir ${shellWord(`${objectName(model.id)}-${run.method}`)}`,
  ];
  return { engine: `trl ${TRL_VERSION}`, remarks, words };
}
