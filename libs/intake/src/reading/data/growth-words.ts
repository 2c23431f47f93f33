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
