/** What one answer costs (read, plan, rank; no I/O) beside `JSON.stringify` + `JSON.parse` of its own verbose
 *  response, and how that grows with the
 *  catalog: `node tools/build/run-ts.mjs tools/bench/src/advise.ts`. */
import { printAnswerCosts } from './answer-costs';

printAnswerCosts();
