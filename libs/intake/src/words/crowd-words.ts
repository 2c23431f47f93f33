import { wordSet } from './word-set';

/** Words of crowds that mean something only by where they stand: who of them is meant, and which number. Folded. */

/** Words before the load from which on something goes wrong: "queues from 6 on", "slow above 16". */
export const BREAKS_AT = wordSet(
  'from above beyond past over at once ab von uber bei des a partir au-dela depuis desde sobre mas oltre da dopo ' +
    'acima vanaf boven od powyzej от свыше после при',
);
/** Everybody of whom was spoken: "all of them at once", "both at the same time". */
export const WHOLE_OF: ReadonlySet<string> = new Set([
  ...wordSet(
    'all both everyone everybody alle beide allesamt tous toutes todos todas ambos ambas tutti tutte entrambi',
  ),
  ...wordSet('allemaal allebei wszyscy obaj oboje все оба 全员 全部 全員 모두'),
  'every one of',
  'each of',
]);
/** Words behind "all" that only go on with it: "all of them", "tous sont". */
export const WHOLE_GOES_ON = wordSet("of them us are sind sont son estan sono sao zijn sa davon d'entre van di de из");
/** What all of a crowd do at once: "all work with it at the same time". */
export const WHOLE_DOES = wordSet(
  'work type write chat ask talk query sit on log arbeiten schreiben chatten tippen fragen sitzen ecrivent ' +
    'travaillent demandent escriben trabajan preguntan scrivono lavorano chiedono escrevem trabalham perguntam ' +
    'werken schrijven typen vragen pracuja pisza pytaja работают пишут спрашивают',
);
/** Words before the number of all those of whom some are there at once: "6 at once, out of 40". */
export const OUT_OF = wordSet('of out pool von sur de su van z из insgesamt total');
/** "zu dritt": numbers of people behind "zu". */
export const TOGETHER_OF: ReadonlyMap<string, number> = new Map(
  [...wordSet('zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft')].map(
    (word, n) => [word, n + 2] as const,
  ),
);
/** Beginnings of words for so many people, each with its number from two on: "dwunastoosobowy", "zwölfköpfig". */
const HEADED: readonly (readonly [beginnings: string, behind: string, endings: string])[] = [
  [
    'dwu trzy cztero piecio szescio siedmio osmio dziewiecio dziesiecio jedenasto dwunasto trzynasto czternasto ' +
      'pietnasto szesnasto siedemnasto osiemnasto dziewietnasto dwudziesto',
    'osobow',
    'y a e ego ej ym ych',
  ],
  [
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn ' +
      'neunzehn zwanzig',
    'kopfig',
    ' e es er en em',
  ],
  [
    'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien ' +
      'negentien twintig',
    'koppig',
    ' e',
  ],
];
const headed = HEADED.flatMap(([beginnings, behind, endings]) =>
  beginnings
    .split(' ')
    .flatMap((beginning, n) => endings.split(' ').map((ending) => [`${beginning}${behind}${ending}`, n + 2] as const)),
);
/** Words of one language for two and more people, in their order. */
const fromTwo = (words: string): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, n) => [word, n + 2] as const);
/** Numbers that count people by themselves: "трое", "czworo", "met z'n drieën", "üçümüz". */
export const COUNTS_PEOPLE: ReadonlyMap<string, number> = new Map([
  ...fromTwo('двое трое четверо пятеро шестеро семеро'),
  ...fromTwo('двоих троих четверых пятерых шестерых семерых'),
  ...fromTwo('вдвоем втроем вчетвером впятером'),
  ...fromTwo('dwoje troje czworo piecioro szescioro'),
  ...fromTwo('dwojka trojka czworka piatka szostka'),
  ...fromTwo('tweeen drieen vieren vijven zessen'),
  ...fromTwo('ikimiz ucumuz dordumuz besimiz altimiz'),
  ...headed,
]);
/** Headings of a later post that may carry its number: "UPDATE 2". */
export const POST_HEADINGS = wordSet(
  'update edit nachtrag addendum correction korrektur erratum corrigendum amendment berichtigung rectificatif ' +
    'correccion correzione correctie correcao korekta исправление поправка rectification ' +
    'rectificacion rettifica rattelse',
);
/** Words that open a sentence which takes back the figure of the one before: "No, the office says 210". */
export const REFUSALS = wordSet('no nope nein non нет nie nee nao 不');
/** What binds both sides: its figure takes the place of one that somebody only said. */
export const BINDING = wordSet(
  'contract agreement sla sow order vertrag auftrag leistungsverzeichnis contrat marche contrato pliego contratto ' +
    'capitolato overeenkomst bestek umowa umowie договор договоре 合同 契約書 계약서 avtal avtalet kontrakt kontrakten smlouva',
);
/** Verbs of what is written. */
export const STATES = wordSet(
  'says say states state is specifies mentions stands steht stehen sagt nennt dit indique prevoit dice indica preve ' +
    'diz prevê prevede riporta zegt staat staan mowi jest стоит указано написано 写 sager star',
);
/** What joins one kind of people to the next: "900 students and 60 teachers". */
export const CROWD_JOINS = wordSet('and plus & + und sowie et y e ed en oraz i и 和 と');
/** Nouns of everybody there is, or of whoever uses it: beside a number of a kind of people one of the two holds the
 *  other ("1,200 employees, 85 developers"). */
