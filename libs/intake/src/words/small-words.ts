import { wordSet } from './word-set';

/** Words that mean something only by where they stand: they join, lead on, fill or cut short. They carry no tag, since
 *  a phrase of their own would change where elements begin. Folded; apart by blanks unless a phrase has its own. */

/** Words with a point that ends no sentence: "approx. 40". */
export const ABBREVIATIONS = wordSet(
  'approx ca vs avg max min e.g i.e resp incl excl bzw z.b ggf aprox env est etc no nos nr rs p.a ex dr inkl ungef ' +
    'mtl std mio mrd ave ok cca прибл прим руб грн',
);
/** Words behind "kr." that go on with the sum: "20.000 kr. om måneden". */
export const CROWNS_GO_ON = wordSet('om i pr per ar manad manaden maned maneden');
/** Magnitudes that are cut short by a point: "15 tys. zl". */
export const SHORTENED_MAGNITUDES = wordSet('tys тыс тис mio mrd tsd mln млн млрд mld mlrd mlj');

/** Words behind a size that make it one of a model: "70 billion parameters". */
export const PARAMETER_WORDS = wordSet(
  'parameters parameter params param parametern parametros parametres parametri parametrow ' +
    'параметров параметрами parametre 参数 参 參 パ 파 파라미터 ' +
    'model models modell modelo modele ' +
    'modello 模 llm class モ',
);

/** Words and signs behind an hour of the day. */
export const HOUR_MARKS = wordSet('h uhr hrs 点 點 时 時 시 heures horas uur ore baje часов часами kl klockan');
/** Articles before an hour of the day. */
export const HOUR_ARTICLES = wordSet('las les le as');
/** Words that lead to the name of a place. */
export const LEADS_TO_PLACE = wordSet(
  'in the from within to across inside into and or y e ou und oder en de los nos las dos negli gli dagli dei aux ' +
    'des les uit op no na',
);
/** Words right before the first of two hours. */
export const FROM_HOURS = wordSet('from de von da dalle das desde od van fra fran с от から');
/** Words right behind two hours that say "between": "9 ile 11 arasında". */
export const BETWEEN_BEHIND = wordSet('arasinda arasi arasindaki');
/** Those that stand behind a time of day only; before these they count hours ("8 時間"). */
export const CLOCK_MARKS = wordSet('uhr 点 點 時 시 baje');
export const SPANS_BEHIND_CLOCK = wordSet('間 间 간');
/** Words that are an hour of the day. */
export const NAMED_HOURS: ReadonlyMap<string, number> = new Map([
  ...[
    ...wordSet(
      'midnight mitternacht medianoche minuit mezzanotte middernacht polnocy полуночи 午夜 자정 midnatt meia-noite',
    ),
  ].map((word) => [word, 0] as const),
  ...[...wordSet('noon midday mittag mediodia mezzogiorno poludnia полудня 正午 정오 meio-dia')].map(
    (word) => [word, 12] as const,
  ),
]);
/** "in under a second": an article before these is one, behind words that set a limit. */
export const SECONDS = wordSet('second segundo seconde secondo sekunde');
/** "a couple of", "una docena de". */
export const COLLECTIVE_LINKS = wordSet('of de di von');

/** "per school day", "a working day". */
export const DAY_KINDS = wordSet(
  'school working business calendar work average single typical normal given whole full any busy regular usual peak',
);
/** Words that go on behind a rate: "6 images a second from the cameras". */
export const BEHIND_RATE = wordSet('from at for in with and or on during when while of to per each but as is are');
/** Hedges and filler between a figure and its unit: "about 40 or so users", "8 more users". */
export const FILLERS = wordSet(
  'or so of the our other different more total individual real human internal new such end power licensed ' +
    'registered ' +
    'paying external remote max maximum plus + active incoming inference user ish - api http chat unique distinct ' +
    'support medical legal sales office software ml live open 个 junior senior company average full 多 来 余',
);

