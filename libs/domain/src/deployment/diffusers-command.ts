import { imageSpeed, videoSpeed } from '../speed/diffusion-speed';
import type { DeploymentRequest, StartCommand } from './start-command';

/** Release that the script installs; its classes were not read at it. */
export const DIFFUSERS_VERSION = '0.36.0';

/** Repositories in the layout of the library, where it is not the model's own. */
function repositoryOf(id: string): string | undefined {
  if (/^Wan-AI\/Wan2\.\d-(T2V|TI2V)-[^/]+$/.test(id)) return id.endsWith('-Diffusers') ? id : `${id}-Diffusers`;
  if (/HunyuanImage-3|GLM-Image|MiniMax-H3|I2V|img2vid|Kontext|Edit|refiner/i.test(id)) return undefined;
  if (id === 'tencent/HunyuanVideo') return 'hunyuanvideo-community/HunyuanVideo';
  return /^(tencent|HiDream-ai|meituan-longcat)\//.test(id) ? undefined : id;
}

/** One image or clip with the diffusers library, as a check that the part runs the pipeline. There is no server in it;
 *  pipelines that need an input image are left out. */
export function diffusersCommand(request: DeploymentRequest): StartCommand | undefined {
  const { model, config, gpu } = request;
  const repository = repositoryOf(model.id);
  if (repository === undefined || model.id.startsWith('custom/')) return undefined;
  const type = gpu.supports.bf16 ? 'torch.bfloat16' : 'torch.float16';
  const query = { model, weightPrecision: config.weightPrecision, gpu };
  const video = model.kind === 'video';
  const s = video ? videoSpeed(query) : imageSpeed(query);
  const call =
    `pipe(prompt="a lighthouse in a storm", num_inference_steps=${s.steps}, width=${s.width}, ` + `height=${s.height})`;
  const script = [
    `python - <<'PY'`,
    'import torch',
    'from diffusers import DiffusionPipeline',
    ...(video ? ['from diffusers.utils import export_to_video'] : []),
    `pipe = DiffusionPipeline.from_pretrained(${JSON.stringify(repository)}, torch_dtype=${type}).to("cuda")`,
    video ? `export_to_video(${call}.frames[0], "clip.mp4")` : `${call}.images[0].save("image.png")`,
    'PY',
  ].join('\n');
  return {
    engine: `diffusers ${DIFFUSERS_VERSION}`,
    remarks: [
      `pip install diffusers==${DIFFUSERS_VERSION} transformers accelerate`,
      'Makes one and ends; run one process per GPU behind a queue.',
    ],
    words: [script],
  };
}
