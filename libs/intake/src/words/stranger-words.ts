import { declinedPattern, wordSet } from './word-set';

/** Words that say of whoever is quoted that he is not of the writer's house; folded, by stems where a language
 *  declines. They carry no tag: they mean it only in what introduces a quotation. */

/** Another one, a strange one: "another thread", "чужая тема". */
export const OTHER_ONE = declinedPattern(
  `(?:some|an)?other different strange|stranger's andere?[nrsm]? fremde[nrsm]? autres? otr[oa]s? ajen[oa]s?
   outr[oa]s? un'?altr[oa] altr[oaie] ander[es]? vreemde? inn(?:y|ego|ej|emu|ym|a|ych) cudz\\p{L}+
   obc(?:y|ego|ej|ym) друг(?:ои|ого|ому|ом|ая|ую|их) чуж\\p{L}+ соседн\\p{L}+ annan annat andra frammande baska
   kisi|aur rival competing`,
);
/** Places where strangers write, those who write there, and houses. */
export const WRITERS_PLACE = declinedPattern(
  `threads? posts? posters? forums? subreddit board channel chat discord reddit commenters? comments? users?
   members? redditor answer school hospital office beitrags? beitrages beitrage nutzers? nutzerin benutzers?
   mitglieds? kommentars? faden schule behorde amt fil sujet discussion membre utilisat(?:eur|rice)s? forumeur
   forum salon hilo tema foreros? forera usuari[oa]s? miembro mensaje comentario foro discussione utente utenti
   messaggio iscritto membro commento topicos? postagem comentarios? draad draadje topic bericht reactie
   gebruikers? lid forumlid watk\\p{L}+ watek uzytkowni\\p{L}+ forumowi\\p{L}+ wpis\\p{L}* komentarz\\p{L}*
   forum\\p{L}* тем[аеуыои]+ ветк\\p{L}+ пост\\p{L}* участни\\p{L}+ пользовател\\p{L}+ форум\\p{L}*
   комментари\\p{L}+ сообщени\\p{L}+ trad(?:en|ar)? inlagg anvandare\\p{L}* medlem kommentar basli\\p{L}+
   konu\\p{L}* kullanici\\p{L}* uye\\p{L}* yorum\\p{L}*`,
);
/** Where everybody writes: "from the forum", "under a video". */
export const FORUMS = declinedPattern(
  `threads? forums? subreddit reddit discord comments? youtube videos? kommentare?n? foren fil hilo foro
   commentaires? comentarios? commenti commento topico draadje wat(?:ku|ek) forum(?:et|da|ie)? форум\\p{L}*
   комментари\\p{L}+ ветк\\p{L} traden kommentar(?:er|erna|en)? flashback basli\\p{L}+ yorum\\p{L}*`,
);
/** What stands behind a quotation in languages that say so there: 「…」とありました. */
export const QUOTED_BEHIND = /^(?:と|라|이라|diye$)/;
/** Who has an account somewhere: "user kestrel", "la usuaria patata_gpu". */
export const USERS = declinedPattern(
  `users? poster redditor handle member commenter nutzer(?:in)? benutzer(?:in)? mitglied
   (?:l')?utilisat(?:eur|rice) membre pseudo usuari[oa] forer[oa] (?:l')?utente gebruiker uzytkownik\\p{L}*
   uzytkowniczk\\p{L} forumowicz\\p{L}* пользовател\\p{L}+ участник\\p{L}* anvandaren? kullanici\\p{L}* uye`,
);
/** What brings in a name that nobody knows: "a certain X", "un tal Cuervo", "kedi adlı biri". */
export const NAMED = wordSet(
  'called named certain nicknamed namens gewisser gewissen gewisse genannt certaine nomme nommee tal llamado llamada ' +
    'apodado tale chamado chamada certo certa ene genaamd zekere niejaki niejakiego niejakiej nazwie некии некоего ' +
    'некто viss visst vid adli nickli',
);
/** His own: "his own rig", "о своей машине". */
export const HIS_OWN = declinedPattern(
  `his her their seine[nrm]? ihre[nrm]? sa son leur su seu sua suo loro proprio propria propios? propre zijn haar
   hun swo(?:im|ja|jej|ich|j) сво(?:ю|е|еи|ем|и|я|ему|их) sin sitt sina hans hennes kendi apne uske`,
);
/** Machines as people speak of their own. */
export const OWN_MACHINE = declinedPattern(
  `machine rig box setup server pc computer workstation build homelab rechners? kiste maschine anlage bude ordi
   ordinateur equipo maquina ordenador servidor servidora torre impianto macchina computer bak doos kast bakbeest
   sprze\\p{L}+ komputer\\p{L}* maszyn\\p{L}+ машин\\p{L}+ компьютер\\p{L}* желез\\p{L}+ сервер\\p{L}* сборк\\p{L}+
   burk dator maskin server bilgisayar\\p{L}* makine\\p{L}* system`,
);
/** A stranger, or his own machine, in scripts that cut no words. */
export const STRANGERS_SIGNS = new RegExp(
  `
   [他她]自己的(?:机器|电脑|配置|服务器) 别(?:的|人的)(?:帖子|论坛|公司|群)
   另一个(?:帖子|论坛|公司|群) 网友 楼主 自分の(?:マシン|pc|サーバ|環境|機材)
   [別他]の?(?:スレ|掲示板|会社|人|ユーザ|方の) 掲示板 匿名 書き込み コメント欄 知乎 贴吧 评论区 댓글
   커뮤니티 익명 自己(?:컴퓨터|서버|장비|pc) 자기(?:컴퓨터|서버|장비|pc)
   다른(?:게시[글물판]|글|스레드|사용자|사람|회사|학교) 라는(?:사용자|분|사람|이용자|유저)`
    .trim()
    .split(/\s+/)
    .join('|'),
);
