import { createAdvisor } from '@compute-advisor/application';
import { terminalPorts } from './context/composition';

const advisor = createAdvisor(terminalPorts());
const advise = (description: string) => advisor.answer({ description }).advice.recommendation_set;

describe('a purchase', () => {
  it('is what costs least to own: 16 new cards, and not 36 old ones with $1,322 of electricity a month', () => {
    const {
      buy_or_rent: bought,
      options,
      verdict,
    } = advise(
      '2,300 employees, some 15 % use the assistant at the same time. Gemma 3 27B in our own server room. What to buy?',
    );
    expect(bought).toMatchObject({ purchase_usd: 44800, running_usd_per_month: 705.9 });
    expect(verdict.summary).toContain('Bought, 16 x RTX PRO 4500 Blackwell (4 replicas of 4 GPUs)');
    // buying pays against the cheapest way to rent: 44,800 / (3,489.40 - 705.90) months
    expect(options[0]?.monthly_cost).toBe(3489.4);
    expect(bought).toMatchObject({ rent_usd_per_month: 3489.4, months_to_break_even: 16.1 });
    expect(verdict.summary).toContain('The cheapest to rent for this load, 2 x Instinct MI300X');
  });
});

describe('the bill of a hosted service', () => {
  it('stands beside the plan and beside who sells the same tokens for less than either', () => {
    const {
      by_token: byToken,
      options,
      verdict,
    } = advise(
      'Currently paying Together about $6,800 a month for Llama 3.3 70B, roughly 9.5 billion input tokens and 600 ' +
        'million output. Does it make sense to host ourselves?',
    );
    expect(options[0]?.monthly_cost).toBe(5453.1);
    expect(byToken?.usd_per_month).toBe(4192.82);
    expect(verdict.summary).toContain(
      'Against the $6,800 a month that you pay for the service you use now, the plan is',
    );
    expect(verdict.summary).toContain(
      'Less than either is the planned model by the token at Cloudflare: about $4,193 a month for this load.',
    );
  });
});

describe('a rate that is offered', () => {
  it('stands beside the cheapest that the book knows for so many cards, and comes to a month', () => {
    const { verdict, options } = advise(
      'The vendor quoted 8x H100 at $2.49/h for 12 months. We have about 18 rps peak of RAG traffic (6k in, 350 ' +
        'out) on Llama 3.3 70B. Is this the right box or is it too large?',
    );
    const asked = options.find(({ labels }) => labels.includes('asked'));
    expect(asked?.gpu_id).toBe('h100-sxm-80gb');
    expect(verdict.summary).toMatch(
      /The offer of \$2\.49 per GPU-hour is \d+ % below the cheapest on demand .* 8 x H100 SXM5 80GB, \$\d\.\d\d;/,
    );
    expect(verdict.summary).toContain('it comes to $14,542 a month.'); // 8 x 2.49 x 730
  });
});

describe("hardware of one's own that has room for every service", () => {
  it('names no rent of the other services beside it', () => {
    const { verdict } = advise(
      'We transcribe with whisper large-v3-turbo and sum up 40 hearings of 25k tokens each a night with Qwen3 14B, ' +
        'on one RTX 6000 Ada we own. Is that enough?',
    );
    expect(verdict.code).toBe('right_sized');
    expect(verdict.summary).toContain('The hardware that stands has room for all of it.');
    expect(verdict.summary).not.toContain('All of it:');
  });
});
