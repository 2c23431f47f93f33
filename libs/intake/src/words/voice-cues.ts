import en from './voice-cues/en.json';
import de from './voice-cues/de.json';
import fr from './voice-cues/fr.json';
import es from './voice-cues/es.json';
import it from './voice-cues/it.json';
import pt from './voice-cues/pt.json';
import nl from './voice-cues/nl.json';
import pl from './voice-cues/pl.json';
import ru from './voice-cues/ru.json';
import uk from './voice-cues/uk.json';
import cs from './voice-cues/cs.json';
import sv from './voice-cues/sv.json';
import da from './voice-cues/da.json';
import tr from './voice-cues/tr.json';
import ja from './voice-cues/ja.json';
import zh from './voice-cues/zh.json';
import ko from './voice-cues/ko.json';
import id from './voice-cues/id.json';
import vi from './voice-cues/vi.json';

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
  | 'a trade';

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
  id,
  vi,
];
