import { phraseSet, wordSet } from './word-set';

/** Words of the time that a job has, folded, in all languages. */

/** Nouns of a term, right before or behind the time: "deadline 3 weeks", "plazo: 10 días". */
export const TERMS = wordSet(
  'deadline term due timeframe timebox slot window limit frist termin zeitrahmen zeitlimit zeitfenster delai ' +
    'echeance plazo prazo scadenza termine termijn terminu срок срока дедлайн 期限 納期 締切 기한 마감 sure suresi tidsfrist ' +
    'lhuta tenggat',
);
/** Words of time that is given to somebody on machines of others. */
export const GRANTED = wordSet(
  'granted grant allocated allocation approved assigned awarded allotted booked slot ' +
    'zugeteilt bewilligt genehmigt zugesprochen gebucht bekommen rechenzeit ' +
    'accorde accordes accordee accordees alloue alloues attribue octroye obtenu obtenus ' +
    'concedido concedieron concedida asignado asignaron otorgado aprobado dieron autorizado ' +
    'concederam alocado alocaram atribuido aprovado liberaram deram concesso concesse assegnato assegnate ottenuto ' +
    'toegekend toegewezen gekregen przyznano przydzielono przydzielili dostalismy dostalem ' +
    'дали выделили выделено выделен одобрили получили tahsis verildi verdiler beviljat tilldelats fatt tildelt ' +
    'bevilget prideleno pridelili 批 批了 批准 分配 分到 申请到 拨 割り当て 与えられ もらえ 할당 배정 승인',
);
/** What is given then, behind the time: "40 hours of machine time", "7天机时". */
export const MACHINE_TIME = wordSet(
  'compute computing machine cluster node wall rechenzeit maschinenzeit calcul computo calculo calcolo rekentijd ' +
    'obliczeniowego obliczen вычислении машинного 机',
);
/** Having time: "we have 10 days". */
export const HAVING = phraseSet(`
  we have|i have|we got|we've got|i've got|we'd have|i'd have|we would have|i would have|wir haben|wir hatten
  on aurait|nous aurions|tendriamos|teriamos|avremmo|we zouden hebben|mielibysmy
  ich habe|haben wir|bleiben|bleiben uns|verbleiben
  nous avons|j'ai|on a|il reste|il nous reste|tenemos|tengo|nos quedan|quedan|temos|tenho|restam
  abbiamo|restano|ci restano|we hebben|wij hebben|mamy|zostalo|у нас есть|у нас|осталось
`);
/** What says behind a time that it is all that there is for something: "35 days to do it", "drei Wochen Zeit". */
export const TIME_FOR = phraseSet(`
  to do it|to do that|to do so|to do this|to do them|to finish|to finish it|to get it done|to get through|to complete it
  to go|left|for it|for that|for this|for all of it|of time|after we start|after the start|after kick-off|from now
  zeit|zeit dafur|dafur|dazu|ab jetzt|ab start|nach dem start|de temps|pour cela|pour le faire|pour tout|de tiempo
  para ello|para hacerlo|para eso|para todo|de tempo|para isso|para tudo|para fazer|di tempo|per farlo|per questo
  de tijd|tijd|voor|ervoor|daarvoor|czasu|na to|времени|на это|на все|时 间|時 間|的 时 间|안 에|이 내|동 안|pa oss|pa sig
`);
/** The same before it: "mamy na to trzy tygodnie", "на это три недели". */
export const FOR_IT = phraseSet('na to|mamy na to|на это|на это есть|это есть|er|ervoor|dafur|hierfur');
/** What leads on to a thing that the time is of: "10 days of logs". */
export const OF_WHAT = wordSet('of an von de di van z с worth old alte aus history retention logs data');
/** Prepositions of how long somebody has a machine: "for 60 days", "на 70 дней". */
export const FOR_SO_LONG = wordSet('for fur pour por durante per voor na на');
/** What says a time again in figures: "call it 40 hours", "that's 14 days". */
export const RESTATES = phraseSet(`
  call it|so call it|namely|namlich|that's|that gives us|that is
  which is|das sind|also|d.h.|sprich|soit|donc|ca fait|o sea|es decir
  son|ou seja|isto e|cioe|ossia|quindi|dus|dat is|oftewel|czyli|to jest|то есть|это|即|也就是|つまり|즉
`);
/** What a figure without a unit is to stay under: "takes 19 hours, I need it under 12". */
export const UNDER = phraseSet(`
  under|below|unter|moins de|en moins de|menos de|por debajo de|abaixo de|sotto le|meno di|minder dan|ponizej|меньше|до
`);
/** What makes a time alone a limit: "48 h max", "höchstens 3 Tage". */
export const MOST = wordSet(
  'max maximum tops most limit hochstens maximal maxi maximo massimo como mucho al au plus hooguit najwyzej maks ' +
    'максимум 最多 以内 최대 최대한',
);
/** Words that say that there is a stock of things: "there are 12,400 essays", "il y a 8 000 copies". */
export const EXISTS_THERE = phraseSet(`
  there are|there will be|there'll be|there were|we get|we receive|come in|es gibt|gibt es|liegen|liegen uns|warten
  il y a|il y aura|nous recevons|on recoit|hay|habra|recibimos|ci sono|ci saranno|ha|haveria|havera|existem|recebemos
  er zijn|er komen|er liggen|jest|bedzie|sa|имеется|есть|будет|det finns|der er|有|あります|vardir|var
`);
/** Verbs of what somebody is bound to get, before the time that it may take. */
export const BOUND_TO = wordSet(
  'must should shall need needs have has mussen sollen brauchen doivent devraient faut deben tienen debe devono ' +
    'dovrebbero devem ' +
    'precisam moeten musza powinni должны должен maste skal',
);
/** Words of a contract whose time is none of a job. */
export const CONTRACTED = wordSet(
  'contract reserved commitment lease warranty retention vertrag laufzeit miete garantie aufbewahrung contrat ' +
    'engagement contrato contratto umowa договор',
);
/** "Granted after 2 days": what happens behind a time and not in it. */
export const NOT_UNTIL = wordSet(
  'after nach apres despues apos dopo po после спустя efter every alle tous cada ogni om',
);
/** One of a unit of time, folded: "in a week", "en une semaine". */
export const ONE = wordSet('a an one einer einem eine ein une un una um uma een jednym jeden одну один 1 satu en ett');

