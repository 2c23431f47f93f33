/** Small words of continental languages beside those that carry the grammar, folded. */
export const LISTED_CONTINENTAL_WORDS: readonly string[] = (
  'abbiamo al anfrage anfragen anstallda anvandare anwender ao appels ate au auf aufrufe aux avec avons bei ' +
  'benutzer brugere cada calisan chamadas chaque chcemy chiamate com consulta consultas cual da dag dagen dalle ' +
  'danach davon dei del della delle dem demandes der di dia dias dipendenti dla dont du dzien dziennie een ein eine ' +
  'einem einen einer el elke em empleados employes ensuite es est et etwa euro factures forfragningar funcionarios ' +
  'fur gebruikers giorni giorno gleichzeitig gli gunde haben hay hebben het huren hvilken il ile im ist istek jaka ' +
  'je jede jeder jest jour jours jusqu kaart kaarten karten kostet ktera ktora kullanici las le les llamadas lleva ' +
  'los maand mamy medarbejdere medewerkers mensen mes mese mesmo met mio mit mitarbeiter mois monat na nao naszych ' +
  'nicht nie niet nos nossa nosso nostro notre nous nuestra nuestro nutzer oder ogni onze oraz os osob para pedidos ' +
  'pendant personas persone personnes pessoas peticiones placa placas por pour pozadavku pracownikow puis qual ' +
  'quale que quel quelle quelles quels queremos reicht requetes richieste rund salaries sao scheda schede semaine ' +
  'sie sind solicitudes sollen sono sont stunde tag tage tarjeta tarjetas tegelijk temos tempo tenemos uma un una ' +
  'und une unos uns unser unsere unserer usuario usuarios utenti utilisateurs uzivatelu uzytkownikow verzoeken ' +
  'vilken vom voor welche welcher welches welke werden wij wir wird zamestnancu zapytan zapytania zehn zeichen zijn ' +
  'zum zur день для до запросов из какая какие карта карты людей мы на нас не по пользователей сотрудников сутки ' +
  'человек что это'
).split(' ');
