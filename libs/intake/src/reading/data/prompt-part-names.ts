import { declinedPattern } from '../../words/word-set';

/** What the parts of a prompt are called, folded; `\p{L}` stands for any letter. */

/** What all requests bring along alike: instructions, examples, tools, a reference to look things up in. */
export const SHARED_NAMES = declinedPattern(String.raw`
  sys system systemprompts? instructions? guidelines? guidance rules? rulebook polic(?:y|ies) persona preamble
  boilerplate few-shots? shots examples? templates? schemas? tools? toolset definitions? signatures?
  manuals? handbook playbook guide glossary dictionary checklist lists? catalogu?e? taxonomy codebook ontology
  faqs? disclaimer header style menu rubric
  \p{L}*anweisung(?:en)? \p{L}*anleitung(?:en)? \p{L}*vorgaben \p{L}*regeln \p{L}*regelwerk \p{L}*richtlinien?
  \p{L}*beispiele? \p{L}*vorlagen? \p{L}*handbuchs? \p{L}*leitfaden \p{L}*glossar \p{L}*katalog \p{L}*checkliste
  \p{L}*liste \p{L}*schema \p{L}*werkzeuge (?:werkzeug|rollen|aufgaben)beschreibung(?:en)?
  (?:d')?instructions (?:d')?exemples consignes? regles? reglement gabarit manuel glossaire guide
  charte catalogue politique
  outils
  instruccion(?:es)? reglas? ejemplos? plantilla glosario guia catalogo listas? esquema politica herramientas
  istruzion[ei] regol[ea] esemp[io] manuale glossario elenco strumenti
  instruc(?:ao|oes) regras? exemplos? ferramentas
  instructies? regels? voorbeelden sjabloon handboek woordenlijst handleiding catalogus lijst
  instrukcj\p{L}+ regul\p{L}* zasad\p{L}? przyklad\p{L}* szablonu? podrecznika? slownika? katalogu? schematu? narzedzia
  инструкци\p{L}+ правила? правил примеры? примеров шаблона? руководств\p{L} глоссари\p{L} каталога? список списка
  схемы? регламента?
  instruktioner(?:na)? regler(?:na)? exempel mall handbok ordlista
  talimat\p{L}* kurallar\p{L}* ornek\p{L}* sablonu? kilavuzu? sozlugu?
`);

/** What was said before or looked up, and comes along in place of what another request brings. */
export const BROUGHT_NAMES = declinedPattern(String.raw`
  history histories conversation chat memory knowledge kb wiki retrieved passages? snippets?
  excerpts? chunks? hits records?
  profile
  repo repository codebase files? attachments? evidence background
  verlauf chatverlauf gesprachsverlauf historie \p{L}*auszuge? \p{L}*treffer \p{L}*abschnitte anhang anhange akte
  historique extraits? passages dossier fragments?
  historial historico fragmentos? expediente contesto cronologia estratti trechos? geschiedenis fragmenten
  historii?a? fragment\p{L}* истори\p{L} фрагмент\p{L}* выдержк\p{L} historik utdrag gecmis\p{L}*
`);

/** Described is what the model is to do, and no thing of a request: "role description", "tool descriptions". */
export const DESCRIBED = declinedPattern('roles? tasks? tools? functions? systems? jobs?');
/** What is looked things up in: where passages are told beside it, they are what is sent of it. */
export const LOOKED_UP = declinedPattern(String.raw`
  manuals? handbook glossary dictionary catalogu?e? guide polic(?:y|ies) knowledge kb wiki faqs? \p{L}*handbuchs?
  \p{L}*katalog manuel glossaire glosario catalogo manuale glossario handboek catalogus podrecznika? каталога?
`);

/** The same in writing without blanks, right before or behind the length. */
const SHARED_IN_HAN =
  '提示词 提示詞 指令 说明书? 說明 规则 規則 示例 模板 手册 手冊 术语表 词汇表 詞彙表 目录 清单 指示文? ルール 例文 ' +
  'テンプレート マニュアル 用語集 ツール定義 システムプロンプト 지시문 지침 규칙 예시 템플릿 매뉴얼 용어집 시스템 프롬프트';
const BROUGHT_IN_HAN = '历史 歷史 片段 检索内容 履歴 検索結果 히스토리 이력 검색결과';
const before = (words: string): RegExp =>
  new RegExp(`(?:${words.replaceAll(' ', '|')})[约約は이가은는、:: ]{0,3}$`, 'u');
export const SHARED_BEFORE = before(SHARED_IN_HAN);
export const BROUGHT_BEFORE = before(BROUGHT_IN_HAN);
export const SHARED_BEHIND = new RegExp(`^ ?[的の]?\\p{Script=Han}{0,4}(?:${SHARED_IN_HAN.replaceAll(' ', '|')})`, 'u');

/** Said of what stands before everything else that is sent. */
export const IN_FRONT = declinedPattern(String.raw`
  front prepended upfront ahead preceding vorangestellt vorweg vorneweg davor vorne delante antes devant davanti vooraf
`);
/** What is sent to a model, as the whole of it. */
export const WHOLE_NAMES = declinedPattern(String.raw`
  prompts? prompt inputs? requests? calls? query queries context
  eingaben? \p{L}*anfragen? aufrufe? kontext entrees? requetes? appels? contexte entradas? peticion(?:es)? llamadas?
  ingresso richiest[ae] chiamat[ae] requisic\p{L}+ chamadas? invoer verzoek(?:en)? aanvra\p{L}+
  promp[ct]\p{L}* zapytan\p{L}+ запрос\p{L}* промпт\p{L}*
`);
/** What says that something goes into a prompt, between the part and the prompt. */
export const GOES_INTO = declinedPattern(String.raw`
  in into with to on inside per im in ins mit bei zu pro dans avec a en con nel nella in em no na met w we z do в во с к
`);
/** Between a prompt and what is in it: "the prompt carries a manual", "im Prompt stecken". */
export const CARRIES = declinedPattern(String.raw`
  carr(?:y|ies) contains? holds? includes? has have gets? brings? starts? begins? ships?
  enthalt enthalten steckt stecken hat tragt bekommt contient contiennent porte comprend lleva incluye contiene tiene
  contem leva inclui bevat heeft zawiera ma содержит включает
`);
/** A part is among what was counted: "2,000 tokens including 1,500 of instructions". */
export const AMONG = declinedPattern(String.raw`
  including included inclusive incl inklusive einschliesslich darunter davon dont compris incluidos? incluidas?
  incluyendo inclus[oi] compres[ei] incluindo inclusief waarvan wlacznie включая inklusive
`);
/** Said of all parts together, right before or behind the length. */
export const ALTOGETHER = declinedPattern(String.raw`
  altogether total sum together overall insgesamt zusammen summe gesamt tout ensemble somme totale? todo suma conjunto
  tutto complessivamente somma ao soma totaal samen razem lacznie suma итого всего totalt sammanlagt toplam
`);
