import { availableParallelism } from 'node:os';
import { defined } from '@compute-advisor/domain';
import { PRICE_FEED_FAMILIES, type PriceFeedAddresses, type PriceFeedFamily } from '@compute-advisor/pricing';
import { z } from 'zod';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const httpAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
};

const databaseUrl = z.string().regex(/^postgres(?:ql)?:\/\/\S+$/i, 'must be a postgres:// or postgresql:// address');

const corsOrigins = z.string().transform((text, context): readonly string[] => {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const origin of origins) {
    if (origin === '*') continue;
    if (!httpAddress(origin) || new URL(origin).origin !== origin) {
      context.addIssue({
        code: 'custom',
        message: 'must be * or a comma-separated list of origins such as https://app.example.com',
      });
      return [];
    }
  }
  return origins;
});

const priceFeeds = z.string().transform((text, context): PriceFeedAddresses => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return 'off';
  const feeds: Partial<Record<PriceFeedFamily, string>> = {};
  for (const part of parts) {
    const at = part.indexOf('=');
    const name = PRICE_FEED_FAMILIES.find((family) => family === part.slice(0, Math.max(at, 0)).trim());
    const address = part.slice(at + 1).trim();
    if (name === undefined || !httpAddress(address) || feeds[name] !== undefined) {
      context.addIssue({
        code: 'custom',
        message:
          `must be empty or name=URL pairs, each of ${PRICE_FEED_FAMILIES.join(', ')} at most once, without ` +
          'credentials',
      });
      return 'off';
    }
    feeds[name] = address;
  }
  return feeds;
});

const schema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[^\s/]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  DATABASE_URL: databaseUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  ANALYSIS_ID_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  PRICE_FEED_URLS: priceFeeds.default('default'),
  PRICE_REFRESH_MINUTES: wholeNumber(1, 10_080).default(60),
  PRICE_STALE_AFTER_HOURS: wholeNumber(1, 336).default(72),
  ANALYSIS_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  MAX_STORED_GB: wholeNumber(0, 1_000_000).optional(),
  ANSWER_CACHE_MB: wholeNumber(0, 100_000).default(64),
  WORKERS: wholeNumber(0, 256).optional(),
  SHUTDOWN_GRACE_SECONDS: wholeNumber(0, 3_600).default(5),
  CORS_ORIGINS: corsOrigins.default([]),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  FAST_EXPRESS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TRUST_PROXY_HOPS: wholeNumber(0, 10).default(0),
});

/** The operator settings of the service, validated; README "Settings" lists each with its default. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absent: an embedded Postgres in `dataDir`. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** Absent: generated once and kept in `dataDir`. */
  readonly analysisIdSecret?: string;
  readonly priceFeeds: PriceFeedAddresses;
  readonly priceRefreshMinutes: number;
  readonly priceStaleAfterHours: number;
  /** Absent: analyses are kept for good. */
  readonly analysisRetentionDays?: number;
  /** What the answers may take on the disk, 10^9 bytes; absent: no bound. */
  readonly maxStoredGb?: number;
  /** Memory for answers given before, 10^6 bytes; 0: none are kept. */
  readonly answerCacheMb: number;
  /** Threads that plan; 0: the serving thread does. */
  readonly workers: number;
  /** For how long the service goes on serving, not ready, after SIGTERM, so that load balancers notice. */
  readonly shutdownGraceSeconds: number;
  /** Empty: no cross-origin browser may read an answer. */
  readonly corsOrigins: readonly string[];
  /** Requests per minute and client address; absent: no limit. */
  readonly rateLimitPerMinute?: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly fastExpress: boolean;
  /** Reverse proxies in front whose X-Forwarded-* headers are believed. */
  readonly trustProxyHops: number;
}

/** A setting is wrong; `message` is one line that names every wrong one. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/** Reads the settings. An empty variable counts as absent, except `PRICE_FEED_URLS`, where empty means off.
 *  @throws {WrongSettings} one line, every wrong setting named, values never repeated. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([name, value]) => value !== undefined && (value.trim() !== '' || name === 'PRICE_FEED_URLS')),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const wrong = new Map<string, string>();
    for (const issue of result.error.issues)
      if (!wrong.has(String(issue.path[0]))) wrong.set(String(issue.path[0]), issue.message);
    throw new WrongSettings(`Wrong setting: ${[...wrong].map(([name, why]) => `${name} ${why}`).join('; ')}`);
  }
  const env = result.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    priceFeeds: env.PRICE_FEED_URLS,
    priceRefreshMinutes: env.PRICE_REFRESH_MINUTES,
    priceStaleAfterHours: env.PRICE_STALE_AFTER_HOURS,
    corsOrigins: env.CORS_ORIGINS,
    logLevel: env.LOG_LEVEL,
    fastExpress: env.FAST_EXPRESS === 'on',
    trustProxyHops: env.TRUST_PROXY_HOPS,
    workers: env.WORKERS ?? availableParallelism(),
    answerCacheMb: env.ANSWER_CACHE_MB,
    shutdownGraceSeconds: env.SHUTDOWN_GRACE_SECONDS,
    ...defined({
      databaseUrl: env.DATABASE_URL,
      analysisIdSecret: env.ANALYSIS_ID_SECRET,
      analysisRetentionDays: env.ANALYSIS_RETENTION_DAYS,
      maxStoredGb: unlessZero(env.MAX_STORED_GB ?? (env.DATABASE_URL === undefined ? EMBEDDED_MAX_STORED_GB : 0)),
      rateLimitPerMinute: unlessZero(env.RATE_LIMIT_PER_MINUTE ?? (isLoopback(env.HOST) ? 0 : PUBLIC_RATE_PER_MINUTE)),
    }),
  };
}

/** What the embedded database may hold unless the operator says otherwise: some 300,000 verbose answers. */
const EMBEDDED_MAX_STORED_GB = 10;
/** Requests per minute and address where anybody may come, unless the operator says otherwise: ten times what a person
 *  at the page needs. */
const PUBLIC_RATE_PER_MINUTE = 600;

/** 0 switches a bound off. */
const unlessZero = (bound: number): number | undefined => (bound === 0 ? undefined : bound);

/** Whether only this machine can reach the service under this host. */
const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);
