import { wordPattern, wordSet } from './word-set';

/** What sound comes in, in one word of many languages. */
export const RECORDINGS = wordSet(
  'call calls message messages note notes memo memos recording recordings interview interviews meeting meetings ' +
    'conversation conversations voicemail voicemails episode episodes podcast podcasts lecture lectures hearing ' +
    'hearings consultation consultations dictation dictations audio audios anruf anrufe anrufen telefonat telefonate ' +
    'gesprach gesprache gesprachen aufnahme aufnahmen sitzung sitzungen diktat diktate besprechung besprechungen ' +
    'vorlesung vorlesungen appel appels entretien entretiens reunion reunions enregistrement enregistrements ' +
    'llamada llamadas grabacion grabaciones entrevista entrevistas reuniones chiamata chiamate telefonata telefonate ' +
    'registrazione registrazioni riunione riunioni ligacao ligacoes chamada chamadas gravacao gravacoes gesprek ' +
    'gesprekken opname opnames vergadering vergaderingen rozmowa rozmowy rozmow nagranie nagrania nagran ' +
    'tape tapes cassette cassettes reel reels record records sermon sermons testimony testimonies debate debates ' +
    'broadcast broadcasts webinar webinars talk talks depositions band bander bandern tonband tonbander tonbandern ' +
    'kassette kassetten interviews horspiele sendungen predigten anhorungen verhandlungen reden vortrage mitschnitte ' +
    'bande bandes cassettes temoignages emissions conferences cours discours debats audiences auditions ' +
    'cinta cintas casetes cassetes entrevista entrevistas audiencias programas sesiones sessoes fitas fita ' +
    'nastro nastri cassetta cassette intervista interviste udienza udienze puntate trasmissioni lezioni ' +
    'interviews cassettebandjes banden uitzendingen zittingen wywiad wywiady wywiadow tasm kaset wykladow ' +
    'audycji rozpraw интервью кассет кассеты пленок пленки лекции передач заседании выступлении подкастов совещании ' +
    'intervjuer intervju band inspelningar moten gorusme roportaj kayit ' +
    'звонок звонки звонков разговор разговоры разговоров запись записи записеи 通话 录音 电话 会议 ' +
    '通話 録音 会議 통화 녹음 采访 访谈 磁带 インタビュー テープ 인터뷰 테이프',
);
/** What hours are of that nobody hears: "300 hours of work". */
export const NO_SOUND = wordSet(
  'work labour labor gpu compute training uptime downtime arbeit arbeitszeit travail trabajo trabalho lavoro werk ' +
    'pracy работы operation runtime',
);

/** Those of them that somebody takes at a seat or on a line, one at a time. */
export const CALLS = wordSet(
  'call calls anruf anrufe anrufen telefonat telefonate gesprach gesprache gesprachen appel appels llamada llamadas ' +
    'chiamata chiamate telefonata ligacao ligacoes chamada chamadas gesprek gesprekken rozmowa rozmowy rozmow ' +
    'звонок звонки звонков 通话 电话 通話 통화',
);
/** Where calls are taken. */
export const SEATS = wordSet(
  'seat seats lines trunks channels platze platzen arbeitsplatze arbeitsplatzen leitungen postes lignes puestos ' +
    'lineas postazioni linee lugares linhas werkplekken lijnen stanowisk linii мест места линий 席 좌석',
);
/** Words right before how long something is. */
export const LASTING = wordSet(
  'of last lasts lasting long take takes length duration von dauern dauert lang de durent dure duran dura di durano ' +
    'duram van duren duurt po trwaja по длятся',
);
/** Words right behind it. */
export const EACH_LONG = wordSet(
  'each long apiece lang je chacun chacune cada cadauna ciascuna ciascuno elk kazda kazdy каждыи каждая',
);
/** Words before a time that something is done in. */
export const NO_LENGTH = wordSet(
  'in within after every until by before alle nach innerhalb binnen bis en sous dans apres cada dentro tras entro ' +
    'dopo em ate apos na co w через за',
);

/** What a length of sound is of: "3 minutes of audio", "4 minutes d'audio", "3 Minuten Diktat". */
export const SOUND = wordPattern(`
  audio sound speech dictation dictations recording recordings talking voice (?:d')?audio ton tonaufnahme sprache diktat
  aufnahme enregistrement parole dictee dictado grabacion habla dettato registrazione parlato ditado gravacao fala
  dicteer opname spraak nagrania dyktowania mowy записи речи аудио диктовки tal ljud 音 声 音声 录 音 语 音 음성 녹음
`);
/** What leads from the length to it. */
export const OF_SOUND = wordSet('of de di von van an z af av の 的');
