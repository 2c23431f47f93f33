import { AnalysisRow } from './analysis.row';
import { EditionRow } from './edition.row';
import { JobPieceRow } from './job-piece.row';
import { JobRow } from './job.row';
import { OperatorCatalogRow } from './operator-catalog.row';
import { PriceFeedMemoryRow } from './price-feed-memory.row';
import { PriceFeedRunRow } from './price-feed-run.row';
import { PriceOfferRow } from './price-offer.row';
import { PriceSnapshotRow } from './price-snapshot.row';

/** Every table the library owns. */
export const rows = [
  AnalysisRow,
  EditionRow,
  PriceSnapshotRow,
  PriceOfferRow,
  PriceFeedRunRow,
  PriceFeedMemoryRow,
  OperatorCatalogRow,
  JobRow,
  JobPieceRow,
];
