/** Ways to say that machines stand where the writer is, and that no cloud may be used, as they stand in a text. */

const CLOUD =
  '(?:(?:public|external|öffentlich\\p{L}*|externe?) )?(?:clouds?|nubes?|nuvem|nuvens|nuvola|' +
  'chmur\\p{L}*|облак\\p{L}*|moln\\p{L}*|skye?n|bulut\\p{L}*)';
/** Between a cloud and what refuses it: "is, by our works council,"; what limits the refusal is none of it. */
const AROUND = "(?: (?!only|nur|seulement|solo|alleen|tylko|только|not|nicht|just)[\\p{L}’'-]+){0,5}?,? ";

const REFUSED = [
  '(?:ruled|voted) out|out of the question|off the table|not an option|no option|' +
    'not (?:allowed|permitted|possible)|' +
    'forbidden|prohibited|banned|excluded|vetoed|a no-go|taboo|is out(?= |[.,;])',
  'ausgeschlossen|verboten|untersagt|tabu|keine option|nicht (?:erlaubt|möglich|zulässig|gestattet)|scheidet aus|' +
    'fällt aus|ist raus|kommt nicht in ?frage',
  'exclue?s?|interdite?s?|hors de question|pas (?:une option|possible|autorisée?)|proscrite?s?',
  'descartad[ao]s?|prohibid[ao]s?|excluid[ao]s?|vetad[ao]s?|(?:no es|ni es) (?:una )?opción|fuera de discusión',
  "esclus[ao]|vietat[ao]|fuori discussione|non è (?:un['’]opzione|ammess[ao]|possibile)",
  'fora de (?:questão|causa)|proibid[ao]|excluíd[ao]|não é (?:uma )?opção',
  'uitgesloten|verboden|geen optie|niet toegestaan|van tafel',
  'odpada|wykluczon\\p{L}+|zabronion\\p{L}+|zakazan\\p{L}+|nie wchodzi w grę',
  'исключ[её]н\\p{L}*|исключается|запрещен\\p{L}*|запрещён\\p{L}*|не вариант|нельзя',
  'uteslut\\p{L}*|förbjud\\p{L}*|inget alternativ|udelukket|forbudt|yasak|söz konusu değil',
].join('|');

/** "Rules out any cloud", "verbietet die Cloud": what refuses stands before. */
const REFUSES =
  '(?:rul(?:es|ed) out|vetoe[sd]|veto|forbids?|forbade|bans?|banned|prohibits?|excludes?|' +
  'verbietet|untersagt|interdit|' +
  'exclut|refuse|prohíbe|vet[aó]|vieta|esclude|proíbe|verbiedt|zabrania|wyklucza|запрещает|исключает|förbjuder)' +
  "(?: (?:the|a|any|all|every|use of|using|die|jede|jegliche|den|le|la|tout|l['’]usage du|el|" +
  'il|qualsiasi|qualquer|de|elke|' +
  'użycia|любые|любое|alla)){0,3} ';

/** "Nothing in the cloud", "nichts in der Cloud", "rien dans le cloud", "must not go into the cloud". */
const NOT_INTO =
  '(?:nothing|nichts|rien|nada|niente|nulla|niets|nic|ничего|inget|intet|not|nicht|pas|no|' +
  'non|não|niet|nie|не|inte|ikke)' +
  '(?: (?:run|go|put|be|aller|ir|andare|may|of it|may go)){0,2}' +
  '(?: (?:in|into|to|im|dans|en|a|nel|nella|na|no|naar|w|do|в|i|till))(?: (?:the|a|any|der|' +
  'die|eine|le|un|la|una|il|o|de|het))? ';

/** "Sans cloud", "sin nube": none of it at all. */
const WITHOUT =
  '(?:without|sans|pas de|aucun|sin|ninguna|senza|niente|nessun|sem|nenhuma|zonder|geen|bez|' +
  'без|никаких|utan|ingen|uden)(?: (?:any|the|une?|la|el))? ';

const REFUSED_CLOUD = `${CLOUD}${AROUND}(?:${REFUSED})|(?:${REFUSES}|${NOT_INTO}|${WITHOUT})${CLOUD}`;
const CJK_CLOUD =
  '(?:不能|不可以?|不许|禁止|不)(?:使用|用|上)?(?:公有)?云(?!服务商)|(?:公有)?云(?:不行|不允许|不可用|被否)|' +
  'クラウド(?:利用)?(?:は|が)?(?:不可|禁止|使えない|使えません|NG|ダメ)|클라우드(?:는|은|가)? ?(?:불가|금지|안 ?됩니다|안 ?돼요|못 ?씁니다)';

