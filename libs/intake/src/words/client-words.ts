import { wordSet } from './word-set';

/** Programs that ask a service, folded: "5 pipelines with 16 threads each". */
export const CLIENTS = wordSet(
  'pipelines scripts workers jobs processes clients crawlers bots notebooks services apps microservices consumers ' +
    'producers schedulers skripte skripten prozesse prozessen dienste pipelines notebooks processus processos ' +
    'procesos procesy processi taches scripts programmi programas programme programmes programs programy skrypty ' +
    'skrypt tareas trabajos lavori taken processen скрипта скриптов скрипты процесса процессов сервиса сервисов ' +
    'воркера воркеров клиента клиентов пайплайна пайплайнов',
);
/** What each of them asks through, one request at a time. */
export const LINES = wordSet(
  'threads workers coroutines tasks processes fibers goroutines subprocesses sockets sessions hilos fils thread ' +
    'prozesse prozessen coroutinen hebras hilo processus tache taches watkow watki watek потоков потока потоки ' +
    'воркеров горутин nitki tradar trade draden',
);
