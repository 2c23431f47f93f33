/** One currency: USD for one unit, and the month and source of the rate. */
export interface CurrencyRate { readonly usd: number; readonly asOf: string; readonly source: string }

/** Rounded market levels without a citable fixing behind them; every answer that uses one says so. */
const KNOWN = 'known, rounded to two or three figures';
const rate = (usd: number): CurrencyRate => ({ usd, asOf: '2026-01', source: KNOWN });

/** What the reader converts with. A conversion is always an approximation and said so; bills in these currencies move by a few per cent a year. */
export const CURRENCY_RATES: Readonly<Record<string, CurrencyRate>> = {
  USD: { usd: 1, asOf: '2026-01', source: 'definition' },
  EUR: rate(1.17), GBP: rate(1.34), INR: rate(0.0112), JPY: rate(0.0064), CNY: rate(0.143), BRL: rate(0.18), CAD: rate(0.73), AUD: rate(0.66), CHF: rate(1.26),
  SEK: rate(0.108), NOK: rate(0.099), DKK: rate(0.157), PLN: rate(0.277), CZK: rate(0.048), KRW: rate(0.00069), SGD: rate(0.777), HKD: rate(0.128), MXN: rate(0.055), NZD: rate(0.576), ZAR: rate(0.06), TRY: rate(0.0233), ILS: rate(0.313), AED: rate(0.2723), RUB: rate(0.0125), TWD: rate(0.0319),
};

/** Signs and words that name a currency, folded; those that follow or precede the amount alike. */
export const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  '$': 'USD', us$: 'USD', usd: 'USD', dollar: 'USD', dollars: 'USD', dolares: 'USD', bucks: 'USD', buck: 'USD', dollari: 'USD', '美元': 'USD', '美金': 'USD', 'ドル': 'USD', 'us dollars': 'USD', 'долларов': 'USD', usdt: 'USD',
  '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR', '欧元': 'EUR', 'ユーロ': 'EUR', 'евро': 'EUR', '£': 'GBP', gbp: 'GBP', pounds: 'GBP', pound: 'GBP', quid: 'GBP', sterling: 'GBP', '英镑': 'GBP',
  '₹': 'INR', inr: 'INR', rs: 'INR', 'rs.': 'INR', rupees: 'INR', rupee: 'INR', rupaye: 'INR', rupay: 'INR', '¥': 'JPY', jpy: 'JPY', yen: 'JPY', '円': 'JPY', '日元': 'JPY', cny: 'CNY', rmb: 'CNY', yuan: 'CNY', '元': 'CNY', '块钱': 'CNY', '人民币': 'CNY', 'r$': 'BRL', brl: 'BRL', reais: 'BRL', real: 'BRL',
  cad: 'CAD', 'ca$': 'CAD', 'c$': 'CAD', aud: 'AUD', 'au$': 'AUD', 'a$': 'AUD', chf: 'CHF', franken: 'CHF', francs: 'CHF', sfr: 'CHF', sek: 'SEK', kronor: 'SEK', nok: 'NOK', kroner: 'NOK', dkk: 'DKK', pln: 'PLN', zloty: 'PLN', zl: 'PLN', czk: 'CZK', krw: 'KRW', '₩': 'KRW', won: 'KRW', '원': 'KRW', sgd: 'SGD', 's$': 'SGD', hkd: 'HKD', 'hk$': 'HKD', mxn: 'MXN', nzd: 'NZD', zar: 'ZAR', rand: 'ZAR', 'try': 'TRY', ils: 'ILS', nis: 'ILS', aed: 'AED', rub: 'RUB', '₽': 'RUB', 'руб': 'RUB', 'рублей': 'RUB', twd: 'TWD', 'nt$': 'TWD',
};
