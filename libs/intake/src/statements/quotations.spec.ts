import { readsAs } from '../testing/rounded-reading.spec';
import { quotationsIn } from './quotation-marks';

const OWN = 'We want Qwen3 32B for 40 users.';
const PLAIN = { mode: 'plan', totalUsers: 40, concurrentRequests: undefined, fleet: undefined, observed: undefined };

describe('direct speech of a stranger', () => {
  it.each([
    'Reply from u/moonrack to some other poster: "Mate, my 7900 XTX does 50 tok/s on Gemma 3 12B."',
    "Quoting Ines, who runs the lab of a rival firm: 'Our limit is 700 ms to first token. We have two H200.'",
    'As one commenter said under a video: "I replaced my two 3090s with a 5090. I get 61 tok/s."',
    'Aus einem anderen Faden, Nutzer Eisbär12 über seinen eigenen Rechner: „Bei mir laufen drei 3090, 18 t/s.“',
    'Ein gewisser Lötkolben schrieb in die Kommentare: »Ich fahre zwei 7900 XTX, wir sind zu dritt.«',
    "Réponse d'un certain Gaspard à un autre membre du forum : « Moi j'ai trois 4090 et 28 tok/s. »",
    'Respuesta de un tal Mochuelo a otro forero: «Yo tengo dos 5090 y saco 26 tok/s.»',
    'Risposta di un tale Falco a un altro utente: «Io ho quattro 3090 e siamo in 6.»',
    'Num outro tópico alguém escreveu: “Aqui temos 3 A100 e atendemos 150 pessoas”.',
    'Uit een ander draadje, gebruiker stofzuiger over zijn eigen bak: "Bij mij draaien twee 3090\'s, 15 t/s."',
    'W innym wątku użytkownik bury_kot napisał: „Mam trzy P40 i 11 t/s.”',
    'Ответ некоего Паяльника другому участнику форума: «У меня три 3090, нас четверо.»',
    '别的帖子里网友“南风”说他自己的机器：“我两张 4090，大概 45 t/s。”',
    '別スレッドで「いぬ電源」さんが自分のマシンについて書いていました：「うちは 3090 が 2 枚です。」',
    '다른 게시글에서 \'고양이\'라는 사용자가 자기 컴퓨터에 대해 썼습니다: "저는 3090 두 장입니다."',
    'Ur en annan tråd, användaren frysbox om sin egen burk: ”Hos mig går en 4090, 38 t/s.”',
    'Başka bir başlıkta kullanıcı kendi bilgisayarı için yazmış: "Bende iki 3090 var, 15 tok/s alıyorum."',
  ])('is his to the end of the quotation: %s', (quoted) => {
    readsAs(`${quoted} ${OWN}`, PLAIN);
    readsAs(`${OWN} ${quoted}`, PLAIN);
  });

  it.each([
    ['My boss says: "Plan for 80 users on Qwen3 32B with our two H100."', 2],
    ["Our CTO wrote: 'We have two H100 and Qwen3 32B, make it work.'", 2],
    ['In another thread I wrote: "I run Qwen3 32B on two H100." That is still so.', 2],
    ['Unser Sicherheitsteam schreibt: „Nichts verlässt das Haus, wir haben zwei H100.“ Qwen3 32B.', 2],
    ['Notre direction écrit : « Nous avons deux H100, Qwen3 32B. »', 2],
    ['We run Qwen3 32B on two H100, and someone in another thread wrote: "I have nine 3090."', 2],
  ])('but not what the writer says, his people or a paper that binds him: %s', (text, count) => {
    readsAs(text, { mode: 'existing', fleet: [expect.objectContaining({ gpuCount: count })] });
  });
});

it('a tender binds the writer', () => {
  readsAs('The tender says: "The bidder shall serve 500 users with Qwen3 32B within 2 s."', {
    mode: 'plan',
    totalUsers: 500,
    endToEndMs: 2000,
  });
});

it('quotations are found by their marks, in a line; inches and apostrophes quote nothing', () => {
  const words = (text: string): string[] => quotationsIn(text).map(({ open, close }) => text.slice(open + 1, close));
  expect(words("He said “a b”, »c d« and „e f“: 'g don't h.' 「i」")).toEqual(['a b', 'c d', 'e f', "g don't h.", 'i']);
  expect(words('a 27" screen, it\'s "open\nand" closed')).toEqual([]);
});
