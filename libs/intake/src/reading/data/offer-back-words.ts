/** Said of machines that somebody takes over from the writer for a sum. Folded. */
export const TAKES_BACK = new RegExp(
  [
    String.raw`\b(?:take[sn]?|taking|buys?|buying|bought) (?:\S+ ){0,5}back\b|\bback for\b`,
    String.raw`\b(?:trade|buy)[- ]?(?:in|back)\b`,
    String.raw`\boffer(?:s|ed)? (?:me|us) (?:\S+ ){1,3}for (?:all|the|my|our|both|these)\b`,
    String.raw`\bin zahlung\b|\bnimmt (?:\S+ ){0,5}zuruck\b|\bzuruck(?:kauf|nehmen|nimmt)\w*`,
    String.raw`\brepren(?:d|dre|nent)\b|\breprise\b|\brecompra\w*|\bretoma\b|\britir[ao]\b|\briprend\w*`,
    String.raw`\bneemt (?:\S+ ){0,5}terug\b|\bterugkoop\b|\bodkup\w*|выкуп\p{L}*`,
  ].join('|'),
  'u',
);
