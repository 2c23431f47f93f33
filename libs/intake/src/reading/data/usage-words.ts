/** Calls of an API where the word is one of telephones elsewhere: "2,3 millions d'appels". Folded. */
export const CALLS = new RegExp(
  "^(?:d'|de |des |di )?(?:calls?|api calls?|requests?|reqs?|queries|completions|generations|invocations|aufrufe?n?|" +
    'anfragen?|api-aufrufen?|appels?|requetes?|llamadas?|peticiones|chamadas?|requisicoes|chiamate|richieste|' +
    'wywołan|zapytan|verzoeken|aanroepen|вызовов|запросов|istek|cagri|호출|요청|呼び出し|リクエスト|调用|请求)$',
);
