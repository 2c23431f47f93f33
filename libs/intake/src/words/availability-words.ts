import type { SafetyTag } from './fold-tag';
import { wordPattern } from './word-set';

/** Words of how much of the time a service has to be there, and of what it is spread over to be so; folded. */
const WORDS: Readonly<Record<SafetyTag, readonly string[]>> = {
  availability: [
    ...[
      'availability',
      'available',
      'uptime',
      'up time',
      'up-time',
      'sla',
      'slas',
      'slo',
      'service level',
      'reachable',
    ],
    ...['verfugbarkeit', 'verfugbar', 'ausfallsicherheit', 'erreichbarkeit', 'erreichbar', 'sla-verfugbarkeit'],
    ...['disponibilite', 'disponible', 'disponibilidad', 'disponibilita', 'disponibile', 'disponibilidade'],
    ...['disponivel', 'beschikbaarheid', 'beschikbaar', 'dostepnosc', 'dostepnosci', 'доступность', 'доступности'],
    ...[
      'доступностью',
      'доступен',
      'аптаим',
      'tillganglighet',
      'tillganglig',
      'drifttid',
      'tilgaengelighed',
      'oppetid',
    ],
    ...['dostupnost', 'dostupnosti', 'erisilebilirlik', 'kullanilabilirlik', 'ketersediaan', 'do san sang', 'kha dung'],
    ...['可用性', '可用率', '在线率', '稼働率', '가용성', '가용률', '가동률'],
  ],
  zoneWord: [
    ...['zones', 'availability zones', 'azs', "az's", 'fault domains', 'data centers', 'data centres', 'datacenters'],
    ...['datacentres', 'sites', 'zonen', 'verfugbarkeitszonen', 'rechenzentren', 'standorte', 'standorten'],
    ...['zones de disponibilite', 'centres de donnees', 'zonas', 'zonas de disponibilidad', 'zonas de disponibilidade'],
    ...['centros de datos', 'zone di disponibilita', 'zone', 'beschikbaarheidszones', 'strefy', 'strefach', 'stref'],
    ...['strefy dostepnosci', 'зоны', 'зонах', 'зон', 'зонами', 'дата-центрах', 'zoner', 'zony', 'zonach', 'zonach'],
    ...['可用区', '机房', 'ゾーン', 'アベイラビリティゾーン', '가용 영역', '가용영역', '존'],
  ],
  replicaWord: [
    ...['replica', 'replicas', 'copies', 'instances', 'replikate', 'replikaten', 'replikas', 'instanzen', 'repliques'],
    ...['replicas', 'instancias', 'repliche', 'istanze', "replica's", 'instanties', 'repliki', 'replik', 'replikach'],
    ...['instancje', 'реплики', 'реплик', 'репликами', 'repliker', '副本', 'レプリカ', '복제본', '레플리카'],
  ],
};

/** Every phrase of safety from failure with its tag. */
export function* safety(): Generator<readonly [phrase: string, tags: SafetyTag]> {
  for (const tag of ['availability', 'zoneWord', 'replicaWord'] as const)
    for (const phrase of WORDS[tag]) yield [phrase, tag];
}

/** "Four nines". */
export const NINES = wordPattern(
  `nines? 9s 9's neunen neuner neufs? nueves nove noves negens dziewiatki девятки девяток`,
);
/** What a share of so many per cent is of, where it is no time: "99.9 % of requests". */
export const OF_REQUESTS = wordPattern(`
  requests answers calls queries accuracy genauigkeit anfragen antworten requetes reponses peticiones solicitudes
  richieste risposte pedidos respostas verzoeken zapytan запросов ответов percentile perzentil latency
`);
/** Fewer are not enough: "at least two replicas". */
export const AT_LEAST = wordPattern(`
  least minimum min mindestens wenigstens moins menos meno minstens najmniej минимум менее min[.] 至少 最低 최소 always
  immer toujours siempre
`);
