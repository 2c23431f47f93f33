import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { createReader } from './reader';

const reader = createReader(catalogGazetteer());
const providers = (text: string): unknown =>
  reader.read(`${text} Qwen3 32B for 40 users.`).constraints.providers?.value;

describe('the data centre of the writer is where it runs', () => {
  it.each([
    'Everything must run in our data centre.',
    'Es muss in unserem Rechenzentrum laufen.',
    'Les serveurs doivent être dans notre centre de données.',
    'Todo debe correr en nuestro centro de datos.',
    'Deve girare nel nostro data center.',
    'Het moet in ons datacenter draaien.',
    'Всё должно работать в нашем дата-центре.',
    'Tem de correr no nosso datacenter.',
    'Musi działać w naszym centrum danych.',
    'The data must not leave our data centre.',
    'We run 4x L40S in our data centre.',
  ])('%s', (text) => expect(providers(text)).toEqual(['on_prem']));
  it.each([
    'We cannot run it in our data centre, no power.',
    'Our data centre is full, so cloud.',
    'In unserem Rechenzentrum ist kein Platz, also Cloud.',
    'We moved out of our data centre last year.',
    'In an EU data centre.',
  ])('unless it has no place for it, or it is another one: %s', (text) => expect(providers(text)).toBeUndefined());
});
