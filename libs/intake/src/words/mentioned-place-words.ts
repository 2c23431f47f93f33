import { declinedPattern, wordSet } from './word-set';

/** Occasions that take place somewhere, folded: "the Frankfurt fair", "KubeCon in Amsterdam", "Messe in Hannover". */
export const OCCASIONS_THERE = declinedPattern(String.raw`
  \p{L}*con \p{L}*conf conferences? congress conventions? expo fairs? summits? meetups? meetings? workshops? events?
  trips?
  visits? offsites? seminars? hackathons? talks? gtc symposium exhibition
  \p{L}*messe \p{L}*konferenz \p{L}*tagung kongress \p{L}*treffen reise besuch dienstreise
  salon foires? congres conference rencontre voyage deplacement reunion
  ferias? congreso conferencia encuentro viaje reunion jornadas
  fiera congresso conferenza incontro viaggio riunione convegno
  feira congresso conferencia encontro viagem reuniao
  beurs congres conferentie bijeenkomst reis
  targi targach konferencj[aie] kongres\p{L}* spotkani[eua] podroz\p{L}*
  выставк\p{L} конференци\p{L} встреч\p{L} поездк\p{L} массан massan konferens messen fuar\p{L}* konferans\p{L}*
`);
/** Verbs of being somewhere once, folded: "we met in Stockholm". */
export const WAS_THERE = wordSet(
  'met flew travelled traveled visited spoke saw traf trafen getroffen besuchten flogen rencontre rencontres vus ' +
    'conocimos vimos incontrati visti encontramos ontmoet spotkalismy встретились traffades greetings grusse ' +
    'gruss saludos saluti groeten pozdrowienia',
);
/** People who are in a place, beside those that are tagged, folded: "my boss in Zurich". */
export const PEOPLE_THERE = wordSet(
  'boss manager director ceo cto cio colleague colleagues friend buddy supervisor professor partner chef chefin ' +
    'kollege kollegin kollegen freund leiter vorgesetzter collegue collegues patron directeur directrice ami jefe ' +
    'jefa companero compañero director amigo capo collega collegen direttore amico chefe colega amigo baas directeur ' +
    'vriend szef kolega kolezanka dyrektor начальник коллега директор друг',
);
/** What a letter is closed with, as it stands in a text: what follows is who writes and where. */
export const CLOSES_LETTER = new RegExp(
  '(?:^|[\\n.!?])[ \\t>*_-]*(?:' +
    '(?:(?:best|kind|warm|many)(?: (?:regards|wishes|greetings))?|regards|cheers|thanks|yours(?: \\p{L}+)?|sincerely|' +
    '(?:mit )?(?:freundlichen|freundliche|besten|beste|viele|vielen|schöne|liebe|lieben|herzliche|herzlichen)' +
    ' (?:gr(?:ü|u|ue)(?:ß|ss)en?|dank)|mfg|vg|lg|cordialement|bien (?:à vous|cordialement)|salutations|' +
    'un (?:cordial )?saludo|saludos|atentamente|cordiali saluti|distinti saluti|saluti|met vriendelijke groet(?:en)?|' +
    'groet(?:en|jes)?|pozdrawiam|z poważaniem|с уважением|atenciosamente|abraços|med vänlig(?:a)? hälsning(?:ar)?|' +
    'hälsningar|saygılarımla)[ ]*[,.!]?[ ]*(?=\\n|\\p{Lu}|$)' +
    ')',
  'giu',
);
/** What stands before a town in an address, at the end of what is before it: "80331 München", "12 rue de la Paix,
 *  75002 Paris", "Via Roma". */
export const ADDRESS_BEFORE = new RegExp(
  '(?:(?<![\\d.,])(?:[A-Z]{1,2}-)?\\d{5}[ ,]*|(?<![\\d.,])(?:[A-Z]{1,2}-|,[ ]*)\\d{4}[ ,]*|' +
    '(?:\\b(?:street|road|row|lane|avenue|square|st|rd|ave)|stra(?:ß|ss)e|str\\.|platz|weg|gasse|allee)' +
    '(?: \\d+\\p{L}?)?,[ ]*|\\b(?:via|viale|piazza|rue|avenue|boulevard|calle|plaza|rua|ulica|ul\\.|ул\\.)' +
    '(?: (?:de|du|di|da|des))?[ ]*|(?:\\+|tel\\.?:?)[ ]?[\\d ()/-]{7,}[, ]+)$',
  'iu',
);
/** What stands behind a town in an address: a postcode. */
export const ADDRESS_BEHIND = /^,? (?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]{2} \d{5})\b/;
