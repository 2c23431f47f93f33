import { CreateAnalyses1763596800000 } from './1763596800000-create-analyses';
import { CreatePrices1763600400000 } from './1763600400000-create-prices';
import { CreateOperatorCatalog1763604000000 } from './1763604000000-create-operator-catalog';
import { CreateJobs1763614800000 } from './1763614800000-create-jobs';
import { RememberPriceFeeds1763611200000 } from './1763611200000-remember-price-feeds';
import { WatchWrites1763607600000 } from './1763607600000-watch-writes';

/** Every step of the schema, oldest first. A step that was released is never changed; add one. */
export const migrations = [
  CreateAnalyses1763596800000,
  CreatePrices1763600400000,
  CreateOperatorCatalog1763604000000,
  WatchWrites1763607600000,
  RememberPriceFeeds1763611200000,
  CreateJobs1763614800000,
];
