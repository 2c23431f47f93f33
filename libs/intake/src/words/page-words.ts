import { LENGTH_LEADS } from './small-words';

/** "Documents (with up to 60 pages": words and marks between a document and its size. */
export const LEADS_TO_SIZE: ReadonlySet<string> = new Set([...LENGTH_LEADS, '(']);
/** What somebody does with the text that he sends: "they paste 2 pages". */
export const PASTES: ReadonlySet<string> = new Set(
  (
    'paste pastes pasting copy copies einfugen kopieren kopiert colle collent copient copie pegan pega copian copia ' +
    'incollano incolla copiano colam cola plakken plakt wklejaja wkleja вставляют вставляет'
  ).split(' '),
);
