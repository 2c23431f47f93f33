import { wordSet } from './word-set';

/** Words of machines that break while the service goes on: they mean something only together. Folded. */

/** Verbs of breaking. */
export const BREAKS_DOWN = wordSet(
  'failure outage loss ' +
    'fail fails failing die dies dying crash crashes burns down breaks ausfallt ausfallen stirbt sterben ' +
    'abbrennt brennt abraucht kaputt tombe tomber lache meurt brule cae caer caiga falla fallar falle muere ' +
    'quema cade cadere guasta muore rompe brucia cai cair caia falha falhar falhe morre queima uitvalt ' +
    'uitvallen kapot padnie pada padlby zepsuje splonie падает упадет откажет сломается сгорит выидет faller ' +
    'dor bozulursa cokerse ausfall verlust panne perte perdida perda perdita uitval awaria awarii utrata отказ down ' +
    'guastarsi rompersi fallt 宕机 挂 挂掉 坏 死ん 落ち 壊れ 죽어도 고장',
);
/** What breaks, beside the words for cards and machines. */
export const BREAKABLE = wordSet(
  'either other hall halls site sites room rack racks zone region data-centre datacenter andere anderen ' +
    'halle hallen raum standort standorte seite rechenzentrum autre otro otra altro altra outro outra drugi ' +
    'druga другой salle baie sala sede sedi sitio zaal locatie szafa зал стоика ' +
    'karte kaart kart karta karty scheda tarjeta placa carte карта карты карту 机器 机 卡 台',
);
/** What says that the service goes on, or that it must. */
export const GOES_ON = wordSet(
  'may must should without survive survives nobody no-one continue keep keeps carry carries unaffected darf ' +
    'durfen muss mussen ohne weiter weiterlaufen weiterlauft ubersteht niemand trotzdem doit doivent sans ' +
    'continuer survivre personne debe deben sin seguir siga sobrevivir nadie aunque deve devono devem senza ' +
    'continuare nessuno sem continuar ninguem moet moeten zonder doordraaien blijft mag musi musza bez nadal ' +
    'nikt still need zatrzymac moze должен должна без никто продолжать продолжает maste utan 不能 不 必须 仍 照常 停 blijven',
);
/** Verbs of what hangs on something, and the word for the only one it may not hang on. */
export const HANGS_ON = wordSet(
  'hang hangs depend depends rely relies hinge hangt hangen abhangen abhangt depende depender dipende ' +
    'dipendere afhangen afhankelijk zalezec zalezy зависеть зависит',
);
export const ONLY_ONE = wordSet(
  'single one sole einzigen einzelnen einer einem seul seule unico unica sola solo enkele pojedynczej jednej ' +
    'одной одного',
);
/** What somebody else demands of the writer's service. */
export const INSISTS = wordSet(
  'insists insist requires require demands demand wants expects verlangt fordert besteht exige exigent exigen esige ' +
    'pretende eist vereist wymaga zada требует требуют kraver',
);
