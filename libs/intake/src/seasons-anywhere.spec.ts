import { readsAs } from './testing/rounded-reading.spec';

describe('a multiple in a season, in any language', () => {
  it.each<[string, number]>([
    ['Llama 3.1 8B, 3.960 perguntas por dia. Na Black Friday o movimento quadruplica.', 4],
    ['Llama 3.1 8B, 4.000 richieste al giorno, a Natale il quintuplo.', 5],
    ['Llama 3.1 8B，每天 4000 次请求，双十一是平时的 5 倍，要撑得住。', 5],
    ['Llama 3.1 8B，每天 4000 次请求，大促期间翻三倍。', 3],
    ['Llama 3.1 8B, 하루 4,000건, 업데이트 날은 평소의 3배.', 3],
    ['Llama 3.1 8B。1日4,000件、年末は通常の3倍になります。', 3],
    ['Llama 3.1 8B, 4000 запросов в день, перед праздниками втрое больше.', 3],
    ['Llama 3.1 8B, 4000 запросов в день, в декабре нагрузка вырастает в три раза.', 3],
    ['Llama 3.1 8B, 4 000 zapytań dziennie, przed świętami trzy razy tyle.', 3],
    ['Llama 3.1 8B, 4.000 vragen per dag, rond de feestdagen het drievoudige.', 3],
    ['Llama 3.1 8B, 4.000 consultas al día, en rebajas se multiplica por cuatro.', 4],
    ['Llama 3.1 8B, günde 4.000 istek, yılbaşında üç katına çıkıyor.', 3],
    ['Llama 3.1 8B, 4,000 requests a day, on update days three times the usual.', 3],
    ['Llama 3.1 8B, 3.000 perguntas por dia, 20% a mais em dezembro.', 1.2],
    ['Llama 3.1 8B, 3.000 consultas al día, mas 20 % en Navidad.', 1.2],
  ])('%s', (text, growthFactor) => readsAs(text, { growthFactor, peakFactor: undefined }));

  it.each<[string, Record<string, unknown>]>([
    ['Llama 3.1 8B, 3.000 perguntas por dia, mas 20% são repetidas.', { growthFactor: undefined }],
    ['Llama 3.1 8B, 3.000 perguntas por dia, mas uns 30% vêm do WhatsApp.', { growthFactor: undefined }],
    ['Llama 3.1 8B, 4,000 requests a day, latency is three times the usual.', { growthFactor: undefined }],
    ['Llama 3.1 8B, evenings run at three times the average, 4,000 requests a day.', { peakFactor: 3 }],
    ['Llama 3.1 8B, 4,000 requests a day, five times a day we reload.', { growthFactor: undefined }],
  ])('but not: %s', (text, expected) => readsAs(text, expected));
});
