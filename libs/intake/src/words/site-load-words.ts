import { wordSet } from './word-set';

/** Words of places that each carry a load or have a machine of their own: they mean something only together. Folded. */

/** "Every branch", "w kazdym oddziale": each of several, in forms that stand before the noun of a place. */
export const EVERY = wordSet(
  'every each per pro je jede jedem jeden jeder jedes chaque par cada por ogni elke elk iedere kazdy kazda ' +
    'kazde kazdym kazdej kazdem каждыи каждая каждое каждом каждои varje hver hvert her 每 每个 每家 每间 各 ' +
    '各家',
);
/** Any one of two or more, or all of them. */
export const ANY_OF_THEM = wordSet(
  'both either any whichever one each every beide beiden jede jeder jedes jedem eine eines einer chacun ' +
    'chacune chaque deux un une cada ambos ambas cualquiera uno una ogni entrambi entrambe ciascuno ciascuna ' +
    'qualsiasi elk elke een kazde kazdy kazda obie oba jeden kazdym каждыи каждая каждое каждом оба обе любои ' +
    'один одна одно 每个 任一 任何一个 各 どちら どちらか一方 片方 각 각각 한쪽',
);
/** That nothing of it is left out. */
export const WHOLE = wordSet(
  'full whole entire complete total all everything volle vollen gesamte gesamten ganze ganzen komplette ' +
    'kompletten alles toute tout totalite entiere toda todo completa entera tutto tutta intero intera ' +
    'completo inteira volledige hele pelne cale calosc calego pelnego wszystko полную всю весь все целиком ' +
    '全部 全 所有 全量 전체 모든',
);
/** What is carried. */
export const LOAD = wordSet(
  'load loads traffic demand last lasten verkehr charge trafic carga trafico carico traffico belasting ' +
    'verkeer obciazenie obciazenia ruch нагрузку нагрузка трафик 负载 流量 負荷 부하 트래픽 requests users ' +
    'everybody everything',
);
/** Verbs of carrying it. */
export const CARRY = wordSet(
  'carry carries take takes handle handles serve serves bear absorb hold run tragen tragt ubernehmen ' +
    'ubernimmt bedienen schaffen stemmen supporter porter prendre absorber assurer encaisser soportar asumir ' +
    'llevar aguantar atender sostenere reggere gestire suportar aguentar assumir dragen aankunnen opvangen ' +
    'uniesc udzwignac przejac obsluzyc nosic нести выдержать выдерживать обслуживать 承担 承载 扛 支える 担う ' +
    '担 承 処理 감당 처리',
);
/** Without the others. */
export const ALONE = wordSet(
  'alone itself own allein alleine eigenstandig selbst seul seule solo sola soli sozinho sozinha alleen ' +
    'zelfstandig sam sama samo samodzielnie один одна сам самостоятельно 单独 独立 独 単 単独 단독',
);
/** The line to elsewhere that may break. */
export const CONNECTION = wordSet(
  'line lines link links uplink internet wan connection connectivity leitung leitungen internetleitung ' +
    'verbindung anbindung ligne liaison connexion reseau conexion linea enlace connessione collegamento ' +
    'conexao ligacao lijn verbinding lacze lacza polaczenie internetu связь связи интернет интернета канал ' +
    '网络 专线 断网 回線 ネット 회선 인터넷',
);
/** That it is not there, beside verbs of breaking. */
export const GONE = wordSet(
  'without out gone cut lost broken interrupted ohne unterbrochen weg gekappt sans coupee coupe sin cortada ' +
    'senza sem zonder eruit bez przerwane без пропадет пропала 断 切',
);
/** That it does without. */
export const OFFLINE = wordSet(
  'offline stand-alone standalone self-contained self-sufficient autonomously independently autark autonom ' +
    'eigenstandig autonome autonoma autonomo autonoom zelfstandig samodzielnie niezaleznie автономно 离线 ' +
    'オフライン 오프라인',
);
/** One place for all of them. */
export const CENTRAL = wordSet(
  'central centrally centralised centralized zentral zentrale zentraler zentralen zentrales centrale ' +
    'centraux centralise centralizado centralizada centralizzato centralizzata centraal centralny centralna ' +
    'centralnie централизованно центральный центральная центральныи 中央 集中',
);
