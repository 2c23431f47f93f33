/** Countries: ISO 3166 code, names people use. The code itself is always a name. */
export const COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  us: ['usa', 'united states', 'united states of america', 'america'], ca: ['canada'], mx: ['mexico'],
  gb: ['uk', 'united kingdom', 'great britain', 'britain', 'england'], ie: ['ireland'], de: ['germany', 'deutschland'], fr: ['france'],
  nl: ['netherlands', 'the netherlands', 'holland'], be: ['belgium'], es: ['spain'], pt: ['portugal'], it: ['italy'], ch: ['switzerland'], at: ['austria'],
  se: ['sweden'], no: ['norway'], fi: ['finland'], dk: ['denmark'], is: ['iceland'], pl: ['poland'], cz: ['czechia', 'czech republic'], sk: ['slovakia'],
  hu: ['hungary'], ro: ['romania'], bg: ['bulgaria'], gr: ['greece'], hr: ['croatia'], si: ['slovenia'], ee: ['estonia'], lv: ['latvia'], lt: ['lithuania'],
  lu: ['luxembourg'], mt: ['malta'], cy: ['cyprus'], rs: ['serbia'], ua: ['ukraine'], ru: ['russia'], tr: ['turkey', 'turkiye'], il: ['israel'],
  ae: ['uae', 'united arab emirates', 'emirates'], sa: ['saudi arabia', 'ksa'], qa: ['qatar'], bh: ['bahrain'], kw: ['kuwait'],
  in: ['india'], sg: ['singapore'], my: ['malaysia'], id: ['indonesia'], th: ['thailand'], vn: ['vietnam'], ph: ['philippines'],
  jp: ['japan'], kr: ['south korea', 'korea', 'republic of korea'], tw: ['taiwan'], hk: ['hong kong'], cn: ['china'],
  au: ['australia'], nz: ['new zealand'], za: ['south africa'], ng: ['nigeria'], ke: ['kenya'], eg: ['egypt'],
  br: ['brazil', 'brasil'], cl: ['chile'], ar: ['argentina'], co: ['colombia'], pe: ['peru'],
};

const EU = ['at', 'be', 'bg', 'hr', 'cy', 'cz', 'dk', 'ee', 'fi', 'fr', 'de', 'gr', 'hu', 'ie', 'it', 'lv', 'lt', 'lu', 'mt', 'nl', 'pl', 'pt', 'ro', 'sk', 'si', 'es', 'se'];
const EEA = [...EU, 'no', 'is'];
const EUROPE = [...EEA, 'gb', 'ch', 'rs', 'ua', 'ru'];
const NORTH_AMERICA = ['us', 'ca', 'mx'];
const SOUTH_AMERICA = ['br', 'cl', 'ar', 'co', 'pe'];
const ASIA = ['in', 'sg', 'my', 'id', 'th', 'vn', 'ph', 'jp', 'kr', 'tw', 'hk', 'cn'];
const OCEANIA = ['au', 'nz'];
const MIDDLE_EAST = ['il', 'ae', 'sa', 'qa', 'bh', 'kw', 'tr'];
const AFRICA = ['za', 'ng', 'ke', 'eg'];
const NORDICS = ['se', 'no', 'fi', 'dk', 'is'];

/** Groups of countries. "EU" is the union's members alone: a plan that must stay in the EU is not sent to London, Zurich or Oslo. */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  eu: EU, 'european union': EU, eea: EEA, europe: EUROPE, european: EUROPE, nordics: NORDICS, nordic: NORDICS, scandinavia: ['se', 'no', 'dk'],
  'north america': NORTH_AMERICA, na: NORTH_AMERICA, 'south america': SOUTH_AMERICA, 'latin america': [...SOUTH_AMERICA, 'mx'], latam: [...SOUTH_AMERICA, 'mx'],
  americas: [...NORTH_AMERICA, ...SOUTH_AMERICA], asia: ASIA, apac: [...ASIA, ...OCEANIA], 'asia pacific': [...ASIA, ...OCEANIA],
  oceania: OCEANIA, 'middle east': MIDDLE_EAST, africa: AFRICA, emea: [...EUROPE, ...MIDDLE_EAST, ...AFRICA],
};

