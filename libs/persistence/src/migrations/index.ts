import { CreateAnalyses1763596800000 } from './1763596800000-create-analyses';

/** Every step of the schema, oldest first. A step that was released is never changed; add one. */
export const migrations = [CreateAnalyses1763596800000];
