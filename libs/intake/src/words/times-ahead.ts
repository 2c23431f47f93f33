const anyOf = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`);

/** Words before a time that is to come. */
export const NEXT = anyOf(`
  next coming following by until till nachste[nrsm]? kommende[nrsm]? bis zum ab proxim[oa]s? prochaine? prossim[oa]
  volgende? komende? tegen vanaf przyszl(?:y|ym|ej|ego|a) nastepn(?:y|ym|ej|a) od do na следующ(?:ем|ий|ую|ая|его)
  следующеи к до d'ici avant pour para hasta antes entro dal per ate a
  inom nasta til naste pristi
`);
