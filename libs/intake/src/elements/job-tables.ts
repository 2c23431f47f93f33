import { plainText } from '../lexer/plain-text';
import type { Column } from './table-columns';

/** Tables of jobs: a column of how many pieces there are, one of what each is cut into, one of the time they have. */

/** Headings of columns that count pieces of work, folded. */
const ITEMS = new RegExp(
  '^(?:number of |no\\.? of |# ?|anzahl |nb\\.? |n\\. )?(?:items?|documents?|docs?|records?|files?|' +
    'pieces|titles|books|articles|papers|calls|tickets|letters|images|rows|dokumente|akten|dateien|' +
    'datensatze|stuck|titel|bucher|briefe|dossiers|fichiers|titres|livres|elements|documentos|' +
    'registros|expedientes|archivos|titulos|libros|documenti|fascicoli|titoli|libri|documenten|' +
    'bestanden|titels|boeken|dokumenty|pliki|akta|tytuly|документы|документов|файлы|записи|件数|文档|' +
    '文档数)(?: \\((?:total|gesamt)\\)| total)?$',
);
/** Headings of the time that a job has, with the hours of one of its unit. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:hours?|h|hrs|stunden|std\.?|heures|horas|ore|uren|godziny|часы|часов|時間|小时)$/, 1],
  [/^(?:days?|d|tage|jours|dias|giorni|dagen|dni|дни|дней|天数|日数|天)$/, 24],
  [/^(?:weeks?|wochen|semaines|semanas|settimane|weken|tygodnie|недели|недель|周)$/, 168],
];
/** The same with a word that says what the time is: "deadline (days)", "Frist in Tagen". */
const DUE = new RegExp(
  '^(?:deadline|window|time|timeframe|due(?: in)?|within|duration|frist|zeitfenster|zeit|dauer|' +
    'delai|duree|plazo|scadenza|prazo|termijn|termin|срок|期限)[\\s(,:]*(?:in )?([\\p{L}.]*)\\)?$',
  'u',
);
/** Headings of what each piece is cut into. */
const PARTS_HEADING = new RegExp(
  '^(?:avg\\.? |o |mean )?(?:parts|chapters|sections|chunks|segments|pieces|calls|requests|teile|' +
    'kapitel|abschnitte|aufrufe|anfragen|parties|chapitres|sections|appels|partes|capitulos|llamadas|' +
    'parti|capitoli|chiamate|delen|hoofdstukken|czesci|rozdzialy|части|главы)(?: ?(?:\\/|per|each|pro|' +
    'je|par|por|a|na|на)(?: ?[\\p{L}]+)?)$',
  'u',
);

/** What the columns of a table of jobs mean, by their headings; the others stay as they are. Undefined where the table
 *  has no pieces or no time for them. */
export function jobColumns(
  names: readonly string[],
  columns: readonly (Column | undefined)[],
): readonly (Column | undefined)[] | undefined {
  const headings = names.map((name) => plainText(name).replace(/^[\s|"*]+|[\s|"*]+$/g, ''));
  const items = headings.findIndex((h) => ITEMS.test(h));
  const time = headings.findIndex((h) => hoursOf(h) !== undefined);
  if (items < 0 || time < 0) return undefined;
  return headings.map((heading, i) => {
    if (i === items) return { role: 'items' };
    if (i === time) return { role: 'windowHours', hours: hoursOf(heading) ?? 1 };
    return PARTS_HEADING.test(heading) ? { role: 'aside', parts: true } : columns[i];
  });
}

function hoursOf(heading: string): number | undefined {
  const unit = DUE.exec(heading)?.[1] ?? heading;
  const told = TIMES.find(([name]) => name.test(unit))?.[1];
  return told ?? (unit === '' ? 1 : undefined);
}
