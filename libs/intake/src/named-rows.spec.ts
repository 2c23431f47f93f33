import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { createReader } from './reading/reader';

const reader = createReader(catalogGazetteer());

describe('numbers of places told one after the other are one load', () => {
  it.each([
    ['Lyon 400 users, Grenoble 150, Saint-Etienne 90.', 640],
    ['Berlin 300 users, Hamburg 120, Munich 80.', 500],
    ['Users: Madrid 200, Sevilla 90, Bilbao 60.', 350],
    ['Standorte: Köln 250 Nutzer, Essen 100, Bonn 50.', 400],
    ['Milano 300 utenti, Torino 120 e Genova 80.', 500],
    ['Utrecht 220 gebruikers, Zwolle 90, Breda 40.', 350],
    ['400 users in Lyon, 150 in Grenoble, 90 in Saint-Etienne.', 640],
    ['400 utilisateurs à Lyon, 150 à Grenoble et 90 à Saint-Etienne.', 640],
    ['Lyon: 400, Grenoble: 150, Saint-Etienne: 90 users.', 640],
    ['Lyon (400 users), Grenoble (150), Brest (90).', 640],
    ['Лион 400 пользователей, Гренобль 150, Брест 90.', 640],
    ['640 users: Lyon 400, Grenoble 150, Saint-Etienne 90.', 640],
  ])('%s', (text, users) => {
    const reading = reader.read(`${text} Llama 3.3 70B chat.`);
    expect(reading.totalUsers?.value).toBe(users);
    expect(reading.setAside).toEqual([]);
  });
  it('those who are there at once add up as well', () =>
    expect(
      reader.read('40 concurrent users in Lyon, 15 in Grenoble, 9 in Brest. Llama 3.3 70B chat.').concurrentRequests
        ?.value,
    ).toBe(64));
  it.each([
    ['400 users, Llama 3.3 70B, prompts 1500, answers 300.', 400],
    ['Llama 3.3 70B: 400 users, June 150, July 90', 400],
    ['Llama 3.3 70B chat, 400 users in Lyon, 20 in parallel', 400],
    ['Monday 400 users, Tuesday 150. Llama 3.3 70B chat.', 400],
    ['Montag 400 Nutzer, Dienstag 150. Llama 3.3 70B Chat.', 400],
    ['400 Nutzer in Lyon, 30 in Spitzenzeiten. Llama 3.3 70B Chat.', 400],
  ])('nothing else does: %s', (text, users) => expect(reader.read(text).totalUsers?.value).toBe(users));
});
