import { readsAs } from './testing/rounded-reading.spec';

/** Those who are named in one list with the writer use what he uses; "never more than 3 at a time" is of them all. */

const QWEN = { kind: 'catalog', id: 'Qwen/Qwen3-32B' };
const FLEET = [{ gpuId: 'rtx-3090-24gb', gpuCount: 2 }];

it.each([
  '2x 3090, Qwen3-32B, just me, my wife and a buddy, never more than 3 at a time, usually 1. Too much?',
  '2x 3090, Qwen3-32B, me plus my brother and his girlfriend, max 3 concurrent. Too much?',
  'Uso 2x 3090 com Qwen3-32B, só eu, minha esposa e um amigo, no máximo 3 ao mesmo tempo. É demais?',
  'Mam 2x 3090 z Qwen3-32B, ja, żona i kolega, najwyżej 3 naraz. Za dużo?',
  'Ich betreibe Qwen3-32B auf 2x 3090, nur ich, meine Frau und ein Kumpel, nie mehr als 3 gleichzeitig. Zu viel?',
  'Je fais tourner Qwen3-32B sur 2x 3090, juste moi, ma femme et un pote, jamais plus de 3 à la fois. Trop ?',
  'Tengo 2x 3090 con Qwen3-32B, solo yo, mi mujer y un amigo, nunca más de 3 a la vez. ¿Demasiado?',
  'У меня 2x 3090 с Qwen3-32B, только я, жена и приятель, не больше 3 одновременно. Много?',
  '我用2x 3090跑Qwen3-32B，就我、老婆和一个朋友，最多3个同时。多了吗？',
])('they use what the writer uses: %s', (text) => {
  readsAs(text, { model: QWEN, fleet: FLEET, concurrentRequests: 3 });
});

it('two who are told as a number, and sometimes another one', () => {
  const text = 'Just us two and sometimes a friend, at most 4 requests at a time, 2x 3090, Qwen3-32B. Too much?';
  readsAs(text, { model: QWEN, fleet: FLEET, concurrentRequests: 4 });
});

it.each([
  'A friend has 4x 4090 for him and his wife, never more than 2 at a time.',
  'My wife runs a bakery with a 4090 and Llama 3.1 8B, 3 at a time.',
])('those who hold machines of their own stay others: %s', (theirs) => {
  readsAs(`${theirs} I run Qwen3-32B on 2x 3090, 5 at once. Too much?`, {
    model: QWEN,
    fleet: FLEET,
    concurrentRequests: 5,
  });
});
