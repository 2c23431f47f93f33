import { ElementBuilder } from '../elements/build';
import type { BuilderParts } from '../elements/openings';
import { busyWords } from '../elements/busy-words';
import { countedTrades } from '../elements/counted-trades';
import { inLanguage } from '../elements/languages';
import { withPortugueseBut } from '../elements/portuguese-but';
import { Page } from '../page/page';
import { lex } from '../lexer/lex';
import type { Token } from '../lexer/token';
import type { Fact, GazetteerModel } from '../reading';
import type { Assignment } from '../roles/choose';
import { chooseRoles } from '../roles/choose';
import { isBareSum } from './amount';
import { correct } from './corrections';
import { findHardware } from './hardware';
import type { Hardware } from './hardware-mention';
import type { PlacementsReading } from './placements';
import { areLoads, placementsOf } from './placements';
import { powerPriceOf } from './power-price';
import { isSupposed, takesOver } from './takes-over';

/** Everything that is built once from the gazetteer. */
export interface ReaderParts extends BuilderParts {
  readonly modelById: ReadonlyMap<string, GazetteerModel>;
}

/** A text on its way to a reading: its pieces, and the roles that its figures were given. */
export interface Weighing {
  readonly tokens: readonly Token[];
  readonly page: Page;
  readonly hardware: readonly Hardware[];
  readonly assignment: Assignment;
  readonly dropped: ReadonlySet<number>;
  readonly remarks: readonly string[];
  /** What a kilowatt hour costs, USD. */
  readonly power: Fact<number> | undefined;
  readonly places: PlacementsReading | undefined;
}

/** Lexer, elements, statements and roles of a text: what the debug view shows and the reading is made of. */
export function weigh(text: string, parts: ReaderParts): Weighing {
  const tokens = lex(text, true);
  const spoken = withPortugueseBut(inLanguage(new ElementBuilder(tokens, parts).build()), text);
  const elements = busyWords(countedTrades(spoken));
  const weighing = weighed(tokens, new Page(elements, text), parts);
  const { page, assignment } = weighing;
  const [hosted, supposed] = [takesOver(page, assignment), isSupposed(page)];
  return hosted || supposed ? weighed(tokens, new Page(elements, text, hosted, supposed), parts) : weighing;
}

function weighed(tokens: readonly Token[], page: Page, parts: ReaderParts): Weighing {
  const hardware = findHardware(page, parts.gpus);
  const power = powerPriceOf(page);
  if (power !== undefined) page.used.add(power.at);
  const figures = page
    .kinds('figure')
    .filter((k) => !page.used.has(k) && page.against(k) === undefined && !isBareSum(page, k));
  const { places, roles } = placedRoles(page, figures);
  const { assignment, dropped, remarks } = correct(page, roles);
  return { tokens, page, hardware, assignment, dropped, remarks, power: power?.fact, places };
}

/** The roles of the figures, with loads of several places as one where they are loads. */
function placedRoles(page: Page, figures: readonly number[]): { places?: PlacementsReading; roles: Assignment } {
  const places = placementsOf(page);
  if (places === undefined) return { roles: chooseRoles(page, figures) };
  const parts = new Set(places.parts);
  const others = figures.filter((k) => !parts.has(k));
  const roles = chooseRoles(page, others);
  if (!areLoads(places, roles)) return { roles: chooseRoles(page, figures) };
  for (const k of parts) page.used.add(k);
  return { places, roles };
}
