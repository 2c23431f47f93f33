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
});
