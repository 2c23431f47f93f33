/** Words for the places that a service stands in, behind their number: "two regions (us-east and eu-west)". */
export const REGIONS: ReadonlySet<string> = new Set(
  (
    'regions region sites locations datacenters datacentres continents zones regionen standorten standorte ' +
    'rechenzentren regiones sitios emplazamientos regioes locais regioni siti sedi regios locaties regionach ' +
    'lokalizacjach регионах регионов площадках 区域 地区 个区域 个地区 リージョン 地域 拠点 지역 리전'
  ).split(' '),
);
