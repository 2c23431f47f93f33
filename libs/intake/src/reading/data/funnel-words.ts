import { USE_VERBS } from '../../words/people-verbs';
import { wordPattern } from '../../words/word-set';

/** Words that say that a part of a crowd comes to the service: "one in twelve opens the chat". */
export const COMES = wordPattern(`${USE_VERBS}
  opens? open clicks? click goes go going asks? ask asking contacts? contact reach(?:es)? lands? ends?
  chats? starts? start begins? needs? turns? writes? write sends? send tries try calls? sees? comes? visits? talks?
  escalates? escalated handled answered routed passed forwarded 
  offne(?:t|n) klick(?:t|en) land(?:et|en) geh(?:t|en) stell(?:t|en)
  schreib(?:t|en) frag(?:t|en) startet starten braucht
  ouvr(?:e|ent) clique(?:nt)? va vont pose(?:nt)? ecri(?:t|vent) passe(?:nt)? contacte(?:nt)?
  abre(?:n|m)? hace(?:n)? escribe(?:n)? va(?:n|i|o)? clica(?:n|m)?
  apr(?:e|ono) scriv(?:e|ono) fa(?:nno)? pass(?:a|ano)
  opent openen stel(?:t|len) gaat gaan klikt
  otwiera(?:ja)? pyta(?:ja)? pisze trafia(?:ja)?
  открыва(?:ет|ют) пишет пишут зада(?:ет|ют) спрашива(?:ет|ют)
  обраща(?:ется|ются)
  打开 打 开 開
`);

/** Verbs of what a service does with the part of what comes that it is given: "takes 35 % of them", "davon soll er
 *  beantworten", "doit être traité". */
export const HANDLES = wordPattern(`
  tak(?:e|es|en|ing) handl(?:e|es|ed|ing) answer(?:s|ed|ing)? resolv(?:e|es|ed|ing) process(?:es|ed)? automat(?:e|es|ed)
  deflect(?:s|ed)? absorb(?:s|ed)? treated
  ubern(?:immt|ehmen|ommen) nimmt nehmen schafft beantwort(?:et|en) bearbeite(?:t|n) abfangen abnehmen
  erledig(?:t|en) losen
  trait(?:e|er|ent|ee?s?) prend prendre repond(?:re|ent)? ger(?:e|er|es) absorbe(?:r)? automatise(?:r|es?)
  atiende(?:n)? atender atendid[oa]s? responde(?:r|n|m)? respondid[oa]s? gestion(?:a|an|ar|ad[oa]s?) resolver resuelve
  atende(?:m)? tratad[oa]s?
  prend(?:e|ono|era) gestisc(?:e|ono) gestire gestit[aeio] rispond(?:e|ere|ono) trattat[aeio] risolve(?:re)?
  beantwoord(?:t|en)? behandel(?:t|d|en) afgehandeld overne(?:men|emt) neemt
  obsluz(?:y|yc) obsluguje przejmie przejmuje odpowiada
  обрабатыва(?:ет|ют|ть) обработать отвеча(?:ет|ть) бер[её]т взять закрыва(?:ет|ют)
`);

/** Verbs whose number behind is how often one of a crowd asks: "asks four questions", "stellt vier Fragen". */
export const ASKS = wordPattern(`
  asks? ask asking sends? send sending writes? write posts? post types? type poses? makes? make fires? submits? submit
  runs? has have does do puts? exchanges? exchange
  stell(?:t|en|e) schick(?:t|en|e) schreib(?:t|en|e) send(?:et|en|e) hat haben mach(?:t|en)
  pose(?:nt)? envoie(?:nt)? ecri(?:t|vent) fait font a ont tape(?:nt)?
  hace(?:n)? envia(?:n|m)? manda(?:n|m|no)? escribe(?:n)? plantea(?:n)? tiene(?:n)? realiza(?:n|m)?
  faz(?:em)? escreve(?:m)? tem
  fa(?:nno)? pon(?:e|gono) invia(?:no)? scriv(?:e|ono)
  stel(?:t|len) stuur(?:t|en) schrijf(?:t|en) verstuur(?:t|en)
  zadaje zadaja wysyla(?:ja)? pisze pisza
  зада(?:ет|ют) отправля(?:ет|ют) пишет пишут присыла(?:ет|ют)
  问 提 发 送 する し 보내 묻
`);

/** What is visited, opened or handled, and holds several requests: "questions per visit", "6 questions per call". */
export const HOLDS_REQUESTS = new RegExp(
  '(?:^| )(?:sessions?|visits?|calls?|chats?|tickets?|conversations?|cases?|claims?|contacts?|dialogs?|dialogues?|' +
    'sitzung|sitzungen|besuch|besuche|gesprach|gesprache|anruf|anrufe|vorgang|vorgange|fall|dialog|kontakt|' +
    'visites?|appels?|dossiers?|echanges?|sesion(?:es)?|visitas?|llamadas?|conversacion(?:es)?|caso|casos|' +
    'sess(?:ao|oes)|chamad[ao]s?|conversas?|atendimentos?|sessioni?|sessione|visite?|visita|chiamat[ae]|' +
    'conversazion[ei]|pratic[ah]e?|sessies?|bezoek(?:en)?|gesprek(?:ken)?|sesj[aieę]|rozmow[aey]?|wizyt[ae]?|' +
    'сесси[яюи]|сеанс|визит|звонок|звонка|диалог|обращение|тикет|разговор)$|' +
    '会话|次会话|每次访问|每通|セッション|通話|세션|통화',
);

/** Words behind a share that speak of when or of what, not of who comes: "60 % in the morning". */
export const OF_A_TIME = wordPattern(`
  between morning mornings afternoon evening night weekend weekends spam duplicates? german english french cached
  busiest peak hour hours idle morgens vormittags abends nachts matin soir manana tarde noche mattina sera ochtend
  集中 集 上午 下午 晚上 高峰 朝 夜 昼 오전 오후
`);

/** The same where words are not set apart by blanks; looked for in the clause of the share. */
export const HANDLES_RUN_ON =
  /处理|處理|接待|承接|解决|解決|回答|应答|自动|自動|処理|対応|応答|さばく|처리|응답|응대|해결|담당/u;
