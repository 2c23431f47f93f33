import { declinedPattern, phraseSet, wordSet } from './word-set';

/** Words that refuse what was named before in the sentence, folded. */

/** Thanks and no. */
export const NO_THANKS = phraseSet(`
  no thanks|no thank you|thanks no|thanks but no|nope|no way|pass|danke nein|nein danke|nein|non merci|merci
  non|no gracias
  gracias no|no grazie|grazie no|nao obrigado|nao obrigada|obrigado nao|nee dank|nee bedankt|nee dankje|nie dziekuje
  dziekuje nie|нет спасибо|спасибо нет|nej tack|tack nej|nej tak|hayir|不 用|不要|不用|结構です|いりません|됐습니다
`);
/** Who decides in a house and may say no. */
export const DECIDES = declinedPattern(
  `legal compliance security finance procurement management purchasing rechtsabteilung datenschutz einkauf
   geschaftsfuhrung vorstand chef juridique direction juridico direccion legale direzione directie juridisch prawny
   zarzad юристы юрист безопасность руководство`,
);
/** Verbs of using what one may not. */
export const TOUCHES = wordSet(
  'touch use have access borrow anfassen anruhren nutzen benutzen verwenden toucher utiliser usar tocar ' +
    'utilizar toccare ' +
    'usare gebruiken aanraken ruszac uzywac dotykac трогать использовать rora anvanda kullanamayiz',
);
/** What leads on to what follows. */
export const SO_WORDS = wordSet(
  'so hence therefore thus also damit daher deshalb somit donc asi entonces quindi percio entao portanto dus ' +
    'wiec zatem ' +
    'поэтому значит alltsa',
);
/** "Also out", "auch raus", or the verb right before "out". */
export const SO_ALSO = wordSet(
  'auch too also ebenfalls aussi tambien anche tambem ook tez takze тоже ocksa so donc daher also is',
);
/** What stands for the card: "that card is out", "the one is out". */
export const THAT_CARD = wordSet('card it one gpu that karte carte tarjeta scheda placa kaart karta карта kort');