/** Where each provider's regions stand: `region: country, then city or state`. Sources: the providers' public region lists, 2026. */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  aws: [
    'us-east-1: us, virginia, n. virginia, us east', 'us-east-2: us, ohio, us east', 'us-west-1: us, california, us west', 'us-west-2: us, oregon, us west',
    'us-gov-east-1: us, govcloud', 'us-gov-west-1: us, govcloud', 'ca-central-1: ca, montreal', 'ca-west-1: ca, calgary', 'mx-central-1: mx, queretaro',
    'eu-central-1: de, frankfurt', 'eu-central-2: ch, zurich', 'eu-west-1: ie, dublin', 'eu-west-2: gb, london', 'eu-west-3: fr, paris', 'eu-north-1: se, stockholm',
    'eu-south-1: it, milan', 'eu-south-2: es, madrid, zaragoza', 'il-central-1: il, tel aviv', 'me-south-1: bh', 'me-central-1: ae', 'af-south-1: za, cape town',
    'ap-south-1: in, mumbai', 'ap-south-2: in, hyderabad', 'ap-southeast-1: sg', 'ap-southeast-2: au, sydney', 'ap-southeast-3: id, jakarta', 'ap-southeast-4: au, melbourne',
    'ap-southeast-5: my', 'ap-southeast-7: th', 'ap-northeast-1: jp, tokyo', 'ap-northeast-2: kr, seoul', 'ap-northeast-3: jp, osaka', 'ap-east-1: hk', 'ap-east-2: tw', 'sa-east-1: br, sao paulo',
  ],
  azure: [
    'eastus: us, virginia, us east', 'eastus2: us, virginia, us east', 'centralus: us, iowa', 'northcentralus: us, illinois', 'southcentralus: us, texas', 'westcentralus: us, wyoming',
    'westus: us, california, us west', 'westus2: us, washington, us west', 'westus3: us, arizona, us west', 'canadacentral: ca, toronto', 'canadaeast: ca, quebec', 'mexicocentral: mx, queretaro',
    'westeurope: nl, amsterdam', 'northeurope: ie, dublin', 'uksouth: gb, london', 'ukwest: gb, cardiff', 'francecentral: fr, paris', 'francesouth: fr, marseille',
    'germanywestcentral: de, frankfurt', 'germanynorth: de, berlin', 'swedencentral: se, gavle', 'swedensouth: se', 'norwayeast: no, oslo', 'norwaywest: no, stavanger',
    'switzerlandnorth: ch, zurich', 'switzerlandwest: ch, geneva', 'italynorth: it, milan', 'spaincentral: es, madrid', 'polandcentral: pl, warsaw', 'austriaeast: at, vienna',
    'belgiumcentral: be, brussels', 'denmarkeast: dk, copenhagen', 'greececentral: gr, athens', 'finlandcentral: fi', 'israelcentral: il', 'uaenorth: ae, dubai', 'uaecentral: ae, abu dhabi', 'qatarcentral: qa, doha',
    'saudiarabiaeast: sa', 'southafricanorth: za, johannesburg', 'southafricawest: za, cape town', 'centralindia: in, pune', 'southindia: in, chennai', 'westindia: in, mumbai',
    'jioindiawest: in', 'jioindiacentral: in', 'indiasouthcentral: in, hyderabad', 'southeastasia: sg', 'eastasia: hk', 'malaysiawest: my, kuala lumpur', 'malaysiasouth: my', 'indonesiacentral: id, jakarta',
    'japaneast: jp, tokyo', 'japanwest: jp, osaka', 'koreacentral: kr, seoul', 'koreasouth: kr, busan', 'taiwannorth: tw', 'australiaeast: au, sydney', 'australiasoutheast: au, melbourne',
    'australiacentral: au, canberra', 'australiacentral2: au, canberra', 'newzealandnorth: nz, auckland', 'brazilsouth: br, sao paulo', 'brazilsoutheast: br, rio', 'chilecentral: cl, santiago',
  ],
  gcp: [
    'us-central1: us, iowa', 'us-central2: us, oklahoma', 'us-east1: us, south carolina, us east', 'us-east4: us, virginia, us east', 'us-east5: us, ohio, us east', 'us-south1: us, dallas, texas',
    'us-west1: us, oregon, us west', 'us-west2: us, los angeles, california, us west', 'us-west3: us, salt lake city, utah, us west', 'us-west4: us, las vegas, nevada, us west',
    'us-west8: us, phoenix, arizona, us west', 'northamerica-northeast1: ca, montreal', 'northamerica-northeast2: ca, toronto', 'northamerica-south1: mx',
    'europe-west1: be', 'europe-west2: gb, london', 'europe-west3: de, frankfurt', 'europe-west4: nl, eemshaven', 'europe-west6: ch, zurich', 'europe-west8: it, milan', 'europe-west9: fr, paris',
    'europe-west10: de, berlin', 'europe-west12: it, turin', 'europe-central2: pl, warsaw', 'europe-north1: fi, hamina', 'europe-north2: se, stockholm', 'europe-southwest1: es, madrid',
    'asia-east1: tw', 'asia-east2: hk', 'asia-northeast1: jp, tokyo', 'asia-northeast2: jp, osaka', 'asia-northeast3: kr, seoul', 'asia-south1: in, mumbai', 'asia-south2: in, delhi',
    'asia-southeast1: sg', 'asia-southeast2: id, jakarta', 'australia-southeast1: au, sydney', 'australia-southeast2: au, melbourne', 'me-west1: il, tel aviv', 'me-central1: qa, doha', 'me-central2: sa, dammam',
    'africa-south1: za, johannesburg', 'southamerica-east1: br, sao paulo', 'southamerica-west1: cl, santiago',
  ],
  oci: [
    'eu-amsterdam-1: nl, amsterdam', 'eu-stockholm-1: se, stockholm', 'eu-frankfurt-1: de, frankfurt', 'eu-paris-1: fr, paris', 'eu-marseille-1: fr, marseille', 'eu-milan-1: it, milan',
    'eu-madrid-1: es, madrid', 'eu-zurich-1: ch, zurich', 'uk-london-1: gb, london', 'uk-cardiff-1: gb, cardiff', 'us-ashburn-1: us, virginia, ashburn, us east', 'us-phoenix-1: us, arizona, phoenix, us west',
    'us-sanjose-1: us, california, san jose, us west', 'us-chicago-1: us, illinois, chicago', 'ca-toronto-1: ca, toronto', 'ca-montreal-1: ca, montreal', 'ap-tokyo-1: jp, tokyo', 'ap-osaka-1: jp, osaka',
    'ap-seoul-1: kr, seoul', 'ap-mumbai-1: in, mumbai', 'ap-hyderabad-1: in, hyderabad', 'ap-singapore-1: sg', 'ap-sydney-1: au, sydney', 'ap-melbourne-1: au, melbourne',
    'sa-saopaulo-1: br, sao paulo', 'il-jerusalem-1: il, jerusalem', 'me-dubai-1: ae, dubai', 'me-jeddah-1: sa, jeddah', 'af-johannesburg-1: za, johannesburg', 'mx-queretaro-1: mx, queretaro', 'sa-santiago-1: cl, santiago',
  ],
  lambda: [
    'us-east-1: us, virginia, washington dc, us east', 'us-east-2: us, us east', 'us-east-3: us, us east', 'us-west-1: us, california, us west', 'us-west-2: us, arizona, us west', 'us-west-3: us, utah, us west',
    'us-south-1: us, texas', 'us-south-2: us, texas', 'us-south-3: us, texas', 'us-midwest-1: us, illinois', 'us-midwest-2: us, illinois', 'europe-central-1: de', 'europe-south-1: it', 'me-west-1: il, tel aviv',
    'asia-south-1: in', 'asia-northeast-1: jp, osaka', 'asia-northeast-2: jp, tokyo', 'australia-east-1: au, sydney', 'australia-southeast-1: au, melbourne',
  ],
  nebius: ['eu-north1: fi', 'eu-north2: is', 'eu-west1: fr, paris', 'eu-west2: fr', 'uk-south1: gb', 'us-central1: us, kansas city, missouri', 'us-east1: us, new jersey, us east', 'me-west1: il, tel aviv'],
  digitalocean: [
    'tor1: ca, toronto', 'nyc1: us, new york, us east', 'nyc2: us, new york, us east', 'nyc3: us, new york, us east', 'sfo2: us, san francisco, california, us west', 'sfo3: us, san francisco, california, us west',
    'atl1: us, atlanta, us east', 'ams3: nl, amsterdam', 'fra1: de, frankfurt', 'lon1: gb, london', 'blr1: in, bangalore', 'sgp1: sg', 'syd1: au, sydney', 'ric1: us, richmond, virginia, us east',
  ],
  scaleway: ['fr-par: fr, paris', 'nl-ams: nl, amsterdam', 'pl-waw: pl, warsaw', 'it-mil: it, milan'],
  verda: ['fin-01: fi, helsinki', 'fin-02: fi, helsinki', 'fin-03: fi, helsinki', 'ice-01: is'],
  hyperstack: ['canada-1: ca, montreal', 'norway-1: no', 'us-1: us, texas', 'us-2: us'],
  vultr: ['ewr: us, new jersey, us east', 'ord: us, chicago, illinois', 'dfw: us, dallas, texas', 'sea: us, seattle, washington, us west', 'lax: us, los angeles, california, us west', 'atl: us, atlanta, us east',
    'ams: nl, amsterdam', 'fra: de, frankfurt', 'lhr: gb, london', 'cdg: fr, paris', 'mad: es, madrid', 'sto: se, stockholm', 'waw: pl, warsaw', 'nrt: jp, tokyo', 'icn: kr, seoul', 'sgp: sg', 'bom: in, mumbai', 'blr: in, bangalore', 'del: in, delhi', 'syd: au, sydney', 'mel: au, melbourne', 'sao: br, sao paulo', 'jnb: za, johannesburg', 'tlv: il, tel aviv', 'yto: ca, toronto'],
};

/** Providers all of whose rooms stand in one area: their offers without a region stand there too. */
export const HOME_AREAS: Readonly<Record<string, string>> = { scaleway: 'eu' };
