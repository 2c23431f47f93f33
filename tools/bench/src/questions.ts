import type { AdviseRequest } from '@compute-advisor/application';

/** One question of each mode: what the ratios and the agreed counts are taken on. */
export const QUESTIONS: readonly (AdviseRequest & { readonly name: string })[] = [
  { name: 'model', description: 'How much memory does DeepSeek-R1 need?' },
  {
    name: 'plan',
    description:
      'RAG over 2 million documents with Qwen3 32B for 300 users, 40 at a time, 16k context, TTFT under 500 ms',
  },
  {
    name: 'existing',
    description: 'We run 8x H100 SXM for Llama 3.3 70B, about 40 concurrent users, 8k context',
    currentPricePerGpuHour: 3.9,
  },
  {
    name: 'budget',
    description: 'What is the largest model that I can serve for $4,000 a month to 25 concurrent users?',
  },
];
