/** Runs generated plans under an hour of requests that come at random, with the step times the plans were made from,
 *  and prints which hold what was stated:
 *  `node tools/build/run-ts.mjs tools/bench/src/confirm-plans.ts [--plans 100] [--seed 1] [--seconds 3600]
 *  [--halved]`. Exit status 1 when fewer than 95 of 100 hold. */
import { createAdvisor } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { portsOn } from './ports';
import { confirmPlan, type Confirmation, type PlanAnswer } from './simulation/confirm';
import { planRequests } from './simulation/plan-requests';

const SHARE_THAT_MUST_HOLD = 0.95;
/** A generator of which fewer answers than one in this many name a plan is broken. */
const MOST_REQUESTS_PER_PLAN = 10;

const args = process.argv.slice(2);
const numberOf = (name: string, otherwise: number): number =>
  args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise;

function line(c: Confirmation, description: string): string {
  const figures =
    `${c.requestsPerSecond.toFixed(2).padStart(6)} req/s  p95 first ${c.firstToken.toFixed(2).padStart(6)} s ` +
    ` token ${(1e3 * c.perToken).toFixed(1).padStart(6)} ms`;
  return `${c.holds ? 'holds' : 'FAILS'}  ${figures}  ${c.plan.padEnd(48)}  ${[...c.misses, description].join('; ')}`;
}

function main(): void {
  const plans = numberOf('--plans', 100);
  const seed = numberOf('--seed', 1);
  const settings = {
    seconds: numberOf('--seconds', 3600),
    seed,
    ...(args.includes('--halved') ? { shareOfReplicas: 0.5 } : {}),
  };
  const catalog = new PackagedCatalog().current();
  const advisor = createAdvisor(portsOn(catalog, new PackagedPriceBook().currentBook()));
  const found: Confirmation[] = [];
  let asked = 0;
  for (const request of planRequests(seed)) {
    if (found.length === plans || asked === plans * MOST_REQUESTS_PER_PLAN) break;
    asked++;
    const answer = JSON.parse(advisor.answer({ description: request.description, mode: 'plan' }).body) as PlanAnswer;
    const confirmation = confirmPlan(answer, request, catalog, settings);
    if (confirmation === undefined) continue;
    found.push(confirmation);
    console.log(line(confirmation, request.description));
  }
  const held = found.filter((c) => c.holds).length;
  console.log(`${held} of ${found.length} plans hold what was stated at p95 (${asked} requests asked)`);
  process.exitCode = found.length === plans && held >= SHARE_THAT_MUST_HOLD * plans ? 0 : 1;
}
main();
