import { declinedPattern } from './word-set';

/** Words by which a text says that machines are the writer's property, folded. */

/** They say it wherever machines that are in use stand beside them. */
const SAID = [
  ...['owned', 'self-owned', 'company-owned', 'fully owned', 'our property', 'belong to us', 'belongs to us'],
  ...['paid off', 'fully paid off', 'already paid for', 'written off'],
  ...['im eigenen besitz', 'in unserem besitz', 'in eigenem besitz', 'im eigentum', 'unser eigentum', 'gehoren uns'],
  ...['gehort uns', 'eigentum', 'abbezahlt', 'abgeschrieben', 'bereits bezahlt'],
  ...['en propriete', 'nous appartiennent', 'nous appartient', 'nous appartenant', 'deja amorti', 'deja amortis'],
  ...['amortis', 'amorties', 'en propiedad', 'de nuestra propiedad', 'son nuestros', 'son nuestras', 'amortizados'],
  ...['amortizadas', 'di proprieta', 'di nostra proprieta', 'sono nostri', 'sono nostre', 'ammortizzati'],
  ...['ammortizzate', 'de nossa propriedade', 'sao nossos', 'sao nossas', 'in eigendom', 'eigendom', 'zijn van ons'],
  ...['is van ons', 'afgeschreven', 'na wlasnosc', 'naleza do nas', 'nalezy do nas', 'принадлежат нам'],
  ...['принадлежит нам', 'в собственности', 'належать нам', 'у власності', 'ager vi', 'ejer vi', 'tilhorer os'],
  ...['kendimize ait', 'bize ait', 'nalezi nam', 've vlastnictvi', 'milik sendiri', 'milik kami'],
  ...['自有', '自购', '自社所有', '自社保有', '自社で所有', '자체 보유', '자사 보유', '자체 소유'],
];
/** Adjectives that say it of the machines which they stand beside. */
const ADJECTIVES = [
  ...['own', 'our own', 'my own', 'eigene', 'eigenen', 'eigener', 'eigenem', 'eigenes', 'propres', 'propre'],
  ...['propios', 'propias', 'propio', 'propia', 'propri', 'proprie', 'proprios', 'proprias', 'eigen'],
  ...['wlasne', 'wlasnych', 'wlasny', 'wlasna', 'wlasnym', 'wlasnej', 'собственные', 'собственных'],
  ...['собственныи', 'собственная', 'собственном', 'власні', 'власних', 'власнии', 'egna', 'egne', 'vlastni'],
  ...['vlastnich', 'kendi', 'nostri', 'nostre', 'nuestros', 'a nous', '自己的', '我们自己的', '自社の'],
];

/** Every phrase of ownership with its tag. */
export function* ownership(): Generator<readonly [phrase: string, tags: string]> {
  for (const phrase of SAID) yield [phrase, `ownership own${US.test(phrase) ? ' first' : ''}`];
  for (const phrase of ADJECTIVES) yield [phrase, 'ownership'];
}

/** The phrase speaks of those who write. */
const US =
  /(?:^| )(?:us|our|uns|unser|unserem|nous|nuestra|nuestr[oa]s|nostra|nostr[ie]|nossa|noss[oa]s|ons|nas|нам|vi|os)$|自社/;

/** Phrases of ownership that speak only of what stands beside them. */
export const SPEAKS_OF_ITS_NOUN = new Set(ADJECTIVES);
/** Behind "owned": somebody else does. */
export const OWNED_BY = declinedPattern('by von par por da door przez от');
