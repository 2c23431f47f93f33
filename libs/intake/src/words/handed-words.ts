import { wordSet } from './word-set';

/** Words of how machines came to whoever runs them now, folded. They carry no tag: they mean it only where they stand.
 */

/** What is done to machines by somebody who does not keep them: "set up by a contractor", "hat uns hingestellt". */
export const SETS_UP = wordSet(
  'set installed configured built assembled deployed delivered wired racked brought arranged provisioned left ' +
    'bequeathed donated ' +
    'eingerichtet installiert aufgebaut aufgesetzt konfiguriert hingestellt gebaut geliefert zusammengebaut ' +
    'aufgestellt hinterlassen vererbt gespendet montiert angeschlossen beschafft ' +
    'installe installee installes installees monte montee montes configure configuree livre livree livres fourni ' +
    'fournie laisse laissee laisses deploye deployee ' +
    'instalo instalaron instalado instalada monto montaron montado montada configuro configuraron configurado dejo ' +
    'dejaron dono donaron entrego entregaron ' +
    'instalou instalaram montou montaram configurou configuraram deixou deixaram doou entregou ' +
    'installato installata installati installate configurato configurata montato montata allestito allestita ' +
    'lasciato lasciati donato donati consegnato fornito ' +
    'geinstalleerd neergezet ingericht opgezet gebouwd geleverd geplaatst achtergelaten geconfigureerd opgebouwd ' +
    'postawil postawila postawili zainstalowal zainstalowali skonfigurowal skonfigurowali zbudowal zbudowali zlozyl ' +
    'zostawil dostarczyl dostarczyli postawiony zainstalowany ' +
    'поставил поставила поставили установил установили настроил настроила настроили собрал собрали развернул ' +
    'развернули оставил оставили подарили привез привезли смонтировали',
);
/** The two words of "put together", "handed over". */
export const SETS_UP_PAIRS: ReadonlySet<string> = new Set(['put together', 'handed over', 'handed down', 'passed on']);
/** What is done to get machines, beside the verbs that are tagged so. */
export const ORDERS = wordSet(
  'ordered reserved committed rented leased signed procured commissioned got hired paid received won erhalten ' +
    'bekommen recu recibio recebeu ricevuto gekregen dostal получил получила bestellt reserviert reservierte ' +
    'gemietet geleast geordert beauftragt ' +
    'commande commandee commandes commandees loue louees reserve pidio encargo alquilo contrato compro ' +
    'adquirio encomendou alugou contratou comprou adquiriu ordinato ordinati noleggiato affittato preso besteld ' +
    'gehuurd geleased zamowil zamowila wynajal kupil kupila kupili заказал заказала заказали арендовал купила ' +
    'закупил закупила приобрел',
);
/** Who had the writer's post before, in one word. */
export const PREDECESSORS = wordSet(
  'predecessor predecessors forerunner vorganger vorgangerin vorgangern predecesseur predecesseure antecesor ' +
    'antecesora predecesor predecesora antecessor antecessora predecessore predecessora voorganger voorgangster ' +
    'poprzednik poprzednika poprzedniczka предшественник предшественница',
);
/** Who once was near the writer but bought nothing for his house. */
export const PEERS = wordSet(
  'colleague colleagues flatmate roommate classmate friend friends girlfriend boyfriend neighbour neighbor landlord ' +
    'kollege kollegin kollegen freund freundin nachbar kommilitone collegue collegues ami amie voisin colega colegas ' +
    'amigo amiga vecino vizinho collega collegas colleghi amico amica vicino vriend buurman kolega kolezanka коллега ' +
    'коллеги друг приятель сосед student intern',
);
/** By whom a thing was made. */
export const BY_WHOM = wordSet('by von vom par por pelo pela da dal dalla door przez');
/** The writer as the one who was given something. */
export const TO_US = wordSet('us uns nous nos ci ons nam nas нам oss bize me mir 我们');
/** For what of the writer's, or where: "set up for our planning", "an unserem Standort". */
export const FOR_OURS = wordSet(
  'for at in on fur bei an pour chez dans para en per da presso voor bij dla w для у на в till hos',
);
/** What goes on from before. */
export const STILL = wordSet(
  'still noch immer weiterhin encore toujours todavia aun sigue siguen ainda continua continuam continuano ancora ' +
    'tuttora nog steeds nadal wciaz ciagle еще по-прежнему ever',
);
/** In which state a machine is that somebody uses. */
export const IN_USE = wordSet(
  'production use service prod duty einsatz betrieb produktion gebruik bedrijf produccion servicio uso producao ' +
    'servico produzione servizio uzyciu produkcji работе продакшене эксплуатации',
);
/** "On them": where something runs. */
export const ON_IT = wordSet('dessus darauf drauf daran erop daarop sopra encima');
/** "Here at the town hall": where the writer is. */
export const HERE = wordSet('here hier ici aqui qui qua tutaj tu здесь тут ここ 여기 这里');

/** What the writer has to do with a house that is not his: "the bank we know", "la clinique que nous connaissons". */
export const KNOWS = wordSet(
  'know kennen kenne connaissons connais conocemos conozco conosciamo conosco conhecemos conheco kennen ken znamy ' +
    'znam знаем знаю kanner besichtigt visitato visitata odwiedzilismy посетили посещали besokte ' +
    'tanidigimiz gezdigimiz',
);

/** Times that a sentence opens with in languages whose verb then stands before its subject. */
export const SECOND_VERB = wordSet('sinds na vanaf sedert tijdens seit nach ab wahrend sedan efter siden fran fra');
