import { wordSet } from './word-set';

/** Words with which a wait or a speed is wished for and not seen; they mean it only by where they stand. Folded. */

/** Verbs of demanding and of what has to be: "the contract demands", "gefordert sind 2". */
export const DEMANDS = wordSet(
  'insist insists demand demands demanded require requires required requested mandated owed owe agreed guaranteed ' +
    'promised pledged must should shall ought needs need want wants wanted wish wishes contracted stipulated ' +
    'muss mussen musste soll sollen sollte sollten gefordert fordert fordern verlangt verlangen vereinbart ' +
    'zugesagt ' +
    'versprochen gewunscht wunschen wunscht wollen gern gerne braucht brauchen brauche ' +
    'doit doivent devrait devraient faut faudrait exige exigent exigee voudrait voudrais voudraient veut veulent ' +
    "j'aimerais aimerais aimerait aimeraient promis garanti garantis besoin demande demandent reclame " +
    'debe deben deberia deberian exigen exigido exigidos pide piden pedimos quiere quieren queremos quiero ' +
    'quisiera quisieramos necesita necesitan necesitamos necesito prometido pactado acordado ' +
    'deve devem deveria deveriam precisa precisam precisamos preciso quer querem queria queriamos gostaria ' +
    'gostariamos combinado acordado prometido exigem ' +
    'devono dovrebbe dovrebbero serve servono vuole vogliono vogliamo vorrei vorremmo richiesto richiesti chiede ' +
    'chiedono pretende pattuito promesso ' +
    'moet moeten zou wil willen wilt vereist eist afgesproken beloofd toegezegd nodig ' +
    'musi powinien powinna powinno chce chcemy chcialbym chcialabym chcielibysmy potrzebuje potrzebujemy wymaga ' +
    'wymagane wymagamy zada potrzeba obiecano trzeba ' +
    'должен должна должно должны надо нужно нужен нужна нужны требует требуют требуется требуем хочу хочет хотят ' +
    'хотим хотелось обещали обещано договорились хотел хотела хотели нельзя ' +
    'musime chceme chtel potrebujeme istiyor istiyoruz lazim gerek gerekiyor maste vill behover kravs onsker kraever',
);
/** Verbs of putting up with it: denied they say that it is too much. */
export const ACCEPTS = wordSet(
  'accept accepts acceptable tolerate tolerates tolerable allow allows allowed permitted akzeptiert akzeptieren ' +
    'akzeptabel erlaubt zulassig accepte acceptent acceptable tolere admis acepta aceptan aceptable admite aceita ' +
    'aceitam aceitavel accetta accettano accettabile ammesso accepteert accepteren acceptabel akceptuje akceptuja ' +
    'dopuszczalne dopuszczalny допустимо допускается допустимая приемлемо',
);
/** What is enough, behind the figure or right before it: "15 tok/s per editor is fine", "bastano 10 tok/s". */
export const SUFFICES = wordSet(
  'fine enough sufficient suffices suffice plenty okay reicht reichen genugt genugen langt ausreichend suffit ' +
    'suffisent suffirait suffiraient basta bastan bastaria bastarian alcanza alcanzan bastano basterebbero ' +
    'sufficiente sufficienti bastam chega chegam suficiente suficientes genoeg volstaat wystarczy ' +
    'wystarcza хватит хватает достаточно 够 足够 够用 够了 就够 足够了 十分 충분 yeter yeterli ' +
    'racker nok stacilo staci',
);
/** The same in two words: "could live with 12", "10 would do". */
export const SUFFICES_PAIRS: ReadonlySet<string> = new Set([
  'live with',
  'happy with',
  'content with',
  'would do',
  'will do',
  'damit leben',
  'leben mit',
  'zufrieden mit',
  'vivre avec',
  'contenter de',
  'vivir con',
  'conformamos con',
  'accontentiamo di',
  'contentamos com',
  'leven met',
  'tevreden met',
]);
/** Verbs of being able and being let, that set a limit where they are denied: "darf nicht länger als", "no puede pasar
 *  de". */
