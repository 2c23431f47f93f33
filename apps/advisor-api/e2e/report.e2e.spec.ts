import request from 'supertest';
import { openDoor, type Door } from './door';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(async () => {
  await door.close();
});

/** The report as it is sent, without what depends on when it is asked for. */
const read = async (path: string): Promise<string> => (await request(door.server).get(path).expect(200)).text;

describe('a report', () => {
  it('stays what it was when prices are refreshed and a part is renamed', async () => {
    const { body } = await request(door.server)
      .post('/advisor/advise/')
      .send({ description: 'We run 8x H100 SXM for Llama 3.3 70B, 40 people at once', verbose: true })
      .expect(200);
    const path = `/reports/${(body as { analysis_id: string }).analysis_id}`;
    const before = await read(path);
    const { catalog, pricing } = door.composition.ports;
    const [books, prices] = [catalog.current(), pricing.currentBook()];
    const renamed = jest.spyOn(catalog, 'current').mockReturnValue({
      ...books,
      version: 'renamed',
      gpus: books.gpus.map((gpu) => ({ ...gpu, name: `Renamed ${gpu.name}` })),
    });
    const dearer = jest.spyOn(pricing, 'currentBook').mockReturnValue({
      ...prices,
      snapshotId: 'tomorrow',
      offers: prices.offers.map((offer) => ({ ...offer, usdPerGpuHour: offer.usdPerGpuHour * 2 })),
    });
    expect(await read(path)).toBe(before);
    expect(before).toContain('MI300X');
    expect(before).not.toContain('Renamed');
    renamed.mockRestore();
    dearer.mockRestore();
  });

  it('is a file as well: CSV of the ladder, Markdown, JSON', async () => {
    const { body } = await request(door.server)
      .post('/advisor/advise/')
      .send({ description: 'Llama 3.1 8B for 20 people at once', verbose: true });
    const { analysis_id: id } = body as { analysis_id: string };
    const csv = await request(door.server).get(`/reports/${id}?as=csv`).expect(200);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="ladder-${id}.csv"`);
    expect(csv.text.split('\r\n').length).toBeGreaterThan(20);
    const markdown = await request(door.server).get(`/reports/${id}?as=md`).expect(200);
    expect(markdown.text).toMatch(/^# .+\n\n\*\*\$/);
    expect(markdown.text).toContain(id);
    await request(door.server).get(`/advisor/analyses/${id}`).expect(200);
  });

  it('tells other sites what it says, and links itself', async () => {
    const { headers } = await request(door.server)
      .get('/')
      .query({ q: 'Llama 3.1 8B for 20 people', as: 'report' })
      .expect(303);
    const text = await read(String(headers['location']));
    expect(text).toMatch(/<meta property="og:title" content="[^"]+\.">/);
    expect(text).toMatch(/<meta property="og:description" content="1 replica/);
    expect(text).toMatch(/<meta property="og:url" content="http:\/\/127\.0\.0\.1[^"]*\/reports\/[0-9a-f-]{36}">/);
    expect(text).toContain('Ask the same at today’s prices');
  });
});
