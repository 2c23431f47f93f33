import { wordSet } from './word-set';

/** Words of computers whose short names mean other things as well; folded. */

/** What they are called by. */
export const SHORT_NAMES = wordSet('spark sparks thor orin');
/** Words right before one of them that carry no tag. */
export const LEADS_TO_ONE = wordSet('x der die das den dem le la les el los il lo gli o os de het ten ta');
/** What a Spark does that is no computer of one's own. */
export const DATA_WORK = wordSet(
  'job jobs cluster clusters sql streaming pipeline pipelines etl executor executors session sessions app apps ml ' +
    'dataframe dataframes connector notebook notebooks context driver plug plugs joy',
);
/** What says that such a Spark is meant. */
export const BESIDE_SPARK = wordSet('apache pyspark databricks hadoop hive emr iflytek xinghuo');
/** The computers whose modules are called Thor and Orin. */
export const OF_JETSON = wordSet('jetson jetpack agx nvidia nx nano');
