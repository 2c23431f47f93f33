import { PackagedCatalog } from '@compute-advisor/catalog';
import type { TokenPrice } from '@compute-advisor/domain';
import { judgedBook } from './book-acceptance';
import { COMMITMENT_RULES, TOKEN_PRICE_RULES } from './book-rules';

const price = (provider: string, modelId: string, input: number, output: number): TokenPrice => ({
  modelId,
  provider,
  providerModel: modelId,
  providerKind: 'host',
  usdPerMillionInputTokens: input,
  usdPerMillionOutputTokens: output,
  asOf: '2026-10-01',
  source: 'a price page',
});
const MODELS = ['acme/a', 'acme/b', 'acme/c', 'acme/d'];
const of = (provider: string, by = 1): readonly TokenPrice[] =>
  MODELS.map((m, i) => price(provider, m, by * (i + 1), by * 4 * (i + 1)));
const HOSTS = ['north', 'south', 'east', 'west', 'centre'];
const inForce = HOSTS.flatMap((host) => of(host));
const judge = (next: readonly TokenPrice[], accepted: readonly string[] = []) =>
  judgedBook(next, inForce, TOKEN_PRICE_RULES, new Set(accepted));
const without = (host: string): readonly TokenPrice[] => inForce.filter((row) => row.provider !== host);

describe('a new edition of a book of prices', () => {
  it('is taken where it moves as prices do: 20 % at everybody, half at one provider', () => {
    const cheaper = HOSTS.flatMap((host) => of(host, 0.8));
    expect(judge(cheaper)).toEqual({ rows: cheaper, refused: [] });
    expect(judge([...without('north'), ...of('north', 0.55)]).refused).toEqual([]);
  });

  it.each<[string, readonly TokenPrice[], string]>([
    ['most rows are gone', of('north'), 'all'],
    ['everything costs half', HOSTS.flatMap((host) => of(host, 0.5)), 'all'],
    ['everything is in thousands of tokens', HOSTS.flatMap((host) => of(host, 0.001)), 'all'],
    ['one provider asks a tenth', [...without('north'), ...of('north', 0.1)], 'north'],
    ['one provider asks three times as much', [...without('north'), ...of('north', 3)], 'north'],
    [
      'input and output are in each other’s place',
      [...without('north'), ...MODELS.map((m, i) => price('north', m, 4 * (i + 1), i + 1))],
      'north',
    ],
    [
      'one price is a typing error',
      inForce.map((row) =>
        row.provider === 'east' && row.modelId === 'acme/c' ? price('east', 'acme/c', 0.03, 12) : row,
      ),
      'east',
    ],
    ['a provider nobody knows asks a tenth', [...inForce, ...of('stranger', 0.1)], 'stranger'],
  ])('is refused with a reason, and what is in force stays, where %s', (_, next, provider) => {
    const { rows, refused } = judge(next);
    expect(refused.map((r) => r.provider)).toEqual([provider]);
    expect(refused[0]?.reason).toMatch(/in force|wrong way round|middle of the others/);
    const kept = rows.filter((row) => row.provider === provider || provider === 'all');
    expect(kept).toEqual(inForce.filter((row) => row.provider === provider || provider === 'all'));
  });

  it('is taken as it is where an operator vouches for the provider', () => {
    const tenth = [...without('north'), ...of('north', 0.1)];
    expect(judge(tenth, ['north'])).toEqual({ rows: tenth, refused: [] });
  });

  it('is the one that is packaged: the books believe themselves, and refuse themselves at a tenth', () => {
    const { tokenPrices, commitments } = new PackagedCatalog().current().books;
    expect(judgedBook(tokenPrices, tokenPrices, TOKEN_PRICE_RULES).refused).toEqual([]);
    expect(judgedBook(commitments, commitments, COMMITMENT_RULES).refused).toEqual([]);
    const tenth = commitments.map((row) => ({ ...row, usdPerHour: row.usdPerHour / 10 }));
    expect(judgedBook(tenth, commitments, COMMITMENT_RULES).refused.map((r) => r.provider)).toEqual(['all']);
  });
});
