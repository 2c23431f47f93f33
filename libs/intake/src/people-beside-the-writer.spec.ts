import { readsAs } from './testing/rounded-reading.spec';

describe('the writer is counted with those he names beside himself', () => {
  it.each<[string, number]>([
    ['Qwen3 32B. A chat assistant for myself and two colleagues.', 3],
    ['Qwen3 32B. Only my two colleagues and I will use it.', 3],
    ['Qwen3 32B. Me plus three workmates. Which GPU?', 4],
    ['Qwen3 32B. Das ist für mich und zwei Kollegen. Welche GPU?', 3],
    ['Qwen3 32B. Meine drei Kollegen und ich nutzen ihn. Welche GPU?', 4],
    ["Qwen3 32B. C'est pour moi et deux collègues. Quel GPU ?", 3],
    ['Qwen3 32B. Solo lo usaremos mis dos compañeros y yo. ¿Qué GPU?', 3],
    ['Qwen3 32B. Lo useremo solo io e due colleghi. Quale GPU?', 3],
    ['Qwen3 32B. Só eu e dois colegas vamos usar. Que GPU?', 3],
    ["Qwen3 32B. Alleen ik en twee collega's gebruiken het. Welke GPU?", 3],
    ['Qwen3 32B. Moi trzej koledzy i ja. Jaką kartę GPU wynająć?', 4],
    ['Qwen3 32B. Пользоваться будем только я и двое коллег. Какую видеокарту арендовать?', 3],
    ['Qwen3 32B. Bara jag och två kollegor ska använda den. Vilken GPU?', 3],
    ['Qwen3 32B。我们想自己部署一个文档助手，给我和两位同事用。', 3],
    ['Qwen3 32B。社内文書用のアシスタントです。私と同僚2人で使います。', 3],
    ['Qwen3 32B. 문서용 어시스턴트입니다. 저와 동료 두 명이 사용합니다.', 3],
  ])('%s', (text, totalUsers) => readsAs(text, { totalUsers, concurrentRequests: undefined }));
  it.each<[string, number]>([
    ['Qwen3 32B. My colleagues and I think we need it for 60 users. Which GPU?', 60],
    ['Qwen3 32B. 40 developers and I want to know which GPU.', 40],
    ['Qwen3 32B. 60 users, and I pay for it myself. Which GPU?', 60],
  ])('but with nobody else: %s', (text, totalUsers) => readsAs(text, { totalUsers }));
});

describe('numbers that count people without a noun', () => {
  it.each<[string, number]>([
    ['Qwen3 32B. Nur wir drei nutzen ihn. Welche GPU?', 3],
    ['Qwen3 32B. Juste nous trois. Quel GPU faut-il louer ?', 3],
    ['Qwen3 32B. Solo nosotros tres. ¿Qué GPU alquilamos?', 3],
    ['Qwen3 32B. Bara vi tre. Vilken GPU ska vi hyra?', 3],
    ["Qwen3 32B. We zijn met z'n drieën. Welke GPU moeten we huren?", 3],
    ["Qwen3 32B. Sadece üçümüz kullanacağız. Hangi GPU'yu kiralamalıyız?", 3],
    ["Qwen3 32B. On iki kişilik bir ekip için. Hangi GPU'yu kiralamalıyız?", 12],
    ['Qwen3 32B. Für ein 12-köpfiges Team. Welche GPU sollen wir mieten?', 12],
    ['Qwen3 32B. Für eine 60-Mann-Firma. Welche GPU sollen wir mieten?', 60],
    ['Qwen3 32B. Voor een twaalfkoppig team. Welke GPU moeten we huren?', 12],
    ['Qwen3 32B. Dla dwunastoosobowego zespołu. Jaką kartę GPU wynająć?', 12],
    ['Qwen3 32B. 60-osobowa firma. Jaką kartę GPU wynająć?', 60],
    ['Qwen3 32B。我们想自己部署一个文档助手。我们三个人使用。', 3],
  ])('%s', (text, totalUsers) => readsAs(text, { totalUsers }));
  it('those who only look after it are none', () =>
    readsAs('Qwen3 32B. We three admins look after it, 400 users ask. Which GPU?', { totalUsers: 400 }));
});