export const LETS = wordSet(
  'may can could will would darf durfen durfte kann konnen peut peuvent puede pueden puedo pode podem puo possono ' +
    'mag mogen kan moze moga mozna может могут можно debe deberia doit deve moet musi must should soll',
);
/** Going beyond: "nicht länger als", "no debería pasar de", "не больше". */
export const EXCEEDS = wordSet(
  'exceed exceeding over above beyond longer more worse slower higher later langer mehr schlechter spater uber ' +
    'uberschreiten ubersteigen depasser depasse exceder plus pasar superar mas rebasar tardar passar ultrapassar ' +
    'exceder mais demorar superare oltre piu hoger meer overschrijden dluzej wiecej przekraczac przekroczyc ' +
    'больше дольше более выше превышать превысить',
);
/** Papers that bind: "the contract says 25 tok/s", "im Vertrag stehen 20". */
export const BINDING: ReadonlySet<string> = new Set([
  ...['service description', 'service catalogue', 'service catalog', 'service charter'],
  ...wordSet(
    'contract agreement tender vertrag vertrage pflichtenheft lastenheft ausschreibung contrat convention cahier ' +
      'contrato pliego licitacion edital contratto capitolato bando bestek overeenkomst umowa umowie umowy przetarg ' +
      'договор договору договоре контракт контракту контракте тз тендер kontrakt avtal avtalet smlouva smlouve ' +
      'sozlesme leistungsbeschreibung leistungsschein servicevertrag dienstvertrag rahmenvertrag ' +
      'requirement requirements slo sla',
  ),
]);
/** What such a paper does, and the words that lead to it. */
export const BINDS = wordSet(
  'says say states stipulates specifies reads calls has fixes sets sagt steht stehen nennt schreibt fordert ' +
    'verlangt promises guarantees verspricht garantiert promet garantit promete garantiza garante promette ' +
    'garantisce belooft garandeert obiecuje gwarantuje обещает гарантирует ' +
    'dit prevoit stipule impose fixe dice establece fija exige marca diz preve estabelece fixa prevede dice ' +
    'stabilisce ' +
    'zegt staat eist mowi przewiduje przewidziane zapisane говорит указано прописано предусматривает записано star ' +
    'sager ma is are ist sind es son sao sono',
);
export const BOUND_BY = wordSet(
  'in per by under our the laut gemass im nach unserem dem dans selon notre le en el segun nuestro no do ' +
    'pelo segundo ' +
    'nel secondo da il per in het volgens ons w wedlug z в по согласно i enligt ifolge podle v',
);
/** What a wait does that is told and not wished for: "the first token takes", "TTFT climbs to", "vergehen". */
export const HAPPENS = wordSet(
  'climbs climbed grows grew rises rose jumps jumped goes went shoots shot creeps crept falls fell drops dropped ' +
    'degrades degraded spikes spiked sits hovers lands arrives comes came appears turns shows pops trickles ' +
    'trudelt erscheint apparait aparece appare verschijnt ' +
    'steigt klettert springt sinkt fallt braucht dauert kommt vergehen vergeht liegt pendelt ' +
    'monte grimpe tombe chute met mettent prend arrive oscille plafonne tourne ' +
    'sube baja cae va salta crece tarda tardan llega ronda ' +
    'sobe cai vai leva levam demora demoram chega salta ' +
    'sale scende cresce impiega impiegano arriva ' +
    'stijgt daalt loopt duurt komt springt zakt ' +
    'rosnie spada skacze trwa przychodzi pojawia ' +
    'растет вырастает падает подскакивает занимает уходит приходит появляется доходит ' +
    'stiger tar kommer stoupa trva stiger cikiyor suruyor ' +
    'waits waiting wait wartet warten attend attendent espera esperan esperamos aspetta aspettano aspettiamo esperam ' +
    'wacht wachten czeka czekaja czekamy ждет ждут ждем venter vantar bekliyor',
);
/** What writes the answer, in a sentence that tells how fast the prompt is read: "gera só 11 t/s". */
export const GENERATES =
  /^(?:gener|gera$|geram$|produ[cz]|writ|(?:ge)?schr(?:ei|ie)b|escri[bv]|escrev|scriv|ecri|de[ck]od|pisze|генер|пишет)/;
/** Pieces that somebody writes one after the other. */
export const WRITTEN_PIECES = wordSet(
  'chapter chapters scene scenes episode story poem verse kapitel szene folge geschichte chapitre scene histoire ' +
    'capitulo escena relato cuento capitulos conto cena capitolo scena racconto hoofdstuk verhaal rozdzial scene ' +
    'opowiadanie глава главу главе сцену рассказ kapitola bolum',
);

/** Lists of what a client wants. */
export const WISH_LISTS: ReadonlySet<string> = new Set(
  (
    'wish list|wishlist|requirements|rfp|tender|brief|spec|specification|scope|pflichtenheft|lastenheft|wunschliste|' +
    'anforderungen|cahier des charges|exigences|souhaits|requisitos|pliego|deseos|requisiti|capitolato|eisen|wensen|' +
    'wymagania|требования|пожелания|список'
  ).split('|'),
);
