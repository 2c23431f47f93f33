import { wordSet } from './word-set';

/** Words by which a writer asks for one of his own, and offers what he has to spare, folded: "my wife is a translator
 *  and wants to", "hätten wir übrig". */

/** Whose kin it is, right before or at the head of the name. */
export const MY = wordSet(
  'my mein meine ma mon mi mio mia meu minha mijn moj moja min mitt moi моя мои моему benim muj moje 我 私の 제 우리',
);
/** What somebody wishes to do. */
export const WISHES_TO = wordSet(
  'wants want needs will mochte wollen braucht veut voudrait aimerait quiere quisiera necesita querria vuole ' +
    'vorrebbe quer queria gostaria precisa wil willen chce chcialby chcialaby vill ' +
    'хочет хотел хотела хоче нужно istiyor chce vil 想 想要',
);
/** What is said of a machine that nobody uses: "hätten wir noch übrig", "liegt noch im Schrank". */
export const LIES_SPARE = wordSet(
  'ubrig ubrige frei freie verfugbar ungenutzt ungenutzte liegen rumliegen herumliegen stehen rumstehen ' +
    'herumstehen verfugung',
);
/** Those who work in the same house elsewhere, where a place stands with them: "the Zürich colleagues". */
export const COLLEAGUES = wordSet(
  'colleague colleagues kollegen kolleginnen kollege collegues collegue companeros companeras colleghi colegas ' +
    'collega collegas koledzy kolegow коллеги коллег kollegor kollegorna',
);
/** Verbs with which a writer makes something for somebody: "I'm building a box for my wife's practice". */
export const MAKES_FOR = wordSet(
  'build building set setting plan planning assemble assembling install installing spec speccing make making ' +
    'baue bauen stelle richte einrichten plane planen monte montons installe prepare construis monto montamos ' +
    'construyo preparo costruisco montiamo montando preparando bouw bouwen plan richt buduje skladam stawiam ' +
    'собираю строю ставлю делаю собираем ставим bygger satter kuruyorum hazirliyorum',
);
/** "For", before whom it is for, and behind him. */
export const FOR_SOMEBODY = wordSet('for fur pour para per voor dla для till at');
export const FOR_BEHIND = wordSet('icin');
