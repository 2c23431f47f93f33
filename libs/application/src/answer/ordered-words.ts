import { HEAD, type Listed, rentOf, type Rung } from '@compute-advisor/domain';
import { providerName } from './provider-words';
import { describeRung, perMonth, usd } from './wording';

/** A sum of renting as it is paid: all of the work where it ends, else a month. */
export const spentWords = ({ onceUsd }: Pick<Rung, 'onceUsd'>, sum: number): string =>
  onceUsd === undefined ? perMonth(sum) : `${usd(sum)} in all`;

/** What a plan costs beside a limit of money: what is usual, or where that is above the limit what it can be ordered
 *  for, which is what the limit is held against. */
export function paidWords(r: Rung, limitUsd?: number): string {
  const monthlyUsd = rentOf(r) ?? 0;
  const { orderedUsd = monthlyUsd, machines } = r;
  const isInside = limitUsd === undefined || monthlyUsd <= limitUsd || usd(orderedUsd) === usd(monthlyUsd);
  if (isInside || machines === undefined) return spentWords(r, monthlyUsd);
  const seller = providerName(machines.rate.order.provider);
  return `${spentWords(r, orderedUsd)} as it is ordered at ${seller} (${usd(monthlyUsd)} is usual)`;
}

/** An order is said to be cheaper from this share on. */
const CLEARLY = 0.95;

/** Of the first options the one that costs least as it can be ordered today, where the best is not it: bills are what
 *  is usual, and what is usual decides. Undefined where none that stands as high and answers as fast is clearly
 *  cheaper. */
function cheaperOrder({ rungs }: Listed): { readonly best: Rung; readonly rung: Rung } | undefined {
  const [best, ...others] = rungs.slice(0, HEAD);
  if (best?.orderedUsd === undefined || best.runningUsd !== undefined) return undefined;
  const limit = best.orderedUsd * CLEARLY;
  const rung = others
    .filter((r) => r.proven && !r.missesStated && (r.meetsTargets !== false || best.meetsTargets === false))
    .filter((r) => r.orderedUsd !== undefined && r.orderedUsd <= limit)
    .reduce<Rung | undefined>(
      (least, r) => ((least?.orderedUsd ?? Infinity) <= (r.orderedUsd ?? 0) ? least : r),
      undefined,
    );
  return rung && { best, rung };
}

/** "Ordered today, 2 x RTX 6000 Ada 48GB is $1,226 a month at RunPod, less than the $1,431 of the best." */
export function cheaperOrderWords(ladder: Listed): string {
  const found = cheaperOrder(ladder);
  if (found?.rung.machines === undefined) return '';
  const { best, rung } = found;
  const seller = providerName(found.rung.machines.rate.order.provider);
  const spent = spentWords(rung, rung.orderedUsd ?? 0);
  return (
    `What is usual decides; ordered today, ${describeRung(rung)} costs less: ${spent} at ` +
    `${seller} against ${usd(best.orderedUsd ?? 0)}.`
  );
}

/** How the order of an option stands to that of the best, where it does not stand as what is usual does: empty else. */
export function orderBesideBest(r: Rung, best: Rung): string {
  const [mine, other] = [r.orderedUsd, best.orderedUsd];
  const [usualOfMine, usualOfBest] = [rentOf(r), rentOf(best)];
  if (mine === undefined || other === undefined || usualOfMine === undefined || usualOfBest === undefined) return '';
  const usual = usualOfMine - usualOfBest;
  const ordered = mine - other;
  if (usual < 0.01 || ordered >= 0) return '';
  return ` at what is usual, and ${usd(-ordered)} less as both are ordered`;
}
