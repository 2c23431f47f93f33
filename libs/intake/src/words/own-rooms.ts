import type { Tag } from './tag';

/** How a language says that something stands in rooms of the writer's own: what leads to the room, and the rooms in
 *  which machines stand; folded. One entry for each language, or for each gender where words agree. */
const LANGUAGES: readonly { readonly leads: readonly string[]; readonly rooms: readonly string[] }[] = [
  {
    leads: ['in our', 'in our own', 'inside our', 'inside our own', 'our own'],
    rooms: [
      ...['cellar', 'basement', 'server room', 'comms room', 'machine room', 'server closet', 'server cupboard'],
      ...['data hall', 'data center', 'data centre', 'datacenter', 'datacentre', 'rack', 'racks', 'server hall'],
    ],
  },
  {
    leads: ['in unserem', 'in unserem eigenen', 'im eigenen', 'unseren', 'aus unserem'],
    rooms: [
      ...['keller', 'serverraum', 'serverkeller', 'technikraum', 'maschinenraum', 'serverschrank', 'rack'],
      ...['rechenzentrum', 'rz', 'datacenter'],
    ],
  },
  {
    leads: ['dans notre', 'dans notre propre', 'de notre'],
    rooms: [
      'salle serveur',
      'salle serveurs',
      'salle machine',
      'salle machines',
      'cave',
      'sous-sol',
      'local technique',
      'baie',
    ],
  },
  {
    leads: ['en nuestro', 'en nuestro propio', 'de nuestro'],
    rooms: ['sotano', 'cpd', 'centro de datos', 'rack', 'armario'],
  },
  {
    leads: ['en nuestra', 'en nuestra propia', 'de nuestra'],
    rooms: ['sala de servidores', 'sala de maquinas', 'sala tecnica'],
  },
  {
    leads: ['nel nostro', 'dal nostro'],
    rooms: ['ced', 'seminterrato', 'rack', 'locale tecnico', 'data center', 'datacenter'],
  },
  { leads: ['nella nostra', 'dalla nostra'], rooms: ['sala server', 'sala macchine', 'cantina'] },
  {
    leads: ['no nosso', 'no nosso proprio', 'do nosso'],
    rooms: ['porao', 'subsolo', 'cpd', 'centro de dados', 'data center', 'rack'],
  },
  { leads: ['na nossa', 'na nossa propria', 'da nossa'], rooms: ['sala de servidores', 'sala de maquinas', 'cave'] },
  {
    leads: ['in onze', 'in onze eigen', 'in ons', 'in ons eigen'],
    rooms: ['kelder', 'serverruimte', 'serverhok', 'meterkast', 'datacenter', 'rekencentrum', 'rack'],
  },
  { leads: ['w naszej', 'w naszej wlasnej', 'w wlasnej', 'naszej'], rooms: ['serwerowni', 'piwnicy', 'szafie'] },
  { leads: ['w naszym', 'naszego'], rooms: ['centrum danych', 'data center'] },
  { leads: ['в нашеи', 'в своеи', 'в собственнои', 'нашеи'], rooms: ['сервернои', 'сервернои комнате', 'стоике'] },
  { leads: ['в нашем', 'в своем', 'в собственном'], rooms: ['подвале', 'цоде', 'дата-центре', 'датацентре'] },
  { leads: ['на нашем', 'на своем', 'на собственном'], rooms: ['железе', 'оборудовании'] },
  {
    leads: ['i var egen', 'i var', 'i vart eget', 'i vart'],
    rooms: ['serverhall', 'serverrum', 'kallare', 'datacenter', 'datahall', 'rack'],
  },
  { leads: ['kendi'], rooms: ['sunucu odamizda', 'sunucu odamiz', 'veri merkezimizde', 'bodrumumuzda'] },
  { leads: ['我们', '我们的', '自己的', '自家'], rooms: ['机房', '机柜', '数据中心', '地下室'] },
  { leads: ['自社の', '自社', '社内の', '社内'], rooms: ['サーバールーム', 'サーバー室', 'データセンター', '機械室'] },
  { leads: ['우리', '자사', '사내'], rooms: ['서버실', '전산실', '데이터센터', '기계실'] },
];

/** Every phrase for rooms of the writer's own in which machines stand, with its tags, apart by blanks. */
export function* ownRooms(): Generator<readonly [phrase: string, tags: string]> {
  for (const { leads, rooms } of LANGUAGES) yield* phrasesOfOwnPlace(leads, rooms);
}

/** Every phrase of one of the first words and one of the second that says that it stands where the writer is. */
export function* phrasesOfOwnPlace(
  first: readonly string[],
  second: readonly string[],
): Generator<readonly [phrase: string, tags: string]> {
  for (const begins of first) {
    const blank = /^[\u3040-\u30ff\u4e00-\u9fff]/.test(begins) ? '' : ' ';
    for (const goesOn of second) yield [`${begins}${blank}${goesOn}`, TAGS.join(' ')];
  }
}
const TAGS: readonly Tag[] = ['onPrem', 'placed', 'ownRooms'];
