import { availableParallelism } from 'node:os';
import { readSettings, WrongSettings } from './composition/env';

const messageOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof WrongSettings) return error.message;
    throw error;
  }
  throw new Error('accepted');
};

describe('operator settings', () => {
  it(
    'stand by themselves: with nothing set the service listens on 127.0.0.1:3000, keeps at most 10 GB in ' +
      '.data and plans on every core',
    () => {
      expect(readSettings({})).toEqual({
        workers: availableParallelism(),
        answerCacheMb: 64,
        maxStoredGb: 10,
        shutdownGraceSeconds: 5,
        port: 3000,
        host: '127.0.0.1',
        dataDir: '.data',
        priceFeeds: 'default',
        priceRefreshMinutes: 60,
        priceStaleAfterHours: 72,
        corsOrigins: [],
        logLevel: 'info',
        fastExpress: true,
        trustProxyHops: 0,
      });
    },
  );

  it('bound what the embedded database holds, and nothing in a database of the operator, unless told so', () => {
    const bound = (environment: Record<string, string>) => readSettings(environment).maxStoredGb;
    expect(bound({})).toBe(10);
    expect(bound({ MAX_STORED_GB: '0' })).toBeUndefined();
    expect(bound({ DATABASE_URL: 'postgres://db/x' })).toBeUndefined();
    expect(bound({ DATABASE_URL: 'postgres://db/x', MAX_STORED_GB: '7' })).toBe(7);
  });

  it('limit 600 requests a minute and address where anybody may come, and nobody on this machine alone', () => {
    const limit = (environment: Record<string, string>) => readSettings(environment).rateLimitPerMinute;
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.0.0.53']) expect(limit({ HOST })).toBeUndefined();
    for (const HOST of ['0.0.0.0', '::', '10.0.0.7', 'advisor.example']) expect(limit({ HOST })).toBe(600);
    expect(limit({ HOST: '0.0.0.0', RATE_LIMIT_PER_MINUTE: '0' })).toBeUndefined();
    expect(limit({ HOST: '0.0.0.0', RATE_LIMIT_PER_MINUTE: '50' })).toBe(50);
  });

  it('are read as typed values', () => {
    expect(
      readSettings({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgres://a:b@db/x',
        DATA_DIR: '/var/lib/advisor',
        ANALYSIS_ID_SECRET: 'sixteen-letters!',
        PRICE_FEED_URLS: 'azure=https://prices.example/api, toolshed=http://127.0.0.1:9000',
        PRICE_REFRESH_MINUTES: '60',
        PRICE_STALE_AFTER_HOURS: '24',
        ANALYSIS_RETENTION_DAYS: '30',
        CORS_ORIGINS: 'https://a.example, http://localhost:5173',
        RATE_LIMIT_PER_MINUTE: '120',
        MAX_STORED_GB: '200',
        ANSWER_CACHE_MB: '0',
        WORKERS: '3',
        SHUTDOWN_GRACE_SECONDS: '20',
        LOG_LEVEL: 'debug',
        FAST_EXPRESS: 'off',
        TRUST_PROXY_HOPS: '1',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres://a:b@db/x',
      dataDir: '/var/lib/advisor',
      analysisIdSecret: 'sixteen-letters!',
      priceFeeds: { azure: 'https://prices.example/api', toolshed: 'http://127.0.0.1:9000' },
      priceRefreshMinutes: 60,
      priceStaleAfterHours: 24,
      analysisRetentionDays: 30,
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      rateLimitPerMinute: 120,
      maxStoredGb: 200,
      answerCacheMb: 0,
      workers: 3,
      shutdownGraceSeconds: 20,
      logLevel: 'debug',
      fastExpress: false,
      trustProxyHops: 1,
    });
  });

  it('take an empty variable for an absent one, except PRICE_FEED_URLS, where empty means off', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', PRICE_FEED_URLS: '' })).toMatchObject({
      port: 3000,
      priceFeeds: 'off',
    });
    expect(readSettings({ DATABASE_URL: '' })).not.toHaveProperty('databaseUrl');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['HOST', 'http://x'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['ANALYSIS_ID_SECRET', 'short'],
    ['PRICE_FEED_URLS', 'https://x.example'],
    ['PRICE_FEED_URLS', 'azure=ftp://x'],
    ['PRICE_FEED_URLS', 'azure=https://me:secret@a.example'],
    ['PRICE_FEED_URLS', 'azure=https://a.example,azure=https://b.example'],
    ['PRICE_REFRESH_MINUTES', '0'],
    ['PRICE_STALE_AFTER_HOURS', '1.5'],
    ['ANALYSIS_RETENTION_DAYS', 'forever'],
    ['CORS_ORIGINS', 'app.example.com'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['RATE_LIMIT_PER_MINUTE', '1000001'],
    ['LOG_LEVEL', 'loud'],
    ['FAST_EXPRESS', 'yes'],
    ['TRUST_PROXY_HOPS', 'all'],
  ])('refuse %s=%s by name in one line', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^Wrong setting: ${name} must `));
    expect(message).not.toContain('\n');
  });

  it('name every wrong one at once and never repeat a value, which may be a secret', () => {
    const message = messageOf({ PORT: 'x', DATABASE_URL: 'mysql://user:hunter2@db/x', ANALYSIS_ID_SECRET: 'hunter2' });
    expect(message).toBe(
      'Wrong setting: PORT must be a whole number from 0 to 65535; DATABASE_URL must be a postgres:// or ' +
        'postgresql:// address; ANALYSIS_ID_SECRET must have at least 16 characters',
    );
  });
});
