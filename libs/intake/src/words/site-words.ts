import { wordSet } from './word-set';

/** Places of machines, by the last word of their name: "two data centres", "drei Standorte", "2 площадки". Folded. */
const SITES: ReadonlySet<string> = new Set([
  ...wordSet(
    'site sites center centers centre centres datacenter datacenters datacentre datacentres dc dcs region regions ' +
      'hall halls location locations zone zones campus campuses plant plants factory factories office offices branch ' +
      'branches hospital hospitals clinic clinics lab labs room rooms rack racks cluster clusters',
  ),
  ...wordSet(
    'rechenzentrum rechenzentren standort standorte standorten rz halle hallen regionen werk werke werken kliniken ' +
      'niederlassung niederlassungen filiale filialen serverraum serverraume serverraumen schrank schranke schranken',
  ),
  ...wordSet(
    'donnees salle salles agence agences usine usines baie baies hopital hopitaux datos sede sedes sitio sitios ' +
      'regiones sala salas planta plantas sedi siti regione regioni sale stabilimento stabilimenti ' +
      'dados regiao regioes',
  ),
  ...wordSet(
    'locatie locaties vestiging vestigingen zaal zalen danych lokalizacja lokalizacje lokalizacji serwerownia ' +
      'serwerownie serwerowni oddzial oddzialy площадка площадке площадки площадок цод цода цоде цодах ' +
      'дата-центр дата-центра дата-центре дата-центров дата-центрах регион региона регионе データセンター 拠点 サイト リージョン ' +
      '数据中心 机房 站点 区域 데이터센터 사이트 리전 거점',
  ),
]);
/** Whether words end in the name of such a place. */
export const isSite = (text: string): boolean =>
  SITES.has(text.slice(text.lastIndexOf(' ') + 1)) || SITES.has(text.replaceAll(' ', ''));
