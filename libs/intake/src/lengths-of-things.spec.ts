import { readsAs } from './testing/rounded-reading.spec';

const reads = (name: string, rows: readonly [string, Record<string, unknown>][]): void =>
  describe(name, () => {
    it.each(rows)('%s', readsAs);
  });

reads('so long is one of what is worked on, whatever it is called', [
  ['A claim is roughly 350 tokens, Qwen3 8B, 20 users', { inputTokens: 350, totalUsers: 20 }],
  ['A case file is 3,500 tokens, Qwen3 8B, 20 users', { inputTokens: 3500 }],
  ['Ein Vorgang hat rund 350 Tokens, Qwen3 8B, 20 Nutzer', { inputTokens: 350, totalUsers: 20 }],
  ['Un expediente tiene unos 900 tokens, Qwen3 8B, 20 usuarios', { inputTokens: 900, totalUsers: 20 }],
  [
    '12,000 tickets come in every day and each should be classified by Qwen3 8B; a ticket is roughly 350 tokens.',
    { requestsPerDay: 12000, inputTokens: 350 },
  ],
  [
    '12,000 tickets a day classified by Qwen3 8B; a ticket is 350 tokens and the label is 10.',
    { inputTokens: 350, outputTokens: 10 },
  ],
  [
    'An average article has 1,050 tokens and the answer is a small JSON of about 120 tokens. Qwen3-14B',
    { inputTokens: 1050, outputTokens: 120 },
  ],
  [
    'One note is around 1.500 tokens, the answer only 40 tokens, and each day we have 700 notes. Qwen2.5 14B',
    { inputTokens: 1500, outputTokens: 40, requestsPerDay: 700 },
  ],
  ['An answer is about 200 tokens, Qwen3 8B', { outputTokens: 200, inputTokens: undefined }],
  ['As in ticket 4711, Qwen3 8B for 20 users', { totalUsers: 20, inputTokens: undefined }],
  ['20 users, and each should get 30 tokens per second, Qwen3 14B.', { totalUsers: 20, tokensPerSecondPerUser: 30 }],
]);

reads('what comes back is the answer', [
  [
    'Chat messages are about 400 characters and the bot writes back 800 characters, Qwen3 8B, 20 users',
    { inputTokens: 100, outputTokens: 200 },
  ],
  [
    'Our reviewers upload contracts of twelve pages and get half a page back from Llama 3.3 70B; at most eight run ' +
      'in parallel.',
    { inputTokens: 7800, outputTokens: 325, concurrentRequests: 8 },
  ],
  [
    'Transcripts of thirty-minute calls go into Qwen3 32B and come back as 200-token notes, 500 calls a day.',
    { inputTokens: 6000, outputTokens: 200, requestsPerDay: 500 },
  ],
  [
    'Our hotline bot will get 1.2 million messages per month, and the replies average 90 tokens. Qwen3 8B',
    { requestsPerDay: 40000, outputTokens: 90 },
  ],
]);

reads('what a talk comes to is a window, and parts of a prompt in a row are one', [
  ['The longest conversation may reach 32k tokens. Gemma 3 27B, ten parallel chats.', { contextTokens: 32768 }],
  [
    'System prompt 800 tokens, tool descriptions another 1,200, history about 2,000 and a question of 100, 5 calls ' +
      'per second, Qwen3 32B.',
    { inputTokens: 4100, sharedPrefixTokens: 2000, requestsPerSecond: 5 },
  ],
]);
