import { phrasesOfOwnPlace } from './own-rooms';

/** How a language says that something is to run where the writer is: the words of running it, and the places, in the
 *  order in which they are said; folded. An office by itself is where people work: only with such a word machines
 *  stand there. */
const LANGUAGES: readonly (readonly [first: readonly string[], second: readonly string[]])[] = [
  [
    ['hosted', 'hosting', 'host it', 'host it all', 'run it', 'running it', 'run everything', 'kept', 'installed'],
    [
      ...['at our place', 'at our office', 'at our offices', 'in our office', 'in our offices', 'in our building'],
      ...['at our headquarters', 'in our headquarters', 'at our end', 'on our side', 'in house', 'in-house'],
    ],
  ],
  [
    ['bei uns', 'bei uns im haus', 'bei uns selbst', 'bei uns vor ort', 'bei uns im buro', 'in unseren raumen'],
    ['laufen', 'lauft', 'gehostet', 'betrieben', 'stehen', 'installiert', 'gehostet werden', 'betrieben werden'],
  ],
  [
    [
      ...['hebergement', 'heberge', 'hebergee', 'heberges', 'hebergees', 'heberger', 'installe', 'installee'],
      ...['tourner', 'tourne', 'deploye', 'deployee'],
    ],
    ['chez nous', 'dans nos bureaux', 'dans nos murs', 'sur place', 'en interne'],
  ],
  [
    ['alojado', 'alojada', 'alojamiento', 'alojarlo', 'alojarla', 'instalado', 'instalada', 'montado', 'montada'],
    ['en nuestras oficinas', 'en nuestra oficina', 'en nuestra sede', 'en nuestro edificio', 'en casa', 'aqui'],
  ],
  [
    ['ospitato', 'ospitata', 'installato', 'installata', 'hosting', 'hostato', 'hostata', 'girare', 'gira'],
    ['da noi', 'presso di noi', 'in azienda', 'nei nostri uffici', 'nella nostra sede', 'in casa'],
  ],
  [
    ['hospedado', 'hospedada', 'alojado', 'alojada', 'instalado', 'instalada', 'rodar', 'rodando', 'correr'],
    ['aqui', 'nos nossos escritorios', 'na nossa sede', 'no nosso predio', 'em casa', 'dentro de casa'],
  ],
  [
    ['gehost', 'hosten', 'draaien', 'draait'],
    ['bij ons', 'bij onszelf', 'op kantoor', 'in ons pand'],
  ],
  [
    ['bij ons', 'bij onszelf', 'in ons pand'],
    ['gehost', 'draaien', 'draait', 'staan', 'komen te staan'],
  ],
  [
    ['hostowane', 'hostowany', 'hosting', 'postawic', 'dzialac', 'uruchomic'],
    ['u nas', 'w firmie', 'w naszym biurze', 'w naszej siedzibie'],
  ],
  [
    ['разместить', 'размещение', 'держать', 'развернуть', 'запускать', 'хостинг'],
    ['у нас', 'у себя', 'в офисе', 'в нашем офисе'],
  ],
  [
    ['hostas', 'driftas', 'koras', 'hostat', 'driftat'],
    ['hos oss', 'i huset', 'pa kontoret', 'internt'],
  ],
  [
    ['kendi ofisimizde', 'sirketimizde', 'kendi binamizda'],
    ['calismali', 'calisacak', 'barindirilacak', 'barindirmak', 'duracak'],
  ],
  [
    ['放在', '部署在', '跑在', '托管在'],
    ['我们公司', '我们这里', '自己公司', '我们办公室', '公司里', '公司内部'],
  ],
  [
    ['社内に', '社内で', '自社で', 'オフィスに'],
    ['設置', 'ホスト', '運用', '動かす', '置く', '置きたい'],
  ],
  [
    ['사내에', '사내에서', '우리 회사에', '사무실에'],
    ['설치', '운영', '구축', '두고', '호스팅'],
  ],
];

/** Every phrase for running it where the writer is, with its tags, apart by blanks. */
export function* hostedHere(): Generator<readonly [phrase: string, tags: string]> {
  for (const [first, second] of LANGUAGES) yield* phrasesOfOwnPlace(first, second);
}
