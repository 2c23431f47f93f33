import { wordPattern, wordSet } from './word-set';

/** Words by which a text says that nothing of the writer's own is there, folded. */

/** What machines are called where they are spoken of at all: "no hardware of our own", "unser Rechenzentrum". */
export const MACHINERY = wordSet(
  'hardware iron kit metal infrastructure equipment rack racks datacenter datacentre infrastruktur blech technik ' +
    'materiel infrastructures infraestructura equipos infraestrutura equipamento infrastruttura macchine ' +
    'infrastructuur apparatuur sprzet sprzetu serwerowni железа железо оборудования infrastruktura hardver donanim ' +
    '硬 件 算 力 显 卡 服 务 器 機 材',
);
/** No number of a thing at all, behind its name: "own machine: none", "eigene Karten: keine". */
export const NONE = wordPattern(`
  none nothing zero nil nope no 0 keine keiner keins nichts null aucun aucune rien neant zero ninguno ninguna nada
  nessuno nessuna niente nenhum nenhuma nada geen niets brak zadnych zadnej zero нет отсутствует inget ingen inga yok
  无 無 没有 なし 없음
`);
/** Nothing, as what runs, is installed or is one's own. */
export const NOTHING = wordPattern(`
  nothing nichts rien nada niente niets nic ничего inget hicbir
`);
/** What a thing is that does not run yet: "nothing is deployed", "es läuft noch nichts". */
export const IN_PLACE = wordSet(
  'running runs run deployed installed live set hosted exists lauft laufen installiert vorhanden tourne ' +
    'installe corre funcionando instalado desplegado gira installato rodando draait geinstalleerd dziala ' +
    'zainstalowane работает стоит развернуто kor igang',
);
/** What a sentence about nothing goes on with that takes it back: "nothing else", "nothing but", "nothing fits". */
export const SAVE_THAT = wordPattern(`
  else but other anderes ausser d'autre mas altro anders innego другого annat better besseres faster schneller wrong
`);
/** Words between "no" and the machines. */
export const OF_ONES_OWN = wordPattern(`
  own our ours any a an single such spare real suitable gpu eigene eigenen eigener eigenes eigen unsere propre propres
  propio propia propios propias proprio propri propria proprie proprios egna egen wlasnego wlasnych wlasnej своих
  своего собственных собственного dedicated usable onsite in-house inhouse local lokale
`);
/** Behind the machines nothing says which of them are meant: "no GPUs yet", "no servers at all". */
export const PLAIN_ENDS = wordPattern(`
  yet at any anymore of so either today here right currently mehr noch bisher da ici encore todavia aun ancora ainda nog
  jeszcze пока pour para per for fur voor , [.] ; [)] : - и and y e et und en i
`);
/** Denials behind what they deny. */
export const DENIES_BEHIND = wordPattern(`
  нет 没有 ない ありません ありま 持っていない 無い 없 없습니다 없고 없음 yok nincs
`);
/** Particles and words of now between the machines and such a denial. */
export const PARTICLES = wordPattern(`
  は が も を まだ あり 持 っ て い な ま せ 는 은 가 이 도 у нас пока еще hala 还 目前
`);
/** What a sentence about nothing goes on with that takes nothing of it back. */
export const CLOSES = wordPattern(`
  yet here so today in at noch bisher encore todavia ancora ainda nog
`);
/** Anything at all, as what somebody may own. */
export const ANYTHING = wordPattern(`
  anything any something etwas was algo qualcosa iets cos что-то что-нибудь
`);
/** Words before a denial that only say until when: "so far no GPUs". */
export const LEADS = wordPattern(`
  far still currently noch bisher derzeit encore todavia ancora ainda nog dotad пока aktuell
`);
/** Words that make of a denial one of now: "we don't own any GPU any more". */
export const NO_MORE = wordPattern(`
  anymore more mehr plus mas piu mais meer juz больше langer longer
`);
