import en from './voices/en.json';
import de from './voices/de.json';
import fr from './voices/fr.json';
import es from './voices/es.json';
import it from './voices/it.json';
import pt from './voices/pt.json';
import nl from './voices/nl.json';
import pl from './voices/pl.json';
import ru from './voices/ru.json';
import uk from './voices/uk.json';
import cs from './voices/cs.json';
import sv from './voices/sv.json';
import da from './voices/da.json';
import tr from './voices/tr.json';
import ja from './voices/ja.json';
import zh from './voices/zh.json';
import ko from './voices/ko.json';
import hi from './voices/hi.json';
import id from './voices/id.json';
import vi from './voices/vi.json';

/** What a word or a turn of phrase says about whose a sentence is, and of when. */
export type VoiceCue =
  | 'everybody says'
  | 'says'
  | 'of theirs'
  | 'not ours'
  | 'long ago'
  | 'turned down'
  | 'would be'
  | 'somebody'
  | 'with us'
  | 'a trade'
  | DismissingCue;

/** What a turn of phrase says of the sentence before, where it stands in one that says nothing else. */
type DismissingCue = 'no deal' | 'theirs' | 'gone' | 'never mind';

/** Phrases by language, folded, each with what it says, several things apart by a bar. */
export const VOICE_PHRASES: readonly Readonly<Record<string, string>>[] = [
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  ru,
  uk,
  cs,
  sv,
  da,
  tr,
  ja,
  zh,
  ko,
  hi,
  id,
  vi,
];
