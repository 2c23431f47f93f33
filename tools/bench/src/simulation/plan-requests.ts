import { oneOf, randomFrom, type Random } from './random';

/** What a plan was asked to hold. */
export interface StatedObjective {
  /** Seconds to the first token, where stated. */
  readonly firstToken?: number;
  /** Seconds between two tokens of one answer, where stated. */
  readonly perToken?: number;
}

/** A request in plain words, and the figures in it. */
export interface PlanRequest {
  readonly description: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Requests that come per second at the peak; absent where people at once are stated. */
  readonly requestsPerSecond?: number;
  readonly concurrent?: number;
  readonly objective: StatedObjective;
}

const MODELS = [
  'Llama 3.1 8B',
  'Llama 3.3 70B',
  'Qwen3 32B',
  'Qwen3 30B A3B',
  'Qwen2.5 7B',
  'gpt-oss-120b',
  'gpt-oss-20b',
  'Mistral Small 24B',
  'Gemma 3 27B',
  'DeepSeek R1',
  'Qwen3 235B A22B',
  'Mixtral 8x7B',
] as const;
const PARTS = ['', '', '', ' on H100', ' on A100 80GB', ' on L40S', ' on H200', ' on MI300X', ' on B200'] as const;
const LENGTHS = [
  [200, 150],
  [500, 250],
  [1000, 300],
  [2000, 400],
  [4000, 500],
  [6000, 800],
] as const;
const RATES = [1, 2, 4, 8, 15, 30] as const;
const CONCURRENT = [10, 25, 60, 150, 400] as const;
const FIRST_TOKEN_SECONDS = [1, 2, 3, 5] as const;
const TOKENS_PER_SECOND = [10, 15, 20, 30] as const;

function objectiveOf(random: Random): { readonly words: string; readonly objective: StatedObjective } {
  const firstToken = oneOf(random, FIRST_TOKEN_SECONDS);
  const speed = oneOf(random, TOKENS_PER_SECOND);
  const first = `the first token within ${firstToken} s`;
  const each = `at least ${speed} tokens per second for each user`;
  return oneOf(random, [
    { words: first, objective: { firstToken } },
    { words: each, objective: { perToken: 1 / speed } },
    { words: `${first} and ${each}`, objective: { firstToken, perToken: 1 / speed } },
  ]);
}

/** The next request of a seeded sequence. */
function requestOf(random: Random): PlanRequest {
  const [inputTokens, outputTokens] = oneOf(random, LENGTHS);
  const model = oneOf(random, MODELS);
  const part = oneOf(random, PARTS);
  const { words, objective } = objectiveOf(random);
  const lengths = `prompts of ${inputTokens} tokens and answers of ${outputTokens} tokens`;
  if (random() < 0.7) {
    const requestsPerSecond = oneOf(random, RATES);
    const description =
      `Serve ${model}${part} for ${requestsPerSecond} requests per second at ` + `peak, ${lengths}, with ${words}.`;
    return { description, inputTokens, outputTokens, requestsPerSecond, objective };
  }
  const concurrent = oneOf(random, CONCURRENT);
  const description = `Chat with ${model}${part} for ${concurrent} concurrent requests, ${lengths}, with ${words}.`;
  return { description, inputTokens, outputTokens, concurrent, objective };
}

/** Requests without end, the same for the same seed. */
export function* planRequests(seed: number): Generator<PlanRequest> {
  const random = randomFrom(seed);
  for (;;) yield requestOf(random);
}
