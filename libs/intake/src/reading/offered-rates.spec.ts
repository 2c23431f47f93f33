import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what an hour of a card is offered for', () => {
  it.each([
    ['The vendor quoted 8x H100 at $2.49/h for 12 months. We have 18 rps on Llama 3.3 70B. Is that enough?', 2.49],
    ['Our provider offers us 8x H100 at $2.49 an hour. 18 rps, Llama 3.3 70B.', 2.49],
    ['CoreWeave offers us 8 H100 for $2.30 per GPU-hour. Llama 3.3 70B, 200 users.', 2.3],
  ])('%s', (text, rate) => {
    const { offeredUsdPerGpuHour, pricePerGpuHour } = reader.read(text);
    // where it is the only rate of the text it is read as the price of what would be rented as well
    expect(offeredUsdPerGpuHour ?? pricePerGpuHour?.value).toBe(rate);
  });

  it.each([
    'A friend was quoted $1.80/h for his H100. We need Llama 3.3 70B for 40 users, would 2x H100 do?',
    'Our competitor got offered 8x H100 at $1.80/h. We need Llama 3.3 70B for 40 users.',
    'We rent 8x H100 at $1.80/h for Llama 3.3 70B, 40 users.',
  ])('nobody offers it to the writer: %s', (text) => {
    expect(reader.read(text).offeredUsdPerGpuHour).toBeUndefined();
  });
});
