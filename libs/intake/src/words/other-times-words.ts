import { declinedPattern, wordSet } from './word-set';

/** Things that have hours of their own beside a service, folded: a meeting, maintenance, a backup, a break. Words of
 *  several of them ("calls", "meetings") may be what is served. */
export const OTHER_TIMES = declinedPattern(`
  meeting sync stand-?up fixe workshop webinar retro briefing interview appointment seminar minutes
  rendezvous demo kick-?off
  maintenance (?:maintenance|patch|update|reboot|deployment|release|change|backup)\\s?windows? backups? back-?up[s']*
  snapshots? patching patches updates? upgrades? reboots? restarts? deployments? releases? downtime outage lunch break
  lunchbreak cleanup delivery
  \\p{L}*besprechung \\p{L}*sitzung \\p{L}*termin treffen \\p{L}*protokoll \\p{L}*wartung(?:sfenster|szeit|en)?
  \\p{L}*sicherung(?:en)? \\p{L}*pause \\p{L}*fenster neustarts? anlieferung schulung stillstand wartungsarbeiten
  reunion atelier compte\\srendu rendu sauvegardes? redemarrages? dejeuner rendez-vous livraison
  acta taller mantenimiento respaldos? seguridad reinicios? actualizaci(?:on|ones) pausa almuerzo cita copias?
  riunione verbale manutenzione riavvi[oi]? aggiornament[oi] pranzo appuntamento
  reuniao ata manutencao seguranca almoco atualizac(?:ao|oes) oficina
  vergadering notulen \\p{L}*overleg onderhoud(?:svenster)? herstart pauze afspraak
  spotkani[ae] zebrani[ae] konserwacj[ai] zapasow[aey] przerw[ay] okno serwisowe
  встреч[аи] совещани[ея] техобслуживани[ея] обслуживани[ея] копировани[ея] перерыв перезагрузк[аи] бэкап[ы]?
  mote underhall sakerhetskopiering rast moede vedligehold toplanti bakim yedekleme schuzka udrzba zaloha
`);
/** The same in scripts without blanks, with what may stand between it and its hours. */
export const OTHER_TIMES_SIGNS = new RegExp(
  '(?:会议|会議|开会|维护|維護|保守|メンテナンス|メンテ|备份|備份|バックアップ|打ち合わせ|休憩|午休|昼休み|회의|점검|백업)' +
    '(?:窗口|时间|時間|시간|[はがのを은는이가为為是在从從:：,，、\\s])*$',
);
/** What may stand between such a thing and its hours. */
export const TO_ITS_HOURS = wordSet(
  'is are was were be will at on in from between of the a an our every each window windows time times slot and or ' +
    'runs run running happens happen takes took place starts start scheduled planned held daily weekly nightly ' +
    'ist sind war waren wird am um im von zwischen ab der die das den dem jeden jede taglich lauft ' +
    'laeuft laufen findet statt ' +
    'wochentlich nachtlich uhr vom geplant immer ' +
    'est sont etait a le la les du de des d entre chaque tous se fait lieu prevue prevu ' +
    'es son fue el los las del al entre cada se hace hacen ventana franja diaria ' +
    'e sono era il lo dalle dalla alle tra fra ogni si fa finestra ' +
    'foi das as aos janela diaria ' +
    'was van tussen elke het de op om loopt zijn ' +
    'jest sa byl bylo w we od miedzy o co kazda kazdy ' +
    'с в от между каждыи каждую идет будет по ar var kl fran mellan varje her her gun saat',
);
/** Words before a date from which hours hold for every day: "from 1 December 8 to 18". */
export const HOLDS_FROM = wordSet(
  'from starting since beginning ab seit von from des depuis desde dal dalla vanaf sinds od с начиная fran',
);
