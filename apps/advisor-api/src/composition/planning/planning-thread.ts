import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { PricesUnavailable, type AdvisorPorts } from '@compute-advisor/application';
import { OverlayCatalog, PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { HmacAnalysisIds } from './analysis-ids';
import { timedAdvisor } from './answer-once';
import type { BooksMessage, FromThread, ToThread } from './worker-messages';

/** Answered before the thread says that it is warm: what most plans need is compiled and opened by then. Other modes
 *  compile their own little at their first question; warming them too would hold up the start by seconds. */
const WARM_UP = 'Llama 3.1 8B for 20 concurrent users with 8k context';

/** How far planning stands back where it and the serving thread want the same core (`nice`). */
const STANDS_BACK = 5;

/** Lets the serving thread and the database go first: they do little, and everybody waits for them. On Linux alone a
 *  thread has a priority of its own. */
function standBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(STANDS_BACK);
  } catch {
    // Where it is forbidden all stay equal.
  }
}

/** Plans answers in this thread, on the books that were sent last. Nothing is filed here. */
export function servePlans(): void {
  standBack();
  const port = parentPort;
  if (port === null) throw new Error('started outside a worker thread');
  // Until the books are there: those of the package, which is all that the warm-up needs.
  let books: Pick<BooksMessage, 'operatorRows' | 'prices'> = {
    operatorRows: { version: 'none', models: [], gpus: [], prices: [] },
    prices: new PackagedPriceBook().currentBook(),
  };
  let ids = new HmacAnalysisIds('');
  const ports: AdvisorPorts = {
    catalog: new OverlayCatalog(new PackagedCatalog(), {
      current: () => books.operatorRows,
    }),
    pricing: {
      currentBook: () => {
        if (books.prices === undefined) throw new PricesUnavailable('no price book was sent');
        return books.prices;
      },
    },
    analyses: {
      save: () => Promise.reject(new Error('a planning thread files nothing')),
      find: () => Promise.resolve(undefined),
    },
    ids: { idFor: (canonical) => ids.idFor(canonical) },
  };
  const answerOnce = timedAdvisor(ports);
  const say = (message: FromThread): void => {
    port.postMessage(message);
  };
  port.on('message', (message: ToThread) => {
    if (message.kind === 'books') {
      // Books that are the same stay the same objects: what was worked out from them is kept with them.
      const operatorRows =
        message.operatorRows.version === books.operatorRows.version ? books.operatorRows : message.operatorRows;
      const prices = message.prices?.snapshotId === books.prices?.snapshotId ? books.prices : message.prices;
      books = { operatorRows, ...(prices === undefined ? {} : { prices }) };
      ids = new HmacAnalysisIds(message.secret);
      return;
    }
    try {
      say({ kind: 'answer', id: message.id, answer: answerOnce(message.request) });
    } catch (error) {
      const { message: text, stack } = error instanceof Error ? error : new Error(String(error));
      say({ kind: 'failure', id: message.id, message: text, ...(stack === undefined ? {} : { stack }) });
    }
  });
  answerOnce({ description: WARM_UP });
  say({ kind: 'warm' });
}
