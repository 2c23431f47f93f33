import type { GroupAssessment } from '@compute-advisor/domain';
import { KEPT_BY_SYSTEM_GB } from '../use-cases/lent-memory';
import type { FewerBits } from '../use-cases/fewer-bits';
import type { WeighedHardware } from '../use-cases/weighed-hardware';
import { rateWords, reachedWords } from './speed-words';
import { figure, gib, machines, percent, sequencesAtOnce } from './wording';

/** The answer to "is it enough?": one sentence for each piece of hardware asked about, the reason with a no.
 *  @param roomFor tokens of a sequence, where the question is whether a model fits and for how many at once */
export function weighedWords(weighed: readonly WeighedHardware[], roomFor?: number): string[] {
  return weighed.map(({ group, standing, fewerBits, added, refusal, moreLent }) => {
    const all = machines(group.group.gpuCount, group.group.gpu);
    const have = added === undefined ? all : `${all} (${figure(added)} more than run now)`;
    const smaller = fewerBits ? ` ${fewerBitsWords(fewerBits)}` : '';
    switch (standing) {
      case 'cannot_hold':
        if (refusal !== undefined) return `${group.group.gpu.name} cannot be used: ${refusal}.`;
        if (moreLent !== undefined) return `${have} needs a setting: ${lentWords(moreLent)}`;
        return `${have} ${isOne(group) ? 'is' : 'are'} not enough: the model does not fit, ${whyNot(group)}.${smaller}`;
      case 'too_small':
        return `${have} ${isOne(group) ? 'is' : 'are'} not enough: ${shortfall(group)}.`;
      case 'misses_latency':
        return `${have} would carry the load, but miss the stated latency.`;
      case 'carries':
        return `${have} ${isOne(group) ? 'is' : 'are'} enough: ${roomLeft(group, roomFor)}.`;
    }
  });
}

/** What is installed where that is too little (the requirement says what is needed), else the reason of the layout that
 *  comes nearest. */
function whyNot({ neededBytes, installedBytes, reason }: GroupAssessment): string {
  return neededBytes > installedBytes || reason === undefined ? `${gib(installedBytes)} are installed` : reason;
}

function shortfall({ rung }: GroupAssessment): string {
  if (rung !== undefined && rung.concurrency > rung.maxConcurrency)
    return (
      `there is room for ${figure(Math.floor(rung.maxConcurrency))} of ` +
      `${figure(Math.ceil(rung.concurrency - 1e-9))} sequences at once`
    );
  return `this load is ${percent(rung?.utilizationFraction ?? 0)} of what is modelled`;
}

function roomLeft({ rung, neededBytes, installedBytes }: GroupAssessment, roomFor: number | undefined): string {
  if (roomFor === undefined) return `this load is ${percent(rung?.utilizationFraction ?? 0)} of what is modelled`;
  const room = sequencesAtOnce(rung?.maxConcurrency ?? 1, roomFor);
  const fits = `the model fits with ${percent(1 - neededBytes / installedBytes)} of memory free, room for ${room}`;
  const { tpotMs } = rung?.planned ?? {};
  return rung && tpotMs ? `${fits}, about ${rateWords(1000 / tpotMs, rung.service.range)} tokens/s` : fits;
}

const isOne = ({ group }: GroupAssessment): boolean => group.gpuCount === 1;

/** What would do in a smaller format: the cheapest change there is, so it comes before other machines. */
export function fewerBitsWords({ precision, groups, utilizationFraction, carries }: FewerBits): string {
  const needed = Math.max(...groups.map((g) => g.neededBytes));
  const load = `${carries ? 'and carries this load at' : 'but this load is'} ${percent(utilizationFraction)}`;
  return (
    `In ${precision} it fits (${gib(needed)} are needed) ${load} of its modelled capacity; try whether the answers ` +
    'stay good enough.'
  );
}

/** A Mac needs a setting and no other machine. */
export function lentWords({ group: { gpu }, rung }: GroupAssessment): string {
  const all = gpu.memoryGbMarketing;
  const lent = all - KEPT_BY_SYSTEM_GB;
  const carries = rung
    ? ` and carries this load at ${percent(rung.utilizationFraction)} of its modelled capacity, with ` +
      reachedWords(rung)
    : '';
  return (
    `macOS lends the GPU about three quarters of the ${figure(all)} GB; with ${figure(lent)} GB lent ` +
    `(sysctl iogpu.wired_limit_mb=${lent * 1024}) it fits${carries}.`
  );
}
