import { readsAs } from './testing/rounded-reading.spec';

describe('what one of a crowd, a usual day or an hour brings', () => {
  it.each<[string, Record<string, number | undefined>]>([
    [
      'Callcenter mit 180 Agenten. Ein Agent schafft 8 Anrufe pro Stunde, Qwen3 14B.',
      { totalUsers: 180, requestsPerSecond: 0.4 },
    ],
    [
      'Un conseiller traite 12 dossiers par jour et nous avons 350 conseillers. Mistral Small.',
      { totalUsers: 350, requestsPerDay: 4200 },
    ],
    [
      'Il servizio è usato da 90 medici; un medico detta 20 referti al giorno. Gemma 3 27B.',
      { totalUsers: 90, requestsPerDay: 1800 },
    ],
    ['Każdy z 200 prawników zadaje 25 pytań dziennie, Mistral Small.', { totalUsers: 200, requestsPerDay: 5000 }],
    [
      'У нас 150 операторов, один оператор обрабатывает 10 звонков в час. Qwen3 14B.',
      { totalUsers: 150, requestsPerSecond: 0.417 },
    ],
    ['A lawyer asks 15 questions a day. 310 lawyers, Qwen3 14B.', { totalUsers: 310, requestsPerDay: 4650 }],
    [
      'Een medewerker stelt 12 vragen per dag, er zijn 400 medewerkers. Mistral Small.',
      { totalUsers: 400, requestsPerDay: 4800 },
    ],
    ['Each of our 200 lawyers sends 25 questions per day to Mistral Small.', { totalUsers: 200, requestsPerDay: 5000 }],
    ['Un agente atiende 11 llamadas por hora; 90 agentes. Qwen3 14B.', { totalUsers: 90, requestsPerSecond: 0.275 }],
    [
      'Um analista faz 60 consultas por dia e temos 45 analistas. Llama 3.1 8B.',
      { totalUsers: 45, requestsPerDay: 2700 },
    ],
    [
      'We have 40 agents and the bot answers 900 questions a day with Qwen3 14B.',
      { totalUsers: 40, requestsPerDay: 900 },
    ],
    ['A new customer brings 300 requests a day. 40 agents use Qwen3 14B.', { totalUsers: 40, requestsPerDay: 300 }],
    [
      'The 40 agents together handle 900 calls a day, an app transcribes them. Qwen3 14B.',
      { totalUsers: 40, requestsPerDay: 900 },
    ],
    [
      '80 editors use it; a normal editor sends 30 prompts per day to Gemma 3 27B.',
      { totalUsers: 80, requestsPerDay: 2400 },
    ],
  ])('one of a crowd: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    [
      'A normal weekday has 9,500 questions, on a Saturday it is barely 800. Mistral Small, vLLM.',
      { requestsPerDay: 9500 },
    ],
    ['On a usual Monday we see 14,000 tickets. Which GPU for Qwen3 8B?', { requestsPerDay: 14000 }],
    ["Un lundi normal, c'est 9 000 questions. Llama 3.3 70B.", { requestsPerDay: 9000 }],
    ['An ordinary Tuesday brings 21,000 searches. Qwen3 8B', { requestsPerDay: 21000 }],
    ['An einem normalen Werktag kommen 3.000 Anfragen herein. Mistral Small', { requestsPerDay: 3000 }],
    ['Ein typischer Arbeitstag hat 3.000 Tickets. Mistral Small', { requestsPerDay: 3000 }],
    ['Un lunes normal recibimos 4.500 consultas. Llama 3.1 8B', { requestsPerDay: 4500 }],
    ['Un martedì tipico arrivano 1.200 richieste. Gemma 3 12B', { requestsPerDay: 1200 }],
    ['Op een gewone maandag krijgen we 2.600 vragen. Mistral Small', { requestsPerDay: 2600 }],
    ['W typowy poniedziałek mamy 3 400 zapytań. Llama 3.1 8B', { requestsPerDay: 3400 }],
    ['Mondays bring 5,000 tickets. Qwen3 14B', { requestsPerDay: 5000 }],
  ])('a usual day: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    [
      'We get 60,000 calls a day, 15 % of it between 10 and 11 am. Llama 3.3 70B in FP8.',
      { requestsPerDay: 60000, requestsPerSecond: 2.5, hoursPerDay: undefined },
    ],
    [
      '24.000 Anfragen am Tag, davon 25 % zwischen 9 und 10 Uhr. Mistral Small 24B.',
      { requestsPerDay: 24000, requestsPerSecond: 1.667, hoursPerDay: undefined },
    ],
    [
      '100k requests a day, 12% of which fall between 2 and 3 pm. Gemma 3 27B.',
      { requestsPerDay: 100000, requestsPerSecond: 3.333, hoursPerDay: undefined },
    ],
    [
      'El 30 % de las 18.000 consultas diarias llega entre las 9 y las 10. Llama 3.3 70B.',
      { requestsPerDay: 18000, requestsPerSecond: 1.5, hoursPerDay: undefined },
    ],
    [
      '一天3万次调用，20%集中在上午10点到11点。GLM-4-32B',
      { requestsPerDay: 30000, requestsPerSecond: 1.667, hoursPerDay: undefined },
    ],
    [
      '12 000 demandes par jour, dont un tiers entre 9h et 11h. Mistral Small',
      { requestsPerDay: 12000, requestsPerSecond: 0.556, hoursPerDay: undefined },
    ],
    [
      '30,000 questions daily. Half of them arrive from 8:00 to 10:00. Qwen3 32B',
      { requestsPerDay: 30000, requestsPerSecond: 2.083, hoursPerDay: undefined },
    ],
    [
      '20.000 richieste al giorno, il 20% tra le 9:00 e le 10:00. Gemma 3 12B',
      { requestsPerDay: 20000, requestsPerSecond: 1.111, hoursPerDay: undefined },
    ],
    [
      '310 conversations open at the peak (10:00-15:00), 5,000 questions a day, Qwen3 14B',
      { concurrentRequests: 310, requestsPerDay: 5000, hoursPerDay: undefined },
    ],
    [
      '5,000 questions a day between 9:00 and 17:00, 30 % of the users are students. Qwen3 14B',
      { requestsPerDay: 5000, hoursPerDay: 8 },
    ],
    [
      'Open 8:00 to 12:00, 2,000 calls a day, 40 users. Qwen3 14B',
      { requestsPerDay: 2000, totalUsers: 40, hoursPerDay: 4 },
    ],
    [
      'Peak hours are 9:00 to 11:00 with 40 concurrent users. Qwen3 14B',
      { concurrentRequests: 40, hoursPerDay: undefined },
    ],
    [
      'Most traffic comes Mondays 8 to 9, some 2,700 requests in that hour. gpt-oss-20b.',
      { requestsPerSecond: 0.75, hoursPerDay: undefined },
    ],
    [
      'Zwischen 8 und 9 Uhr ist am meisten los, in dieser Stunde kommen 3.600 Anfragen. gpt-oss-20b',
      { requestsPerSecond: 1, hoursPerDay: undefined },
    ],
    [
      'Am schlimmsten ist Montag 9 bis 10 Uhr: 1.800 Anfragen in dieser einen Stunde. gpt-oss-20b',
      { requestsPerSecond: 0.5, hoursPerDay: undefined },
    ],
    [
      'Le pic est entre 9h et 10h, 1 800 demandes dans cette heure. gpt-oss-20b',
      { requestsPerSecond: 0.5, hoursPerDay: undefined },
    ],
  ])('hours of a share and of the peak: %s', readsAs);

  it.each<[string, Record<string, number | undefined>]>([
    ['hours: 07-22\nmodel: gpt-oss-20b, rps 35', { hoursPerDay: 15, requestsPerSecond: 35 }],
    ["window: '05-23', gpt-oss-20b, rps 35", { hoursPerDay: 18, requestsPerSecond: 35 }],
    [
      '1 500 użytkowników, w godzinach 8–16, około 22 000 zapytań dziennie, Bielik 11B',
      { totalUsers: 1500, hoursPerDay: 8, requestsPerDay: 22000 },
    ],
    [
      'Opening hours are Tue-Sat, 9 to 19. 430 librarians have an account, Mistral Small 24B',
      { hoursPerDay: 10, totalUsers: 430 },
    ],
    ['客服早上9点到晚上9点在用，平时40路并发，Qwen2.5-72B', { hoursPerDay: 12, concurrentRequests: 40 }],
    ['午前9時から午後6時まで、1日3,000件、Qwen3-32B', { hoursPerDay: 9, requestsPerDay: 3000 }],
    ['Horario de 9 a 18, 3.000 consultas al día, Qwen3 32B', { hoursPerDay: 9, requestsPerDay: 3000 }],
    ['Servicezeiten 7-19, 3.000 Anfragen am Tag, Qwen3 32B', { hoursPerDay: 12, requestsPerDay: 3000 }],
    ['version 05-23 of the image, 40 concurrent users, Qwen3 32B', { concurrentRequests: 40 }],
    ['It takes 2 to 8 hours for 40 concurrent users, Qwen3 32B', { concurrentRequests: 40 }],
  ])('hours by their label: %s', readsAs);
});
