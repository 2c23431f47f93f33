/** "Per user", "pro Kopf", "par utilisateur", 每人: what a service of others is paid by. Plain text. */
export const PER_SEAT = new RegExp(
  '(?:^|[^a-z])(?:per|a|each|/) ?(?:named )?(?:user|seat|head|person|employee|licen[cs]e|agent|developer|lawyer)' +
    '(?![a-z])|(?:pro|je) (?:kopf|(?:be)?nutzer\\w*|user|person|(?:arbeits)?platz|lizenz|mitarbeiter\\w*|' +
    'anwender\\w*|seat|sitz)|' +
    'par (?:utilisateur|personne|poste|licence|tete|siege|collaborateur|agent|salarie)|' +
    '(?:por|por cada) (?:usuario|persona|puesto|licencia|cabeza|asiento|empleado|pessoa|licenca|utilizador|' +
    'colaborador)|' +
    '(?:per|a) (?:utente|persona|postazione|licenza|testa)(?![a-z])|' +
    'per (?:gebruiker|persoon|licentie|medewerker|anvandare|licens|bruger|bruker)|' +
    '(?:za|na) (?:uzytkownika|osobe|licencje|stanowisko|uzivatele|osobu)|' +
    '(?:на|за) (?:пользователя|человека|место|лицензию|користувача)|kullanici basina|kisi basi|' +
    '每(?:个|位)? ?(?:用户|人|席位|账号)|(?:ユーザー|人|席|アカウント|ライセンス) ?(?:あたり|につき)|인당|사용자당',
  'u',
);

/** What seats are counted by, beside words of people. Plain text. */
export const SEATS = new RegExp(
  '^(?:seats?|licen[cs]es?|lizenz(?:en)?|platze|arbeitsplatze|postes?|sieges?|licencias?|puestos?|asientos?|' +
    'postazioni|licenze|licencas?|licenties|licencji|licencje|stanowisk|licenser|席(?: ?位)?|账 ?号|アカウント|' +
    'ライセンス|лицензи[йи]|мест)$',
  'u',
);
