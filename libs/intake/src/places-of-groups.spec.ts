import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const regions = (text: string): unknown => reader.read(`${text} Qwen3 14B, 120 users.`).constraints.regions?.value;
const placed = (text: string): unknown =>
  reader
    .read(`${text} Llama 3.3 70B FP8, 100 at once.`)
    .placements?.value.map(({ region, share }) => `${region} ${Math.round((share ?? 0) * 100)}`);

describe('offices where people sit are no regions of machines', () => {
  it.each([
    'Teams sit in Paris and Montreal; hosting anywhere.',
    'London works 8 to 18, Toronto 8 to 18 their time.',
    'Headquarters in Munich, factory in Shenzhen.',
    'Offices in London and Singapore.',
    'We are a firm with branches in Oslo, Hamburg and Lyon.',
    'Unsere Teams sitzen in Berlin und Toronto.',
    'Standorte: Hamburg und Wien.',
    "Nos équipes sont à Lyon et à Montréal, l'hébergement est libre.",
    'Los equipos están en Madrid y Bogotá; el alojamiento da igual.',
    'London; where it is hosted does not matter.',
  ])('%s', (text) => expect(regions(text)).toBeUndefined());
  it.each([
    ['The servers must be in Berlin and Munich.', ['berlin', 'munich']],
    ['It must run in Frankfurt or Paris.', ['frankfurt', 'paris']],
    ['Our office is in Berlin; hosted in Frankfurt.', ['frankfurt']],
  ])('where machines stand is one: %s', (text, expected) => expect(regions(text)).toEqual(expected));
});

describe('customers who are served from places of their own', () => {
  const EVEN = ['eu-central-1 50', 'us-east-1 50'];
  it.each([
    ['EU customers have to be served from eu-central-1, American ones from us-east-1.', EVEN],
    ['EU customers from eu-central-1, US customers from us-east-1.', EVEN],
    ['Swiss clients must stay in Switzerland, the others EU.', ['switzerland 50', 'eu 50']],
    ['EU-Kunden werden aus Frankfurt bedient, US-Kunden aus Virginia.', ['frankfurt 50', 'virginia 50']],
    ['Les clients européens sont servis depuis Paris, les américains depuis Virginia.', ['paris 50', 'virginia 50']],
    ['Los clientes europeos desde Frankfurt y los americanos desde Virginia.', ['frankfurt 50', 'virginia 50']],
    [
      'EU tenants (38% of the tickets) have to be processed in eu-central-1, the others in us-east-1.',
      ['eu-central-1 38', 'us-east-1 62'],
    ],
  ])('%s', (text, expected) => expect(placed(text)).toEqual(expected));
  it.each([
    'Our customers are in Germany and France.',
    'We serve European and American customers from Frankfurt.',
    'Customers must be served from Frankfurt or Paris.',
    'Users stay in Germany, servers from Hetzner in Finland.',
  ])('one place for all divides nobody: %s', (text) => expect(placed(text)).toBeUndefined());
});
