const whole = (phrases: string): RegExp =>
  new RegExp(
    `^(?:${phrases
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})$`,
  );

/** Words that make a figure a part of the one before it. */
export const PART_OF = whole(`
  of which
  of it
  of that
  of them
  of those
  of these
  davon
  de los cuales
  de las cuales
  de los que|de las que
  dont|desquels|desquelles
  dos quais|das quais
  di cui|dei quali|delle quali
  waarvan
  z tego
  из них
  з них
  z toho
  varav
  bunun|bunlarin|bunlardan
  其 ?中
  (?:そ ?の ?)?う ?ち
  그 ?중
`);

/** Words of what is the same in every prompt. */
export const UNCHANGING = whole(`
  same|identical|fixed|constant|static|unchanged|unchanging|never change|never changes|do not change|does not change
  gleich|gleiche|gleichen|identisch|immer gleich|dieselben?|derselbe|denselben|unverandert
  mism[oa]s?|identicos?
  memes?|identiques?
  stess[oaie]
  mesm[oa]s?
  zelfde|hetzelfde|dezelfde
  te same|takie same
  одинаков(?:ы|ые|ая|о)?|однаков(?:і|а|ии)|неизменн(?:а|о|ы|ая|ые|ыи)
  ayni|sabit|degismeyen|degismiyor
  samma|stejn[eay]|identycz?n[eay]
  相同|固定
  同じ
  동일
`);

/** Words of the part that each request brings along. */
export const VARIABLE = whole(`
  user|user part|user message|user messages?|user question|user input|users?' question
  the question|questions?|query|queries|
  rest|remainder|changes|varies|variable|dynamic|changing|unique|individual|new part
  frage|fragen|frage selbst|nutzerfrage|anwenderfrage|benutzerfrage|variabel|variable teil|andert sich|rest
  pregunta|variable|consulta|resto|cambia
  question|requete|reste|variable|change
  domanda|resto|variabile
  pergunta|resto|variavel|muda
  vraag|rest|variabel
  pytanie|reszta|zmienna
  вопрос|остальное|переменная
  用户|問題|问题|質問|사용자|질문
`);

/** What a request sends, by its name. */
export const PROMPTS = whole(`
  prompts?|input|inputs|context|request|requests|prompt tokens|input tokens
  eingabe|eingaben|prompts|kontext|kontexts|anfrage
  entrada|contexto|peticion
  entree|contexte|requete
  ingresso|contesto|richiesta
  invoer|prompta|promptu|промпта|提示词|プロンプト|프롬프트
`);

/** Words of what is another in every prompt. */
export const CHANGING = whole(`
  differs?|different|changes?|var(?:y|ies)|is new|unique|new
  unterscheide(?:t|n)|unterschiedlich|verschieden|andert|andern|wechselt|neu
  cambian?|distint[oa]s?|varian?|nuev[oa]s?
  changent?|differents?|differentes?|varient?
  cambiano|divers[oaie]
  mudam?|diferentes?
  verschilt|verandert|zmienia|меняется|不同|異なる|다르
`);

/** What is brought along beside the question: what was said before, what was looked up. */
export const CONTEXT_PARTS = whole(`
  context|history|chat history|conversation history|conversation|memory|documents?|retrieved context|attachments?
  kontext|verlauf|chatverlauf|gesprachsverlauf|historie
  contexto|historial|historico|contexte|historique|contesto|cronologia|geschiedenis|historia|контекст|история
`);
