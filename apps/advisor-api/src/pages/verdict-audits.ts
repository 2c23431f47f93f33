import { percent, usdExact } from './format';
import { memory, money, perMonth, plain, type Facts, type Figure, type VerdictView } from './verdict-facts';

/** What a saving rests on; without the caller's own price there is none, and the cost of the proposal stands there. */
function savingOf(f: Facts): Figure | undefined {
  const { savings_per_year: saved, current_cost_is_estimated: estimated } = f.set;
  const price = f.advice.spec_so_far.current_configuration?.price_per_gpu_hour;
  if (saved === undefined || estimated === true)
    return perMonth(f, 'a month for what carries it, at market rate; send the price you pay to see the saving');
  const at = price === undefined ? '' : `, at the ${usdExact(price.value)} per GPU-hour you pay`;
  if (saved === 0) return money(f.set.current_monthly_cost ?? 0, `a month, and nothing to change${at}`);
  return money(Math.abs(saved), `${saved > 0 ? 'less' : 'more'} a year${at}`);
}

function used({ set }: Facts): string {
  return percent(set.current_assessment?.performance?.utilization_fraction ?? 0);
}

/** Modes in which a fleet is looked at. */
export const AUDITS: Readonly<Record<string, (f: Facts) => VerdictView>> = {
  over_provisioned: (f) =>
    plain('over_provisioned', `Over-provisioned: at peak, ${used(f)} of your ${f.fleet} is used.`, savingOf(f)),
  better_hardware: (f) =>
    plain('better_hardware', `Your ${f.fleet} carries this load, and other hardware does it for less.`, savingOf(f)),
  right_sized: (f) =>
    plain(
      'right_sized',
      `Right-sized: at peak, ${used(f)} of your ${f.fleet} is used.`,
      f.set.current_monthly_cost === undefined
        ? undefined
        : money(
            f.set.current_monthly_cost,
            `a month today${f.set.current_cost_is_estimated === true ? ', at market rate' : ''}, and nothing to change`,
          ),
    ),
  under_provisioned: (f) => {
    const share = f.set.current_assessment?.performance?.utilization_fraction ?? 0;
    const sentence =
      share > 1
        ? `Under-provisioned: at peak, the load needs ${percent(share)} of what your ${f.fleet} can do.`
        : `Under-provisioned: your ${f.fleet} misses what is asked of it at peak.`;
    return plain('under_provisioned', sentence, perMonth(f, 'a month for what carries it, at market rate'));
  },
  does_not_fit: (f) =>
    plain(
      'does_not_fit',
      `${f.model} does not fit in your ${f.fleet}.`,
      f.set.current_assessment === undefined
        ? undefined
        : memory(f.set.current_assessment.required_bytes, 'of memory needed on it'),
    ),
};
