import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what an hour of a card is offered for', () => {
  it.each([
    ['Wir nutzen 4x A100, Llama 70B. Ein Anbieter bietet uns H200 für 2,50 EUR pro Stunde an. Wechseln?', 2.925],
    ['Mamy 4x L40S, Llama 8B. Dostawca proponuje nam H100 za 2,80 EUR/h. Czy warto przejść na H100?', 3.276],
    ['We run Llama 70B on 4x A100. Nebius quotes $2.10 per GPU-hour for H200. Should we move?', 2.1],
  ])('%s', (text, usd) => {
    expect(reader.read(text).offeredUsdPerGpuHour).toBeCloseTo(usd, 6);
  });
  it('a friend who is offered one is not the writer', () => {
    const text = 'We use 4x A100, Llama 70B. A friend was offered H200 at $2.10 an hour. Should we move?';
    expect(reader.read(text).offeredUsdPerGpuHour).toBeUndefined();
  });
});
