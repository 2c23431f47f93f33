export { JobWorker } from './job-worker';
export { linesOfText, resultsOfText, textOfLines, textOfResults, type LineResult } from './piece-text';
