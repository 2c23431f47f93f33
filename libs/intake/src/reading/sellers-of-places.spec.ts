import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const regionsOf = (words: string): unknown => reader.read(`Qwen3 32B, 300 users. ${words}.`).constraints.regions?.value;

describe('sellers of a place that are not wanted', () => {
  it.each([
    'No US provider',
    'no American cloud please',
    'on a non-US provider',
    'US providers are out',
    'Anything but a US cloud',
    'Kein US-Anbieter',
    'Kein amerikanischer Hoster',
    'nicht bei einem US-Anbieter',
    'Geen Amerikaanse provider',
    'Aucun fournisseur américain',
    'Ningún proveedor estadounidense',
    'bez amerykańskich dostawców',
    'без американских облаков',
  ])('keep the machines in Europe: %s', (words) => expect(regionsOf(words)).toEqual(['eu']));

  it('a place that is told wins', () =>
    expect(regionsOf('No US provider. It must be in Switzerland')).toEqual(['switzerland']));
  it('a US cloud that is asked for is one', () => expect(regionsOf('US cloud only')).toEqual(['us']));
  it('some clouds are not all clouds', () => {
    const { constraints } = reader.read('Qwen3 32B pour 300 personnes, pas de cloud américain');
    expect(constraints.providers).toBeUndefined();
  });
});
