import { wordSet } from './word-set';

/** Wishes and questions of running a model on machines of one's own instead of a hosted service, as they are written
 *  in folded text. */
const PHRASES: readonly string[] = [
  'self-? ?host\\w*',
  '(?:our|my) own',
  'own (?:gpus?|hardware|servers?|machines?|cards?|box|cluster)',
  'in-? ?house',
  '(?:host|run|serve)(?:ing)?(?: [\\w-]+){0,4} (?:ourselves|myself)',
  'instead of (?:the |an )?(?:api|openai|anthropic)',
  '(?:leave|replace|drop|ditch|quit|off) (?:the |this |that |our )?(?:api|openai|anthropic)',
  'selb(?:st|er) (?:zu )?(?:host|betreib)\\w*',
  'selbsthost\\w*|eigenbetrieb|inhouse',
  'eigene[nrms]? (?:gpus?|hardware|servern?|karten|maschinen|rechnern?|infrastruktur)',
  'auto-?heberg\\w*|heberger (?:nous-memes|en interne)|en interne',
  '(?:heberge\\w*|tourn\\w+|chez) (?:chez )?nous|bei uns(?: selbst)?|presso di noi|en nuestr[ao]s?|bij ons',
  '(?:rented|gemietete\\w*|loues|alquilad\\w*|noleggiat\\w*|gehuurde) (?:gpus?|cards?|servers?|karten|gpus)',
  '(?:nos|nos propres|propres) (?:gpus?|serveurs|machines|cartes)',
  'auto-?aloja\\w*|auto-?hosped\\w*',
  'unsere[nrm]? (?:servern?|gpus?|karten|maschinen)|nostr[ieao] (?:server|gpu|macchine|schede)',
  '(?:nuestr|noss)[oa]s (?:servidores|gpus?|maquinas|tarjetas|placas)|onze (?:servers?|gpu\\W?s?)',
  'nasz\\w+ (?:serwer\\w*|gpu|kart\\w*)|наш\\w+ (?:сервер\\w*|gpu|карт\\w*)',
  '(?:gpus?|servidores|servidor|hardware|maquinas|infraestructura|infraestrutura) (?:propi|propri)[ao]s?',
  '(?:gpu|server|hardware|macchine) propri[aeio]',
  'zelf (?:te )?(?:host|draai)\\w*|eigen (?:gpu\\W?s?|servers?|hardware|machines)|eigen beheer',
  'wlasn\\w+ (?:gpu|serwer\\w*|sprzet\\w*|kart\\w*)|u siebie',
  'сво(?:их|ем|ём|и) (?:gpu|карт\\w*|сервер\\w*|желез\\w*)|собственн\\w+ (?:gpu|карт\\w*|сервер\\w*|желез\\w*)|у себя',
  'kendi (?:gpu|sunucu|donanim|kart)\\w*',
  '自建|自己部署|自托管|私有化|自部署|本地部署',
  '自前|自社|セルフホスト|オンプレ',
  '자체 ?(?:호스팅|구축|서버|gpu|운영)|직접 (?:호스팅|운영)',
];

/** Whether words speak of hosting for oneself. */
export const OWN_HOSTING = new RegExp(PHRASES.map((phrase) => `(?:${phrase})`).join('|'));

/** Beside a model: "a Llama 3.1 8B of our own", "ein eigenes Llama 3.1 8B", "un Llama 3.1 8B propio". Folded. */
export const OF_ONES_OWN = wordSet(
  'own eigenes eigene eigener eigenen eigen propre propres propio propia proprio propria wlasny własny wlasna własna ' +
    'egen eget kendi собственныи собственную собственная свои свою своя',
);
