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

const OPENS = '(?:^|[.;:!?\\n,。；：，、(–—]|-- | - |\\band |\\bund |\\bet |\\by |\\be )[\\s*_"\'¿¡]*';
const opening = (words: string): RegExp =>
  new RegExp(
    `${OPENS}(?:${words
      .trim()
      .split(/\s*\|\s*|\s*\n\s*/)
      .join('|')})`,
    'giu',
  );

/** Words that open the parts of a pair or a series, as they are written: of the first, the second and the third. */
export const ORDINALS: readonly RegExp[] = [
  opening(String.raw`
    first(?:ly)?[,:]|the first (?:one|service|model|workload|is|of|:)|on (?:the )?one hand
    one (?:is|of them|service|model|workload)\b
    erstens|zum einen|einerseits|de[rs] erste\b|die erste\b|einer davon
    d'une part|d'un côté|premièrement|l'un(?:e)? |le premier|la première
    por un lado|por una parte|primero[,:]|en primer lugar|el primero|la primera|uno (?:es|para)
    por um lado|por uma parte|primeiro[,:]|em primeiro lugar|o primeiro|a primeira
    da un lato|da una parte|in primo luogo|il primo|la prima
    enerzijds|ten eerste|de eerste\b|het eerste\b|de ene\b
    z jednej strony|po pierwsze|pierwsz[yaeą]
    с одной стороны|во-первых|первый|первая|первое
    den ena|det ena|å ena sidan|för det första|den första
    birincisi|ilki|bir yandan
    一是|第一|一个是|一方面|一つ(?:目)?は|ひとつは|1つ目は|まず|하나는|첫째|첫 ?번째
  `),
  opening(String.raw`
    second(?:ly)?[,:]|the second|the other(?: one| service| model| workload| is)|on the other(?: hand)?|another\b
    zweitens|zum ander[en]n?|andererseits|de[rs] zweite\b|die zweite\b|de[rs] andere\b|die andere\b
    d'autre part|de l'autre|d'un autre côté|deuxièmement|l'autre |le second|la seconde|le deuxième|la deuxième
    por (?:el )?otro|por (?:la )?otra|segundo[,:]|en segundo lugar|el segundo|la segunda|otro (?:es|para)
    por outro|por outra|segundo[,:]|em segundo lugar|o segundo|a segunda
    dall'altr[oa]|d'altra parte|in secondo luogo|il secondo|la seconda
    anderzijds|ten tweede|de tweede\b|het tweede\b|de andere\b
    z drugiej(?: strony)?|po drugie|drug[iae]\b
    с другой(?: стороны)?|во-вторых|второй|вторая|второе
    den andra|det andra|å andra sidan|för det andra
    ikincisi|diğeri|öte yandan
    二是|第二|另一个|另一方面|其次|もう一つは|もうひとつは|二つ目は|2つ目は|다른 하나는|둘째|두 ?번째
  `),
  opening(String.raw`
    third(?:ly)?[,:]|the third|drittens|de[rs] dritte\b|die dritte\b|troisièmement|le troisième|tercero[,:]|el tercero
    terceiro[,:]|in terzo luogo|il terzo|ten derde|de derde\b|po trzecie|trzeci|в-третьих|третий|för det tredje|üçüncüsü
    三是|第三|三つ目は|3つ目は|셋째|세 ?번째
  `),
];
