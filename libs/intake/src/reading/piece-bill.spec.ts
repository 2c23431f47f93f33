import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what a service costs by the piece is a bill by the month, 30 days of the stated volume', () => {
  it.each([
    ['2,100 visits a day, Qwen3 30B-A3B. Today this runs at a vendor for 0.11 EUR per visit.', 8108],
    ['We pay $0.02 per page to a vendor, 40,000 pages a day. Qwen3-VL 8B instead, what GPU?', 24_000],
    ['Heute zahlen wir 0,04 € pro Dokument, 30.000 Dokumente am Tag. Qwen3 8B, welche GPU?', 42_120],
    ["Nous payons aujourd'hui 0,05 € par appel, 3 000 appels par jour. Qwen3 8B, quel GPU ?", 5265],
    ['800 hours of audio a month with Whisper large-v3, today AWS Transcribe costs us $0.024 a minute.', 1152],
    ['Cada día 3.200 llamadas de 6 minutos, Whisper large-v3. El proveedor actual nos cobra 0,006 $ por minuto.', 3456],
    ['12,500 documents a day of 6 pages, Qwen2.5-VL-7B, today we pay $0.01 per page.', 22_500],
    ['Hoy pagamos 0,05 € por llamada, 3.000 llamadas al día. Qwen3 8B, ¿qué GPU?', 5265],
  ])('%s', (text, usd) => {
    expect(Math.round(reader.read(text).apiUsdPerMonth ?? 0)).toBe(usd);
  });

  it.each([
    'A vendor offers $0.02 per page, 40,000 pages a day. Qwen3-VL 8B, what GPU?',
    'We charge our customers $0.10 per document, 40,000 documents a day. Qwen3 8B, what GPU?',
    '75,000 pages a day with Qwen2.5-VL-7B. A competitor pays 0.015 dollars per page.',
    'We pay $3 per GPU hour for 2x H100, 40,000 requests a day, Qwen3 32B.',
  ])('an offer, an income and a price of machines are none: %s', (text) => {
    expect(reader.read(text).apiUsdPerMonth).toBeUndefined();
  });
});
