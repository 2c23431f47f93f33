import { phraseSet, wordSet } from './word-set';

/** Words that add a job to the service that was told before, folded. */
export const ADDS = phraseSet(`
  plus|also|as well as|additionally|in addition|on top|on top of|on top of that|on top of this
  besides|moreover|separately|then there
  dazu|dazu kommen|dazu kommt|hinzu kommen|zusatzlich|ausserdem|daneben|hinzu|obendrein|ferner
  en plus|ainsi que|en outre|de plus|s'ajoute|par ailleurs
  ademas|aparte|aparte de eso|adicionalmente
  inoltre|in piu|oltre a
  alem|alem disso|e mais|adicionalmente
  daarnaast|daarbovenop|bovendien|verder
  dodatkowo|do tego|poza tym|oprocz tego
  кроме того|дополнительно|плюс
  另外|此外|还有|さらに|また|加えて|추가로|또한
`);

/** Words right before a number that count it beside the load of before: "another 2,000 chats a day". Folded. */
export const FURTHER = wordSet(
  'another further additional weitere otros otras autres altri altre outros outras andere nog jeszcze kolejne еще',
);

/** Articles between "and" and the job. */
export const JOB_LEADS = phraseSet(`
  and|a|an|one|the|und|ein|eine|einen|einem|et|un|unser|our|notre|une|y|una|e|um|uma|en|een|i|jeden|и|один
`);

/** Verbs of working through a stock of things, before their number. Folded. */
export const WORKS_THROUGH = wordSet(
  'translate translating embed embedding re-embed re-embedding reembed vectorise vectorize classify ' +
    'classifying tag tagging label labelling labeling transcribe transcribing summarise summarising summarize ' +
    'summarizing caption captioning index indexing reindex reindexing re-index convert converting annotate ' +
    'annotating moderate digitise digitize score scoring enrich deduplicate proofread ubersetzen einbetten ' +
    'klassifizieren verschlagworten etikettieren labeln transkribieren zusammenfassen indexieren indizieren ' +
    'annotieren auswerten traduire classer etiqueter transcrire resumer indexer annoter vectoriser traducir ' +
    'clasificar etiquetar transcribir resumir indexar vectorizar anotar tradurre classificare etichettare ' +
    'trascrivere riassumere indicizzare annotare traduzir classificar rotular transcrever vertalen ' +
    'classificeren labelen transcriberen samenvatten indexeren przetlumaczyc sklasyfikowac oznaczyc otagowac ' +
    'stranskrybowac zindeksowac streszczic перевести классифицировать разметить расшифровать проиндексировать ' +
    'rewrite rewriting umschreiben reecrire reescribir riscrivere reescrever herschrijven przepisac ' +
    'переписать oversatta klassificera marka sammanfatta transkribera oversaette klassificere transskribere',
);
