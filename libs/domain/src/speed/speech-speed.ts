import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { sixteenBitFlops } from './multiplication-rate';
import type { WorkSpeed } from './work-speed';

export interface SpeechQuery {
  readonly model: ModelFacts;
  readonly gpu: GpuFacts;
}

/** Hours of audio one GPU transcribes (or speaks) in an hour, batched. */
export interface SpeechSpeed extends WorkSpeed {
  readonly audioHoursPerHourPerGpu: number;
}

/** Inverse real-time factors of the Open ASR Leaderboard (arXiv 2510.06961, batched, one A100 80 GB): hours of audio
 *  per hour. */
const MEASURED_ON_A100: readonly { readonly pattern: RegExp; readonly audioHoursPerHour: number }[] = [
  { pattern: /parakeet-tdt-0\.6b/i, audioHoursPerHour: 3380 },
  { pattern: /canary-1b/i, audioHoursPerHour: 235 },
  { pattern: /whisper-large-v3-turbo/i, audioHoursPerHour: 216 },
  { pattern: /whisper-large-v[23]/i, audioHoursPerHour: 145 },
];
/** Autoregressive models follow Whisper large by size. */
const WHISPER_LARGE = { parameters: 1.54e9, audioHoursPerHour: 145 } as const;
/** The reference part: A100 80 GB, dense 16-bit rate and bandwidth. */
const A100 = { flopsPerSecond: 312e12, bytesPerSecond: 2039e9 } as const;

/** Scales the published factor by the geometric mean of compute and bandwidth: the encoder is compute, the decoder
 *  reads weights per token. docs/speed.md#speech */
export function speechSpeed(query: SpeechQuery): SpeechSpeed {
  const { model, gpu } = query;
  const known = MEASURED_ON_A100.find((m) => m.pattern.test(model.id));
  const onA100 =
    known?.audioHoursPerHour ??
    Math.min(600, (WHISPER_LARGE.audioHoursPerHour * WHISPER_LARGE.parameters) / model.parametersActive);
  const scale = Math.sqrt(
    (sixteenBitFlops(gpu) / A100.flopsPerSecond) * ((gpu.memoryBandwidthGbps * 1e9) / A100.bytesPerSecond),
  );
  return {
    audioHoursPerHourPerGpu: onA100 * scale,
    range: known === undefined ? { low: 0.3, high: 3 } : { low: 0.5, high: 2.5 },
    boundBy: 'memory_bandwidth',
    note:
      known === undefined
        ? `scaled by size from Whisper large (${WHISPER_LARGE.audioHoursPerHour} hours of audio per hour on ` +
          'an A100): not measured'
        : `${known.audioHoursPerHour} hours of audio per hour measured on an A100 (Open ASR Leaderboard), ` +
          'scaled to this part; engines with continuous batching reach more',
  };
}
