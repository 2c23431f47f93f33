import { phraseSet, wordSet } from './word-set';

/** Words of what is at work all at once, folded: they mean it only beside a number. */

/** "All 12", "alle 20", "las 12". */
export const ALL_OF = phraseSet(
  `all|all the|all of the|alle|tous les|toutes les|les|todos los|todas las|las|los|tutti i|tutte le|tutti
  e|todos os|todas as
   alla|wszystkie|wszystkich|все|全部|全`,
);
/** What is said of all of them. */
export const OCCUPIED = wordSet(
  'busy occupied taken full use talking playing running active engaged besetzt belegt betrieb voll benutzt occupe ' +
    'occupes occupees pris prises pleins pleines actifs utilises ocupados ocupadas llenos llenas uso activos ' +
    'occupati ' +
    'occupate pieni piene attivi cheios cheias ativos bezet gebruik vol zajete zajetych заняты занято заполнены ' +
    'upptagna fulla optaget dolu mesgul',
);
/** Programs that work for somebody. */
export const THINGS_AT_WORK = wordSet(
  'agents agent bots workers agenten agentes agenti agenter agentow агентов агента agenci sessions sitzungen',
);
export const AT_WORK = wordSet(
  'running active working live laufen laufend laufende aktiv arbeiten tournent actifs travaillent corriendo activos ' +
    'trabajando attivi lavorano rodando ativos actief draaien dziala pracuje работают активны aktiva kor',
);
/** What is listened to or watched. */
export const CHANNELS = wordSet(
  'channels feeds stations broadcasts sender sendern kanale kanalen chaines flux emisoras canales canali ' +
    'emittenti canais ' +
    'emissoras kanalen zenders kanalow каналов kanaler',
);
export const LIVE = /^(?:live|en direct|en vivo|en directo|dal vivo|ao vivo|na zywo|в прямом|直播|ライブ)/;
/** The one who writes, in brackets. */
export const MYSELF = wordSet('me myself ich moi yo io eu ik ja я mnie jag jeg ben 我 私 나');
/** Between people and the speed that each of them sees. */
export const AT_SPEED = wordSet('at with @ bei mit zu a con avec om met po z na с по med');
/** What so many do at the peak, by its first word, folded: "140 running at peak", "in der Spitze laufen 140". */
export const AT_WORK_NOW = wordSet(
  'running active run laufen laufend aktiv arbeiten tournent actifs actives corren activos activas girano attivi ' +
    'attive rodam ativos ativas draaien actief lopen dziala aktywnych активных работают aktiva aktif',
);
