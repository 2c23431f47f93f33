import type { UseCase } from '@compute-advisor/domain';
import { wordPattern } from './word-set';

/** Words of work by their stem or together, where no list names the use itself; folded, in all languages. */

/** Beginnings of a word that say what is done, whatever its ending. */
export const STEMS: readonly (readonly [RegExp, UseCase])[] = [
  [
    new RegExp(
      '^(?:stre(?:szcz|sci)|podsumow|zusammenfass|zusammengefasst|summari[sz]|riassum|riassunt|samenvat|samengevat|' +
        'sammanfatt|sammenfat|opsummer|ozetl(?:e|iyor|er)|shrnu|shrnov|резюмир|суммариз|конспектир|підсумов)',
    ),
    'summarization',
  ],
  [
    new RegExp(
      '^(?:einordn|eingeordnet|einzuordnen|einsortier|' +
        'klassifi[zs]ier|classifi(?:e[rsz]?$|ca|ques)|kategori[sz]|categori[sz]|clasific|classific|klasyfik|' +
        'sklasyfik|kategoryz|skategoryz|klasifik|классифиц|класифік|категориз|siniflandir|verschlagwort)',
    ),
    'classification',
  ],
  [
    new RegExp(
      '^(?:ubersetz|traduc|traduz|tradurr|traduir|traduis|vertaal|vertal|(?:prze)?tlumacz|перевод(?:ит|им|ить|чик)|' +
        'переве[сд]|переклад|oversatt|oversaet|prekla[dl]|cevir(?:i|ir|me|iyor))',
    ),
    'translation',
  ],
];

/** Verbs of reading what is on paper. */
export const READS = wordPattern(`
  reads? reading read-out extracts? parses? digiti[sz]es? lies(?:t|en)? einlesen liest auslesen lit lisent lire lecture
  le[ea]n? leer leyendo leia ler leem lendo legg(?:e|ono|ere|a) leest lezen uitlezen czyta czytac odczytuje odczytywac
  читает читать считывает laser lasa aeser okur okuyor okuyacak cte cist читає 读取 読み取 読む 읽는 읽고
`);
/** Verbs of writing, and what is written in code. */
export const WRITES = wordPattern(`
  writes? writing schreib(?:t|en|e) ecri(?:t|re|vent|ture) escrib(?:e|ir|o|en|amos) escrev(?:e|er|em|o) escrita
  escritura scriv(?:e|ere|o|ono|iamo) scrittura schrijf(?:t|en)? schrijven pis(?:ac|ania|anie|ze|zemy) пишет писать пишу
  пишем написания skriv(?:a|er|e) yaz(?:mak|ma|an|iyor|acak) psat psani
`);
export const CODE = wordPattern(`
  code codes codice codigo kod kodu kode kody код кода скрипты скриптов scripts? python java sql typescript javascript
  c\\+\\+ rust golang php cobol
`);
/** Nouns and verbs of going on with what somebody types, and where he types it. */
export const COMPLETES = wordPattern(`
  completions? autocompletions? autocomplete completado autocompletado completamento completar completion
  vervollstandigung(?:en)? autovervollstandigung aanvulling(?:en)? uzupelnian(?:ie|ia) podpowied(?:zi|z) podpowiadanie
  автодополнение дополнение komplettering tamamlama doplnovani подсказки suggestions? vorschlage suggerimenti
  sugerencias sugestoes 補完 补全 완성
`);
export const EDITORS = wordPattern(`
  vs vscode vscodium jetbrains intellij pycharm webstorm goland rider neovim nvim vim emacs zed sublime eclipse ides?
  editor editors editeur editeurs editoren editore editors? edytorze edytor редакторе редактор editoru
`);
/** Verbs of making a text, and the text that is made: "writes a summary", "rédige un résumé". */
export const MAKES = wordPattern(`
  writes? writing drafts? drafting creates? creating prepares? preparing produces? producing makes? generates?
  schreib(?:t|en|e) erstell(?:t|en|e) verfass(?:t|en) redige redigent redigera ecri(?:t|re|vent) genere produit prepare
  redacta redactan escribe escriben genera prepara redige escreve gera scrive scrivono schrijft schrijven maakt
  tworzy pisze przygotowuje составляет пишет готовит делает создает skriver skapar yazar yaziyor yazacak складає пише
`);
export const SUMMARIES = wordPattern(`
  summary summaries abstracts? zusammenfassung(?:en)? kurzfassung(?:en)? resumes? resumen(?:es)? resumos? riassunt[oi]
  samenvatting(?:en)? streszczeni[ea] podsumowani[ea] резюме саммари sammanfattning(?:ar)? ozet ozeti ozetler konspekt
`);
/** Verbs of working through papers, and the papers. */
export const PROCESSES = wordPattern(`
  process(?:es|ing)? verarbeite[nt]? bearbeite[nt]? traitons traite traiter procesamos procesa procesar processamos
  processa elaboriamo elabora verwerken verwerkt przetwarzamy przetwarza обрабатываем обрабатывает
`);
export const PAPERS = wordPattern(`
  invoices? receipts? forms rechnungen belege formulare factures recus facturas recibos faturas fatture ricevute
  facturen bonnen faktury paragony счета накладные квитанции
`);
/** Verbs that are cut in two: "fasst ... zusammen", "vat ... samen", "ordnet ... ein". */
export const SUMS = wordPattern(`
  fasst fassen fasse vat vatten
`);
export const UP = wordPattern(`
  zusammen samen
`);
