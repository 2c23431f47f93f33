import { AREAS, COUNTRY_NAMES, HOME_AREAS, REGIONS } from './data/places';

/** Where a region stands: an ISO country code, and the names of city, state or coast. */
interface Place {
  readonly country: string;
  readonly names: readonly string[];
}

const COUNTRY_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRY_NAMES).flatMap(([code, names]) => [
    [code, code] as const,
    ...names.map((name) => [name, code] as const),
  ]),
);

const PLACES: ReadonlyMap<string, Place> = new Map(
  Object.entries(REGIONS).flatMap(([provider, lines]) =>
    lines.map((line) => {
      const [region = '', rest = ''] = line.split(': ');
      const [country = '', ...names] = rest.split(', ');
      return [`${provider}/${region}`, { country, names }] as const;
    }),
  ),
);

const COUNTRIES_BY_AREA: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(AREAS));

/** True when an offer of this provider in this region fulfils the wish: a region id (`us-east-1`), the start of one
 *  (`us-east`), a country, a city or an area
 *  (`eu`, `frankfurt`, `germany`). An offer that does not say where it stands fulfils no wish, unless all its
 *  provider's rooms stand in that area. */
export function fulfilsRegionWish(wish: string, provider: string, region: string | undefined): boolean {
  const wanted = plain(wish);
  if (region === undefined || plain(region) === '') return homeFulfils(wanted, provider);
  const id = region.trim().toLowerCase();
  const place = placeOf(provider, id);
  const area = COUNTRIES_BY_AREA.get(wanted);
  if (area) return area.includes(place.country);
  const country = COUNTRY_BY_NAME.get(wanted);
  if (country !== undefined) return place.country === country;
  return place.names.includes(wanted) || startsRegion(withoutZone(wish.trim().toLowerCase()), id);
}

/** `us-east-1a`, `us-central1-a` and `fr-par-2` are zones of `us-east-1`, `us-central1` and `fr-par`. */
const withoutZone = (wish: string): string => wish.replace(/(\d)-?[a-f]$/, '$1').replace(ZONE_OF_CITY, '$1');
const ZONE_OF_CITY = /^(fr-par|nl-ams|pl-waw|it-mil)-\d$/;

/** `us-east` starts `us-east-1` and `us-east4`, but `eastus` is not `eastus2`: only a name with a dash in it is taken
 *  for the start of others. */
function startsRegion(start: string, id: string): boolean {
  return id === start || (/-.*[a-z]$/.test(start) && id.startsWith(start) && /^[-0-9]/.test(id.slice(start.length)));
}

function homeFulfils(wanted: string, provider: string): boolean {
  const home = new Map(Object.entries(HOME_AREAS)).get(provider);
  return home !== undefined && areaFulfils(wanted, home);
}

/** Providers who call a region so: `eu-central-1` is one of AWS. None for countries, cities and areas. */
export const providersWithRegion = (id: string): readonly string[] =>
  [...PLACES.keys()].flatMap((key) => {
    const [provider = '', region] = key.split('/');
    return region === withoutZone(id.trim().toLowerCase()) ? [provider] : [];
  });

/** True when whatever a wish names, a country, a city or a region id, lies in this area (`europe`). */
export function wishLiesIn(wish: string, area: string): boolean {
  const within = COUNTRIES_BY_AREA.get(area) ?? [];
  const wanted = plain(wish);
  const countries = COUNTRIES_BY_AREA.get(wanted) ?? placesNamed(wanted, wish.trim().toLowerCase());
  return countries.length > 0 && countries.every((country) => within.includes(country));
}

function placesNamed(name: string, id: string): readonly string[] {
  const country = COUNTRY_BY_NAME.get(name);
  if (country !== undefined) return [country];
  return [...PLACES].flatMap(([key, place]) =>
    place.names.includes(name) || key.endsWith(`/${id}`) ? [place.country] : [],
  );
}

/** True when whatever stands in this area or country (`eu`, `de`) fulfils the wish (`europe`, `eu`, `germany`). */
export function areaFulfils(wish: string, area: string): boolean {
  const [within, wanted] = [countriesOf(area), countriesOf(plain(wish))];
  return within.length > 0 && within.every((country) => wanted.includes(country));
}

/** The countries of an area, or the country of that name; none for anything else. */
function countriesOf(name: string): readonly string[] {
  const country = COUNTRY_BY_NAME.get(name);
  return COUNTRIES_BY_AREA.get(name) ?? (country === undefined ? [] : [country]);
}

/** By the region table; else by a country code or name within the region's own words (`ca-montreal-3`, `Denmark, DK,
 *  EU`, `CZ`). */
function placeOf(provider: string, id: string): Place {
  const known = PLACES.get(`${provider}/${id}`);
  if (known) return known;
  const listed = id.includes(',');
  const parts = (listed ? id.split(',') : id.split('-'))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^\d+$/.test(part));
  const country = listed
    ? lastCountry(parts)
    : (COUNTRY_BY_NAME.get(parts[0] ?? '') ?? COUNTRY_BY_NAME.get(parts[1] ?? ''));
  return { country: country ?? '', names: parts };
}

/** Market places end their places with country and continent: `Georgia, US, NA` is in the United States, and
 *  `California, CA, US` too. */
function lastCountry(parts: readonly string[]): string | undefined {
  const withoutContinent = parts.length > 1 && CONTINENTS.has(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  return COUNTRY_BY_NAME.get(withoutContinent.at(-1) ?? '');
}
const CONTINENTS: ReadonlySet<string> = new Set(['eu', 'na', 'as', 'sa', 'af', 'oc']);

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.]/g, '')
    .replace(/[-_\s]+/g, ' ');
