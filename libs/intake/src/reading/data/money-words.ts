const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Behind a sum: what remains of it is spent once ("I have $600 left"). */
export const LEFT = words('left remaining over ubrig restants restanti restantes');

/** "Whatever $1,500 buys": around a sum that is all spent on as much as it gets. */
export const WHATEVER = /(?:^|\s)(?:whatever|what|was|was auch immer|ce que|lo que|quello che|o que|wat)$/;
export const BUYS = words(
  'buys buy gets affords hergeben hergibt kaufen kauft achete permettent compra compran comprano comprano koopt',
);

/** Words of a purchase: a sum for it is paid once, however long the machines are used. */
export const PURCHASE =
  /hardware|purchas|buy|capex|anschaff|kauf|compra|achat|acquist|aanschaf|zakup|желез|закуп|покуп|采购|购买|購入|구매/;

/** "All of it together is about $420 a month": everything, and the verb of what it comes to. */
export const ALTOGETHER = words(
  'together altogether everything all zusammen alles insgesamt tout todo junto tutto insieme samen',
);
export const COMES_TO = words('is are was comes came makes ist sind macht fait font es son suma fa sono is');

/** Nouns of a budget that announce a bare figure as money. */
export const BUDGET_NOUN = new RegExp(
  'budget|presupuesto|orcamento|预 ?算|予 ?算|예산|spend|bjudzet|бюджет|^(?:cap|cap of|ceiling|limit)$|^finance |' +
    'approved$|genehmigt|bewilligt|aprob',
);
/** What a bare figure under a cap may be a cap of other than money. */
export const OTHER_CAPS = ['ctx', 'tok', 'conc', 'req', 'in', 'out', 'gpuWord', 'who'] as const;
/** The end of a number in thousands and more. */
export const LARGE_NUMBER =
  /[km]$|[万億亿萬만]$|(?:lakhs?|lacs?|crores?|grand|thousand|mil|tausend|million|тыс|тысяч)$/i;

/** Verbs of spending: beside cards that are there they say what these cost. */
export const SPENDING = /^(?:spend|spending)$/;

/** Verbs of a price between hardware and its sum. */
export const COSTS: ReadonlySet<string> = new Set([
  'is',
  'costs',
  'costs us',
  'cost',
  'kostet',
  'cuesta',
  'coute',
  'costa',
  'custa',
  'kost',
  'стоит',
]);

/** What a sum is compared with that must not be passed. */
export const MORE_THAN = new RegExp(
  '(?:^| )(?:more than|over|above|mehr als|uber|plus de|plus que|mas de|mas que|piu di|mais de|mais que|mais do que|' +
    'meer dan|boven|wiecej niz|drozej niz|больше|более|дороже|mer an)$',
);

/** Verbs of costing where no list tags them, folded. */
export const COSTS_US = new RegExp(
  '^(?:(?:es )?was |what )?(?:costs?|kosten|kostet|koster|kosta|coutent|coute|reviennent|cuestan|cuesta|costano|' +
    'custam|' +
    'kosztuj\\w+|обход\\S+|сто[ия]т|kostar|mal oluyor|tutuyor)(?: uns| us| oss| nas)?$',
);

/** The end of a word that prices a card for one hour ("per GPU-hour", "je GPU-Stunde"). */
export const HOUR_OF_CARD = /h(?:r|our)?s?$|stunde$|时$/;

/** Numbers of India: amounts in them are rupees when no currency is named. */
export const INDIAN_NUMBER = /lakh|lac|crore/i;

/** Between hours and what one of them costs. */
export const RATE_MARKS = words('@ x * à at zu je');

/** Numbers of Korea, of China and Japan, and the letters that tell Japanese from Chinese. */
export const KOREAN_NUMBER = /[만억]/;
export const MYRIADS = /[万亿億萬]/;
export const KANA = /[\u3040-\u30ff]/;