const MACHINE =
  '(?:box(?:es)?|servers?|machines?|hardware|nodes?|racks?|appliances?|systems?|kisten?|' +
  'maschinen?|rechner|serveurs?|' +
  'matériel|boîtiers?|servidor(?:es)?|máquinas?|equipos?|macchin[ae]|máquina|serwer\\p{L}*|' +
  'maszyn\\p{L}*|сервер\\p{L}*|' +
  'машин\\p{L}*|kasten|kastje|låda|sunucu\\p{L}*)';
const RUNS =
  '(?:runs?|running|stays?|stands?|lives?|sits?|hosted|kept|remains?|läuft|laufen|steht|' +
  'stehen|bleibt|bleiben|tourner?|' +
  'tourne|rester?|reste|correr|corre|quedarse|queda|girare|gira|restare|resta|rodar|fica|' +
  'draaien|draait|blijven|blijft|' +
  'działa\\p{L}*|zostaj\\p{L}*|zostać|работа\\p{L}*|оста\\p{L}*)';
const HERE = [
  'on[ -]?site|on the premises|in(?:side)? (?:our|their|the|its) (?:own )?(?:building|plant|' +
    'factory|hospital|walls|four walls)',
  'vor ort|im (?:eigenen )?(?:gebäude|werk|haus)|in unserem (?:eigenen )?(?:gebäude|werk|haus)',
  'sur (?:site|place)|dans (?:le|notre) bâtiment|entre nos murs|dans nos murs',
  'in situ|en (?:el|nuestro) (?:propio )?edificio|en (?:la|nuestra) (?:propia )?(?:planta|fábrica)',
  "in loco|nel(?:l['’]| nostro )edificio|nello stabilimento",
  'no (?:nosso )?(?:próprio )?edifício|na (?:nossa )?fábrica|no local',
  'ter plaatse|op locatie|in (?:het|ons) (?:eigen )?(?:gebouw|pand)',
  'na miejscu|w (?:naszym )?budynku|u nas w budynku|на месте|в (?:нашем )?здании|на площадке|på plats|yerinde',
].join('|');
/** Verbs of putting machines somewhere, as they stand before or behind the place. */
const PUT =
  '(?:install(?:ed|iert\\p{L}*|ieren|é\\p{L}*|er|erad\\p{L}*|at[oaie])|racked|delivered|deployed|set up|placed|stand|' +
  'located|(?:auf|hin|unter)(?:ge|zu)?stell(?:t|en)|auf(?:ge|zu)bau(?:t|en)|unter(?:zu|ge)brach?ingen|betrieben|' +
  'eingebaut|einzubauen|stehen|hébergée?s?|hébergés|placée?s?|instalad[oa]s?|instalar(?:á|án|se)?|instalará[nm]?|' +
  'ubicad[oa]s?|collocat[oaie]|geplaatst|opgesteld|geïnstalleerd|zainstalowan\\p{L}*|ustawion\\p{L}*|' +
  'установлен\\p{L}*|размещен\\p{L}*|размещён\\p{L}*|placeras|placeres)';
/** Rooms of whoever orders or of the writer, and none of a seller: "the contracting authority's data centre". */
const OWNER_EN =
  '(?:customer|client|buyer|contracting authority|university|hospital|city|town|company|school|authority|institute)';
const ROOM_EN = '(?:data ?cent(?:er|re)s?|server rooms?|machine rooms?|basement|premises|building|server hall|site)';
const ROOM_DE = '(?:rechenzentrum|rz|serverraum|technikraum|keller|gebäude|haus|maschinenraum)';
const ROOM_FR = '(?:salle (?:des )?(?:serveurs?|machines?)|centre de données|data ?center|locaux|bâtiment|sous-sol)';
const ROOM_ES = '(?:centro de datos|cpd|sala de (?:servidores|máquinas)|edificio|sótano)';
const ROOM_IT = '(?:sala server|sala macchine|centro dati|data ?center|ced|edificio|locali)';
const OWNER_DE =
  '(?:(?:des|der) (?:auftraggebers?|auftraggeberin|kunden|bestellers?|universität|hochschule|klinik(?:ums)?|stadt|' +
  'behörde|instituts?|unternehmens|firma|schule|krankenhauses)|(?:bei|von) uns)';
