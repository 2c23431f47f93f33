import { defined } from '@compute-advisor/domain';
import type { Fact, Reading } from '@compute-advisor/intake';
import { DEFAULT_BUDGET_USD_PER_MONTH } from './defaults';
import type { BudgetQuestion, Question } from './question';
import type { Sourced } from './sourced';
import type { SpecLedger } from './spec-ledger';

/** What may be spent: the monthly sum and the purchase sum as stated; in mode `budget` without either the documented
 *  monthly sum. */
export function budgetOf(ledger: SpecLedger, reading: Reading, mode: Question['mode']): BudgetQuestion | undefined {
  const { budget, budgetOneOff } = reading;
  if (budget || budgetOneOff) {
    const currency = [budget, budgetOneOff].flatMap((sum) => (sum ? [currencyOf(ledger, sum)] : [])).find(Boolean);
    return defined({
      usdPerMonth: budget && ledger.inferred('budget', budget, budget.value.usdPerMonth),
      currency,
      usdOneOff: budgetOneOff && ledger.inferred('usd_one_off', budgetOneOff, budgetOneOff.value.usd),
    });
  }
  if (mode !== 'budget') return undefined;
  return { usdPerMonth: ledger.defaulted('budget', DEFAULT_BUDGET_USD_PER_MONTH, { rule: 'no_sum_read' }) };
}

/** The currency of a sum, when it is not USD. */
const currencyOf = (ledger: SpecLedger, sum: Fact<{ readonly currency: string }>): Sourced<string> | undefined =>
  sum.value.currency === 'USD' ? undefined : ledger.inferred('budget', sum, sum.value.currency);
