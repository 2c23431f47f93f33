import { readsAs } from '../testing/rounded-reading.spec';

const h100 = { gpuId: 'h100-sxm-80gb', gpuCount: 4 };

describe('hardware that somebody wants to get', () => {
  it.each([
    'We want to rent 4x H100.',
    'We need to lease 4x H100. Too much?',
    'Wir wollen 4x H100 mieten. Zu viel?',
    'Nous voulons louer 4 H100.',
    'Queremos alquilar 4 H100. ¿Basta?',
  ])('is not there: %s', (text) =>
    readsAs(`${text} Llama 3.3 70B, 60 people at once.`, { fleet: undefined, mode: 'plan', candidates: [h100] }),
  );

  it.each([
    'We rent 4x H100. Too much?',
    'We want to keep renting 4x H100. Too much?',
    'We want to replace the 4x H100 we rent.',
    'We want to get more out of our 4x H100.',
  ])('is there: %s', (text) =>
    readsAs(`${text} Llama 3.3 70B, 60 people at once.`, { fleet: [h100], mode: 'existing' }),
  );
});
