import { wordPattern } from '../../words/word-set';

/** Verbs that bring more of a load. */
export const BRINGS = wordPattern(`
  brings? bring promis(?:e|es|ed) bringt bringen verspricht versprach apporter apporte promet promettent traera traer
  promete prometen porta promette trazer brengt belooft
`);
/** What stands for the load that was named before. */
export const IT = wordPattern(`
  it they that this when once if es das dies dem wenn sobald ca cela si quand cuando eso esto ai quando isso se
  cio questo dit dat wanneer als to gdy это когда если
`);
/** What a multiple may be of that is no load. */
export const NO_LOAD = wordPattern(`
  speed throughput memory vram latency price cost costs context bandwidth performance faster slower cards gpus size
  geschwindigkeit durchsatz speicher preis kosten leistung vitesse debit memoire prix velocidad memoria precio costo
  velocita prezzo snelheid geheugen prijs
`);
/** Words that expect or plan without a time. */
export const EXPECTS = wordPattern(`
  expect(?:ed|ing)? forecast planned will soon erwarten geplant bald prevue? prevoyons attendons esperamos previsto
  prevemos prevediamo verwachten planujemy przewidujemy ожидаем планируем 预计 予定 見込み 예정 전망
`);
/** "It will be 18,000", "it'll be 600 a day". */
export const WILL_BE = new RegExp(
  "^(?:(?:will|(?:it|that|they)'ll) (?:be|become|reach)|should be|sein werden|werden es|sera|seront|seran|" +
    'sera[on]no|serao|beda|bedzie|будет)$',
);

/** Words that count how often: "twice", "drei Mal", "trois fois". */
export const COUNTS_TIMES =
  /(?:times|twice|thrice|(?:^|[a-z])mal|razy|krotnie|fois|veces|volte|vezes|keer|maal|ganger|раза?|回|次|번)$/;
/** Words behind it that compare: "three times that", "viermal so hoch", "tres veces mayor". */
export const COMPARED: ReadonlySet<string> = new Set(
  (
    'as more that the this higher larger usual normal what so mehr plus mas mayor mayores superior piu maggiore ' +
    'tanto tanta tante mais maior maiores zo zoveel meer wiecej tyle wieksze wieksza wiekszy wyzsze больше выше ' +
    'sa hogre fler mer la le il el o het den der des denn fazla'
  ).split(' '),
);
/** Words before a day up to which something changes once: "double by Monday". */
export const UP_TO_DAY: ReadonlySet<string> = new Set(
  (
    'by until till before next this since bis vor nachsten kommenden seit avant prochain depuis antes proximo desde ' +
    'entro prima prossimo ate proxima voor volgende sinds do przed до к следующии innan nasta sedan'
  ).split(' '),
);
/** Verbs of growing that have their "to" with them. */
export const GROWN_TO = / to$/;
/** What leads from such a verb to the load that it comes to. */
export const UP_TO: ReadonlySet<string> = new Set([
  ...'to auf zu a hasta jusqua vers ate para fino naar tot do до till'.split(' '),
  "jusqu'a",
]);
/** What leads to the share that something grows by. */
export const BY_SHARE: ReadonlySet<string> = new Set("by um de d'un di en un com em met o na на om med".split(' '));
/** Nouns of how much something is used. */
export const HOW_MUCH_USED = wordPattern(`
  usage nutzung last l'usage l'utilisation uso l'uso utilizzo gebruik belasting wykorzystanie obciazenie
  нагрузка использование anvandning anvandningen brug kullanim 使用量 利用 사용량
`);
/** Verbs of growing, now or to come. */
export const GROWS = wordPattern(`
  grow(?:s|ing)? ris(?:e|es|ing) climb(?:s|ing)? expand(?:s|ing)? increas(?:e|es|ing) go(?:es|ing)?
  wachst wachsen wachsend steigt steigen klettert erhoht
  crece(?:n|ra|ran)? aumenta(?:n|ra|ran)? sub(?:e|en|ira) croit croitra passe(?:nt|ra|ront)? monte(?:nt|ra|ront)? grimpe
  cresce(?:m|ra|no)? aument(?:a|am|ara|era) sal(?:e|ira|iranno) sob(?:e|em|ira) subir groeit groeien stijgt
  rosnie wzrosnie wzrasta вырастет растет увеличится vaxer okar
`);
/** Behind a growth that may come: it is not to be planned for. */
export const NOT_PLANNED = new RegExp(
  [
    String.raw`\b(?:do ?n[o']?t|no need to|not to|need ?n[o']?t|never) (?:plan|count|size|budget|bank|rely|bet) `,
    String.raw`\b(?:ignore|disregard|forget|skip) (?:that|this|it)\b|\bleave (?:that|this|it) (?:out|aside)`,
    String.raw`\bnot (?:planned|counted|to be counted|part of)\b`,
    String.raw`\b(?:das|es|dies|damit) (?:bitte )?nicht (?:ein|mit)?(?:plan|rechn|beruck|ein\b)`,
    String.raw`\bnicht (?:einplanen|mitplanen|berucksichtigen|eingeplant)|\blass\w* das (?:weg|aussen vor)`,
    String.raw`n'en tenez pas compte|ne (?:comptez|tablez) pas (?:dessus|la-dessus)|ne l'?(?:e |a )?prevoyez pas`,
    String.raw`\bno (?:lo|la) (?:teng\w+ en cuenta|planifi\w+|cont\w+)|\bnao (?:planej\w+|cont\w+)`,
    String.raw`\bignor(?:e|em|en|ad|a)l?[oa]? ?(?:isso|eso|esto)?\b`,
    String.raw`\bnon (?:tene(?:te|r)ne conto|contateci|contarci|pianific\w+)|\breken (?:daar )?(?:maar )?niet`,
    String.raw`\bnie (?:planuj|liczcie|licz)|не (?:учитыв|планир|закладыв)`,
    '(?:不用|先不|不要|别)(?:考虑|算|计入)|考慮しなくて|含めなくて|고려하지',
  ].join('|'),
);
