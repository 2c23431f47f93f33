/** Small words of continental languages beside those that carry the grammar, folded. */
export const LISTED_CONTINENTAL_WORDS: readonly string[] = (
  'abbiamo abend al anfrage anfragen anstallda anvandare anwender ao appels arrivano arrivent ate au auf ' +
  'aufrufe aux avec avons bei benutzer brugere cada calisan chamadas chaque chcemy chegam chiamate com ' +
  'consulta consultas cual da dag dagen dalle danach davon dei del della delle dem demandes der di dia dias ' +
  'dipendenti dla documenti dokumente domande dont du dzien dziennie een ein eine einem einen einer el elke em ' +
  'empleados employes ensuite es est et etwa euro factures forfragningar fragen funcionarios fur gebruikers ' +
  'giorni giorno gleichzeitig gli gunde haben hay hebben het heure heures hora horas huren hvilken il ile im ' +
  'ist istek jaka je jede jeder jest jour journee jours jusqu kaart kaarten karten komen kommen kommt kostet ' +
  'ktera ktora kullanici las le les llamadas llegan lleva los maand mamy medarbejdere medewerkers mensagens ' +
  'mensajes mensen mes mese mesmo met minuten minuti minutos mio mit mitarbeiter mois monat na nao naszych ' +
  'nicht nie niet noche nos nossa nosso nostro notre nous nuestra nuestro nuit nutzer nutzern oder ogni onze ' +
  'oraz os osob pagine para pedidos pendant perguntas personas persone personnes pessoas peticiones placa ' +
  'placas por pour pozadavku pracownikow preguntas puis qual quale que quel quelle quelles quels queremos ' +
  'reicht requetes richieste rund salaries sao scheda schede seconden secondes secondi segundos seiten ' +
  'sekunden semaine semaines sie sind soir solicitudes sollen sono sont stunde stunden tag tage taglich ' +
  'tarjeta tarjetas tegelijk temos tempo tenemos uma un una und une unos uns unser unsere unserer usuario ' +
  'usuarios utente utenti utilisateur utilisateurs uur uzivatelu uzytkownikow verzoeken vilken vom voor vragen ' +
  'welche welcher welches welke werden wij wir wird zamestnancu zapytan zapytania zehn zeichen zijn zum zur ' +
  'chez chacune chacun soit fois reponse reponses chaque toujours ' +
  'день для до запросов из какая какие карта карты людей мы на нас не по пользователей сотрудников сутки ' +
  'человек что это'
).split(' ');