describe('what a share of a crowd does at once is not told of all', () => {
  it.each<[string, number, number]>([
    ['Qwen3 32B. There are 60 users and about one third of them are active at the same time.', 60, 20],
    ['Qwen3 32B. Half of our 80 people work with it at the same time. Which GPU?', 80, 40],
    ['Qwen3 32B. Ci sono 60 utenti e circa un terzo è attivo contemporaneamente. Quale GPU?', 60, 20],
    ['Qwen3 32B. Hay 60 usuarios y un tercio está activo al mismo tiempo. ¿Qué GPU?', 60, 20],
    ['Qwen3 32B. Er zijn 60 gebruikers en ongeveer een derde is tegelijkertijd actief. Welke GPU?', 60, 20],
    ['Qwen3 32B. 60 pracowników, jedna trzecia z nich naraz. Jaką kartę GPU wynająć?', 60, 20],
    ["Qwen3 32B. 60 kullanıcı var ve yaklaşık üçte biri aynı anda aktif. Hangi GPU'yu kiralamalıyız?", 60, 20],
    ['Qwen3 32B。60名员工，其中三分之一同时使用。', 60, 20],
    ['Qwen3 32B。预计60个用户中有百分之十同时在线。', 60, 6],
    ['Qwen3 32B. 직원 60명 중 3분의 1이 동시에 사용합니다.', 60, 20],
  ])('%s', (text, totalUsers, concurrentRequests) => readsAs(text, { totalUsers, concurrentRequests }));
  it('a share of something else leaves the number as it is', () =>
    readsAs('Qwen3 32B. 60 users, a third of them in Berlin, 8 at the same time. Which GPU?', {
      totalUsers: 60,
      concurrentRequests: 8,
    }));
});

describe('what each of a crowd does', () => {
  it.each<[string, number]>([
    ['Qwen3 32B. 60 Nutzer mit je 5 Fragen in der Stunde. Welche GPU?', 0.083],
    ['Qwen3 32B. 60 пользователей, по 5 вопросов в час. Какую видеокарту арендовать?', 0.083],
    ['Qwen3 32B. 60 användare med 5 frågor i timmen var. Vilken GPU?', 0.083],
    ['Qwen3 32B。60名员工，每人每小时发5个请求。', 0.083],
    ['Qwen3 32B。社員60名、各自が1時間に5件リクエストを送ります。', 0.083],
    ['Qwen3 32B. 60 dipendenti, ognuno fa una domanda ogni dieci minuti. Quale GPU?', 0.1],
    ['Qwen3 32B. 60 gebruikers, één verzoek per 10 minuten per gebruiker. Welke GPU?', 0.1],
    ['Qwen3 32B. 60 anställda, var och en ställer en fråga var tionde minut. Vilken GPU?', 0.1],
    ["Qwen3 32B. 60 kullanıcı, her biri 10 dakikada bir istek gönderiyor. Hangi GPU'yu kiralamalıyız?", 0.1],
  ])('%s', (text, requestsPerSecond) => readsAs(text, { totalUsers: 60, requestsPerSecond }));
  it.each<[string, number]>([
    ['Qwen3 32B. Our firm of 60 people gets 900 requests a day. Which GPU?', 900],
    ['Qwen3 32B. Wir haben 900 tägliche Anfragen von 60 Leuten. Welche GPU?', 900],
    ['Qwen3 32B. Mamy 900 dziennych zapytań od 60 osób. Jaką kartę GPU wynająć?', 900],
    ['Qwen3 32B. Vårt kontor (80 personer) får 400 förfrågningar om dagen. Vilken GPU?', 400],
    ['Qwen3 32B。我们想自己部署一个文档助手。80名员工一共每天发400个请求。', 400],
  ])('what all of them do stays theirs: %s', (text, requestsPerDay) => readsAs(text, { requestsPerDay }));
});
