import { wordSet } from './word-set';

/** What a message is opened with before it says anything, folded: whoever is greeted tells nothing. */
export const GREETINGS = wordSet(
  'hi hello hey hiya howdy greetings dear good hallo moin servus gruezi grusse guten ' +
    'liebe lieber salut bonjour bonsoir coucou cher chere chers hola buenas buenos estimados estimado querido oi ola ' +
    'bom boa prezados caro cari ciao salve buongiorno buonasera gentile hoi goedemorgen goedemiddag goedendag ' +
    'beste czesc hej witam witajcie dzien drodzy привет здравствуите добрыи доброго ahoj zdravim ' +
    'merhaba selam',
);
/** Whoever is greeted behind them, where no comma ends it. */
export const GREETED = wordSet(
  'all everyone everybody folks guys team there again zusammen allerseits leute miteinander tag morgen abend tous ' +
    'toutes todos todas dias tardes noches pessoal gente dia tarde noite tutti allemaal iedereen allen wszystkim ' +
    'dobry всем день вечер a à',
);
