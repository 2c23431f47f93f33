import { wordPattern } from './word-set';

/** Verbs by which a house, or its people, begin the day, folded: "we open at nine". */
export const OPENS = wordPattern(`
  opens? opening opened start(?:s|ing)? begin(?:s|ning)? arrives?
  offnen offnet offne beginnen beginnt starten startet fangen fangt
  ouvr(?:e|ons|ent|ez) commence(?:nt)? commencons demarre(?:nt)?
  abr(?:imos|e|en|o) empieza(?:n)? empezamos comienza(?:n)? comenzamos
  apr(?:iamo|e|ono) inizia(?:no|mo)? comincia(?:no|mo)? abrem abrimos comeca(?:m|mos)?
  openen opent beginnen begint otwieramy otwiera(?:ja)? zaczyna(?:my|ja)?
  geoffnet offen ouverte?s? abiert[oa]s? apert[oai] abert[oa] otwarte otwarty oppet acik открыт[оы]?
  открыва(?:емся|ется|ются|ем) начина(?:ем|ется|ют) oppnar borjar aciyoruz aciliyor
`);
/** Verbs by which they end it: "and shut at six", "the last one leaves at ten". */
export const CLOSES = wordPattern(`
  closes? closing closed shuts? shutting ends? ending leaves? finish(?:es)? stops?
  schliessen schliesst schliesse enden endet gehen geht horen
  ferm(?:e|ons|ent|ez) termine(?:nt)? terminons finit finissons finissent part(?:ent)?
  cerr(?:amos|a|an|o) termina(?:n|mos)? acaba(?:n|mos)? salen
  chiud(?:iamo|e|ono) finisc(?:e|ono) finiamo fecha(?:m|mos)? encerra(?:m|mos)? saem
  sluiten sluit eindigen eindigt stoppen stopt zamykamy zamyka(?:ja)? konczy(?:my)? koncza
  (?:dienst|betriebs|laden|buro|arbeits)?schluss feierabend fermeture cierre chiusura fecho sluiting zamkniecie закрытие
  закрыва(?:емся|ется|ются|ем) заканчива(?:ем|ется|ют) stanger slutar kapatiyoruz kapaniyor
`);
/** What leads from such a verb to the hour. */
export const AT_HOUR = wordPattern(`
  at around about um gegen ab a à las la les alle le all' as às om rond o около в во kl klockan saat by vers sobre verso
  por volta das pelas okolo
`);
