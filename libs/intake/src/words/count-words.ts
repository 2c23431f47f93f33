import { wordPattern } from './word-set';

/** Words of counting and guessing, folded: what an earlier count gave was put right since. */

export const COUNTS = wordPattern(`
  count counts estimate estimates figure number guess calculation sheet mail email draft version slide zahlung schatzung
  zahl rechnung mail entwurf version comptage estimation chiffre calcul courriel brouillon cuenta recuento estimacion
  cifra calculo borrador conteggio stima conto bozza contagem estimativa numero rascunho telling schatting getal
  berekening concept liczenie szacunek liczba podsczet подсчет оценка цифра расчет черновик rakning uppskattning siffra
`);
export const EARLIER = wordPattern(`
  first earlier previous old initial original prior wrong erste ersten fruhere fruheren alte alten ursprungliche
  urspunglichen falsche premier premiere ancien ancienne precedent precedente initiale primer primera anterior antigua
  inicial primo prima precedente vecchia iniziale primeira antiga eerste vorige oude pierwsze pierwszy poprzedni stary
  первыи первая прежняя старая прошлая forsta gamla tidigare
`);
export const SAID = wordPattern(`
  said says was were gave had spoke showed came ergab sagte war waren nannte stand disait donnait etait donna decia daba
  era dio diceva dava dizia dava zei gaf was mowil mowilo dal bylo говорил дал дала был была было sa visade gav
`);
