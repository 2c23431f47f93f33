import type { SnapshotOffer } from '@compute-advisor/application';
import { canonicalProvider, type PriceKind } from '@compute-advisor/domain';

/** Of the parts a provider sold on demand and still names, at most this share may be down to spot prices only. */
const SPOT_ONLY_SHARE = 0.5;
/** Of the machines with both prices, this share may cost more while nobody else wants them than for certain. */
const SPOT_DEARER_SHARE = 0.25;
const SPOT_DEARER_BY = 1.05;
/** So many machines have to be compared before a share of them says something. */
const LEAST_COMPARED = 2;
/** A list that had so many spot prices does not lose them all by chance. */
const LEAST_SPOT_OFFERS = 3;

/** Why the kinds of a reading's prices are not believed: a kind that vanished, or spot and on demand in each other's
 *  place. Undefined when they are.
 *  `before`: the offers in force, or, for a first reading, what other sources know of the same providers. */
export function kindProblem(
  offers: readonly SnapshotOffer[],
  before: readonly SnapshotOffer[],
  isFirst: boolean,
): string | undefined {
  return (
    spotDearer(offers) ??
    onDemandGone(offers, before, isFirst) ??
    (isFirst ? undefined : spotGone(offers, before)) ??
    spotOnly(offers)
  );
}

/** Every list that was ever read names what its machines cost for certain; one with spot prices alone has its columns
 *  mixed up. */
function spotOnly(offers: readonly SnapshotOffer[]): string | undefined {
  return offers.every(({ kind }) => kind === 'spot')
    ? `all ${offers.length} prices are spot prices, and none says what a machine costs on demand`
    : undefined;
}

function spotDearer(offers: readonly SnapshotOffer[]): string | undefined {
  const machineOf = (o: SnapshotOffer): string =>
    JSON.stringify([o.gpuId, o.provider, o.instanceType, o.region, o.gpuCount]);
  const lowest = (kind: PriceKind): ReadonlyMap<string, number> => {
    const prices = new Map<string, number>();
    for (const offer of offers.filter((o) => o.kind === kind)) {
      const machine = machineOf(offer);
      prices.set(machine, Math.min(offer.usdPerGpuHour, prices.get(machine) ?? Infinity));
    }
    return prices;
  };
  const [listed, spot] = [lowest('on_demand'), lowest('spot')];
  const both = [...listed].filter(([machine]) => spot.has(machine));
  const dearer = both.filter(([machine, usd]) => (spot.get(machine) ?? 0) > SPOT_DEARER_BY * usd).length;
  return both.length >= LEAST_COMPARED && dearer > SPOT_DEARER_SHARE * both.length
    ? `${dearer} of ${both.length} machines cost more as spot than on demand: the two prices are in each other's place`
    : undefined;
}

function onDemandGone(
  offers: readonly SnapshotOffer[],
  before: readonly SnapshotOffer[],
  isFirst: boolean,
): string | undefined {
  const had = partsOf(before, ['on_demand']);
  const has = partsOf(offers, ['on_demand']);
  const names = partsOf(offers, ['on_demand', 'spot', 'community']);
  for (const [provider, parts] of had) {
    const named = [...parts].filter((gpuId) => names.get(provider)?.has(gpuId));
    const gone = named.filter((gpuId) => !has.get(provider)?.has(gpuId));
    const enough = named.length >= LEAST_COMPARED || (!isFirst && !has.has(provider));
    if (gone.length > SPOT_ONLY_SHARE * named.length && enough)
      return (
        `${provider} sold ${gone.length} of ${named.length} parts on demand and now lists no on-demand price ` +
        'for them'
      );
  }
  return undefined;
}

function spotGone(offers: readonly SnapshotOffer[], before: readonly SnapshotOffer[]): string | undefined {
  const count = (all: readonly SnapshotOffer[]): number => all.filter(({ kind }) => kind === 'spot').length;
  return count(before) >= LEAST_SPOT_OFFERS && count(offers) === 0
    ? `all ${count(before)} spot prices are gone`
    : undefined;
}

function partsOf(
  offers: readonly SnapshotOffer[],
  kinds: readonly PriceKind[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const { provider, gpuId, kind } of offers) {
    if (!kinds.includes(kind)) continue;
    const name = canonicalProvider(provider);
    parts.set(name, (parts.get(name) ?? new Set<string>()).add(gpuId));
  }
  return parts;
}
