import type { Commitment, TokenPrice } from '@compute-advisor/domain';
import type { BookRules, PriceFigure } from './book-acceptance';

const TOKEN_FIGURES = [
  'usdPerMillionInputTokens',
  'usdPerMillionOutputTokens',
  'usdPerAudioMinute',
  'usdPerImage',
] as const satisfies readonly (keyof TokenPrice)[];

/** Token prices: a model at a provider, by figure; compared with the same figure of the model at others. */
export const TOKEN_PRICE_RULES: BookRules<TokenPrice> = {
  providerOf: (row) => row.provider,
  figuresOf: (row) =>
    TOKEN_FIGURES.flatMap((name): readonly PriceFigure[] => {
      const usd = row[name];
      const key = [row.providerModel, row.variant ?? '', name].join(' ');
      return usd === undefined ? [] : [{ key, subject: `${row.modelId} ${name}`, usd }];
    }),
  isSwapped: (row) => (row.usdPerMillionInputTokens ?? 0) > (row.usdPerMillionOutputTokens ?? Infinity),
};

/** Commitments: a machine, place, term and way of payment; compared by the GPU with the same term at others. */
export const COMMITMENT_RULES: BookRules<Commitment> = {
  providerOf: (row) => row.provider,
  figuresOf: (row) => [
    {
      key: [row.instanceType, row.region ?? '', row.term, row.payment ?? '', row.plan].join(' '),
      subject: `${row.gpuId} ${row.term}`,
      usd: row.usdPerHour / row.gpuCount,
    },
  ],
  isSwapped: (row) => row.usdPerHour > (row.onDemandUsdPerHour ?? Infinity),
};
