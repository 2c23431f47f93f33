const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** One card, said without a number. */
export const SINGLE = words(`
  a an one single this
  ein eine einer einem einen meine meiner
  una un mi een tek
  une mon ma qu'une qu'un d'une d'un
  um uma minha
  mio mia
  одна одну однои одном одну единственнои
`);

/** Verbs of adding to what is there. */
export const ADDING = words(`
  add adding added
  ajoute ajoutons ajouter rajoute rajouter j'ajoute
  anado anadimos anadir agrego agregar sumo
  aggiungo aggiungiamo aggiungere
  acrescento adiciono acrescentar adicionar
  dodaje dodam dokladam dolozyc dokupuje докупаю добавлю добавить
`);

/** Ordinals that say how many of a card there would be: "a second", "eine dritte". */
export const FURTHER = new RegExp(
  '(?:^| )(?:second|third|fourth|fifth|2nd|3rd|4th|zweite|dritte|vierte|zweiten|dritten|segunda|tercera|cuarta|' +
    'deuxieme|troisieme|quatrieme|seconda|terza|quarta|terceira|tweede|derde|vierde|druga|trzecia|' +
    'вторую|третью|вторая|третья|четвертую)$',
);

/** Words right before a number that add it to what is there. */
export const MORE_BEFORE =
  /^(?:another|further|noch|weitere|otras|otros|altre|altri|mais|outras|nog|jeszcze|kolejne|еще|再加|再买|再添|あと|さらに|추가로)$/;
/** One card behind its ordinal. */
export const ONES =
  /^(?:one|ones|card|gpu|karte|tarjeta|carte|scheda|placa|kaart|karta|karte|такую|такую же|такая же|карту)$/;
/** What goes back to the cards that were named. */
export const SAME = /^(?:of (?:those|these|them|the same)|of the same|the same|davon|desselben|de los mismos|du meme)$/;
/** Words right behind a number that add it. */
export const MORE = /^(?:more|additional|extra|further|weitere|mas|de plus|supplementaires|mais|altre|altri|extra)$/;
/** "6 of its H100": the cards of a machine that was named before. */
export const OF_THAT_MACHINE = words('its seiner seinen ses sus suoi');

/** What may stand between the number of cards and their name ("8 of the used NVIDIA ..."). */
export const BETWEEN_COUNT_AND_CARD = words(`
  ${[...OF_THAT_MACHINE].join(' ')}
  of the my our these those 的 の
  used new old older brand gaming spare identical physical local second-hand refurbished dedicated modded
  reserved spot bare metal desktop server full single rented hired leased owned shared cheap big small newer
  additional extra further weitere weiteren zusatzliche zusatzlichen supplementaires adicionales ulteriori dodatkowe
  mac studio studios mini minis macbook macbooks
  sxm pcie nvidia hgx dgx node gpu gpus cards type way pcs times x * - (

  mit unsere unserer unseren eigene eigenen eigener gemietete gemieteten geleaste geleasten gebrauchte gebrauchten
  alte alten
  de nos nostre nossas nuestras anciennes vieilles vecchie velhas
  eigen gehuurde gebruikte tweedehands onze
  wlasnych wlasne wynajetych wynajete uzywanych uzywane naszych nasze
  propias propios alquiladas alquilados proprie noleggiate proprias alugadas gehuurd egna hyrda kendi kiralik
  自有的 自己的 租来的 租的 租用的
  собственных своих наших арендованных старых собственные свои наши арендованные старые собственными нашими
  власних власні наших наші орендованих орендовані старих
  egna hyrda begagnade vara gamla apne propres louees propias propios alquiladas proprie proprias alugadas noleggiate
   seule seul sola unica enkele einzige einzigen
  separate shared idle unused surplus leftover redundant dusty decommissioned
  ungenutzte ungenutzten brachliegende brachliegenden freie freien ubrige ubrigen
  inutilisees inutilises libres ociosas ociosos inutilizadas sobrantes
  inutilizzate inattive libere paradas ociosas livres
  ongebruikte ongebruikt vrije bezczynnych bezczynne wolnych wolne неиспользуемых свободных простаивающих
  lediga oanvanda
  张 張 块 塊 卡 个 個 颗 顆
  枚 の 台 魔 改 旧 闲 置
  instances instancias instancje instancji istanze instanzen instanties instanser vms
  st stk ks stuck stuks sztuki sztuk pieces units unidades adet штуки штук штука шт
`);

/** What may stand between the number of machines and the number of cards in each ("2 nodes with 8"). */
export const BETWEEN_MACHINES_AND_COUNT = words(`
  with of each every per having has have is are holds hold containing equipped running a w / , ( :
  mit je jeweils
  con da de di
  avec a
  com
  met van
  po z
  по с
  av
  每 有
  各
`);

/** What leads from all cards to the machines that they stand in ("64 H100 across 8 nodes"). */
export const SPREAD_BY = words(`
  across over in on among between (
  auf uber
  en entre
  sur dans
  em
  su tra
  op over
  na w pa
  на по в
`);

/** Particles behind the name of a card before its number. */
export const BEHIND_NAME = words('を が は の 이 가 을 를 은 는 : =');

/** Words that count cards behind a number. */
export const CARD_COUNTERS = words('卡 张 張 块 塊 枚 个 個 颗 顆 台 장 карты');

/** What leads to the memory of each card. */
export const LEADS_TO_MEMORY = words('( , with having of a zu mit con avec com');

/** Computers between a chip and its memory: "M4 Pro minis, 48GB each". */
export const COMPUTERS = words('mini minis studio studios macbook macbooks mac macs laptop laptops imac');

/** Numbers of one sign that stand right at a name ("双卡"). */
export const SIGNS_OF_NUMBER = words('双 单');

/** Words between the name of a card and the memory that says which version of it is meant, folded. */
export const LEADS_TO_VERSION = words(`
  with the of in at a version versions variant variants edition model models each flavour flavor kind
  mit die der das den je jeweils variante ausfuhrung version in
  avec de la les en version modele variante a
  con de la las en version modelo variante da nella versione modello
  com de da na versao modelo med i versionen modellen varianten
  met de het van in versie uitvoering variant
  wersja wersji w z po wariant na с по в версия версии версией на
`);
