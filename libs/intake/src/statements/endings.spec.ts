import { readsAs } from '../testing/rounded-reading.spec';

const OWN = 'We want Qwen3 32B for 40 users.';
const PLAIN = { mode: 'plan', totalUsers: 40, concurrentRequests: undefined, fleet: undefined, budget: undefined };

describe('what is over', () => {
  it.each([
    // until a time that is over
    'Until last winter there was a trial here with two A40 and 35 testers.',
    'Bis zum letzten Sommer lief hier ein Versuch mit zwei V100 und 25 Kolleginnen.',
    "Jusqu'à l'automne dernier un essai tournait ici sur deux T4 pour 30 agents.",
    'Hasta el verano pasado hubo aquí una prueba con dos A40 y 20 personas.',
    "Fino all'inverno scorso girava qui una prova con due T4 e 15 colleghi.",
    'Até o verão passado rodava aqui um piloto com duas T4 e 30 pessoas.',
    'Tot vorige zomer draaide hier een proef met twee A40 en 25 ambtenaren.',
    'Do zeszłej jesieni stał tu pilotaż na dwóch T4 dla 30 osób.',
    'До прошлого лета у нас жил стенд на двух T4 для 40 сотрудников.',
    'Fram till i somras gick här ett försök med två T4 och 25 handläggare.',
    'Geçen yaza kadar burada iki T4 üzerinde 30 kişilik bir deneme vardı.',
    // a thing that was ended
    'For a travel app that we dropped in 2024 we had six A100 and 800 users.',
    'El asistente que apagamos en 2023 corría en tres A30 y lo usaban 140 agentes.',
    'Il vecchio progetto, chiuso nel 2023, usava due A100 per 60 operatori.',
    'Stary czat, wyłączony w 2023 roku, działał na trzech A10 i miał 70 użytkowników.',
    'Старый бот, который отключили в 2023 году, работал на двух A30, им пользовались 90 человек.',
    "2022'de kapattığımız çağrı botu üç A10 üzerinde çalışıyordu, 85 temsilci kullanıyordu.",
    '我们 2023 年关掉的那个旅游 App 用三张 A10，50 个同事用。',
    // said by the next sentence
    'A trial ran on two A40 with 35 testers. It is over and the cards have been sold.',
  ])('is no part of the question: %s', (told) => {
    readsAs(`${told} ${OWN}`, PLAIN);
    readsAs(`${OWN} ${told}`, PLAIN);
  });

  it.each([
    ['until a time to come', 'Until next summer we have two A40 for 40 users on Qwen3 32B.'],
    ['what was left of it', 'We have two A40 from a project that we closed in 2023, 40 users on Qwen3 32B.'],
    ['what began then', 'Seit letztem Sommer haben wir zwei A40 für 40 Nutzer, Qwen3 32B läuft darauf.'],
    ['what is there while others were sold', 'We run Qwen3 32B on two A40 for 40 users. The old cards have been sold.'],
  ])('but not %s', (_, text) => {
    readsAs(text, { mode: 'existing', fleet: [expect.objectContaining({ gpuId: 'a40-48gb', gpuCount: 2 })] });
  });
});
