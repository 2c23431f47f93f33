import { readsAs } from './testing/rounded-reading.spec';

describe('prompts and answers as they are asked for', () => {
  it.each<[string, Record<string, number | undefined>]>([
    [
      'Gemma 3 27B, 2M requests/month, 1.5k tokens in, 200 out',
      { requestsPerDay: 66666.667, inputTokens: 1500, outputTokens: 200 },
    ],
    ['Gemma 3 27B, max_num_seqs=64, max-model-len=16384', { contextTokens: 16384 }],
    ['Gemma 3 27B, 10 users, 128k context window', { contextTokens: 131072 }],
    ['Gemma 3 27B, 10 users, ISL/OSL 4096/512', { inputTokens: 4096, outputTokens: 512 }],
    ['Gemma 3 27B, 10 users, 2k/0.5k tokens', { inputTokens: 2000, outputTokens: 500 }],
    ['Gemma 3 27B, 10 users, prompts average 1,800 tokens and replies 250', { inputTokens: 1800, outputTokens: 250 }],
    ['Gemma 3 27B, 10 users, RAG with 8 chunks of 500 tokens and a question of 60', { inputTokens: 4060 }],
    [
      'Gemma 3 27B, 10 users, a 4,000 token system prompt shared by all, user part 300, reply 200',
      { inputTokens: 4300, outputTokens: 200 },
    ],
    ['Gemma 3 27B, 10 users, contracts of 40 pages, a one-page summary', { inputTokens: 26000, outputTokens: 650 }],
    [
      'Qwen3 32B RAG, 20 users, 8 chunks of 500 tokens and a question of 60, answers 300',
      { inputTokens: 4060, outputTokens: 300 },
    ],
    [
      'Qwen3 32B RAG, 20 users, system prompt 1,000 tokens, 6 chunks of 400 tokens, questions of 50 ' +
        'tokens, answers of 250 tokens',
      { inputTokens: 3450, outputTokens: 250 },
    ],
    ['Qwen3 32B RAG, 20 users: 10 passages x 300 tokens + 200 token question', { inputTokens: 3200 }],
    ['Qwen3 32B RAG, 20 users, top-5 chunks of 800 tokens plus a 1.2k system prompt', { inputTokens: 5200 }],
    ['Qwen3 32B RAG, 20 Nutzer, 8 Abschnitte zu je 500 Token plus Frage mit 60 Token', { inputTokens: 4060 }],
    ['Qwen3 32B RAG, 20 utilisateurs, 8 extraits de 500 tokens et une question de 60 tokens', { inputTokens: 4060 }],
    ['Qwen3 32B RAG, 20 usuarios, 8 fragmentos de 500 tokens y una pregunta de 60 tokens', { inputTokens: 4060 }],
    ['Qwen3 32B, 20 users, the prompt is 3,000 tokens: 2,500 context and 500 question', { inputTokens: 3000 }],
    [
      'Qwen3 32B, 20 users, 2,500 tokens of context plus 500 of chat history plus a question of 100',
      { inputTokens: 3100 },
    ],
    [
      'Qwen3 32B agent, 12 devs, each step sends 30k tokens, of which 28k are cached, and gets 400 back',
      { inputTokens: 30000, outputTokens: 400 },
    ],
    ['Qwen3 32B, 20 users, tool definitions 3k, history up to 10k, user message 200, reply 400', { outputTokens: 400 }],
    ['Summarise 45-minute call transcripts with Qwen3 32B, 30 at once', { inputTokens: 9000, concurrentRequests: 30 }],
    ['users | in | out\n120 | 3000 | 400\nmodel: Qwen3 32B', { totalUsers: 120, inputTokens: 3000, outputTokens: 400 }],
    [
      '{"model": "Qwen/Qwen3-32B", "concurrency": 48, "input_tokens": 2000, "output_tokens": 300}',
      { concurrentRequests: 48, inputTokens: 2000, outputTokens: 300 },
    ],
    [
      'vllm serve Qwen/Qwen3-32B --tensor-parallel-size 2 --max-model-len 32768 --kv-cache-dtype fp8',
      { contextTokens: 32768 },
    ],
  ])('%s', readsAs);
});
