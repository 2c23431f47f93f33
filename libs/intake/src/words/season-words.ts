import { wordPattern, wordSet } from './word-set';

/** Seasons that come again and that a crowd may be larger in: "exam season", "Weihnachtszeit", "les soldes". Folded. */
export const SEASONS = wordPattern(`
  (?:[a-z]+-)?seasons? holidays sales cyber black
  (?:[a-z]+)(?:wochen|saison|weken|seizoen|veckor|sasong|saeson) saison saisons
  (?:weihnachts|oster|ferien|urlaubs|reise|messe|prufungs|klausur|ernte)(?:zeit|zeiten|tage|tagen)
  weihnachtsgeschaft schlussverkauf soldes rentree fetes temporada rebajas navidades campana stagione saldi festivita
  seizoen piekweken sezon sezonie sezonu wyprzedaze wyprzedazy сезон сезоне распродажа распродажу распродажи sezonda
  christmas weihnachten noel navidad natal natale kerst kerstmis swietami рождество jul noel'de
  旺季 大促 双11 双十一 繁忙期 繁忙期は 성수기
`);
/** Words before "weeks" or "days" that tell which of them is meant by its place in time, and no kind. */
export const WEEKS_IN_TIME = wordPattern(`
  last next coming past few two these those recent following previous first of the our this that per a work working
  more many several all other some most
`);
/** What leads to weeks of a kind: "in pitch weeks", "during exam days". */
export const IN_SEASON = wordPattern(`
  in on during over at for around each every \\( im en em a au w we i в wahrend um jeden chaque cada ogni
`);
/** Each of those that happen, where articles have no place: "nach jedem Release", "after each release". */
export const EACH_OF = wordSet('each jedem jeder jeden allen a ogni cada kazdym kazdej каждого каждой varje');
/** Months that their language declines behind "in". */
export const MONTHS_IN_CASE = wordPattern(`
  styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrzesniu pazdzierniku listopadzie grudniu
  январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре
`);
/** What leads to what happens now and then: "after a storm", "nach einem Sturm". */
export const AFTER = wordPattern(`
  after following when during nach bei wahrend apres lors pendant despues tras cuando dopo durante quando depois apos
  na bij tijdens po podczas после во efter vid
`);
/** Weeks in which nobody works or learns. */
export const HOLIDAYS = wordPattern(`
  holidays? vacations? closed shut off ferien schulferien urlaub betriebsferien geschlossen vacances conges fermee?s?
  vacaciones cerrad[oa]s? ferie vacanze chius[oaie] ferias fechad[oa]s? vakantie vakanties gesloten wakacje ferii
  каникулы каникул отпуск semester stangt lov tatil
`);
