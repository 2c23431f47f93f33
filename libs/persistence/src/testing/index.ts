export { known } from './known';
export { serversUnderTest, socketUrl, startTestPostgres, statement, temporaryFolder } from './start-test-postgres';
export type { TestPostgres } from './start-test-postgres';
