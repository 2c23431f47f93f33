import { readsAs } from './testing/rounded-reading.spec';

describe('days on which nothing runs', () => {
  it.each<[string, number]>([
    ['60 users, closed on weekends. Qwen3 32B, which GPU?', 5],
    ['60 employees; nobody works on Saturdays and Sundays. Qwen3 32B, which GPU?', 5],
    ['80 people. On weekends there is no traffic. Qwen3 32B, which GPU?', 5],
    ['60 Mitarbeiter; samstags und sonntags arbeitet niemand. Qwen3 32B, welche GPU?', 5],
    ['60 utilisateurs, fermé le week-end. Qwen3 32B, quel GPU ?', 5],
    ['60 usuarios, cerrado los fines de semana. Qwen3 32B, ¿qué GPU?', 5],
    ['60 użytkowników, w weekendy zamknięte. Qwen3 32B, jaką kartę GPU wynająć?', 5],
    ['60 пользователей, по выходным закрыто. Qwen3 32B, какую видеокарту?', 5],
    ["60 kullanıcı, hafta sonları kapalı. Qwen3 32B, hangi GPU'yu kiralamalıyız?", 5],
    ['60个用户，周末不开放。Qwen3 32B。', 5],
    ['ユーザー60人、週末は休みです。Qwen3 32B。', 5],
    ['80 people, every day except Sunday. Qwen3 32B, which GPU?', 6],
    ['80 personnes, tous les jours sauf le dimanche. Qwen3 32B, quel GPU ?', 6],
    ['60 users, Mon-Sat 8 to 18. Qwen3 32B, which GPU?', 6],
    ['60 gebruikers, ma-za 8-18 uur. Qwen3 32B, welke GPU?', 6],
    ['60 пользователей, пн-сб 8:00-18:00. Qwen3 32B, какую видеокарту?', 6],
    ['ユーザー60人、月〜土 8:00〜18:00。Qwen3 32B。', 6],
  ])('%s', (text, daysPerWeek) => readsAs(text, { daysPerWeek }));
  it.each([
    '60 users, not only on weekends. Qwen3 32B, which GPU?',
    '60 usuários. No fim de semana há mais tráfego. Qwen3 32B, que GPU?',
    'Closed beta starts on Saturday with 60 users. Qwen3 32B, which GPU?',
    '60 users. On Saturday nobody worked with it because the server was down. Qwen3 32B, which GPU?',
    '2 million documents have to be done over the weekend, nobody works then. Qwen3 32B, which GPU?',
    '60 Nutzer, auch am Wochenende läuft nichts ohne ihn. Qwen3 32B, welche GPU?',
  ])('others are open: %s', (text) => readsAs(text, { daysPerWeek: undefined }));
});

describe('hours in which nothing runs', () => {
  it.each([
    '60 users; between 22 and 6 nothing runs. Qwen3 32B, which GPU?',
    '60 users, switched off from 10 pm to 6 am. Qwen3 32B, which GPU?',
    '60 Nutzer, von 22 bis 6 Uhr abgeschaltet. Qwen3 32B, welche GPU?',
    '60 usuarios; entre las 22 y las 6 no funciona nada. Qwen3 32B, ¿qué GPU?',
    '60 пользователей; с 22 до 6 ничего не работает. Qwen3 32B, какую видеокарту?',
    '60 användare, avstängt från 22 till 6. Qwen3 32B, vilken GPU?',
    '60个用户，晚上10点到早上6点关机。Qwen3 32B。',
    'ユーザー60人、22時から6時は何も動きません。Qwen3 32B。',
  ])('%s', (text) => readsAs(text, { hoursPerDay: 16 }));
});

describe('shifts are hours of a day', () => {
  it.each<[string, number]>([
    ['60 workers in two shifts. Qwen3 32B, which GPU?', 16],
    ['60 employees, two 8-hour shifts a day. Qwen3 32B, which GPU?', 16],
    ['60 Mitarbeiter im Zweischichtbetrieb. Qwen3 32B, welche GPU?', 16],
    ['60 employés, travail en 2x8. Qwen3 32B, quel GPU ?', 16],
    ['60 dipendenti su due turni. Qwen3 32B, quale GPU?', 16],
    ['60 pracowników na dwie zmiany. Qwen3 32B, jaką kartę GPU wynająć?', 16],
    ['60 работников, две смены по 8 часов. Qwen3 32B, какую видеокарту?', 16],
    ['60名员工，两班倒。Qwen3 32B。', 16],
    ['社員60名、8時間の2シフトです。Qwen3 32B。', 16],
    ['80 operators in three shifts. Qwen3 32B, which GPU?', 24],
  ])('%s', (text, hoursPerDay) => readsAs(text, { hoursPerDay }));
  it.each([
    'Two shifts ago the 60 users complained. Qwen3 32B, which GPU?',
    'Nous voulons Qwen3 32B pour deux équipes, 60 utilisateurs. Quel GPU ?',
    'Queremos Qwen3 32B. 60 usuarios, cada conversación tiene tres turnos. ¿Qué GPU?',
  ])('teams, turns and what is over are none: %s', (text) => readsAs(text, { hoursPerDay: undefined }));
});
