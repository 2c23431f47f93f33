import { declinedPattern, wordSet } from './word-set';

/** Words of times and things that are over; folded. They carry no tag: they mean it only together. */

/** Until when something was. */
export const UNTIL = declinedPattern(
  `until till 'til bis jusqu'?(?:a|au|en|aux|l'an)? hasta fino finche ate tot do до az`,
);
/** The same behind the time. */
export const UNTIL_BEHIND = declinedPattern(`kadar まで 까지`);
/** A time of the year. */
export const SEASONS = declinedPattern(
  `spring summer autumn fall winter year month quarter semester fruhjahrs? fruhling sommer herbst jahr monat
   quartal printemps ete automne hiver an annee mois trimestre primavera verano otono invierno ano mes estate
   autunno inverno anno mese verao outono voorjaar lente zomer najaar herfst jaar maand wiosn\\p{L} lat[ao]
   jesien\\p{L}* zim\\p{L} rok[ua]? miesiac[ua]? весн\\p{L} лет[ао] осен\\p{L} зим\\p{L} год[ау]? месяц[ау]?
   var(?:en)? sommar(?:en)? host(?:en)? vinter(?:n)? aret manaden bahar(?:a|in)? yaz(?:a|in)? sonbahara? kisa?
   yila? aya? january february march april may june july august september october november december januar februar
   marz mai juni juli oktober dezember enero febrero marzo abril mayo junio julio agosto septiembre octubre
   noviembre diciembre`,
);
/** The last one. */
export const LAST = declinedPattern(
  `last past previous letzte[nrms]? vergangene[nrms]? vorige[nrms]? derniere? passee? pasad[oa] ultim[oa]
   passad[oa] scors[oa] vorig afgelopen verleden zeszl\\p{L}+ ubiegl\\p{L}+ minion\\p{L}+ прошл\\p{L}+
   минувш\\p{L}+ forra senaste gecen gectigimiz`,
);
/** Both in one word: "i våras". */
export const LAST_SEASON = wordSet('varas somras hostas vintras fjol');

/** What is done to a thing that is over, by those who had it. */
export const ENDED_VERBS = declinedPattern(
  `closed dropped shut killed axed retired discontinued abandoned sunset scrapped buried shelved ended wound pulled
   cancelled stopped folded eingestellt aufgegeben beerdigt abgeschaltet abgeschafft geschlossen eingestampft
   beendet abgewickelt begraben fermee? abandonnee? arretee? supprimee? enterree? clos close stoppee? abandonnions
   fermions cerramos cerro cerraron cerrado cerrada abandonamos abandono clausuramos descontinuamos apagamos
   suspendimos liquidamos chiuso chiusa abbandonato abbandonata dismesso dismessa spento spenta cessato cessata
   accantonato encerramos encerrou encerrado fechamos fechou fechado descontinuamos descontinuou desativamos
   cancelamos aposentamos stopgezet gestopt opgedoekt opgeheven gestaakt gesloten beeindigd begraven afgeblazen
   zamknel\\p{L}+ zamknelismy porzucil\\p{L}+ wygasil\\p{L}+ zlikwidowal\\p{L}+ zakonczyl\\p{L}+ wylaczyl\\p{L}+
   закрыл\\p{L} свернул\\p{L} забросил\\p{L} прекратил\\p{L} похоронил\\p{L} остановил\\p{L} отключил\\p{L}
   debranche(?:e|s|es)? eteinte? apagad[oa] suspendid[oa] cancelad[oa] desligad[oa] desligamos desativad[oa]
   descontinuad[oa] uitgezet afgesloten wylaczon\\p{L} zamkniet\\p{L} zakonczon\\p{L} porzucon\\p{L} закрыт\\p{L}+
   отключенн\\p{L}+ выключенн\\p{L}+ свернут\\p{L}+ nedlagda? nedlagt avslutad avslutat kapatilan sonlandirilan
   lade stangde avvecklade skrotade avslutade avslutades lades kapatt\\p{L}+ sonlandird\\p{L}+ birakt\\p{L}+
   durdurd\\p{L}+ vazgect\\p{L}+`,
);
/** The same in scripts that cut no words. */
export const ENDED_SIGNS = new RegExp(
  '关掉|关停|关闭|停掉|停运|砍掉|下架|终止了?的|放弃的|終了した|やめた|' +
    '閉鎖した|畳んだ|廃止した|打ち切った|접은|종료한|닫은|폐지한|중단한',
);
/** What leads from the thing to what became of it. */
export const WHICH = wordSet(
  'that which we die den das der que qui che cui wat ktory ktora ktore ktorego ktorej который которая которое ' +
    'которую ' +
    'som vi wir nous on hemos habiamos we abbiamo avevamo avions avons',
);

/** Words between a comma and the participle that says of all before it that it is over: ", since shut down". */
export const BEFORE_ENDED = declinedPattern(
  `since now meanwhile long then later again all down off inzwischen seither seitdem langst danach wieder wurde depuis
   entretemps desde ya entonces da ora poi ja entao inmiddels sindsdien juz od potem уже потом sedan redan sonra it
   was has been ist sono fue foi est`,
);
/** What those who lent a thing did at the end: "until they wanted it back". */
export const TAKEN_BACK = wordSet(
  'back zuruck zuruckholten zuruckhaben zuruckwollten zuruckforderten zuruckgeben zuruckging reprennent repris ' +
    'reprise reprennait recuperent recuperer recuperaron recupero recuperarlo devolver devolverlo devolvimos ' +
    'devolvemos pediram riprendere ripresa ripreso restituire restituita terug teruggeven teruggegeven zabrali ' +
    'zabrala oddac забрали забрал вернуть tillbaka geri',
);
