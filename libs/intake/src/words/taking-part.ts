import { declinedPattern, wordPattern } from './word-set';

/** Words beside a share of people that say they are there and use the service, folded: "55 % logged in on a given day",
 *  "davon sind 40 % angemeldet", "ne entra un terzo". */
export const TAKES_PART = declinedPattern(`
  logged logs? log signed signs? duty shift online active activated present participat(?:e|es|ing)
  adopt(?:s|ed)? touch(?:es)? rely relies open opens clicks? turn(?:s)? show(?:s)? subscribed? enabled?
  angemeldet eingeloggt anwesend dienst aktiv(?:e|en)? online zugeschaltet freigeschaltet mitmach(?:t|en) machen
  einloggen anmelden
  connecte(?:e|s|es|nt)? actif(?:s)? active(?:s)? presente?s? service poste inscrit(?:e|s|es)?
  conectad[oa]s? conecta(?:n|m)? activ[oa]s? presentes turno atend(?:en|em) entra(?:n|m|no)? servicio
  collegat[aeio] colleg(?:a|ano) conness[aeio] attiv[aeio] accede accedono
  ativ[oa]s? logad[oa]s? acessa(?:m)? usa(?:m|n|no)? usando usad[oa]
  ingelogd aanwezig actief inloggen logt dienst
  zalogowan\\p{L}* aktywn\\p{L}* obecn\\p{L}* loguje loguja uzyje uzyj\\p{L}*
  онлаин активн?\\p{L}* вход(?:ит|ят) заход(?:ит|ят) подключ\\p{L}* залогинен\\p{L}* смене пользу\\p{L}* использу\\p{L}*
`);

/** The same where words are not set apart by blanks; looked for in the clause of the share. */
export const TAKES_PART_RUN_ON =
  /用|在岗|在崗|在线|在線|上线|上線|登录|登入|活跃|活躍|值班|利用|使[いうわっ]|稼働|ログイン|勤務中|出勤|アクティブ|사용|이용|쓰|쓴|써|접속|근무|활성|로그인/u;
/** Letters of scripts whose words are not set apart by blanks. */
export const RUN_ON = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hangul}]/u;

/** What those do who are there at once at the peak: "в пике пишет каждый четвёртый". */
export const WRITES = wordPattern(`
  writes? types? asks? chats? schreib(?:t|en) tipp(?:t|en) frag(?:t|en) chatte(?:t|n) ecri(?:t|vent) tape(?:nt)?
  escribe(?:n)? pregunta(?:n)? scriv(?:e|ono) chied(?:e|ono) escreve(?:m)? pergunta(?:m)? schrijft schrijven typt
  typen pisze pisza pyta pytaja пишет пишут спрашива(?:ет|ют)
`);
