import { readsAs } from './testing/rounded-reading.spec';

describe('requests in flight of each of those who were counted', () => {
  it.each([
    ['3 PhD students fire annotation scripts at Qwen2.5-72B with up to 20 parallel requests each.', 60],
    ['Each of the 3 students runs 20 parallel requests against Qwen2.5-72B.', 60],
    ['3 Doktoranden schicken je 20 parallele Anfragen an Qwen2.5-72B.', 60],
    ['3 doctorants lancent chacun 20 requêtes en parallèle sur Qwen2.5-72B.', 60],
    ['3 dottorandi, ciascuno con 20 richieste in parallelo, su Qwen2.5-72B.', 60],
    ['3 doctorandos lanzan 20 peticiones en paralelo cada uno contra Qwen2.5-72B.', 60],
    ['3个博士生每人20个并发，用Qwen2.5-72B。', 60],
    ['4 workers doing 8 concurrent calls apiece against Qwen3-32B.', 32],
    ['5 pipelines with 16 threads each hit Qwen3-32B.', 80],
    ['We run 4 scripts x 25 concurrent requests on Qwen3-32B.', 100],
    ['9 people, and in practice 3 PhD students fire scripts with up to 20 parallel requests each at Qwen3-32B.', 60],
  ])('%s', (text, concurrentRequests) => readsAs(text, { concurrentRequests }));
  it.each([
    ['Kommunen har 450 anställda, högst 40 samtidigt. Qwen3-32B.', 40],
    ['12 people share Qwen3-32B, 20 parallel requests at most.', 20],
    ['40 users at once on Qwen3-32B, each with a 2k prompt.', 40],
    ['全公司1200人用Qwen3-32B，同时用的最多40个，每次回答300字。', 40],
    ['2 CPUs with 16 threads each. 40 users at once on Qwen3-32B.', 40],
  ])('all of them together: %s', (text, concurrentRequests) => readsAs(text, { concurrentRequests }));
});