/** What a machine does of a job in a time: "it does 2.9 mails per second", "der Server schafft". */
export const MANAGES = wordSet(
  'does manages handles processes gets chews churns crunches do manage handle process schafft schaffen verarbeitet ' +
    'verarbeiten traite traitent procesa procesan processa elabora elaborano verwerkt verwerken haalt przetwarza ' +
    'przerabia обрабатывает обрабатывают',
);

/** Nights that are counted, folded. */
export const NIGHTS = wordSet(
  'nights nachte nachten nuits noches notti noites nachten nocy nocach noce ночеи ночей ночи natter natters netter ' +
    'gece geceyi 晚 夜 晩 밤 raaton',
);
/** What leads to so many nights where the same word leads to many other things. */
export const IN_NIGHTS = wordSet('w za за pa in en em 用');
/** "Days of 10 hours", "Tage zu je 10 Stunden". */
export const OF_HOURS = wordSet('of a at with zu je mit de da di van po по om');
/** Verbs of measuring a pace, and of what came of a test. */
export const MEASURES = wordSet(
  'measure measured measuring see saw seeing observe observed clock clocked benchmarked messe messen gemessen mesure ' +
    'mesurons mesurais mesuré medimos medi medido misuriamo misurato misuro meten gemeten mierzymy zmierzylem ' +
    'измеряем измерили замерили mater mätt olctuk',
);
export const CAME_OUT = phraseSet('came out|comes out|ended up|kam auf|kamen auf|lag bei');
