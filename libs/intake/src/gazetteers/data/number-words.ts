/** Numbers as words; articles are left out on purpose. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
  single: 1, dual: 2, twin: 2, double: 2, triple: 3, quad: 4, quadruple: 4, octo: 8,
  zwei: 2, drei: 3, vier: 4, funf: 5, fuenf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwolf: 12, zwoelf: 12, zwanzig: 20, dreissig: 30, vierzig: 40, funfzig: 50, sechzig: 60, hundert: 100, einzelne: 1, einzelner: 1, einziger: 1, einzige: 1,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12, quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, cien: 100,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12, quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, cent: 100,
  dois: 2, duas: 2, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10, vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, cem: 100,
  due: 2, quattro: 4, cinque: 5, sette: 7, otto: 8, dieci: 10, venti: 20, trenta: 30, cinquanta: 50, cento: 100,
  twee: 2, drie: 3, vijf: 5, zes: 6, zeven: 7, negen: 9, tien: 10, twaalf: 12, twintig: 20, honderd: 100,
  teen: 3, paanch: 5, panch: 5, chhe: 6, aath: 8, das: 10, bees: 20, pachas: 50, sau: 100, два: 2, две: 2, три: 3, четыре: 4, пять: 5, шесть: 6, восемь: 8, десять: 10,
  pair: 2, couple: 2, dozen: 12, dutzend: 12, docena: 12, douzaine: 12, duzia: 12, dozzina: 12, paar: 2,
};
/** Words that multiply the figure before them. */
export const MAGNITUDES: Readonly<Record<string, number>> = {
  k: 1e3, thousand: 1e3, tsd: 1e3, tausend: 1e3, grand: 1e3, m: 1e6, mn: 1e6, mm: 1e6, mio: 1e6, million: 1e6, millions: 1e6, millionen: 1e6, millones: 1e6, millon: 1e6, milhoes: 1e6, milioni: 1e6, miljoen: 1e6, mil: 1e3, mille: 1e3, mila: 1e3, duizend: 1e3,
  hundred: 100, dozen: 12, dozens: 12, billion: 1e9, bn: 1e9, mrd: 1e9, milliarden: 1e9, lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5, crore: 1e7, crores: 1e7, hazaar: 1e3, hazar: 1e3, hajar: 1e3, '万': 1e4, '萬': 1e4, '千': 1e3, '百': 100, '亿': 1e8, '億': 1e8, 'тыс': 1e3, 'тысяч': 1e3, 'млн': 1e6, '만': 1e4, '천': 1e3,
};
/** Chinese and Japanese digits. */
export const HAN_DIGITS: Readonly<Record<string, number>> = { '一': 1, '二': 2, '两': 2, '兩': 2, '三': 3, '四': 4, '五': 5, '六': 6, '七': 7, '八': 8, '九': 9, '十': 10, '双': 2, '单': 1 };