/** Words before a bare name of a card that make it one: "the 4090", "a used 3090". */
export const CARD_LEADS = wordSet(
  'the single this that one another used old second rtx ein eine einer einem einen una un une uma een jedna jednej ' +
    'одна одну однои одном of laptop mobile new ' +
    'each than like get add extra spare brand у used seule seul sola unica enkele einzige einzigen ' +
    "qu'une d'une third fourth fifth 2nd 3rd 4th zweite zweiten dritte dritten vierte vierten deuxieme troisieme " +
    'quatrieme segunda tercera cuarta terceira quarta seconda terza tweede derde vierde druga trzecia третья ' +
    'третью вторая вторую четвертую',
);
/** Words behind a bare name of a card that let it be one before a word of measure: "3090 in", "4090 with". */
export const CARD_GOES_ON = wordSet('in with a');

/** Words between the figures of a share: "one in ten", "2 out of 5", "3 of 4". */
export const SHARE_BETWEEN: ReadonlySet<string> = new Set(
  'in|of|out of|/|von|de cada|sur|su|em cada|op|op de|en|z|из'.split('|'),
);

/** Words before an ordinal that make it one of so many: "every third", "jeder zehnte", "a tenth". */
export const EVERY = wordSet(
  'every each jede jeder jedes jedem chaque cada ogni elke ieder iedere co kazdy kazda каждыи каждая каждое var',
);
export const ONE_OF = wordSet('a one an ein eine einer einem un une una uno um uma een jedna jeden один одна');
/** Signs that join a part to its whole behind it: "10人に1人", "10명 중 1명". */
export const WHOLE_FIRST = wordSet('に 中 の 중 里 個中');

/** Words that lead on to something else than what is counted: "I'd give 12 to the teacher". */
export const LEADERS = wordSet('to from by with because when if than which while through via');
/** What a figure can point back to: "18 of those". */
export const POINTERS = wordSet('them those these which');
/** Sides of a length that are prepositions elsewhere. */
export const SIDE_PREPOSITIONS = wordSet('in en em out uit ut');
/** Words behind a side that say what it holds: "300 in incl. the picture". */
export const SIDE_GOES_ON = wordSet('incl including inkl inklusive plus');
/** "40,000 PDFs of 12 pages": words that lead to how long each is. */
export const LENGTH_LEADS = wordSet('of with von mit zu à a de con di da avec com van met');
/** "8 passages of 400 tokens", "10 x 512": what multiplies a length. */
export const LENGTH_TIMES = wordSet('x * of at à a de von di zu mit da met con');

/** Words behind a number at the peak that say when or where it is. */
export const PEAK_GOES_ON = wordSet(
  'during around when while before after on in between and am im beim pendant durante tijdens podczas',
);
/** Words behind a length that comes back. */
export const BACK = wordSet('back zuruck terug retour vuelta indietro');
/** Words before the hours that a place is open. */
export const OPEN = wordSet(
  'open opened geoffnet offen ouvert ouverte abierto abierta aberto aberta aperto aperta otwarte czynne oppet oppen ' +
    'abrimos открыто acik apertos abertos',
);
/** What may stand before and behind a lone `32k` that is a context. */
export const CONTEXT_OPENERS = wordSet(
  ', ; . ! ? ( @ / with at to mit con avec com full using w ~ + bei a in into of the max only for à | przy при',
);
export const CONTEXT_CLOSERS = wordSet(
  'please max on with for at length using is would doable fits but in fit juz schon ' +
    'noch ya solo tylko nur seulement gia ancora al nog уже лишь',
);
/** Verbs of getting hardware, as they stand in a question. */
export const ORDERING = wordSet(
  'order rent buy take get pick choose recommend put provision procure bestellen mieten kaufen nehmen louer ' +
    'acheter prendre commander alquilar comprar alugar noleggiare comprare',
);

