const anyOf = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`);

/** Verbs that bring more of a load. */
export const BRINGS = anyOf(`
  brings? bring promis(?:e|es|ed) bringt bringen verspricht versprach apporter apporte promet promettent traera traer
  promete prometen porta promette trazer brengt belooft
`);
/** What stands for the load that was named before. */
export const IT = anyOf(`
  it they that this when once if es das dies dem wenn sobald ca cela si quand cuando eso esto ai quando isso se
  cio questo dit dat wanneer als to gdy это когда если
`);
/** What a multiple may be of that is no load. */
export const NO_LOAD = anyOf(`
  speed throughput memory vram latency price cost costs context bandwidth performance faster slower cards gpus size
  geschwindigkeit durchsatz speicher preis kosten leistung vitesse debit memoire prix velocidad memoria precio costo
  velocita prezzo snelheid geheugen prijs
`);
/** Words that expect or plan without a time. */
export const EXPECTS = anyOf(`
  expect(?:ed|ing)? forecast planned will soon erwarten geplant bald prevue? prevoyons attendons esperamos previsto
  prevemos prevediamo verwachten planujemy przewidujemy ожидаем планируем 预计 予定 見込み 예정 전망
`);
/** "It will be 18,000", "it'll be 600 a day". */
export const WILL_BE = new RegExp(
  "^(?:(?:will|(?:it|that|they)'ll) (?:be|become|reach)|should be|sein werden|werden es|sera|seront|seran|" +
    'sera[on]no|serao|beda|bedzie|будет)$',
);
/** Verbs of growing that have their "to" with them. */
export const GROWN_TO = / to$/;
/** What leads from such a verb to the load that it comes to. */
export const UP_TO: ReadonlySet<string> = new Set([
  ...'to auf zu a hasta jusqua vers ate para fino naar tot do до till'.split(' '),
  "jusqu'a",
]);
/** Verbs of growing, now or to come. */
export const GROWS = anyOf(`
  grow(?:s|ing)? ris(?:e|es|ing) climb(?:s|ing)? expand(?:s|ing)? increas(?:e|es|ing) go(?:es|ing)?
  wachst wachsen wachsend steigt steigen klettert erhoht
  crece(?:n|ra|ran)? aumenta(?:n|ra|ran)? sub(?:e|en|ira) croit croitra passe(?:nt|ra|ront)? monte(?:nt|ra|ront)? grimpe
  cresce(?:m|ra|no)? aument(?:a|am|ara|era) sal(?:e|ira|iranno) sob(?:e|em|ira) groeit groeien stijgt
  rosnie wzrosnie wzrasta вырастет растет увеличится vaxer okar
`);
