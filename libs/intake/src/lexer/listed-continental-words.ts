/** Small words of continental languages beside those that carry the grammar, folded. */
export const LISTED_CONTINENTAL_WORDS: readonly string[] = (
  'abbiamo abend al anfrage anfragen ao arrivano arrivent ate au auf aux avec avons bei benutzer cada chaque ' +
  'chcemy chegam com consulta consultas da dagen dalle danach davon dei del della delle dem der di dia dias dla ' +
  'documenti dokumente domande dont du dziennie een ein eine einem einen einer el elke em empleados ensuite es ' +
  'est et etwa euro factures fragen fur gebruikers giorni giorno gleichzeitig gli haben hay hebben het heure ' +
  'heures hora horas huren il ile im ist je jede jeder jest jour journee jours jusqu komen kommen kommt kostet ' +
  'las le les llegan lleva los maand mamy medewerkers mensagens mensajes mes mese mesmo met minuten minuti ' +
  'minutos mio mit mois monat na nao naszych nicht nie niet noche nos nossa nosso nostro notre nous nuestra ' +
  'nuestro nuit nutzer nutzern oder ogni onze oraz os osob pagine para pedidos pendant perguntas peticiones por ' +
  'pour preguntas puis que queremos reicht requetes richieste rund sao seconden secondes secondi segundos ' +
  'seiten sekunden semaine semaines sie sind soir solicitudes sollen sono sont stunde stunden tage taglich ' +
  'tegelijk temos tempo tenemos uma un una und une unos uns unser unsere unserer usuario usuarios utente utenti ' +
  'utilisateur utilisateurs uur vom voor vragen werden wij wir wird zapytan zehn zeichen zijn zum zur'
).split(' ');
