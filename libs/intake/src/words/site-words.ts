import { wordSet } from './word-set';

/** Places of machines, by the last word of their name: "two data centres", "drei Standorte", "2 площадки". Folded. */
const SITES: ReadonlySet<string> = new Set([
  ...wordSet(
    'site sites center centers centre centres datacenter datacenters datacentre datacentres dc dcs region ' +
      'regions hall halls location locations zone zones campus campuses plant plants factory factories office ' +
      'offices branch branches hospital hospitals clinic clinics lab labs room rooms rack racks cluster ' +
      'clusters',
  ),
  ...wordSet(
    'rechenzentrum rechenzentren standort standorte standorten rz halle hallen regionen werk werke werken ' +
      'kliniken niederlassung niederlassungen filiale filialen serverraum serverraume serverraumen schrank ' +
      'schranke schranken',
  ),
  ...wordSet(
    'donnees salle salles agence agences usine usines baie baies hopital hopitaux datos sede sedes sitio ' +
      'sitios regiones sala salas planta plantas sedi siti regione regioni sale stabilimento stabilimenti dados ' +
      'regiao regioes',
  ),
  ...wordSet(
    'store stores shop shops school schools practice practices ship ships vessel vessels warehouse warehouses ' +
      'depot depots station stations ward wards farm farms hotel hotels restaurant restaurants pharmacy ' +
      'pharmacies mill mills praxis praxen laden markt markte schule schulen krankenhaus krankenhauser apotheke ' +
      'apotheken lager magasin magasins boutique boutiques ecole ecoles cabinet cabinets clinique cliniques ' +
      'pharmacie tienda tiendas escuela escuelas hospitales clinica clinicas sucursal sucursales almacen ' +
      'almacenes farmacia farmacias negozio negozi scuola scuole ospedale ospedali cliniche filiali farmacie ' +
      'loja lojas escola escolas hospitais filial filiais winkel winkels filiaal filialen scholen ziekenhuis ' +
      'ziekenhuizen sklep sklepy sklepow sklepie szkola szkoly szkol szpital szpitale szpitali szpitalu ' +
      'oddzialow oddziale oddzialach магазин магазина магазинов магазине завод завода заводов заводе заводах ' +
      'офис офиса офисов офисе офисах филиал филиала филиалов филиале школа школы школ больница больницы ' +
      'больниц больнице 门店 分店 医院 学校 分公司 工厂 店舗 工場 病院 支店 事業所 営業所 매장 지점 공장 병원 ' +
      '학교',
  ),
  ...wordSet(
    'locatie locaties vestiging vestigingen zaal zalen danych lokalizacja lokalizacje lokalizacji serwerownia ' +
      'serwerownie serwerowni oddzial oddzialy площадка площадке площадки площадок цод цода цоде цодах ' +
      'дата-центр дата-центра дата-центре дата-центров дата-центрах регион региона регионе データセンター 拠点 ' +
      'サイト リージョン 数据中心 机房 站点 区域 데이터센터 사이트 리전 거점',
  ),
]);
/** Whether words end in the name of such a place. */
export const isSite = (text: string): boolean =>
  SITES.has(text.slice(text.lastIndexOf(' ') + 1)) || SITES.has(text.replaceAll(' ', ''));
