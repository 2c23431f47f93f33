import { sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { AuditFleet } from '../use-cases/audit-fleet.use-case';
import { auditWords } from './audit-words';

const eight = {
  ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
  ...fleetFact('h100-sxm-80gb', 8),
  concurrentRequests: fact(10),
};
const words = (...question: Parameters<typeof asked>): string =>
  auditWords(new AuditFleet().run(asked(...question), sampleBooks)).summary;

describe('the words of an audit', () => {
  it('lead with fewer of the same parts where the rate that is paid beats the market', () => {
    // Now 8 x $1.50 x 730 h = $8,760; one of them $1,095; 8,760 - 1,095 = 7,665 a month, 91,980 a year.
    expect(words(eight, { mode: 'existing', currentPricePerGpuHour: 1.5 })).toContain(
      'Of these, 1 x H100 SXM5 80GB would do: at the $1.50 per GPU-hour you pay that is $1,095 a month, ' +
        '$7,665 a month less than today ($91,980 a year). At market rate the cheapest plan is ' +
        '1 x H100 SXM5 80GB for $1,460 a month.',
    );
  });
  it('lead with the best plan where the market is cheaper, and name a year where the bill is known', () => {
    // 8 x $3.90 x 730 h = $22,776; less $1,460 are $21,316 a month and $255,792 a year.
    expect(words(eight, { mode: 'existing', currentPricePerGpuHour: 3.9 })).toContain(
      '1 x H100 SXM5 80GB for $1,460 a month would carry it, $21,316 a month less than today ($255,792 a year).',
    );
  });
  it('say a stated rate once, with the market beside it', () => {
    // 8 x $3.90 x 730 h = $22,776 at the rate of the text; 8 x $2.00 x 730 h = $11,680 at market rate.
    const said = words({ ...eight, pricePerGpuHour: fact(3.9) }, { mode: 'existing' });
    expect(said).toContain(
      'At the $3.90 per GPU-hour you state it costs $22,776 a month; at market rate it would be $11,680.',
    );
  });
  it('name the format in which what stands would do before any other machine', () => {
    const large = { ...namedModelFact('meta-llama/Llama-3.3-70B-Instruct'), ...fleetFact('h100-sxm-80gb', 1) };
    expect(words(large, { mode: 'existing' })).toContain(
      'In fp8 it fits (73.4 GiB are needed) but this load is 169 % of its modelled capacity; try whether the answers ' +
        'stay good enough. It costs $1,460 a month at market rate.',
    );
  });
  it('name no year for a rate whose fleet is only assumed', () => {
    const assumed = { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), pricePerGpuHour: fact(4) };
    expect(words(assumed, { mode: 'existing' })).not.toContain('a year)');
  });
  it('name no year where today is only estimated', () => {
    // 8 x $2.00 x 730 h = $11,680; less $1,460 are $10,220.
    const said = words(eight, { mode: 'existing' });
    expect(said).toContain('$10,220 a month less than today.');
    expect(said).not.toContain('a year');
  });
  it('begin with the room for sequences where no load is stated', () => {
    const unloaded = { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), ...fleetFact('h100-sxm-80gb', 1) };
    const said = words(unloaded, { mode: 'existing' });
    expect(said).toMatch(
      /^No load is stated\. What runs has room for \d{3} sequences of 768 tokens at once; what follows is for 10\. /,
    );
    // 85.5 GB, 0.92 of them for the engine, less 16.06 GB of weights and what it works in: about 61 GB, and a sequence
    // holds 768 x 131,072 bytes = 100.7 MB of cache.
    const room = Number(/room for (\d+)/.exec(said)?.[1]);
    expect(room).toBeGreaterThan(550);
    expect(room).toBeLessThan(650);
    expect(words(eight, { mode: 'existing' })).not.toContain('No load is stated');
    expect(words({ ...unloaded, totalUsers: fact(60) }, { mode: 'existing' })).not.toContain('No load is stated');
  });
  it('name what costs less and only answers more slowly, and do not deny it', () => {
    const { catalog, prices } = sampleBooks;
    const [h100] = catalog.gpus;
    if (h100 === undefined) throw new Error('the sample holds one part');
    const slow = { ...h100, id: 'slow-80gb', name: 'Slow 80GB', memoryBandwidthGbps: 80 };
    const offers = (prices.offers ?? []).flatMap((o) => [o, { ...o, gpuId: slow.id, usdPerGpuHour: 0.2 }]);
    const books = { catalog: { ...catalog, gpus: [h100, slow] }, prices: { ...prices, offers } };
    const one = { ...eight, ...fleetFact('h100-sxm-80gb', 1), concurrentRequests: fact(1) };
    const { summary } = auditWords(new AuditFleet().run(asked(one, { mode: 'existing' }), books));
    // 1 x $2.00 x 730 h = $1,460 now; 1 x $0.20 x 730 h = $146, which is $1,314 less.
    expect(summary).toContain('right-sized: nothing that answers as fast costs at least 10 % less.');
    expect(summary).toContain('1 x Slow 80GB for $146 a month would carry it, $1,314 a month less than today.');
    expect(summary).toContain('slower than people usually accept; now it is a first token after');
  });
  it('answer whether what the text asks about would do', () => {
    const one = { gpuId: 'h100-sxm-80gb', gpuCount: 1 };
    const large = { ...namedModelFact('meta-llama/Llama-3.3-70B-Instruct'), ...fleetFact('h100-sxm-80gb', 4) };
    // 141 GB of weights on one GPU of 85.5 GB, which are 79.6 GiB.
    expect(words({ ...large, candidates: fact([one]) }, { mode: 'existing' })).toContain(
      '1 x H100 SXM5 80GB is not enough: the model does not fit, 79.6 GiB are installed.',
    );
  });
});
