/** What stands somewhere and where: nouns of places for machines, forms of adjectives by the place, and which comes
 *  first; a language each. Folded; forms apart by blanks, nouns by bars. */
interface Hosting {
  readonly nouns: string;
  readonly adjectives: Readonly<Record<string, string>>;
  readonly nounFirst?: boolean;
}

const HOSTING: readonly Hosting[] = [
  {
    nouns:
      'data centre|data centres|data center|data centers|datacenter|datacenters|datacentre|datacentres|dc|dcs|' +
      'hosting|region|regions|cloud region|cloud regions|soil|provider|providers|cloud|clouds|cloud provider|' +
      'cloud providers|host|hoster|hosters|hyperscaler|hyperscalers|cloud vendor|cloud vendors',
    adjectives: {
      germany: 'german',
      france: 'french',
      spain: 'spanish',
      italy: 'italian',
      netherlands: 'dutch',
      poland: 'polish',
      switzerland: 'swiss',
      uk: 'british',
      us: 'american us',
      eu: 'european',
      sweden: 'swedish',
      finland: 'finnish',
      ireland: 'irish',
      india: 'indian',
      japan: 'japanese',
      canada: 'canadian',
      australia: 'australian',
      brazil: 'brazilian',
      korea: 'korean',
      china: 'chinese',
    },
  },
  {
    nouns:
      'rechenzentrum|rechenzentren|rechenzentrums|server|servern|hosting|standort|standorte|standorten|boden|' +
      'anbieter|anbietern|anbieters|cloud|clouds|hoster|hostern|cloud anbieter|provider|providern|hyperscaler|' +
      'hyperscalern',
    adjectives: {
      germany: 'deutsche deutschen deutsches deutscher deutschem',
      france: 'franzosische franzosischen franzosisches',
      switzerland: 'schweizer',
      eu: 'europaische europaischen europaisches europaischer europaischem',
      us: 'amerikanische amerikanischen amerikanischer amerikanisches amerikanischem us',
      netherlands: 'niederlandische niederlandischen',
    },
  },
  {
    nouns:
      'centre de donnees|centres de donnees|datacenter|datacenters|hebergement|serveurs|sol|hebergeur|hebergeurs|' +
      'fournisseur|fournisseurs|cloud',
    adjectives: {
      france: 'francais francaise francaises',
      germany: 'allemand allemands',
      switzerland: 'suisse suisses',
      eu: 'europeen europeens',
      us: 'americain americains us',
      canada: 'canadien canadiens',
    },
    nounFirst: true,
  },
  {
    nouns:
      'centro de datos|centros de datos|datacenter|datacenters|alojamiento|servidores|suelo|proveedor|proveedores|' +
      'nube',
    adjectives: {
      spain: 'espanol espanoles',
      germany: 'aleman alemanes',
      eu: 'europeo europeos',
      us: 'americano americanos estadounidense estadounidenses',
    },
    nounFirst: true,
  },
  {
    nouns: 'centro dati|centri dati|data center|datacenter|server|hosting|suolo|fornitore|fornitori|provider|cloud',
    adjectives: {
      italy: 'italiano italiani',
      germany: 'tedesco tedeschi',
      eu: 'europeo europei',
      us: 'americano americani statunitense statunitensi usa',
    },
    nounFirst: true,
  },
  {
    nouns:
      'centro de dados|centros de dados|data center|data centers|datacenter|datacenters|servidores|solo|provedor|' +
      'provedores|fornecedor|fornecedores',
    adjectives: { brazil: 'brasileiro brasileiros', eu: 'europeu europeus', us: 'americano americanos' },
    nounFirst: true,
  },
  {
    nouns:
      'datacenter|datacenters|datacentrum|datacentra|servers|hosting|bodem|' +
      'aanbieder|aanbieders|provider|providers|cloud|clouds|leverancier|leveranciers|hoster|hosters',
    adjectives: {
      netherlands: 'nederlands nederlandse',
      germany: 'duits duitse',
      eu: 'europees europese',
      us: 'amerikaans amerikaanse us',
    },
  },
  {
    nouns:
      'centrum danych|centra danych|centrach danych|serwerowni|serwerach|dostawca|dostawcy|dostawcow|' +
      'chmura|chmurze|chmury',
    adjectives: {
      poland: 'polskie polskim polskich polskiej polska polski polscy',
      germany: 'niemieckie niemieckich niemiecki',
      eu: 'europejskie europejskich europejski europejska europejscy',
      us: 'amerykanski amerykanskiego amerykanska amerykanskiej amerykanscy amerykanskich',
    },
  },
  {
    nouns:
      'дата центр|дата центры|дата центрах|датацентры|датацентрах|цод|цодах|серверах|облако|облаке|облака|облаков|' +
      'провайдер|провайдеры|провайдеров|хостинг|хостинга',
    adjectives: {
      russia: 'россииские россииских россииском россиискии россиискую россииское',
      germany: 'немецких немецкии',
      eu: 'европеиских европеискии европеиское',
      us: 'американскии американских американского американское американская американские',
    },
  },
  {
    nouns: '数据中心|机房|云|云厂商|供应商',
    adjectives: { china: '国内 中国', germany: '德国', eu: '欧洲', us: '美国', japan: '日本' },
  },
  {
    nouns:
      'leverantor|leverantorer|molnleverantor|molnleverantorer|moln|molntjanst|molntjanster|datacenter|datacentret|' +
      'servrar|serverhall|hosting',
    adjectives: {
      sweden: 'svensk svenska svenskt',
      eu: 'europeisk europeiska europeiskt',
      us: 'amerikansk amerikanska amerikanskt',
      germany: 'tysk tyska tyskt',
    },
  },
  {
    nouns: 'saglayici|saglayicilar|saglayicisi|saglayicilari|bulut|bulutu|bulutlari|veri merkezi|veri merkezleri',
    adjectives: { us: 'amerikan abd', eu: 'avrupa avrupali', germany: 'alman almanya' },
  },
  { nouns: 'データセンター|リージョン|クラウド|事業者', adjectives: { japan: '国内 日本', us: '米国', eu: '欧州' } },
];

/** "German data centres", "centres de données français": the phrase by its folded words, and the place where machines
 *  have to stand. */
export const PLACED_BY_ADJECTIVE: ReadonlyMap<string, string> = new Map(
  HOSTING.flatMap(({ nouns, adjectives, nounFirst = false }) =>
    Object.entries(adjectives).flatMap(([place, forms]) =>
      forms
        .split(' ')
        .flatMap((form) =>
          nouns.split('|').map((noun): [string, string] => [nounFirst ? `${noun} ${form}` : `${form} ${noun}`, place]),
        ),
    ),
  ),
);

/** The adjectives alone, folded: "pas de cloud américain" shuts out some clouds, not all. */
export const PLACE_ADJECTIVES: ReadonlySet<string> = new Set(
  HOSTING.flatMap(({ adjectives }) => Object.values(adjectives).flatMap((forms) => forms.split(' '))),
);
