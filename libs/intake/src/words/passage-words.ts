const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Pieces of text that a search finds for a question, as they are called, folded. */
export const PASSAGES = words(`
  passage passages chunk chunks snippet snippets candidate candidates fragment fragments excerpt excerpts document
  documents docs hits results
  textstelle textstellen abschnitt abschnitte kandidat kandidaten dokument dokumente dokumenten fragmente treffer
  passagen textabschnitte absatze chunk-treffer
  candidat candidats extrait extraits documents resultats
  pasaje pasajes candidato candidatos fragmento fragmentos documento documentos resultados
  passaggio passaggi brano brani candidati documenti frammenti risultati
  trecho trechos passagens
  documenten resultaten tekstfragmenten passages
  fragmenty fragmentow dokumentow kandydatow
  段落 パッセージ 候補 文書 文档 候选 片段 文段 문서 후보
  фрагментов документов кандидатов
`);

/** What is said where such pieces are put into a new order, as the beginning of a word. */
export const RERANKS = new RegExp(
  [
    're-?rank|neu (?:sortier|geordnet)|umsortier|neusortier',
    'reclass|reordon|reorden|riordin|riclassif|herrangsch|herschik|przeszereg|переранж',
    'リランク|再ランク|重排|재정렬|리랭',
  ].join('|'),
  'u',
);
