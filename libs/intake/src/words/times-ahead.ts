import { wordPattern } from './word-set';

/** Words before a time that is to come. */
export const NEXT = wordPattern(`
  next coming following by until till nachste[nrsm]? kommende[nrsm]? bis zum ab proxim[oa]s? prochaine? prossim[oa]
  volgende? komende? tegen vanaf przyszl(?:y|ym|ej|ego|a) nastepn(?:y|ym|ej|a) od do na следующ(?:ем|ий|ую|ая|его)
  следующеи к до d'ici avant pour para hasta antes entro dal per ate a
  inom nasta til naste pristi
`);

/** What begins the clause of a time that is to come: "once the credits are gone", "sobald sie weg sind". */
export const ONCE_THEN = wordPattern(`
  once when after until till unless sobald wenn nachdem bis quand lorsque apres fois cuando vez tras despues
  quando assim depois dopo appena zodra wanneer nadat gdy kiedy когда после nar
`);
/** Verbs of now: with a participle behind them it is only to come there. */
export const ARE = wordPattern('is are sind ist sont est son esta estan sono e sao zijn sa jest будут');
