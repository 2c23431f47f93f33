import { isCostOfHeld } from './costs-behind';
import { timesPaid } from './bill-of-each';
import { isSpentOnHardware, namesHardware } from './amount-purpose';
import { type Case, isLong } from './money-tally';
import { isHad } from './purse';
import { isThatOfHeld } from './told-bills';

/** A sum that is paid for the fleet that is there, or that stands right behind its name. */
export function isBill(c: Case): boolean {
  const { page, amount, fleet, period } = c;
  if (!isLong(c) || c.isLimit || fleet.gpuCount === 0) return false;
  // a limit is never told of each machine: "838 euros a month per machine"
  if (c.isPaid || timesPaid(page, amount.at, fleet.gpuCount) > 1) return true;
  if (isThatOfHeld(page, amount.at, fleet.heldAt)) return true;
  // "we want to stay near the $2,050 a month we pay today for 2x L40S" is a limit as well
  if (isCostOfHeld(page, c.end, fleet.heldAt) && page.before(amount.at, 9, ['want', 'aim', 'wishes']) < 0) return true;
  if (period?.period === 'year') return false;
  // "I have $3,000 a month for 4 H100" is what may be spent
  const isSpent = !isHad(page, amount.at) && isSpentOnHardware(page, c.end);
  const isTold = isSpent || namesHardware(page, amount.at);
  return isTold && page.before(amount.at, 9, ['budget']) < 0;
}
