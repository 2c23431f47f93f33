import type { Question } from './question';

/** True where the text names no model, no use, no load, no hardware and no money: whatever is planned then is a
 *  stand-in. */
export function nothingNamed(q: Question): boolean {
  const { totalUsers, concurrentRequests, requestsPerSecond } = q.traffic;
  const load = [totalUsers, concurrentRequests, requestsPerSecond].some((t) => t && t.source !== 'defaulted');
  const named = [q.modelMember, q.useCase, q.budget?.usdPerMonth].some((m) => m && m.source !== 'defaulted');
  const hardware =
    q.fleet !== undefined || q.stated.candidates !== undefined || q.stated.constraints.onlyGpus !== undefined;
  return !load && !named && !hardware && q.budget?.usdOneOff === undefined;
}
