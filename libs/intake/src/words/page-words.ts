import { LENGTH_LEADS } from './small-words';
import { wordSet } from './word-set';

/** "Documents (with up to 60 pages": words and marks between a document and its size. */
export const LEADS_TO_SIZE: ReadonlySet<string> = new Set([...LENGTH_LEADS, '(']);
/** What somebody does with the text that he sends: "they paste 2 pages". */
export const PASTES: ReadonlySet<string> = new Set(
  (
    'paste pastes pasting copy copies einfugen kopieren kopiert colle collent copient copie pegan pega copian copia ' +
    'incollano incolla copiano colam cola plakken plakt wklejaja wkleja вставляют вставляет'
  ).split(' '),
);
/** Articles and numbers of one page or picture: "a photo counts 1,500 tokens", "eine Seite sind 800". */
export const ONE_PIECE = wordSet(
  'a one an every each per ein eine einem einer jede jedes jeder pro une un chaque par una uno cada por ogni per um ' +
    'uma een elke per jedna kazda jedno kazde одна одно каждая каждое en ett varje her bir',
);
/** Words between a number of them and what each has: "4 photos at 1,500". */
export const AT_EACH = wordSet('at of a à zu je mit von de con da di van met po по av med with');
/** "Tokens each" as one phrase. */
export const TOKENS_EACH = /^tokens? each$/;
/** What adds a length to one before it, folded: "25 pages plus a playbook of 1,800 tokens". */
export const ADDED_TO = wordSet(
  'plus + and & with und mit sowie zuzuglich et avec y mas con e piu en met i oraz z ze и плюс с och med ve mais com ' +
    'og',
);