/** Words that ask which one or what of a kind. */
export const WHICH = wordSet(
  "what what's whats which welche welcher welches welchen was wieviel quel quelle quels quelles que cual cuales " +
    'qual quais quale quali che quanta wat welk welke hoeveel jaki jaka jakie jakiego какои какая какое какие ' +
    'какую каких 什 么 哪 种 何 どの 어떤 무슨',
);
/** Words of a question that go back to what was just named. */
export const POINTS_BACK = wordSet(
  'it this that es das dies ihn eso esto ello lo ca cela le isso isto ele questo quello dat dit het to tego это ' +
    'его ее она он 它 这 这个 그 그것 それ これ',
);
/** Words that refuse what was named, where they stand alone. */
export const NO = wordSet('no non nein nope nee nie nao нет 不 いいえ');
/** What hardware is called in general. */
export const HARDWARE = wordSet(
  'hardware iron kit gear equipment infrastructure ausstattung materiel equipement equipo equipos equipamento ' +
    'attrezzatura apparatuur sprzet sprzetu железо железа оборудование 硬 件 ハードウェア 하드웨어',
);

/** Who is asked for an offer, in the words of tenders. */
export const BIDDERS = wordSet(
  'bidder bidders contractor supplier vendor provider tenderer offeror respondent hoster hosters hosteur hebergeur ' +
    'hostingpartner hostingprovider prestataire fournisseur ' +
    'titulaire ' +
    'soumissionnaire proveedor licitador adjudicatario contratista oferente fornitore offerente aggiudicatario ' +
    'fornecedor contratada leverancier inschrijver opdrachtnemer auftragnehmer anbieter bieter lieferant wykonawca ' +
    'исполнитель поставщик подрядчик',
);
/** What a tender lays upon them: it speaks of the writer's own needs. */
export const OBLIGES: ReadonlySet<string> = new Set([
  ...wordSet(
    'shall must doit devra debe debera deve devera dovra moet dient muss soll hat musi powinien должен обязан',
  ),
  'has to',
  'is to',
]);

/** Verbs that open a question about what could be ("can it do 25 tok/s?"), and those that speak of it anywhere. */
export const ABLE = wordSet(
  'can kann konnen schaffen schafft peut peuvent pouvons puede pueden podemos pode podem consegue puo possono kan ' +
    'kunnen moze mozna mozemy może может можно сможет могут',
);
export const COULD = wordSet(
  'could would should possible konnte konnten wurde wurden pourrait pourrons podria podrian poderia potrebbe zou ' +
    'zouden moglby mogloby мог могло',
);
export const QUESTION_MARKS = wordSet('? ？ か');
/** Words between a number and the day on which it is so many. */
export const BUSY_LEADS = wordSet('on in at over during am an im zu le la el los les du au a em na no il alle op in w');
/** Where something is had from or stands. */
export const SOURCES = wordSet(
  'from on at in with by von bei auf aus de chez en sur da su van bij op od z na от у на из с fran',
);
/** None of what follows: "nothing from Vast", "nichts von AWS". */
export const NOTHING = wordSet('nothing nowt nichts nada rien niente niets nic ничего inget intet ingenting');
/** Nouns behind "the same" that make it a length. */
export const SIZE_NOUNS = wordSet(
  'size length amount lange grosse menge umfang longueur taille quantite longitud tamano cantidad lunghezza ' +
    'dimensione quantita comprimento tamanho quantidade lengte omvang dlugosc dlugosci длина длины объем ' +
    'объема again',
);
/** Words before the whole of what its parts add up to: "with the pages it's 3,800". */
export const ALL_OF_IT = wordSet(
  "it's is makes become becomes reaches total totals grows ergibt sind werden wird fait font devient son llega queda " +
    'diventa arriva vira fica wordt worden daje robi',
);
/** What one thing is compared with: "slower than 25 tok/s", "billiger als unsere L40S". */
export const THAN = wordSet('than als que di dan niz чем');
