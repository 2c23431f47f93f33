import { plainText } from '../lexer/plain-text';
import type { Page } from '../page/page';
import type { FigureFacts } from './figure-facts';

/** Whether the context is the most that an engine is set to take (`--max-model-len 32768`) and nothing says that what
 *  comes is so long: no prompt of that length, no session that grows to it. */
export const isOnlyCeiling = (page: Page, { facts, settings }: FigureFacts): boolean =>
  settings.has('contextTokens') && facts.contextTokens !== undefined && !FILLED.test(plainText(page.text));

/** Requests that take all there is: "they fill the window", "die volle Länge", "o contexto inteiro". */
const FILLED = new RegExp(
  '\\b(?:fills?|filling|fill up|grows? (?:to|until)|maxed out|max out|up to the limit|' +
    '(?:full|whole|entire|all of the|maximum|complete) (?:context|window|length|32k|64k|128k|sequences?)|' +
    'long (?:context|prompts|documents|contracts)|' +
    '(?:volle[mnrs]?|gesamte[nrs]?|ganze[nrs]?) (?:kontext\\w*|lange|fenster)|ausgeschopft|ausreizen|' +
    '(?:tout le|toute la|plein|entier) ?(?:contexte|fenetre)|(?:todo el|el) contexto (?:entero|completo)|' +
    'contexto (?:inteiro|todo|completo)|(?:tutto il|intero) contesto|pelny kontekst|volledige context)\\b|' +
    'весь контекст|全上下文|整个上下文|コンテキストいっぱい|전체 컨텍스트',
);
