import { wordSet } from './word-set';

/** Words of telling that mean something only by where they stand in a sentence; folded. They carry no tag, since a
 *  phrase of their own would change where elements begin. */

/** Verbs with which somebody says something. */
export const SAYS = wordSet(
  'kommentierte kommentiert antwortete antwortet erzahlte erzahlt berichtet repond raconte commente responde comenta ' +
    'cuenta conta risponde commenta racconta antwoordt vertelt odpowiada komentuje отвечает рассказывает ' +
    'said says say told tell tells saying telling thinks asked wrote writes replied replies answered commented ' +
    'posted sagt sagte sagen schreibt schrieb meint meinte raten rat dit disent dise ecrit conseille conseillent ' +
    'dice dicen dijo escribe aconseja aconsejan recomienda recomiendan diz dizem disse escreve recomendam dicono ' +
    'scrive consiglia consigliano zegt zeggen zei schrijft raadt raden mowi mowia pisze pisza radzi radza говорит ' +
    'говорят сказал пишет пишут советует советуют keep keeps recommend recommends suggest suggests ' +
    'schrieb schrieben erzahlten berichtete ecrivait ecrivaient racontait racontaient disait disaient expliquait ' +
    'escribia escribian contaba contaban decia decian scriveva scrivevano raccontava raccontavano diceva dicevano ' +
    'escrevia escreviam contava contavam dizia diziam schreef schreven vertelde vertelden pisal pisala pisali ' +
    'opowiadal opowiadala mowil mowila napisal napisala писал писала писали рассказывал рассказывала рассказал ' +
    'рассказала говорил говорила написал написала skrev berattade sade sager skriver berattar yazmis yaziyordu ' +
    'yazmisti anlatiyordu demis diyor diyordu',
);
/** Everybody and nobody: what they say is no statement of the writer's. */
export const EVERYBODY = wordSet(
  'people everyone everybody folks all friends alle jeder leute gens todos gente tutti iedereen mensen wszyscy ' +
    'ludzie все люди',
);
/** Who does the same for others. */
export const RIVALS = wordSet(
  'rival rivals competitor competitors konkurrent konkurrenten konkurrenz wettbewerber mitbewerber competidor ' +
    'competidores concorrente concorrenti конкурент',
);
/** Another one of a kind: what it holds is not the writer's. */
export const ANOTHER = wordSet(
  'another other andere anderer anderes anderen autre otro otra outro outra altro altra ander inny inna inne ' +
    'другои другая другое другого другом innego inneg',
);
/** Words between one who is at work and the hardware that he has for it. */
export const AT_WORK_ON = wordSet(
  'on with off auf mit sur avec con en su com em op met na z w ze на с в med pa ile uzerinde',
);
/** The house next door as one word: "Nachbarstadt", "buurgemeente", "grannkommunen". */
export const NEIGHBOURS_HOUSE = /^(?:nachbar|schwester|buur|zuster|grann|nabo)(?!n?s?$)\p{L}{3,}$/u;
/** Papers that come with a product: what they ask for is a requirement, not a machine that is there. */
export const DOCUMENTS = wordSet(
  'documentation docs doc quickstart guide manual wiki faq handbook changelog helm website dokumentation doku ' +
    'anleitung handbuch webseite documentacion documentacao documentazione guida guia manuel notice manuale ' +
    'handleiding documentatie dokumentacja instrukcja документация инструкция таблица',
);
/** Verbs of such a paper. */
export const REQUIRES = wordSet(
  'says say lists mentions requires requests recommends demands states specifies assumes wants needs promises ' +
    'gives shows verlangt fordert nennt empfiehlt sagt exige demande recommande indique pide requiere recomienda ' +
    'indica pede requer richiede consiglia vereist vraagt noemt wymaga podaje требует пишет говорит',
);
/** What was measured and shown somewhere: "the benchmark by Baseten", "your table". */
export const SHOWN = wordSet(
  'benchmark benchmarks test tests table sweep chart graph plot results result numbers figures measurements ' +
    'leaderboard vergleich tabelle messung messungen ergebnisse tableau resultats mesures tabla resultados tabela ' +
    'tabella risultati tabel resultaten wyniki таблица таблице тесте тест бенчмарк',
);
/** Who made it stands behind these. */
export const MADE_BY = wordSet('by from of von vom par du de di del da van od от');
/** Where in a conversation something was shown: "the table in the first post", "the numbers above". */
export const THREADS = wordSet(
  "post posts thread above op op's issue upthread beitrag thema oben message fil ci-dessus hilo arriba mensaje " +
    'messaggio sopra bericht hierboven post wpis посте выше',
);
/** "The numbers you posted". */
export const POSTED = wordSet('posted shared linked gepostet geteilt publie partage publicaste compartiste');
/** "If I read the table right". */
export const READS = wordSet('read reading lese verstehe lis lisons leo leemo leggo lees czytam читаю');
/** Whoever is spoken to. */
export const YOURS = wordSet(
  'your yours dein deine deiner eure euer ihre votre vos ton tu vuestra vuestro sua seu tua vostra jouw jullie ' +
    'uw twoja wasza ваша вашеи твоя',
);
/** "Somebody" that nobody has in mind yet stands behind these: "until somebody shows what 1,900 users need". */
export const NOBODY_YET = wordSet(
  'until unless before if whether that hope so bis falls wenn dass damit si que jusqu hasta ate finche als ' +
    'totdat az dopoki пока если чтобы',
);
export const SOMEBODY = wordSet(
  "somebody someone anybody anyone jemand quelqu quelqu'un alguien alguem qualcuno iemand ktos nagon кто-то 有人",
);
/** A limit that a service sets to those who call it. */
export const RATE_LIMITS = wordSet(
  'limit limits limited cap caps capped quota quotas allows allowed throttled throttles throttling ceiling 429 ' +
    '429s begrenzt limitiert drosselt gedrosselt kontingent erlaubt limite limites limita permet permite limitado ' +
    'limitada limitee limitees limitati consente limitato limiet beperkt ograniczenie pozwala лимит ограничение',
);
/** What has a title that claims something. */
export const CLIPS = wordSet(
  'clip clips video videos meme memes tweet post posts headline slogan poster reel thumbnail beitrag schlagzeile ' +
    'videoclip titre publication titular anuncio filmato post filmpje filmik ролик видео',
);
/** What is refused. */
export const REFUSES: ReadonlySet<string> = new Set(
  (
    'turned down|rejected|declined|refused|vetoed|abgelehnt|zuruckgewiesen|refuse|refusee|rechazada|rechazado|' +
    'respinta|respinto|recusada|recusado|afgewezen|odrzucona|odrzucil|отклонили|отказали'
  ).split('|'),
);
/** What became of an offer: "which we passed on", "dankend abgelehnt", "мы отказались". */
export const TURNS_DOWN: ReadonlySet<string> = new Set(
  (
    'said no|passed on|walked away|laughed them|laughed him|no thanks|never answered|never replied|abgewinkt|' +
    'ausgeschlagen|dankend|verworfen|nein gesagt|declinee|decline|dit non|sans suite|rechazo|rechazamos|rechazaron|' +
    'que no|recusou|recusamos|recusaram|recusei|rifiutato|rifiutata|rifiutammo|bocciato|bocciata|declinato|' +
    'detto no|afgeslagen|geweigerd|doorgelopen|nee gezegd|odmowilismy|odrzucilismy|odrzucone|odmowil|отказались|' +
    'отказался|отказалась|отклонил|отвергли'
  ).split('|'),
);
/** Where a service is called. */
export const ENDPOINTS = wordSet('endpoint endpoints endpunkt endpunkts schnittstelle эндпоинт');
/** What came before points back with these. */
export const POINTS_BACK = wordSet(
  'it they them that those these this there sie damit darauf daran dort das ils elles cela ca dessus lo la los ' +
    'las eso ello isso isto eles elas esso essa questo quello vi ci ze dat daarop daarmee er ono ona nim nia tym ' +
    'ими им на нем том это там',
);
/** "At first", "in the first year": with a verb of the past, what was then. */
export const AT_FIRST = wordSet(
  'first initially originally anfangs zunachst zuerst dabord initialement inicialmente inizialmente ' +
    'aanvankelijk początkowo poczatkowo сначала вначале сперва',
);
/** How long something was there: "for nine days". */
export const LASTING = wordSet('for fur pendant durante per voor przez');
/** A season or month behind these is over: "the pilot from the autumn". */
export const SINCE_THEN = wordSet(
  'from last vom letzten letztes du dernier pasado pasada scorso scorsa afgelopen vorige',
);
/** Verbs with which a trial begins that may still go on. */
export const BEGAN = wordSet('started began launched opened kicked gestartet begonnen');
/** A machine that is only called so. */
export const DEVICES = wordSet(
  'device hardware gear loaner gerat leihgerat hardware appareil materiel equipo aparato maquina macchina ' +
    'apparecchio toestel apparaat sprzet maszyna устройство железо',
);
/** "Belongs to": whatever stands before it is not the writer's. */
export const BELONGS = wordSet(
  'belongs belonging gehort gehoren appartient appartiennent pertenece pertenecen pertence pertencem appartiene ' +
    'appartengono behoort toebehoort nalezy naleza принадлежит принадлежат',
);
/** Marks of a stage that is over, in the brackets of a label: "Phase 1 (done)". */
export const ENDED = wordSet(
  'done completed complete finished closed over ended past old abgeschlossen erledigt beendet fertig vorbei ' +
    'termine terminee fini finie terminado terminada concluido concluida acabado conclusa concluso finito finita ' +
    'chiuso chiusa cerrado cerrada cloture gesloten afgesloten zamkniety zamkniete ' +
    'afgerond klaar zakonczona zakonczony zakonczone завершена завершен завершено готово',
);
/** Who lives or works beside the writer is not the writer. */
export const NEIGHBOUR = new RegExp(
  '^(?:neighbou?ring|nearby|adjacent|voisine?s?|vecin[oa]s?|vizinh[oa]s?|vicin[oaie]|naburige|sasiedni|соседн|' +
    'benachbarte)',
);
/** "Since March of last year": what began then is there now. */
export const SINCE = wordSet('since seit depuis desde da dal sinds od с со');
/** "We are a tax office", "wir sind eine Kanzlei": the writer says what he is. */
export const IS = wordSet(
  "am are is we're i'm sind bin ist sommes suis est sont c'est somos soy es " +
    'son sou sao siamo sono zijn ben jestesmy jestem это',
);
/** Anybody who reads it: "if you want", "wenn du", "if somebody has". */
export const ANYBODY = wordSet(
  "you you're youre somebody someone anybody anyone du man jemand tu vous quelqu alguien alguem usted voce " +
    'qualcuno je jij iemand ktos ты вы кто-то',
);
/** "A company our size": what the writer only compares with. */
export const ALIKE = wordSet('size kind age league grosse taille tamano tamanho dimensioni omvang');
/** What a row of options begins with: "way A: TP 4", "config 2 (TP=8)". */
export const OPTION_HEADS = wordSet(
  'option options way ways config configs configuration configurations variant variants version layout layouts setup ' +
    'setups plan plans alternative choice scenario variante varianten weg opcion opciones opcao opzione optie opcja ' +
    'wariant вариант 方案 案',
);
/** Answers that decline what was proposed. */
export const DECLINES = wordSet('no nope nah never nein no non nao nee nie нет 不 不是 いいえ 아니요 nej hayır hayir');
/** Verbs with which a target becomes another one. */
export const RESETS = wordSet(
  'changed relaxed tightened reset geandert gelockert verscharft change assoupli cambio cambiaron cambiado cambiato ' +
    'gewijzigd zmieniono изменили',
);
/** Whether something makes a difference. */
export const MATTERS = wordSet('matter matters relevant difference rolle relevanz importe importa importance verschil');
/** What is concluded stands behind these. */
export const CONCLUDES = wordSet('so therefore also daher donc quindi dus asi portanto поэтому');
/** Verbs of what is there: a sentence with one of them tells of no time that is over. */
export const IS_NOW = wordSet(
  'is are has have does do runs run uses use gives takes makes ist sind hat haben lauft laufen macht est sont ont ' +
    'fait tourne es son tiene tienen hace sono hanno heeft hebben draait jest ma maja',
);
/** Houses, in scripts whose names no capital shows. */
export const FAR_HOUSES = wordSet('大学 医院 银行 学院 集团 病院 銀行 大學 醫院 대학교 병원 은행');
/** In, on, at, from: in the languages whose names of media are listed. */
export const WITHIN = wordSet(
  'in im on at during wahrend pendant durante lors en dans au aux sur no na nel nella sul sulla su al alla em op w ' +
    'we на в во auf bei beim from aus uit dal dalla из',
);
