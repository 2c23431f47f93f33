import { wordSet } from './word-set';

/** Who sells hardware, as it stands in a text. */
export const SHOPS = new RegExp(
  'dealer|\\bshop|\\bstore\\b|retail|händler|\\bladen\\b|revendeur|magasin|boutique|tienda|distribuidor|' +
    'rivenditore|negozio|' +
    '\\bloja|revendedor|winkel|sklep|sprzedawc|магазин|продав|butik|återförsälj|satıcı|mağaza|bayi|经销商|商店|店里|京东|淘宝|' +
    '販売店|ショップ|판매점|판매업체|매장|쇼핑몰',
  'i',
);
/** Who rents hardware out, as it stands in a text. */
export const HOSTS = new RegExp(
  'vendor|provider|reseller|hoster|hosting|supplier|account manager|\\bsales\\b|neocloud|anbieter|vertrieb|' +
    'fournisseur|hébergeur|proveedor|fornitore|fornecedor|leverancier|dostawc|' +
    'поставщик|провайдер|leverantör|sağlayıcı|厂商|供应商|' +
    '服务商|ベンダー|事業者|업체',
  'i',
);

/** Verbs of taking money from one's own customers, folded. */
export const SELLS = wordSet(
  'charge charges sell sells invoice earn verlangen berechnen verkaufen nehmen facturons vendons cobramos vendemos ' +
    'facturamos addebitiamo vendiamo fatturiamo rekenen verkopen pobieramy sprzedajemy берем продаем tar saljer',
);
