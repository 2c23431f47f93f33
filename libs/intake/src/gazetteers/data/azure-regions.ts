/** Regions of Azure as its pages call them, and where each lies for whoever does not speak of Azure. */
const REGIONS: Readonly<Record<string, string>> = {
  us: 'east us|east us 2|west us|west us 2|west us 3|central us|north central us|south central us|west central us',
  eu: 'west europe|north europe',
  uk: 'uk south|uk west',
  france: 'france central|france south',
  germany: 'germany west central|germany north',
  sweden: 'sweden central|sweden south',
  switzerland: 'switzerland north|switzerland west',
  norway: 'norway east|norway west',
  poland: 'poland central',
  spain: 'spain central',
  italy: 'italy north',
  austria: 'austria east',
  belgium: 'belgium central',
  denmark: 'denmark east',
  japan: 'japan east|japan west',
  korea: 'korea central|korea south',
  asia: 'southeast asia|east asia',
  australia: 'australia east|australia southeast|australia central',
  india: 'central india|south india|west india',
  brazil: 'brazil south|brazil southeast',
  canada: 'canada central|canada east',
  israel: 'israel central',
  uae: 'uae north|uae central',
  qatar: 'qatar central',
  'south-africa': 'south africa north|south africa west',
  mexico: 'mexico central',
};
/** The same regions in other words. */
const ALSO: Readonly<Record<string, string>> = {
  'us east': 'us-east',
  'us west': 'us-west',
  'us east 2': 'eastus2',
  'europe west': 'westeurope',
  'europe north': 'northeurope',
  westeuropa: 'westeurope',
  nordeuropa: 'northeurope',
  'deutschland west-mitte': 'germanywestcentral',
  'germany west-central': 'germanywestcentral',
  'frankreich mitte': 'francecentral',
  'france centre': 'francecentral',
  'france-centre': 'francecentral',
  'suede centre': 'swedencentral',
  'europe de l ouest': 'westeurope',
  'europa occidental': 'westeurope',
  'schweden mitte': 'swedencentral',
};

const names = Object.entries(REGIONS).flatMap(([area, list]) => list.split('|').map((name) => ({ name, area })));
const idOf = (name: string): string => name.replaceAll(' ', '');

/** Names of regions with their ids, as one word and as Azure's pages write them. */
export const AZURE_REGIONS: readonly (readonly [name: string, id: string])[] = [
  ...names.flatMap(({ name }) => [[name, idOf(name)] as const, [idOf(name), idOf(name)] as const]),
  ...Object.entries(ALSO),
];

/** Where a region of Azure lies, by its id. */
export const AREA_OF_AZURE_REGION: ReadonlyMap<string, string> = new Map(
  names.map(({ name, area }) => [idOf(name), area]),
);
