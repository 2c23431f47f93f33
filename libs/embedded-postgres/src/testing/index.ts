export { statement, temporaryFolder } from './statement';
