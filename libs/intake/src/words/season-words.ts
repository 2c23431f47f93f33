import { wordPattern } from './word-set';

/** Seasons that come again and that a crowd may be larger in: "exam season", "Weihnachtszeit", "les soldes". Folded. */
export const SEASONS = wordPattern(`
  (?:[a-z]+-)?seasons? holidays sales cyber black
  (?:[a-z]+)(?:wochen|saison|weken|seizoen|veckor|sasong|saeson) saison saisons
  (?:weihnachts|oster|ferien|urlaubs|reise|messe|prufungs|klausur|ernte)(?:zeit|zeiten|tage|tagen)
  weihnachtsgeschaft schlussverkauf soldes rentree fetes temporada rebajas navidades campana stagione saldi festivita
  seizoen piekweken sezon sezonie sezonu wyprzedaze wyprzedazy сезон сезоне распродажа распродажу распродажи sezonda
  旺季 大促 双11 双十一 繁忙期 繁忙期は 성수기
`);
/** Words before "weeks" or "days" that tell which of them is meant by its place in time, and no kind. */
export const WEEKS_IN_TIME = wordPattern(`
  last next coming past few two these those recent following previous first of the our this that per a work working
  more many several all other some most
`);
/** What leads to weeks of a kind: "in pitch weeks", "during exam days". */
export const IN_SEASON = wordPattern('in on during over at for around');
