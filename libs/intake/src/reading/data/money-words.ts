const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Behind a sum: what remains of it is spent once ("I have $600 left"). */
export const LEFT = words('left remaining over ubrig restants restanti restantes');

/** Words of a purchase: a sum for it is paid once, however long the machines are used. */
export const PURCHASE =
  /hardware|purchas|buy|capex|anschaff|kauf|compra|achat|acquist|aanschaf|zakup|желез|закуп|покуп|采购|购买|購入|구매/;

/** Nouns of a budget that announce a bare figure as money. */
export const BUDGET_NOUN = /budget|presupuesto|orcamento|预 算|予 算|spend|bjudzet|бюджет/;

/** Verbs of spending: beside cards that are there they say what these cost. */
export const SPENDING = /^(?:spend|spending)$/;

/** Verbs of a price between hardware and its sum. */
export const COSTS: ReadonlySet<string> = new Set([
  'is',
  'costs',
  'costs us',
  'cost',
  'kostet',
  'cuesta',
  'coute',
  'costa',
  'custa',
  'kost',
  'стоит',
]);

/** The end of a word that prices a card for one hour ("per GPU-hour", "je GPU-Stunde"). */
export const HOUR_OF_CARD = /h(?:r|our)?s?$|stunde$|时$/;

/** Numbers of India: amounts in them are rupees when no currency is named. */
export const INDIAN_NUMBER = /lakh|lac|crore/i;
