/** Pieces that are written for somebody, folded, as a whole element. */
export const DRAFTED = new RegExp(
  '^(?:letters?|e-?mails?|mails?|reports?|drafts?|memos?|notes?|articles?|posts?|reply|replies|descriptions?|' +
    'briefe?|berichte?|entwurf|entwurfe|schreiben|bescheide?|arztbriefe?|texte?|' +
    'lettres?|courriers?|rapports?|brouillons?|courriels?|cartas?|informes?|borrador(?:es)?|correos?|textos?|' +
    'relatorios?|rascunhos?|laudos?|lettera|lettere|relazion[ei]|bozz[ae]|brieven|brief|verslag(?:en)?|' +
    'concept(?:en)?|' +
    'list|listy|pisma?|pismo|raport|raporty|szkic|письм[оа]|отчет|отчеты|черновик|brev|rapporter|mektup|rapor|taslak|' +
    '文面|手紙|文書|レポート|下書き|信|信件|报告|報告|草稿|편지|보고서|초안)$',
);
