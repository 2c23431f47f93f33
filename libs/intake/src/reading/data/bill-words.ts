/** Words around a sum that is paid, folded. */

/** Verbs by which a department, a report or a console shows what is paid: "finance sees about $32k a month". */
export const RECORDS = new RegExp(
  '(?:^| )(?:sees?|seeing|shows?|books?|booked|records?|recorded|reports?|reported|registers?|tracks?|logs?|' +
    'attributes|allocates|charges back|recharges|cross-charges|sieht|verbucht|bucht|weist aus|zeigt|meldet|' +
    'voit|affiche|comptabilise|enregistre|impute|ve|muestra|registra|contabiliza|imputa|refleja|mostra|aponta|' +
    'lanca|vede|riporta|segna|widzi|ksieguje|wykazuje|pokazuje|ziet|boekt|toont|rapporteert|видит|показывает|' +
    'проводит|учитывает|bokfor|visar)$',
);

/** What things come to together: "all in $41k a month", "razem wychodzi ok. 4 090 EUR miesięcznie". */
export const COMES_OUT_AT = new RegExp(
  '(?:^|[^a-zа-я])(?:(?:comes?|came)(?: out)? (?:to|at)|works out (?:at|to)|adds? up to|amounts? to|' +
    'total(?:s|ling|ing)|' +
    'runs (?:to|us)|sets us back|all in|all in all|in total|altogether|macht|macht zusammen|belauft sich auf|' +
    'summiert sich auf|sind zusammen|kommt auf|in summe|insgesamt|zusammen|revient a|reviennent a|s.eleve a|' +
    'monte a|totalise|' +
    'au total|(?:sale|salen) (?:a|en|por)|asciende a|suma|en total|ficam? em|da uns|soma|ao todo|no total|sai por|' +
    'viene a|ammonta a|fa|in totale|in tutto|wychodzi|wychodzi razem|razem|[lł]acznie|w sumie|komt (?:neer )?op|' +
    'bij elkaar|in totaal|выходит|обходится в|итого|всего)\\s*$|(?:合計|合計で|合わせて|总共|合计|一共|합계|총)\\s*$'.normalize(
      'NFD',
    ),
);

/** Electricity, as the noun of what is paid. */
export const POWER = new RegExp(
  '^(?:(?:the |our |my )?(?:power|electricity|electric bill|power bill|mains)(?: (?:is|costs?|bill|comes))?|strom|' +
    'stromkosten|stromrechnung|strompreis|electricite|courant|electricidad|la luz|luz|eletricidade|energia|' +
    'energia eletrica|corrente|elettricita|prad|pradu|za prad|energii|stroom|elektriciteit|электричество|' +
    'электроэнергия|свет|elektrik|電気代|電気料金|電力|电费|電費|전기료|전기세|전기요금)$',
);
