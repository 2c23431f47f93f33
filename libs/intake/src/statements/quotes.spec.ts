import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('the title of a clip or a post', () => {
  it.each([
    ['Please stop reposting the "70B on a toaster, 40 tok/s, 500 users" clip, it\'s fake.'],
    ['The "500 users on one 4090" video is nonsense.'],
    ['Das Video "500 Nutzer auf einer 4090" ist Unsinn.'],
    ['La vidéo « 500 utilisateurs sur une 4090 » est bidon.'],
    ['El vídeo de "500 usuarios en una 4090" es falso.'],
  ])('claims nothing of the writer: %s', (title) => {
    const reading = reader.read(`${title} 30 concurrent users, Llama 3.1 8B, what do we need?`);
    expect([reading.fleet, reading.totalUsers, reading.observed]).toEqual([undefined, undefined, {}]);
    expect(reading.concurrentRequests?.value).toBe(30);
  });

  it('a post of the next line has no title in the line before', () => {
    const text = 'Post #9: "20 users now, bought 2x 4090"\nPost #31: 75 users, and the 4090 pair gives 9 tok/s.';
    expect(reader.read(text).totalUsers?.value).toBe(75);
  });
});

describe('hardware that is there and named again', () => {
  it.each([
    ["Runs Llama 3.1 8B on my old 2070 Super and it's fine. What would you put in instead of the 2070?"],
    ['On a une 3090 pour 5 personnes avec Llama 3.1 8B. Que mettre à la place de la 3090 ?'],
    ['We hold an ml.p5.48xlarge. Could SageMaker pin 6 of its H100s to Mistral Large 2411?'],
  ])('is no candidate: %s', (text) => {
    expect(reader.read(text).candidates).toBeUndefined();
  });

  it('a model of former days is not the one that is planned', () => {
    const reading = reader.read(
      'We own two 3090 left over from the days when we did images with SDXL. Now video generation.',
    );
    expect([reading.model, reading.useCase?.value]).toEqual([undefined, 'video_generation']);
  });
});