export const EVERYBODY_NOUNS = wordSet(
  'users user people persons person employees fte ftes heads headcount actives licenses licences seats ' +
    'accounts benutzer nutzer anwender personen leute mitarbeiter mitarbeitende beschaftigte utilisateurs ' +
    'personnes salaries employes usuarios personas empleados utenti persone dipendenti utilizadores pessoas ' +
    'funcionarios gebruikers mensen medewerkers uzytkownikow osob pracownikow пользователей человек ' +
    'сотрудников 人 用户 员工',
);
/** Houses that the people of a number belong to: "420 tenants, 9,300 seats". */
export const HOLDS_PEOPLE = wordSet(
  'tenants companies firms organisations organizations businesses enterprises agencies municipalities workspaces ' +
    'mandanten firmen unternehmen organisationen betriebe gemeinden kanzleien locataires entreprises societes ' +
    'organismes communes cabinets empresas organizaciones municipios inquilinos aziende imprese societa comuni ' +
    'inquilini organizacoes bedrijven organisaties gemeenten firm gmin компании организации арендаторов',
);
/** The writer by himself. */
export const SELF = wordSet('me i myself ich moi je yo io eu ik ja mnie я мы 我');
/** The writer beside others, in all cases: "für mich und zwei Kollegen", "mis dos compañeros y yo". */
export const WRITER = wordSet(
  'me i myself mich mir ich moi moi-meme je yo mi io eu mim ik mij ja mnie mna меня мне мной мною я mig jag ben bana ' +
    '我 本人 私 自分 僕 俺 저 나',
);
/** What joins him with others, beside the words for "and". */
export const JOINED_WITH = wordSet('plus mas piu mais плюс arti 加 上 与 跟 に え て と 와 과 랑 하 고');
/** The word for "we", also where no verb stands behind it. */
export const WE = wordSet('we us wir nous nosotros nosotras noi nos wij vi biz мы uns');
/** Verbs of using something together. */
export const SHARES = new RegExp(
  '^(?:shares?|sharing|teilen|teile|partagent|partageons|partage|compartimos|comparten|condividiamo|condividono|' +
    'delen|partilhamos|partilham|compartilhamos|compartilham|delar|paylasiyoruz|dzielimy|делим)$',
);
/** Those whom somebody names together with himself. */
export const PEERS = new RegExp(
  '^(?:colleagues?|co-?workers?|(?:work|team|flat|room|house|class)-?mates?|friends?|buddies|partners?|wife|' +
    'husband|(?:arbeits)?kolleg\\p{L}*|freund\\p{L}*|mitbewohner\\p{L}*|kommilitonen|coll[eè]gues?|amis?|amies?|' +
    'colocataires?|companer[oa]s?|colegas?|amig[oa]s?|collegh?[eaio]|amic[oih]e?|colleg[ah]\\p{L}*|vriend\\p{L}*|' +
    "koleg\\p{L}*|koledzy|kolezank\\p{L}*|przyjaci\\p{L}*|znajom\\p{L}*|collega's|коллег\\p{L}*|друз\\p{L}*|" +
    'товарищ\\p{L}*|kompis\\p{L}*|vanner|(?:is )?arkadas\\p{L}*|同 事|同 学|朋 友|同 僚|友 人|동 료|친 구)$',
  'u',
);
/** By himself, and nobody else: "ich allein", "je suis seul", "estoy solo". */
export const ALONE = wordSet(
  'alone allein alleine seul seule solo sola sozinho sozinha alleen sam sama один одна else',
);
export const NOBODY = wordSet('nobody no-one noone one niemand personne nadie estoy suis am');
/** Nobody of those who use a service. */
export const NONE_OF_THEM = wordSet(
  'nobody no-one noone none niemand keiner personne nadie ninguno nessuno ninguem niemand geen nikt никто ingen kimse',
);
/** What is denied right before a figure: "25 at a time, not 250". */
export const DENIALS = wordSet('not nicht pas niet nie не nao');
/** Words that point back to a figure that was named: "those 300 people". */
export const POINTS_BACK = wordSet(
  'those these diese jene ces ceux esos esas estos essas esses quei quegli quelle эти те этих тех',
);
/** Parts of every day: "2 hours each evening". */
export const PARTS_OF_DAY = wordSet(
  'morning afternoon evening night day weekday morgen abend nacht tag matin soir jour nuit tarde noche dia manana ' +
    'sera notte mattina giorno avond dag nacht',
);
/** Verbs that take back what was said: "please forget Tuesday's mail (400 seats)". */
export const TAKES_BACK = wordSet(
  'forget ignore disregard vergesst vergiss vergessen ignoriert oubliez oublie ignorez olvida olviden olvide ignoren ' +
    'dimenticate ignorate esquecam ignorem vergeet zapomnijcie забудьте игнорируите 忽略 忘掉',
);

