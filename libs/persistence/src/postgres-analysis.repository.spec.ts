import { analysisRepositoryContract } from '@compute-advisor/application/testing';
import { openPersistence } from './open-persistence';
import type { Persistence } from './open-persistence';
import { silentLogger } from './persistence-logger';
import { startTestPostgres } from './testing';
import type { TestPostgres } from './testing';

describe('on the packaged PostgreSQL', () => {
  let server: TestPostgres;
  const open: Persistence[] = [];
  beforeAll(async () => { server = await startTestPostgres({ programs: 'packaged' }); });
  afterEach(async () => { await Promise.all(open.splice(0).map((one) => one.close())); });
  afterAll(() => server.stop());

  analysisRepositoryContract('embedded PostgreSQL', async () => {
    const persistence = await openPersistence({ databaseUrl: await server.newDatabase(), dataDir: '/nowhere', logger: silentLogger });
    open.push(persistence);
    return persistence.analyses;
  });
});
