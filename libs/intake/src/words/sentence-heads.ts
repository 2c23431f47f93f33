import { wordSet } from './word-set';

/** Words that begin a sentence when they are written with a capital, folded: articles, pronouns, and what says of whom
 *  or of when it tells. */
export const SENTENCE_HEADS = wordSet(
  'the some somebody someone another one my our his her their we they he she it there this that these those if when ' +
    'last back two three years according suppose imagine just once ' +
    'in on at from ' +
    'le la les un une des mon ma mes notre nos nous il elle ils elles si selon chez au en dans ' +
    'el los las una unos mi mis nuestro nuestra nosotros ellos hace segun al ' +
    'lo gli uno mio mia nostro nostra noi loro se secondo nel due ' +
    'os as um uma meu minha nosso nossa nos eles ha segundo no na ' +
    'de het een mijn onze ons wij ze als volgens bij op ' +
    'moj moja nasz nasza my oni jesli gdyby gdybysmy pewien pewna wedlug w na u ' +
    'мои моя наш наша мы они он она если бы один одна какои-то по в на у ' +
    'en ett min mitt var vart vi de hon han om enligt ' +
    'bir bizim biz onlar eger mere mera meri hamare hamara humare ek agar',
);
/** The same of a language that writes nouns with a capital: the next word may have one. */
export const HEADS_BEFORE_NOUNS = wordSet(
  'der die das den dem ein eine einer einem einen mein meine meinem unser unsere unserem wir sie er es wenn waren ' +
    'ware vor fruher letztes letzte letzten neulich angenommen auf bei laut im in von',
);
/** Such words that are names, letters or options as well: they begin a sentence behind a figure or a name only. */
export const LETTERS = wordSet('a o и о я e w u в у');
/** Who speaks a line of a conversation that was written down, before the colon; folded. */
export const TURN_HEADS = wordSet(
  'caller agent interviewer host guest customer client support salesperson rep presenter moderator speaker patient ' +
    'anrufer anruferin agentin kunde kundin berater beraterin moderator moderatorin gast interviewerin verkaufer ' +
    'sprecher appelant appelante conseiller conseillere cliente invite invitee animateur animatrice journaliste ' +
    'vendeur llamante asesor asesora entrevistador entrevistadora invitado invitada presentador periodista vendedor ' +
    'chiamante operatore intervistatore ospite conduttore venditore consulente atendente entrevistado convidado ' +
    'apresentador consultor consultora beller klant adviseur presentator verkoper interviewster klient klientka ' +
    'konsultant konsultantka prowadzacy gosc sprzedawca rozmowca клиент оператор ведущии гость консультант ' +
    'корреспондент покупатель интервьюер kund saljare programledare gast musteri danisman sunucu konuk ' +
    '客户 客服 主持人 嘉宾 记者 顾客 司会 ゲスト 記者 客 担当 고객 상담원 진행자 게스트 기자',
);