/** Words that take what a few tried to everybody: "scale it to all of them", "auf alle hochgerechnet". */
export const EVERYBODY = new RegExp(
  '(?:^| )(?:everybody|everyone|for all|to all|alle[nr]?|' +
    'hochgerechnet|hochrechnen|tous|toutes|todos|todas|tutti|tutte|iedereen|allemaal|wszystkich|всех|' +
    'full rollout|whole (?:company|staff|workforce))(?: |$)',
);
/** Words before the number of those of a crowd who do something: "of whom 600 handle claims, each ...". */
export const OF_WHOM = new RegExp(
  '(?:^| )(?:of whom|of them|of which|davon|von denen|dont|de los cuales|de los que|dos quais|das quais|di cui|' +
    'dei quali|waarvan|van wie|z czego|z ktorych|из них|из которых)$',
);

/** What is sent to people who read it. */
export const READ_BY = wordSet(
  'mailbox mailboxes newsletter mailinglist maillist mailing-list verteiler postfach buzon casella brievenbus ' +
    'skrzynka brevlada рассылка',
);

/** What ends the clause of those who ask at once: "when 20 of them send their files together". */
export const TOGETHER = wordSet('together zusammen ensemble juntos juntas insieme samen razem вместе jednoczesnie');
/** Who does this together asks nothing. */
export const WORKS_WITH = /^(?:work|sit|meet|share|arbeit|sitz|teil|travail|trabaj|trabalh|lavor|werk|pracuj|работ)/;
/** Words before the point from which something changes: "ab sechs", "beyond six", "à partir de six". */
export const FROM_ON = wordSet(
  'beyond above past ab jenseits oberhalb partir au-dela vanaf boven od powyzej oltre от свыше',
);
/** Verbs of what falls then. */
export const FALLS = wordSet(
  'drops falls drop fall slows sinks collapses goes fallt sinkt bricht geht rutscht tombe chute descend baja cae cai ' +
    'desce scende cala crolla zakt daalt spada падает проседает sjunker',
);
