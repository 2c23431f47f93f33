import { readsAs } from './testing/rounded-reading.spec';

describe('loads, growth and money as they are asked for', () => {
  it.each<[string, Record<string, number | undefined>]>([
    [
      'Gemma 3 27B for about 1.2k staff, roughly a tenth of them at once',
      { totalUsers: 1200, concurrentRequests: 120 },
    ],
    ['Gemma 3 27B, 15 QPS', { requestsPerSecond: 15 }],
    ['Gemma 3 27B at 900 RPM', { requestsPerSecond: 15 }],
    ['Gemma 3 27B, 500 DAU, each 12 messages a day', { requestsPerDay: 6000 }],
    ['Gemma 3 27B. 30k MAU, 3k DAU, 4 questions each per day.', { requestsPerDay: 12000 }],
    ['Gemma 3 27B, ein Aufruf alle 2 Sekunden', { requestsPerSecond: 0.5 }],
    ['Gemma 3 27B, one request every 250 ms', { requestsPerSecond: 4 }],
    ['Gemma 3 27B, 3 cameras send a frame every 5 seconds each', { requestsPerSecond: 0.6 }],
    ['Gemma 3 27B, bursts of 200 requests within 10 seconds', { requestsPerSecond: 20 }],
    ['Gemma 3 27B, we answer 1,100 mails per hour during office hours', { requestsPerSecond: 0.306, hoursPerDay: 8 }],
    ['Gemma 3 27B with 64 parallel sequences', { concurrentRequests: 64 }],
    ['Gemma 3 27B for a team of 9 plus 2 interns', { totalUsers: 11 }],
    ['Gemma 3 27B for two dozen analysts', { totalUsers: 24 }],
    [
      'Gemma 3 27B for half a million customers, at most 0.2% at the same time',
      { totalUsers: 500000, concurrentRequests: 1000 },
    ],
    [
      'Gemma 3 27B, 10 users, first token under 800ms, then at least 25 tok/s each',
      { ttftMs: 800, tokensPerSecondPerUser: 25 },
    ],
    ['Gemma 3 27B, 10 users, p95 end to end below 12 seconds', { endToEndMs: 12000 }],
    ['Gemma 3 27B, 10 users, no more than 40 ms between tokens', { tpotMs: 40 }],
    ['Gemma 3 27B, 10 users, reading speed is enough', { totalUsers: 10 }],
    ['We run Gemma 3 27B on 1x A100 40GB PCIe, 22 users, 70% busy', { utilizationFraction: 0.7 }],
    ['Our 8x H200 box costs 19k EUR a month, DeepSeek R1, 12 users at once', { concurrentRequests: 12 }],
    ['I own two used 3090s, can I run Qwen3 32B for 3 people?', { totalUsers: 3 }],
    ['nvidia-smi shows 4 x Tesla V100-SXM2-32GB, Llama 3.1 8B, 15 users', { totalUsers: 15 }],
    ['Gemma 3 27B, 200 users now, 500 by next summer', { totalUsers: 200, growthFactor: 2.5 }],
    ['Gemma 3 27B, 200 users, we expect 40% more next year', { growthFactor: 1.4 }],
    ['Gemma 3 27B, 200 users, traffic doubles every year, plan for 3 years', { growthFactor: 8 }],
    ['A vendor quoted us 8x H100 at $250k. Is that right for Llama 3.3 70B with 100 users?', { totalUsers: 100 }],
    ['Replace our 16 T4 by fewer L4? Mistral 7B, 12 req/s', { requestsPerSecond: 12 }],
    ['Moving from 8x A100 80GB to H200, how many? Llama 3.1 70B, 20 rps', { requestsPerSecond: 20 }],
    ['Is a DGX Spark enough for gpt-oss-120b for two people?', { totalUsers: 2 }],
    ['We rent 1x MI300X on RunPod at $2.39/h for Llama 3.3 70B FP8', { pricePerGpuHour: 2.39 }],
    ['My colleague says 4x A100 would do. We have 2x L40S. Llama 3.3 70B FP8 for 20 users.', { totalUsers: 20 }],
    ["> we run 8x H100 for 500 users\n\nThat's them. We are 60 people and want Llama 3.3 70B.", { totalUsers: 60 }],
    [
      'On Tue, Bob wrote:\n> Our cluster has 32 A100.\nThanks Bob! We only have 2x A100 80GB and ' +
        'Qwen2.5 32B for 25 users.',
      { totalUsers: 25 },
    ],
    ['Last year we served 300 users, this year it is 900. Llama 3.1 8B', { totalUsers: 900 }],
    ["If we won the contract we would have 5,000 users, today it's 400. Llama 3.1 8B", { totalUsers: 400 }],
    ['model: Qwen/Qwen3-32B\ngpu: L40S\ncount: 4\nusers: 80', { totalUsers: 80 }],
    ['Replace our 16 T4 by fewer L4? Mistral 7B, 12 req/s', { requestsPerSecond: 12 }],
    ['Is their 8x H100 too big for our 40 users of Qwen3 32B?', { totalUsers: 40 }],
    ['Last year we served 300 users, this year it is 900. Llama 3.1 8B', { totalUsers: 900 }],
    ["If we won the contract we would have 5,000 users, today it's 400. Llama 3.1 8B", { totalUsers: 400 }],
    [
      'Team of 60 engineers, each runs a coding agent ~3 hours a day, ~40 requests per hour, 60k ' +
        'tokens in of which 90% is cached, 800 out. Qwen3 32B',
      { totalUsers: 60, requestsPerSecond: 0.667, inputTokens: 60000, outputTokens: 800, hoursPerDay: 3 },
    ],
    [
      "We're a 35-person architecture studio. Ten of us at most would chat with " +
        'a local model at the same time. gpt-oss-120b',
      { totalUsers: 35, concurrentRequests: 10 },
    ],
    ['Five of us use it at once, 20 people have access. Qwen3 32B', { totalUsers: 20, concurrentRequests: 5 }],
    [
      'Server A alone went to 99% GPU load that night. In normal operation both idle at 31%. 2x L40S, Qwen3 32B',
      { utilizationFraction: 0.31 },
    ],
    ['Prompts of 8k tokens, 75% of which never changes, Qwen3 32B, 40 users', { inputTokens: 8000 }],
    ['Team of 60 engineers. Qwen3 32B, which GPU?', { totalUsers: 60 }],
    ['Team of 60 engineers, each sends 40 requests per hour. Qwen3 32B', { totalUsers: 60, requestsPerSecond: 0.667 }],
    [
      '60 engineers, each sends 40 requests per hour, 3 hours a day. Qwen3 32B',
      { totalUsers: 60, requestsPerSecond: 0.667 },
    ],
    [
      '60 engineers, each works with it 3 hours a day, 40 requests per hour. Qwen3 32B',
      { totalUsers: 60, requestsPerSecond: 0.667 },
    ],
  ])('%s', readsAs);
});