/** Words between a subject and the sum that something comes to. */
export const AMOUNTS_TO: ReadonlySet<string> = new Set(
  (
    "it's|it is|that's|that is|is|are|comes to|amounts to|adds up to|runs to|sind|es sind|das sind|macht|kommt auf|" +
    "fait|ca fait|c'est|est|son|es|sale|asciende a|sono|fa|viene|e|sao|da|dat is|komt op|wychodzi|to|это|выходит|是"
  ).split('|'),
);

/** What comes with a purchase for some years. */
export const SUPPORT: ReadonlySet<string> = new Set(
  (
    'support warranty maintenance garantie gewahrleistung wartung assistance entretien garantia soporte suporte ' +
    'manutencao garanzia assistenza manutenzione onderhoud gwarancji gwarancja wsparcia гарантии поддержки 保修 保証 보증'
  ).split(' '),
);

/** Around a term: what of it is still to come. */
export const REMAINING = words(
  'left remaining more still noch verbleibend verbleibende verbleibenden restlich restants restant encore restantes ' +
    'restante faltan quedan faltam restam rimanenti mancano resterend nog pozostalo jeszcze ' +
    'zostalo еще осталось 残り 还剩 남은',
);

/** Verbs that close a clause of German or Dutch behind a sum: "unter 2.500 kommen". */
export const CLOSING = new Set('kommen bleiben landen drucken komen blijven zakken uitkomen'.split(' '));

/** What a sum has to come down to stands behind these. */
export const BELOW: ReadonlySet<string> = new Set(
  (
    'bajar de|bajar a menos de|menos de|moins de|meno di|less than|lower than|weniger als|minder dan|mniej niz|' +
    'below|under|unter|unterhalb von|sous|debajo|debajo de|por debajo de|sotto|sotto i|abaixo|abaixo de|onder|' +
    'ponizej|ниже|дешевле|до|нижче|under|pod|altinda|밑으로|밑|아래로|未満|以下|以内|不到'
  ).split('|'),
);

/** A verb of having right before a sum that is there to be spent, the writer's or that of the house that asks. */
export const HAVE_AT_THE_END = new RegExp(
  '(?:^| )(?:have|has|got|haben|hatten|habe|hat|avons|ai|dispose de|disposons de|tenemos|tengo|tiene|tienen|hay|' +
    'dispone de|disponemos de|abbiamo|ho|ha|hanno|dispone di|hebben|heb|heeft|temos|tenho|tem|dispoe de|mamy|ma|har|' +
    'mame|имеет|имеем|имеется|is|are|set aside)$',
);
/** Between the verb and the sum: "tiene otros 1.200 €". */
export const FURTHER = words(
  'another further other weitere noch autres encore otros otras altri altre outros outras nog jeszcze еще ще',
);
/** What such a sum is for: words that lead to it, words that point at it, and words that do both. */
export const FOR_WHAT = words('for fur pour para per voor na dla для');
export const SPENT_ON = words('in on en op');
export const POINTS_AT_IT = words(
  'it this that everything all das dies ca cela tout ello esto todo questo tutto dit dat',
);
export const FOR_THAT = words('dafur hierfur ervoor daarvoor hiervoor');

/** Prepositions between a sum and what it is spent on. */
export const PAID_FOR = words('on for at fur auf pour sur en por para per voor aan za na за на в');

/** Verbs of what a sum gets: "what can I get for $2 an hour". Folded. */
export const GETS = new RegExp(
  '(?:^| )(?:get|rent|buy|afford|have|run|bekomme|bekommt|bekommen|kriege|kriegt|kriegen|mieten|avoir|louer|obtenir|' +
    'conseguir|alquilar|obtener|avere|ottenere|noleggiare|krijgen|huren|krijg)$',
);
/** A price or a sum of each machine, as one phrase. */
export const PER_MACHINE = /^per (instance|node|server|machine|vm|box)$/;
