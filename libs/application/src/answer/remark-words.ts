import type { Remark } from '../question/remark';
import type { Unused } from '../question/unused';
import { figure, percent, rough } from './wording';

/** One sentence per remark of a question. */
export function remarkWords(remark: Remark): string {
  switch (remark.kind) {
    case 'reader':
      return remark.words;
    case 'context_too_short':
      return (
        `The prompt and the answer need ${figure(remark.neededTokens)} tokens together, more than the stated ` +
        `context of ${figure(remark.statedTokens)}; the plan holds ${figure(remark.neededTokens)}.`
      );
    case 'beyond_published_context':
      return (
        `${remark.modelId} is published for at most ${figure(remark.publishedTokens)} tokens; the memory for ` +
        `${figure(remark.plannedTokens)} is planned, its quality beyond the limit is not known.`
      );
    case 'price_only_in_text':
      return (
        `${remark.fromBill ? 'The bill of the description comes to' : 'The description states'} ` +
        `$${figure(remark.usdPerGpuHour, 2)} per GPU-hour; send currentPricePerGpuHour to get savings.`
      );
    case 'on_premises':
      return (
        'The hardware is wanted on your own premises: monthly_cost is what renting it would cost, a ' +
        'yardstick for buying. Housing is not counted.'
      );
    case 'end_to_end_target':
      return `The whole request is held to ${rough(remark.ms)} ms ("${remark.evidence}").`;
    case 'first_words_target':
      return (
        `Whoever listens waits for the first words, so the first token is held to ${rough(remark.ms)} ms ` +
        `("${remark.evidence}"); hearing and speaking take time of their own.`
      );
    case 'load_from_utilization':
      return `The load is taken from the stated utilisation: ${percent(remark.fraction)} of what the fleet can serve.`;
  }
}

const UNUSED: Readonly<Record<Unused, string>> = {
  multi_lora:
    'Adapters are asked for without their number: the plan holds the base alone; each adapter takes some memory more.',
};

/** What was understood and is not accounted for, and what it would change. */
export const unusedWords = (what: Unused): string => UNUSED[what];
