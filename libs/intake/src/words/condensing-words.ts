import { wordSet } from './word-set';

/** Verbs of making a long text short, by how they begin, beside those that say that something is summed up. Folded. */
export const CONDENSES = new RegExp(
  '^(?:condens|kondens|compress|komprim|comprim|distil|abridg|boil(?:s|ed)?$|squeez|shorten|' +
    'zusammenfass|zusammengefass|fass(?:e|t|en)$|verdicht|eindampf|eingedampft|kurz(?:en|t)$|gekurzt|' +
    'synthetis|sintetiz|resum|raccourci|riassu|samenvat|samengevat|vatten$|inkort|ingekort|streszcz|' +
    'skrac|skroc|сжим|сжат|сожм|сокра|ужат|резюмир|ozetl|shrn|sammanfatta|opsummer|概括|要約|要约|압축|요약|줄이|压|缩|' +
    '浓|縮|圧|凝)',
);

/** Words that lead to what a text is made into: "summarised to 150 tokens", "auf 300 Wörter", "en 200 palabras". */
export const MADE_INTO = wordSet('to into in auf zu en a em tot naar till do w na до в во 到 成 至 为');
/** The same behind the length: "300字に要約", "500자로 요약". */
export const MADE_INTO_BEHIND = wordSet('に 로 으로 以内に');

/** Participles and verbs of making an answer: "350 tokens are produced", "350 Token werden erzeugt". */
export const MADE_WORDS = new RegExp(
  '^(?:(?:is|are|gets?) )?(?:produced|generated|created|written|returned|emitted|erzeugt|generiert|erstellt|' +
    'geschrieben|ausgegeben|produits?|generes?|crees?|ecrits?|generad[oa]s?|producid[oa]s?|escrit[oa]s?|' +
    'generat[oiae]|' +
    'prodott[oiae]|scritt[oiae]|gerad[oa]s?|produzid[oa]s?|gegenereerd|geproduceerd|geschreven|wygenerowan[eay]?|' +
    'tworzon[eay]|генерируется|создается|生成|genereras|skrivs)$',
);
/** What may stand between the length and such a verb. */
export const PASSIVE = new RegExp(
  '^(?:is|are|gets?|being|be|then|each|wird|werden|dann|jeweils|sont|est|puis|son|se|es|vengono|viene|sono|sao|' +
    'wordt|worden)$',
);
