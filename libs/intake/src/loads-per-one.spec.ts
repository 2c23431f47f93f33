import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { holds, type Values } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('work that is told per one of those who are counted anywhere', () => {
  it.each<[string, Values]>([
    ['14 diktat per läkare och dag, 200 läkare.', { totalUsers: 200, requestsPerDay: 2800 }],
    ['300 Ärzte, je Arzt 9 Briefe am Tag.', { totalUsers: 300, requestsPerDay: 2700 }],
    ['8 análises por analista e dia, 150 analistas.', { totalUsers: 150, requestsPerDay: 1200 }],
    ['90 infirmiers, chacun fait 8 transmissions par jour.', { totalUsers: 90, requestsPerDay: 720 }],
    ['每天每位医生15份病历，共80位医生。', { totalUsers: 80, requestsPerDay: 1200 }],
    ['600 referti al giorno per sede, 4 sedi.', { totalUsers: undefined, requestsPerDay: 2400 }],
    ['Per clinic about 45 letters a day; there are 22 clinics.', { totalUsers: undefined, requestsPerDay: 990 }],
    ['Each of the 9 depots brings 250 delivery notes a day.', { totalUsers: undefined, requestsPerDay: 2250 }],
  ])('%s', holds);
});

describe('work by intervals', () => {
  it.each<[string, Values]>([
    ['One request every 5 seconds.', { requestsPerSecond: 0.2 }],
    ['Every 20 seconds a call comes in.', { requestsPerSecond: 0.05 }],
    ['16 scanners, each throws out a picture every 25 seconds.', { requestsPerSecond: 0.64, totalUsers: undefined }],
    ['Chaque caméra envoie un clip toutes les 5 secondes, 50 caméras.', { requestsPerSecond: 10 }],
    ['24 cameras; we caption a 6-second chunk per camera.', { requestsPerSecond: 4 }],
  ])('%s', holds);
});

describe('kinds of work of one model add up', () => {
  it.each<[string, Values]>([
    ['2,500 summaries/day and 9,000 questions/day.', { requestsPerDay: 11500 }],
    ['We do 400 reports and 6,000 chats a day.', { requestsPerDay: 6400 }],
    ['2 req/s classification and 5 req/s chat.', { requestsPerSecond: 7 }],
    ['3 req/s on average and 10 req/s at peak.', { requestsPerSecond: 10 }],
  ])('%s', holds);
});

describe('who is busy at one moment, in plain words', () => {
  it.each<[string, Values]>([
    ['45 calls going on together.', { concurrentRequests: 45 }],
    ['55 devs have it, at most ten run it together.', { totalUsers: 55, concurrentRequests: 10 }],
    ['1,300 analysts, Grafana shows a peak of 60 running.', { totalUsers: 1300, concurrentRequests: 60 }],
    ['64 élèves qui tapent.', { concurrentRequests: 64 }],
    ['El servidor aguanta 64 conexiones.', { concurrentRequests: 64 }],
    ['要求 12 路首字 2s 以内。', { concurrentRequests: 12 }],
    ['40 people, every other one is active at the same moment.', { totalUsers: 40, concurrentRequests: 20 }],
    ['For a single person at home.', { concurrentRequests: 1 }],
    ['双路至强服务器。', { concurrentRequests: undefined }],
    ['8 users and 3 models, 11 together.', { concurrentRequests: undefined }],
  ])('%s', holds);
});

describe('crowds of trades in every language', () => {
  it.each<[string, Values]>([
    ['Eine Kreisverwaltung mit 870 Bediensteten.', { totalUsers: 870 }],
    ['For 260 bailiffs.', { totalUsers: 260 }],
    ['40 przedstawicieli, każdy po 10 zapytań dziennie.', { totalUsers: 40, requestsPerDay: 400 }],
    ['Voor 75 wijkverpleegkundigen.', { totalUsers: 75 }],
  ])('%s', holds);
});

describe('multiples of a time to come are growth and count nothing', () => {
  it.each<[string, Values]>([
    ['3 req/s now, x4 by year end.', { requestsPerSecond: 3, growthFactor: 4 }],
    ["40 utilisateurs simultanés, trois fois plus de requêtes l'an prochain.", { growthFactor: 3 }],
    ['950 vragen per dag, in 2027 vier keer zo veel vragen.', { requestsPerDay: 950, growthFactor: 4 }],
    ['12 req/s, sales promises five times as many requests once the deal is signed.', { growthFactor: 5 }],
    ['50 usuarios simultáneos, el doble de tráfico en 2027.', { growthFactor: 2 }],
    ['We run 2x A100 with 30 users.', { growthFactor: undefined }],
  ])('%s', holds);
});

describe('what binds both sides takes the place of what somebody said', () => {
  it.each<[string, Values]>([
    ['Sales said 300 concurrent, the contract says 180.', { concurrentRequests: 180 }],
    ['The pitch deck said 900 users; the SLA states 650.', { totalUsers: 650 }],
    ['We need 60 users at once and the contract is for 36 months.', { concurrentRequests: 60 }],
  ])('%s', holds);
});

describe('what is no load', () => {
  it.each<[string, Values]>([
    ['22 rps today (two signed customers).', { totalUsers: undefined, requestsPerSecond: 22 }],
    ['Fed from RAM the card does 260 chunks/s.', { requestsPerSecond: undefined }],
  ])('%s', holds);
});

describe('stocks behind a verb of working through them are jobs', () => {
  it.each<[string, number]>([
    ['I have to translate 54,000 strings.', 54000],
    ['Hay que etiquetar 150.000 reseñas.', 150000],
    ['Re-index of our wiki: 410,000 chunks of 350 tokens.', 410000],
  ])('%s', (text, items) => {
    expect(reader.read(`${text} Qwen3 14B, which GPU?`).batch?.value).toMatchObject({ items });
  });
});

describe('day and night', () => {
  it.each<[string, Values]>([
    ['Serwer chodzi całą dobę, 40 użytkowników.', { hoursPerDay: 24 }],
    ['De server draait dag en nacht, 50 gebruikers.', { hoursPerDay: 24 }],
    ['El bot corre día y noche, 20 usuarios.', { hoursPerDay: 24 }],
  ])('%s', holds);
});
