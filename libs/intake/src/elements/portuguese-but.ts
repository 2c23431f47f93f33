import { eachAsMeant, type Element, remade } from './element';

/** "Mas só uns 40% usam", "mas 20% são repetidas": "but" in Portuguese, where Spanish written without accents says
 *  "more". */

/** Signs and words that only Portuguese has, and those that only Spanish has. */
const PORTUGUESE = /[ãõ]|ç[aãoõ]|\b(?:perguntas?|por dia|usam|uns|umas|não|são|você|nossa?o?|atendentes|também)\b/iu;
const SPANISH = /[ñ¿¡]|\b(?:día|preguntas?|consultas|usan|unos|unas|nuestr[oa]s?|también|años?)\b/iu;

/** The elements, a "mas" without an accent as the conjunction that it is in a Portuguese text. */
export function withPortugueseBut(elements: readonly Element[], text: string): readonly Element[] {
  if (!elements.some((e) => e.text === 'mas') || !PORTUGUESE.test(text) || SPANISH.test(text)) return elements;
  return eachAsMeant(elements, (e) =>
    e.text === 'mas' && text.slice(e.start, e.end).toLowerCase() === 'mas' ? remade(e, { tags: new Set(['turn']) }) : e,
  );
}
