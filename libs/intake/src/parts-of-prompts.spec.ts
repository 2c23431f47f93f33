import { readsAs } from './testing/rounded-reading.spec';

describe('a prompt is the sum of what goes into it', () => {
  it.each<[string, Record<string, number | undefined>]>([
    [
      '4,000 tokens of manual go into every prompt, the ticket is 600 tokens, the reply 250. 80 agents, Qwen3 32B.',
      { totalUsers: 80, inputTokens: 4600, outputTokens: 250, sharedPrefixTokens: 4000 },
    ],
    [
      'Every prompt carries our 4k-token style guide; the ticket itself is about 600 tokens, the reply 250.',
      { inputTokens: 4600, outputTokens: 250, sharedPrefixTokens: 4000 },
    ],
    [
      'Few-shot examples take 1,200 tokens, a ticket 400, label 20 tokens out, 50,000 tickets a day, Qwen3 8B.',
      { requestsPerDay: 50000, inputTokens: 1600, outputTokens: 20, sharedPrefixTokens: 1200 },
    ],
    [
      'Each request: 1,500 tokens of rules, 700 tokens of customer record, 300 out. 12 requests per second.',
      { requestsPerSecond: 12, inputTokens: 2200, outputTokens: 300, sharedPrefixTokens: 1500 },
    ],
    [
      'Each call has a 12k token codebase summary in front, then a diff of 1,500 tokens; review comes out at 600.',
      { inputTokens: 13500, outputTokens: 600 },
    ],
    [
      'Input is a 350-token review plus a 1,150-token rubric, output is 18 tokens of JSON. 20 rps, Qwen3 32B.',
      { requestsPerSecond: 20, inputTokens: 1500, outputTokens: 18 },
    ],
    [
      'The prompt: role description 250 tokens, customer file 1,800 tokens, mail 400 tokens. Reply 300. 15 rps.',
      { requestsPerSecond: 15, inputTokens: 2450, outputTokens: 300, sharedPrefixTokens: 250 },
    ],
    [
      'Five passages at 700 tokens, the chat so far maybe 1,500 tokens, question 80, instructions 350, answer 500.',
      { inputTokens: 5430, outputTokens: 500, sharedPrefixTokens: 350 },
    ],
    [
      'History averages 3,000 tokens, new message 60 tokens, reply 250; 30 concurrent, Llama 3.3 70B.',
      { concurrentRequests: 30, inputTokens: 3060, outputTokens: 250, sharedPrefixTokens: undefined },
    ],
    [
      'A job: 200,000 descriptions of 250 tokens each, 600 tokens of instructions in front of each, output 90 tokens.',
      { inputTokens: 850, outputTokens: 90 },
    ],
    [
      'Im Prompt stecken 4.000 Token Handbuch, die Frage hat 100 Token, die Antwort 300. 30 gleichzeitig.',
      { concurrentRequests: 30, inputTokens: 4100, outputTokens: 300 },
    ],
    [
      'On envoie à chaque fois le règlement (4 500 tokens) et la question (80 tokens), réponse 250 tokens.',
      { inputTokens: 4580, outputTokens: 250 },
    ],
    [
      'Instrucciones de 1.200 tokens, correo de 500 tokens, respuesta de 200 tokens, 30 a la vez.',
      { concurrentRequests: 30, inputTokens: 1700, outputTokens: 200, sharedPrefixTokens: 1200 },
    ],
    [
      'Il manuale da 6.000 token è in ogni prompt, la domanda sono 90 token, la risposta 200. Qwen3 32B, 20 rps.',
      { requestsPerSecond: 20, inputTokens: 6090, outputTokens: 200, sharedPrefixTokens: 6000 },
    ],
    [
      'Qwen3 32B, 20 zapytań na sekundę. Instrukcja ma 1500 tokenów, dokument 2500 tokenów, odpowiedź 300 tokenów.',
      { requestsPerSecond: 20, inputTokens: 4000, outputTokens: 300, sharedPrefixTokens: 1500 },
    ],
    [
      'Инструкция 1200 токенов, вопрос 100 токенов, ответ 300 токенов, 30 одновременно.',
      { concurrentRequests: 30, inputTokens: 1300, outputTokens: 300, sharedPrefixTokens: 1200 },
    ],
    [
      'Llama 3.3 70B,并发30,系统提示词1200 token,用户问题100 token,回答300 token。',
      { concurrentRequests: 30, inputTokens: 1300, outputTokens: 300, sharedPrefixTokens: 1200 },
    ],
    [
      '毎回マニュアル3000トークンを付け、質問は60トークン、回答は200トークン。Qwen3 32B、20 rps。',
      { requestsPerSecond: 20, inputTokens: 3060, outputTokens: 200, sharedPrefixTokens: 3000 },
    ],
    [
      '매 요청마다 매뉴얼 3000토큰, 질문 60토큰, 답변 200토큰. Qwen3 32B, 20 rps.',
      { requestsPerSecond: 20, inputTokens: 3060, outputTokens: 200, sharedPrefixTokens: 3000 },
    ],
  ])('parts: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    [
      'Prompt 2,000 tokens including 1,500 of instructions, 300 out. 12 requests per second.',
      { inputTokens: 2000, outputTokens: 300, sharedPrefixTokens: 1500 },
    ],
    [
      'Prompts average 2,500 tokens, system prompt 800, answers 300.',
      { inputTokens: 2500, outputTokens: 300, sharedPrefixTokens: 800 },
    ],
    [
      '2,500 tokens in (1,800 tokens of retrieved passages, 700 of history), 300 out, 20 rps.',
      { inputTokens: 2500, outputTokens: 300 },
    ],
    [
      'A 1,100-token system block, eight chunks of 450 tokens and the question, 4,800 tokens altogether; replies 350.',
      { inputTokens: 4800, outputTokens: 350 },
    ],
    [
      'The handbook is 60,000 tokens long and we retrieve 3 passages of 400 tokens; questions 50 tokens, answers 200.',
      { inputTokens: 1250, outputTokens: 200 },
    ],
    [
      'Context window 32,768 tokens, prompts 3,000 tokens, answers 200, 20 people at once.',
      { inputTokens: 3000, outputTokens: 200, contextTokens: 32768, concurrentRequests: 20 },
    ],
    ['Emails average 500 tokens, contracts 18,000 tokens, answers 300.', { inputTokens: 500, outputTokens: 300 }],
  ])('a whole that is told, a source, the room: %s', readsAs);
});
