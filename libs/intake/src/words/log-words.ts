import { wordSet } from './word-set';

/** What a service writes down of what it is asked. Folded. */
export const LOGS = wordSet(
  'log logs logfile logfiles logdatei logdateien logdaten protokoll protokollen journaux journal registros registro ' +
    'registri logboek logboeken logow logach logi dziennik dzienniki логи логах логов лог журнал журнале журналов ' +
    'журналах loggar loggen loglar gunluk 日志 ログ 로그',
);
