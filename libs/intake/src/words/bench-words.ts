/** Words of what is only tried, and of what is left out of the question. Folded. */

/** Where machines are only tried. */
export const IN_LAB: ReadonlySet<string> = new Set(
  (
    'in our lab|in the lab|in a lab|in my lab|on a bench|on the bench|on our bench|on a test bench|im labor|en labo|' +
    'in unserem labor|dans notre labo|en nuestro laboratorio|nel nostro laboratorio|in ons lab|' +
    'au labo|en el laboratorio|en laboratorio|in laboratorio|no laboratorio|in het lab|w laboratorium|в лаборатории|' +
    'на стенде|i labbet|laboratuvarda'
  ).split('|'),
);
/** What was named in the sentence before is not to be counted. */
export const LEAVES_IT_OUT: ReadonlySet<string> = new Set(
  (
    'leave it out|leave them out|leave that out|leave it alone|ignore it|ignore them|ignore that|do not size that|' +
    "don't size that|don't size it|don't size them|lass sie weg|laisse-la"
  ).split('|'),
);
