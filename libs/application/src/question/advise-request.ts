import type { Mode } from '@compute-advisor/domain';

/** A validated request; the door guarantees the bounds (description 1 to 8,000 characters after trimming, price > 0
 *  and <= 1,000). */
export interface AdviseRequest {
  readonly description: string;
  readonly mode?: Mode;
  readonly verbose?: boolean;
  /** USD per GPU-hour the caller pays today. */
  readonly currentPricePerGpuHour?: number;
  /** Fields the door did not know; named in `warnings`. */
  readonly ignoredFields?: readonly string[];
}
