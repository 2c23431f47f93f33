import { readsAs } from './testing/rounded-reading.spec';

describe('the factors of a chain of calls', () => {
  it.each<[string, number]>([
    ['Qwen3-32B, 75 asesores, 12 tareas al día, cada tarea 8 a 10 llamadas.', 9000],
    ['Qwen3-32B, 75 consulenti, 12 pratiche al giorno a testa, ogni pratica fa 8-10 chiamate al modello.', 9000],
    ['GLM-4.5-Air, 30 engineers, 5 runs a day each, a run is 35 to 60 calls (median 40).', 6000],
    ['GLM-4.5-Air, 46 engineers, call it 30 actually at work, ~5 runs each per day, a run is 40 LLM calls.', 6000],
    ['Qwen3-32B, 40 developers, 6 runs a day each, 20 to 30 calls per run, on average 22.', 5280],
    ['Qwen3-32B, 40 Entwickler, 6 Läufe am Tag, jeder Lauf 20 Aufrufe.', 4800],
    ['Qwen3-32B, 75 advisers and 300 cases a day, every case takes 8 calls.', 2400],
    ['Qwen3-14B, 14.000 Anrufe am Tag, jeder nach 6 Kriterien bewertet, je Kriterium eine Anfrage.', 84000],
    ['Qwen3-14B, 14 тыс. звонков в сутки, оцениваем по 6 критериям, отдельный запрос на каждый критерий.', 84000],
    ['Qwen3-14B, 2 000 dossiers par jour, chacun contrôlé sur 8 points, une requête par point.', 16000],
    ['Qwen3-14B, 2,000 contracts a day, 3 pages each, one request per contract.', 2000],
  ])('%s', (text, requestsPerDay) => readsAs(text, { requestsPerDay }));

  it('the part of a prompt that is the same is no number of work, and "lleva" no model', () =>
    readsAs(
      'Qwen3-32B, 75 asesores. Cada asesor lanza 12 tareas al día y cada tarea son 10 llamadas; cada llamada lleva ' +
        '6.000 tokens de entrada, de los que 4.500 son siempre los mismos, y 250 de salida.',
      {
        requestsPerDay: 9000,
        inputTokens: 6000,
        sharedPrefixTokens: 4500,
        outputTokens: 250,
        'otherModels.0': undefined,
      },
    ));
});

describe('calls at once are no turns of a call', () => {
  it.each([
    'Mistral Small 3.2 24B, 2 600 appels par jour, le bot en prend 60 %, ça monte à 45 appels simultanés.',
    'Mistral Small 3.2 24B, 2.600 llamadas al día, el bot atiende el 60 %, los lunes sube a 45 llamadas simultáneas.',
    'Mistral Small 3.2 24B, 2.600 chiamate al giorno, il bot ne prende il 60%, si arriva a 45 chiamate contemporanee.',
    'Mistral Small 3.2 24B, 2.600 Anrufe am Tag, der Bot nimmt 60 %, montags bis zu 45 gleichzeitige Anrufe.',
  ])('%s', (text) => readsAs(text, { concurrentRequests: 45, requestsPerDay: 1560 }));

  it.each<[string, number]>([
    ['Mistral Small 3.2 24B, 2.600 ligações por dia, 7 turnos por ligação, 45 ligações simultâneas.', 18200],
    ['Mistral Small 3.2 24B, 2600 звонков в день, 7 реплик на звонок, 45 одновременных звонков.', 18200],
    ['Mistral Small 3.2 24B, 2.600 chiamate al giorno, il bot ne prende il 60%, 7 turni per chiamata.', 10920],
    ['Qwen3-30B-A3B. 하루 문의 24,000건이고 그중 70%를 봇이 처리, 건당 4번 주고받습니다.', 67200],
    ['Llama 3.1 8B, 80,000 daily actives, 9 sessions each.', 720000],
  ])('%s', (text, requestsPerDay) => readsAs(text, { requestsPerDay }));
});
