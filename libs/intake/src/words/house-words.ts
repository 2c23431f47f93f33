/** Verbs and prepositions of being of a house, as one word of what stands between the writer and it; folded. */
export const STANDS_AT = new RegExp(
  '(?:^| )(?:are|am|work|works|working|admin|employed|from|arbeite|arbeiten|sind|bin|bei uns|uns|' +
    'travaille|travaillons|' +
    'sommes|suis|chez nous|trabajo|trabajamos|somos|soy|' +
    'lavoro|lavoriamo|siamo|sono|trabalho|trabalhamos|sou|' +
    'werk|werken|' +
    'zijn|ben|bij ons|pracuje|pracujemy|jestesmy|jestem|u nas|работаю|работаем|мы|у нас|jobbar|arbetar|ar|hos oss|' +
    "i'm|we're|calisiyorum|calisiyoruz|biz)$",
);
/** Parts of a house: who is one of them is of the house. */
export const PARTS = new RegExp(
  '^(?:department|faculty|lab|chair|institute|unit|office|team|' +
    'division|abteilung|fakultat|lehrstuhl|institut|referat|' +
    'amt|labo|equipe|service|departamento|facultad|instituto|equipo|reparto|ufficio|istituto|afdeling|faculteit|' +
    'wydzial|instytut|отдел|отделе|avdelningen|institutet|departman)$',
);
