import { readsAs } from './testing/rounded-reading.spec';

describe('loads, hours, peaks and waits as they are asked for', () => {
  it.each<[string, Record<string, number | undefined>]>([
    [
      'Llama 3.3 70B for 40 people, 8k context. EDIT: my boss says plan for 80.',
      { totalUsers: 80, contextTokens: 8192 },
    ],
    [
      'EDIT: plan for 80 instead of 40. Llama 3.3 70B for 40 people, 8k context.',
      { totalUsers: 80, contextTokens: 8192 },
    ],
    ['Qwen3 32B for 25 users at 16k context. Edit: make it 60.', { totalUsers: 60, contextTokens: 16384 }],
    ['Qwen3 32B for 25 users, $5k a month. UPDATE: we now have to plan for 60 users.', { totalUsers: 60 }],
    [
      'Qwen3 32B, 25 concurrent users, 2000 tokens in, 300 out. EDIT 2: sorry, concurrency should be 70.',
      { concurrentRequests: 70, inputTokens: 2000, outputTokens: 300 },
    ],
    [
      'Qwen3 32B, 25 concurrent users, 2000 tokens in, 300 out. Correction: output is 600 tokens.',
      { concurrentRequests: 25, outputTokens: 600 },
    ],
    [
      'Llama 3.3 70B für 40 Leute, 8k Kontext. Nachtrag: Chef sagt, wir sollen mit 80 planen.',
      { totalUsers: 80, contextTokens: 8192 },
    ],
    [
      'Llama 3.3 70B para 40 personas, contexto de 8k. EDIT: mi jefe dice que planifiquemos para 80.',
      { totalUsers: 80, contextTokens: 8192 },
    ],
    [
      'Llama 3.3 70B pour 40 personnes, contexte 8k. EDIT : mon chef dit de prévoir 80.',
      { totalUsers: 80, contextTokens: 8192 },
    ],
    ['40 users on Qwen3 32B - wait, HR just told me it is 55 users.', { totalUsers: 55 }],
    ['EDIT: my boss says plan for 80. Original: We want to run gpt-oss-120b for 40 people.', { totalUsers: 80 }],
    [
      'Qwen3 32B for 30 users. The service is used in an 8 hour window from Monday to Friday.',
      { hoursPerDay: 8, daysPerWeek: 5 },
    ],
    ['Qwen3 32B for 30 users, 8-hour window, peak 3x.', { hoursPerDay: 8, peakFactor: 3 }],
    [
      'All traffic for our Qwen3 32B bot falls into a 6 hour window, 40,000 requests a day.',
      { requestsPerDay: 40000, hoursPerDay: 6 },
    ],
    ['Qwen3 32B für 30 Nutzer, Zeitfenster 8 Stunden, Spitze dreifach.', { hoursPerDay: 8, peakFactor: 3 }],
    ['Qwen3 32B, 300 users, 12 hours a day, 6 days a week', { hoursPerDay: 12, daysPerWeek: 6 }],
    [
      'Wir wollen 500 Sachbearbeitern Llama 3.3 70B geben, 10 Stunden am Tag, 5 Tage die Woche.',
      { hoursPerDay: 10, daysPerWeek: 5 },
    ],
    ['Qwen3 32B pour 500 agents, 10 heures par jour, 5 jours par semaine', { hoursPerDay: 10, daysPerWeek: 5 }],
    ['Qwen3 32B para 500 agentes, 10 horas al día, 5 días a la semana', { hoursPerDay: 10, daysPerWeek: 5 }],
    ['Qwen3 32B per 500 agenti, 10 ore al giorno, 5 giorni alla settimana', { hoursPerDay: 10, daysPerWeek: 5 }],
    ['Qwen3 32B voor 500 medewerkers, 10 uur per dag, 5 dagen per week', { hoursPerDay: 10, daysPerWeek: 5 }],
    ['Qwen3 32B dla 500 osób, 10 godzin dziennie, 5 dni w tygodniu', { hoursPerDay: 10, daysPerWeek: 5 }],
    ['Qwen3 32B, 500人, 1日10時間, 週5日', { hoursPerDay: 10, daysPerWeek: 5 }],
    ['Qwen3 32B，500人，每天10小时，每周5天', { hoursPerDay: 10, daysPerWeek: 5 }],
    [
      'Qwen3 32B para 120 abogados, pico de 9 a 17.',
      { totalUsers: 120, concurrentRequests: undefined, hoursPerDay: 8 },
    ],
    [
      'Qwen3 32B for 120 lawyers, peak from 9 to 17.',
      { totalUsers: 120, concurrentRequests: undefined, hoursPerDay: 8 },
    ],
    ['Qwen3 32B for lawyers, 120 at peak from 9 to 17', { concurrentRequests: 120, hoursPerDay: 8 }],
    [
      'Qwen3 32B für 300 Anwälte, Spitze 45 gleichzeitig zwischen 9 und 17 Uhr',
      { totalUsers: 300, concurrentRequests: 45, hoursPerDay: 8 },
    ],
    ['Qwen3 32B, 4 req/s on average, peak is 3x', { requestsPerSecond: 4, peakFactor: 3 }],
    ['Qwen3 32B, 4 req/s on average, three times that at peak', { requestsPerSecond: 4, peakFactor: 3 }],
    ['Qwen3 32B, 4 req/s average and 12 req/s peak', { requestsPerSecond: 12 }],
    [
      'Qwen3 32B, 4 Anfragen pro Sekunde im Mittel, in der Spitze das Dreifache',
      { requestsPerSecond: 4, peakFactor: 3 },
    ],
    ['Qwen3 32B, de 4 à 12 requêtes par seconde', { requestsPerSecond: 12 }],
    ['Qwen3 32B, average 20 concurrent, peaks of 60 around lunch', { concurrentRequests: 60 }],
    [
      'We have 24x A100 80GB at 12% utilisation on AWS p4de, paying $31k/month. Llama 3.1 70B, 35 rps ' +
        'peak. What would you cut?',
      { utilizationFraction: 0.12, requestsPerSecond: 35 },
    ],
    ['16 H100s sit at 15% load running Llama 3.1 70B. Are we overpaying?', { utilizationFraction: 0.15 }],
    [
      'We rent 4 L40S nodes with 4 cards each at $1.10 per GPU hour for Qwen3 32B; only 20% busy.',
      { pricePerGpuHour: 1.1, utilizationFraction: 0.2 },
    ],
    ['Our fleet: 3 g5.12xlarge running Mistral 7B, 60 users. Too much?', { totalUsers: 60 }],
    ['We can spend up to €4,000 monthly. Llama 3.3 70B for 60 users?', { totalUsers: 60 }],
    ['One-time budget of 25k for a server running gpt-oss-120b for 15 devs', { totalUsers: 15 }],
    ['Qwen3 32B, prompts of 6 pages, answers of 200 words, 10 users', { inputTokens: 3900, outputTokens: 266 }],
    [
      'Qwen3 32B, 5,000 characters in and 1,000 characters out, 20 concurrent',
      { inputTokens: 1250, outputTokens: 250 },
    ],
    ['Qwen3 32B, typical prompt 3k, up to 24k, answers 500 tokens, 10 users', { inputTokens: 3000, outputTokens: 500 }],
    ['Qwen3 32B, average 20 concurrent, peaks of 60', { concurrentRequests: 60 }],
    ['Qwen3 32B, average 20 concurrent, peaks of 60 around lunch', { concurrentRequests: 60 }],
    ['Qwen3 32B, 20 concurrent on average, up to 60 at lunch', { concurrentRequests: 60 }],
    ['Qwen3 32B, normally 5 requests per second, 15 at peak', { requestsPerSecond: 15 }],
    ['Qwen3 32B, im Schnitt 20 gleichzeitig, Spitzen bis 60', { concurrentRequests: 60 }],
    ['Qwen3 32B, en moyenne 20 simultanés, des pics à 60', { concurrentRequests: 60 }],
    ['Qwen3 32B, de media 20 simultáneos, con picos de 60', { concurrentRequests: 60 }],
    ['Qwen3 32B, in media 20 contemporanei, picchi di 60', { concurrentRequests: 60 }],
    ['Qwen3 32B, gemiddeld 20 tegelijk, pieken van 60', { concurrentRequests: 60 }],
    ['was 40 users, now 95 (25 parallel). gemma 3 27b on 1x A100 80', { totalUsers: 95, concurrentRequests: 25 }],
    ['Used to be 12 developers, now 45. Qwen3 32B on 2x L40S.', { totalUsers: 45 }],
    ['Früher 30 Nutzer, jetzt 110. Qwen3 32B auf 2x L40S.', { totalUsers: 110 }],
    ['公司有4張L40S，跑Qwen3-30B-A3B FP8，同時60人', { concurrentRequests: 60 }],
    [
      'RAG for 1,150 claim handlers; statistics say that 8% of them are in a dialogue in the busiest ' +
        'quarter of an hour. Qwen3 32B.',
      { totalUsers: 1150, concurrentRequests: 92 },
    ],
    ['Qwen3 32B for 2,000 students, at most 5% of them online at once', { totalUsers: 2000, concurrentRequests: 100 }],
    [
      'Qwen3 32B, 31 wards, 940 physicians, 7,600 letters per weekday of about 5,200 tokens, result 700 tokens.',
      { requestsPerDay: 7600, inputTokens: 5200, outputTokens: 700 },
    ],
    ['Qwen3 32B, 3,000 tickets per working day, 900 tokens in, 200 out', { requestsPerDay: 3000, inputTokens: 900 }],
    [
      '4x L4 running Granite 3.3 8B. Grafana shows time to first token 2.9 s, and 19 ms between tokens; GPUs at 88%.',
      { utilizationFraction: 0.88 },
    ],
    [
      'The node serves Llama 3.3 70B to 280 fee earners, of whom no more than 18 have ever been seen active together.',
      { totalUsers: 280, concurrentRequests: 18 },
    ],
    [
      'Qwen3 32B for 70 case workers, never more than 6 of them at the same time',
      { totalUsers: 70, concurrentRequests: 6 },
    ],
    ['Mistral Nemo 12B on 2x L40S. TTFT is 3.4 s at noon and should be below 1.5.', { ttftMs: 1500 }],
    ['Mistral Nemo 12B on 2x L40S. First token takes 6 seconds, we want 2.', { ttftMs: 2000 }],
    [
      'gpt-oss-20b, comments of 120 tokens with a 1,900 token policy text, so 2,020 in; reasoning plus ' +
        'label come to 140 out',
      { inputTokens: 2020, outputTokens: 140 },
    ],
    ['Mistral Small 3.2 for 5 friends, 2-3 generations in parallel', { concurrentRequests: 3 }],
    [
      'Mistral Small 3.1 in FP8, Schriftsätze bis 24.000 Token, Antworten um 900 Token.',
      { inputTokens: 24000, outputTokens: 900 },
    ],
    [
      'Llama 3.1 8B con vLLM; en época de exámenes llegan 150 consultas simultáneas y el primer token ' +
        'tarda 6 segundos.',
      { concurrentRequests: 150 },
    ],
    [
      "Deux RTX 4500 Ada font tourner Qwen3-14B, j'en passe 210 émissions par jour, et la carte est à 60 %.",
      { utilizationFraction: 0.6 },
    ],
    [
      'Qwen3-30B-A3B FP8 on two servers with 2x L40S each. Dispatchers on shift: 48. In normal ' +
        'operation both idle at 31%.',
      { concurrentRequests: 48 },
    ],
    [
      'We reserved three p4d.24xlarge for 3 years in us-west-2 and it works out at $1.42 per GPU-hour. ' +
        'They serve Llama-3.1-8B-Instruct.',
      { pricePerGpuHour: 1.42 },
    ],
    ['Qwen3 32B. Average GPU activity according to DCGM: 6%. We run 8 A100.', { utilizationFraction: 0.06 }],
    ['Wir sind zu siebt und wollen Qwen3 14B', { totalUsers: 7 }],
  ])('%s', readsAs);
});
