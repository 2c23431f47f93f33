import { readsAs } from './testing/rounded-reading.spec';

describe('a number without a noun, and a verb that says that so many use the service', () => {
  it.each([
    ['300 use it every day. Llama 3.3 70B. Which GPU?', 300],
    ['Llama 3.3 70B: about 300 will use it, 2 admins look after it.', 300],
    ['2 Leute betreiben es, 300 nutzen es. Llama 3.3 70B, 8k Kontext. Was brauchen wir?', 300],
    ['Llama 3.3 70B, davon werden 300 es täglich nutzen. Welche GPU?', 300],
    ["Llama 3.3 70B, environ 300 l'utilisent chaque jour. Quelle carte ?", 300],
    ['Llama 3.3 70B, unos 300 lo usan a diario. ¿Qué GPU?', 300],
    ['Llama 3.3 70B, circa 300 lo usano ogni giorno. Che GPU serve?', 300],
    ['Llama 3.3 70B, ongeveer 300 gebruiken het dagelijks. Welke GPU?', 300],
    ['Llama 3.3 70B, cerca de 300 usam todo dia. Que GPU?', 300],
    ['Llama 3.3 70B, około 300 będzie z tego korzystać codziennie. Jakie GPU?', 300],
    ['Llama 3.3 70B, около 300 пользуются каждый день. Какие GPU?', 300],
    ['We have 2,000 employees, of whom 300 use the bot daily. Llama 3.3 70B. Which GPU?', 300],
  ])('%s', (text, totalUsers) => {
    readsAs(text, { totalUsers, requestsPerDay: undefined });
  });

  it.each([
    ['We have 2 use cases for Llama 3.3 70B. Which GPU?', undefined],
    ['Of our 7 servers 4 use vLLM with Llama 3.3 70B.', undefined],
    ['3 out of 10 use it, we are 50 people. Llama 3.3 70B', 50],
    ['In 2024 use of Llama 3.3 70B grew. Which GPU for 40 users?', 40],
  ])('other things: %s', (text, totalUsers) => {
    readsAs(text, { totalUsers });
  });
});
