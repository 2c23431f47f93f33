import type { Page } from '../page/page';
import { MOST_CARDS } from './count';
import type { Hardware } from './hardware-mention';
import { podCount, poolCount, requestedCount } from './record-counts';

/** `replicas: 3`, `nvidia.com/gpu: 4` of a record, and "the nodes have A100" beside it: the only cards or machines that
 *  nothing else counts are as many as all the pods request. What a record counts rests on its figures. */
export function overRecord(page: Page, all: readonly Hardware[]): readonly Hardware[] {
  const open = all.filter((h) => !isCounted(h) && podCount(page, h.at) === undefined);
  const families = new Set(open.map((h) => h.gpuId));
  return all.map((h) => {
    const told = podCount(page, h.at) ?? poolCount(page, h.at);
    if (told?.figures !== undefined) return { ...h, counting: told.figures.flatMap((at) => page.at(at) ?? []) };
    const requested = families.size === 1 && open.includes(h) ? requestedCount(page, h.at) : undefined;
    if (requested === undefined || requested.count > MOST_CARDS) return h;
    const each = h.cardsEach ?? 1;
    const counting = (requested.figures ?? []).flatMap((at) => page.at(at) ?? []);
    return { ...h, count: Math.ceil(requested.count / each) * each, counted: true, counting };
  });
}

const isCounted = (h: Hardware): boolean => (h.cardsEach === undefined ? h.counted : h.machinesCounted === true);
