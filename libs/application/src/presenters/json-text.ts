import type { Advice } from '../answer/advice';

/** The answer as JSON text: members in the order of the object. */
export const jsonText = (advice: Advice): string => JSON.stringify(advice);

/** The empty id of a draft; it stands before anything a caller wrote, so the first match is the member itself. */
const NO_ID = '"analysis_id":""';

/** The text of a draft with its id put in. */
export const identified = (draftText: string, analysisId: string): string =>
  draftText.replace(NO_ID, `"analysis_id":"${analysisId}"`);
