import { wordPattern, wordSet } from './word-set';

/** Seasons that come again and that a crowd may be larger in: "exam season", "Weihnachtszeit", "les soldes". Folded. */
export const SEASONS = wordPattern(`
  (?:[a-z]+-)?seasons? holidays sales cyber black
  (?:[a-z]+)(?:wochen|saison|weken|seizoen|veckor|sasong|saeson) saison saisons
  (?:weihnachts|oster|ferien|urlaubs|reise|messe|prufungs|klausur|ernte)(?:zeit|zeiten|tage|tagen)
  weihnachtsgeschaft schlussverkauf soldes rentree fetes temporada rebajas navidades campana stagione saldi festivita
  seizoen piekweken sezon sezonie sezonu wyprzedaze wyprzedazy сезон сезоне распродажа распродажу распродажи sezonda
  christmas weihnachten noel navidad natal natale kerst kerstmis swieta swietami swiat рождество рождеством jul noel'de
  feestdagen feiertage feiertagen fiestas festas праздники праздников праздниками праздникам
  svatky vanoce vanoci vanocich
  yilbasinda bayramda ramazanda rebaixas
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
/** Seasons in scripts that set no blanks; looked for in the clause of the multiple. */
export const SEASONS_IN_SIGNS = new RegExp(
  [
    '双十一|双11|雙十一|大促|促销季|旺季|春节|国庆|年末年始|年末|年始|年度末|繁忙期|お盆|セール期間',
    '연말|명절|설날|추석|성수기|블랙프라이데이',
  ].join('|'),
  'u',
);
/** "Of the usual": what a multiple is one of. */
export const USUAL = wordPattern(`
  usual normal typical ordinary ublich(?:e|en|es)? normal(?:e|en|es)? normalbetrieb(?:s)? habituel(?:le)? d'habitude
  l'habitude d'ordinaire normale habitual solito solita normaal gewoonlijk zwykle zwykly
  zwykla обычн(?:ого|ыи|ое|ая|ои) обычно 平时 平時 平日 平常 通常 通常時 普段 いつも
  평소 평상시 통상
`);
/** "Se multiplica por cuatro": verbs of multiplying, and what leads to the number. */
export const MULTIPLIES = wordSet(
  'multiply multiplies multiplied multiplie multiplient multiplica multiplican multiplicam multiplicara ' +
    'moltiplica moltiplicano vervielfacht vermenigvuldigt mnozy умножается',
);
export const MULTIPLIED_BY = wordSet('by por par per mit met door przez на');
/** What a season has before it that comes again each time: "before Christmas". */
export const BEFORE_SEASON = wordSet('before vor avant antes prima przed перед voor pred fore inden за');
/** What carries a load by another name: "o movimento quadruplica", "ruch się potraja". */
export const TRAFFIC = wordPattern(`
  traffic volumes? demand business verkehr volumen aufkommen andrang trafic l'affluence affluence traffico movimento
  movimiento trafico afluencia ruch obciazenie drukte verkeer трафик поток нагрузка объем загрузка
`);
