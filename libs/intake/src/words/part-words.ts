import { wordSet } from './word-set';

/** Labels of times that follow each other, one service as it grows, and of ways to do it, of which one is taken. By how
 *  they begin, folded. */
export const NO_SERVICES = new RegExp(
  '^(?:phase|stage|step|year|jahr|stufe|etappe|etape|annee|fase|etapa|ano|anno|stap|jaar|krok|rok|этап|фаза|год|阶段|' +
    '第|今|now|today|heute|later|before|after|edit|update|option|opcion|opcao|opzione|optie|opcja|variant|wariant|' +
    'вариант|方案|config|setup|scenario|alternativ|choice|proposal|quote|angebot|plan$)',
);

/** Prepositions that lead from what is done to the model that does it. */
export const LEADS = wordSet(
  'on for to at with by auf fur an mit sur pour avec en para con com su per op voor met na dla z using via running ' +
    'mittels usando utilisant w/ /',
);