const OWNER_FR =
  "(?:d(?:e la|u|es|e l['’]) ?(?:mairie|client|acheteur|commune|ville|hôpital|université|entreprise|école|" +
  'maître d.ouvrage|collectivité|société)|chez nous)';
const OWNER_ES =
  '(?:d(?:el|e la) (?:cliente|ayuntamiento|hospital|universidad|empresa|comprador|escuela|organismo)|en casa)';
const OWNER_IT = "(?:del(?:la|l['’])? ?(?:cliente|comune|ospedale|università|azienda|committente|scuola|ente)|da noi)";
const ROOM_OF_OWNER = [
  `(?:the |their |our )?${OWNER_EN}(?:'s|’s|s'|s’) (?:own )?${ROOM_EN}|${ROOM_EN} of (?:the|our) ${OWNER_EN}`,
  'our basement',
  `${ROOM_DE} ${OWNER_DE}|bei uns im ${ROOM_DE}`,
  `${ROOM_FR} ${OWNER_FR}`,
  `${ROOM_ES} ${OWNER_ES}`,
  `${ROOM_IT} ${OWNER_IT}`,
  '(?:datacenter|rekencentrum|serverruimte|gebouw) van (?:de|het) (?:opdrachtgever|klant|gemeente|universiteit|' +
    'ziekenhuis|bedrijf)',
  '(?:serwerowni|centrum danych|budynku) (?:zamawiającego|klienta|urzędu|uczelni|szpitala|firmy)',
  '(?:серверной|цод|дата-центре|здании) (?:заказчика|клиента|университета|больницы|компании)',
].join('|');
const TO_THERE = "(?:[ ,]+(?!(?:provider|anbieter|hoster|cloud))[\\p{L}\\d’'-]+){0,5}?[ ,]+";
const PUT_THERE =
  `${PUT}${TO_THERE}(?:${ROOM_OF_OWNER})|(?:${ROOM_OF_OWNER})${TO_THERE}${PUT}|` +
  `${MACHINE} (?:go|goes|come|comes|kommen|kommt|vont|van) (?:in|into|to|in den|in die|dans) (?:${ROOM_OF_OWNER})|` +
  `(?:aufstell(?:ungs)?ort|standort|site of installation|place of installation|lieu d['’]installation|` +
  `lugar de instalación|luogo di installazione)(?: (?:is|ist|est|es|è)|:)? (?:the |das |die |le |la |el |il )?` +
  `(?:${ROOM_OF_OWNER})`;
const GAP = "(?: [\\p{L}’'-]+){0,2}? ";
const ON_SITE = `${MACHINE}${GAP}(?:${HERE})|(?:on[ -]?site|vor-ort-)[ -]?${MACHINE}|${RUNS}${GAP}(?:${HERE})`;

/** A phrase that names a cloud; folded. */
export const NAMES_CLOUD = /cloud|nube|nuve|nuvola|chmur|облак|moln/;
/** Finds every way to refuse a cloud. */
export const REFUSES_CLOUD = new RegExp(`(?<!\\p{L})(?:${REFUSED_CLOUD})(?!\\p{L})|${CJK_CLOUD}`, 'giu');
/** Finds every way to say that a machine stands, or that it runs, where the writer is. */
export const STANDS_ON_SITE = new RegExp(`(?<!\\p{L})(?:${ON_SITE}|${PUT_THERE})(?!\\p{L})`, 'giu');

/** "No cloud contract", "no cloud yet": words behind that say what of a cloud there is none of, or that there is none
 *  so far; folded. */
export const NOT_OF_CLOUD: ReadonlySet<string> = new Set(
  (
    'contract contracts account accounts provider providers vendor vendors experience bill bills credits credit ' +
    'budget subscription skills yet today now currently only vertrag vertrage anbieter erfahrung konto noch bisher ' +
    'derzeit aktuell nur contrat fournisseur compte encore actuellement seulement contrato ' +
    'proveedor cuenta todavia ' +
    'actualmente aun solo contratto fornitore ancora ora conta ainda agora nog nu umowy dostawcy jeszcze пока сеичас'
  ).split(' '),
);
