/** Numbers as words, folded, each number with its words in lines of its own; articles are left out on purpose. */
const NUMBER_LINES = `
1 one single einzelne einzelner einziger einzige jedna jednej jednym jeden однои одном одну
1.5 eineinhalb anderthalb полторы poltora poltorej anderhalve anderhalf полтора dedh полутора полтори півтора півтори
1.5 anderthalben halvanden halvandet
2 two dual twin double zwei dos deux dois duas due twee два две pair couple paar zweier dwa dwie
2 dwoch dwoma dwaj двух двумя двум пара пару iki tva dwiema дві двох dva dve dvou dua
2.5 zweieinhalb dhai
3 three triple drei tres trois tre drie teen три trzy trzech трех тремя uc trzema трьох tri trech
3 tiga trzej
3.5 dreieinhalb
4 four quad quadruple vier cuatro quatre quatro quattro четыре cztery czterech четырех chaar dort
4 fyra czterema czterej чотири чотирьох чотирма чотирьма четырьмя ctyri ctyr empat
4.5 viereinhalb
5 five funf fuenf cinco cinq cinque vijf paanch panch пять piec pieciu пяти bes fem п'ять п'яти
5 пятью pet peti
6 шістьох
6 six sechs seis zes chhe шесть szesc szesciu шести chhah alti sex sei chah szescioma шістьма шість
6 seks sest
7 seven sieben siete sept sete sette zeven siedem siedmiu семь семи saat yedi sju сім семью sedm syv
7 tujuh
8 вісьмома
8 eight octo acht ocho huit oito otto aath восемь osiem osmiu восьми sekiz atta вісім восемью osm
8 otte delapan
9 nine neun nueve neuf nove negen dziewiec dziewieciu девять девяти nau dokuz nio дев'ять devet
9 sembilan
10 ten zehn diez dix dez dieci tien das десять dizaine decina decena dezena tiental dziesiec
10 dziesieciu десяти десяток десятка tio deset deseti dus sepuluh
11 eleven elf onze gyarah undici jedenascie jedenastu одиннадцать одиннадцати одинадцять elva elleve
11 jedenact
12 twelve zwolf zwoelf doce douze twaalf dozen dutzend docena douzaine duzia dozzina dodici dozijn
12 dwanascie dwunastu tuzin двенадцать двенадцати дюжина дюжину barah duzine tolv dussin doze
12 дванадцять dvanact
13 thirteen treize dreizehn trece treze tredici dertien trzynascie trzynastu тринадцать тринадцати
13 тринадцять tretton tretten trinact
14 fourteen quatorze vierzehn catorce catorze quattordici veertien czternascie czternastu
14 четырнадцать четырнадцати чотирнадцять fjorton fjorten ctrnact
15 fifteen quince quinze quinzaine quindicina quindici vijftien pietnascie pietnastu пятнадцать
15 пятнадцати pandrah femton funfzehn fuenfzehn patnact п'ятнадцять femten
16 sixteen sexton sechzehn dieciseis dezesseis dezasseis sedici zestien szesnascie szesnastu
16 шестнадцать шестнадцати шістнадцять seize seksten
17 seventeen siebzehn diecisiete dezessete diciassette zeventien siedemnascie siedemnastu семнадцать
17 семнадцати sjutton sytten
18 eighteen achtzehn dieciocho dezoito diciotto achttien osiemnascie osiemnastu восемнадцать
18 восемнадцати arton atten
19 nineteen neunzehn diecinueve dezenove diciannove negentien dziewietnascie dziewietnastu
19 девятнадцать девятнадцати nitton nitten
20 двадцятьох
20 twenty zwanzig veinte vingt vinte venti twintig bees vingtaine ventina veintena twintigtal
20 dwadziescia dwudziestu двадцать двадцати yirmi tjugo двадцять двадцяти dvacet tyve
21 veintiuno veintiun
22 veintidos
23 veintitres
24 veinticuatro
25 veinticinco pachees pachis
26 veintiseis
27 veintisiete
28 veintiocho
29 veintinueve
30 тридцяти
30 thirty dreissig treinta trente trinta trenta trentaine trentina treintena dertig trzydziesci
30 trzydziestu тридцать тридцати tees otuz trettio тридцять tricet tredive
40 forty vierzig cuarenta quarante quarenta quarantaine quarantina quaranta veertig czterdziesci
40 сорок сорока chaalis chalis kirk fyrtio czterdziestu ctyricet chalees fyrre
50 п'ятдесяти
50 fifty funfzig cincuenta cinquante cinquenta cinquanta pachas cinquantaine cinquantina vijftig
50 piecdziesiat piecdziesieciu пятьдесят пятидесяти полсотни elli femtio п'ятдесят padesat pachaas
50 halvtreds
60 шістдесяти
60 sixty sechzig sessanta soixante sesenta sessenta zestig шестьдесят saath altmis sextio
60 szescdziesiat szescdziesieciu шестидесяти шістдесят sedesat
70 сімдесяти
70 seventy yetmis siebzig setenta settanta zeventig siedemdziesiat siedemdziesieciu семьдесят
70 семидесяти сімдесят sjuttio sedmdesat sattar septante halvfjerds
80 вісімдесяти
80 eighty восемьдесят seksen attio achtzig ochenta oitenta ottanta tachtig osiemdziesiat
80 osiemdziesieciu восьмидесяти вісімдесят osmdesat assi firs huitante
90 ninety doksan neunzig noventa novanta negentig dziewiecdziesiat dziewiecdziesieciu девяносто
90 девяноста дев'яносто nittio devadesat nabbe nonante halvfems
100 hundert cien cent cem cento honderd sau centaine centinaio centenar centena honderdtal stu sto
100 сто ста сотня сотню yuz hundra ciento hundrede
200 zweihundert duzentos doscientos dwiescie dwustu двести двухсот doscientas duzentas двісті
300 dreihundert trescientos trezentos driehonderd trzysta trzystu триста трехсот trescientas
300 trezentas
400 cuatrocientos cuatrocientas quatrocentos quatrocentas czterysta czterystu четыреста четырехсот
400 чотириста
500 funfhundert fuenfhundert quinhentos quinientos piecset pieciuset пятьсот пятисот полтысячи
500 quinientas quinhentas п'ятсот
600 seiscientos seiscientas seiscentos seiscentas szescset szesciuset шестьсот шестисот шістсот
700 setecientos setecientas setecentos setecentas siedemset siedmiuset семьсот семисот сімсот
800 ochocientos ochocientas oitocentos oitocentas osiemset osmiuset восемьсот восьмисот вісімсот
900 novecientos novecientas novecentos novecentas dziewiecset dziewieciuset девятьсот девятисот
900 дев'ятсот
250000 viertelmillion
750000 dreiviertelmillion
500000 полмиллиона
`;
/** What each word behind the number that begins its line is worth. */
const byWord = (lines: string): readonly (readonly [string, number])[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [value, ...words] = line.split(' ');
      return words.map((word) => [word, Number(value)] as const);
    });
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(byWord(NUMBER_LINES));
/** Number words that also mean something else ("due to", "das Modell", "will double"): they count only right
 *  before a noun that can be counted. */
export const FOREIGN_HOMONYMS: ReadonlySet<string> = new Set([
  'onze',
  'double',
  'triple',
  'quadruple',
  'due',
  'das',
  'otto',
  'dix',
  'sept',
  'cent',
  'sto',
  'stu',
  'saath',
  'pair',
  'sau',
  'saat',
  'kirk',
  'elli',
  'sex',
  'tio',
  'alti',
  'pet',
  'tri',
  'seize',
  'doze',
  'dus',
  'sei',
  'assi',
]);
/** Articles that may stand before a collective or a part. */
export const ARTICLES: ReadonlySet<string> = new Set([
  'a',
  'an',
  'ein',
  'eine',
  'einer',
  'una',
  'un',
  'une',
  'um',
  'uma',
  'een',
  "d'un",
  "d'une",
  "qu'un",
  "qu'une",
]);
/** Numbers that are small words elsewhere and count before magnitudes of their own language: "do lakh", "to tusind". */
const INDIAN = new Set('sau hazaar hazar hajar lakh lakhs lac lacs laakh crore crores karod karor'.split(' '));
const DANISH = new Set('hundrede tusind tusinde million millioner'.split(' '));
export const BEFORE_MAGNITUDES: ReadonlyMap<string, { readonly value: number; readonly of: ReadonlySet<string> }> =
  new Map([
    ['ek', { value: 1, of: INDIAN }],
    ['do', { value: 2, of: INDIAN }],
    ['to', { value: 2, of: DANISH }],
    ['fire', { value: 4, of: DANISH }],
  ]);
/** Words for one that count before a magnitude or a half only: "bir milyon", "en och en halv", "ek lakh". */
export const ONES: ReadonlySet<string> = new Set(['bir', 'en', 'ett', 'et', 'один', 'одна', 'єдин']);
/** Magnitudes that stand for one of them: "mil usuarios", "tausend Nutzer", "millón y medio". */
export const BARE_MAGNITUDES: ReadonlySet<string> = new Set(
  'tausend mil mille duizend tusen tusind tysiac тысяча тысячу тисяча тисячу tisic миллион мільион milion millon'.split(
    ' ',
  ),
);
/** Hundreds behind ones: "cinq cents", "beş yüz", "fem hundra", "aath sau". */
export const HUNDREDS_BEHIND: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['yuz', new Set('iki uc dort bes alti yedi sekiz dokuz'.split(' '))],
  ['sau', new Set('ek do teen chaar paanch panch chhe chhah chah saat aath nau'.split(' '))],
  ['hundra', new Set('tva tre fyra fem sex sju atta nio'.split(' '))],
  ['ste', new Set(['dve'])],
  ['sta', new Set(['tri', 'ctyri'])],
  ['set', new Set('pet sest sedm osm devet'.split(' '))],
  ['hundrede', new Set('to tre fire fem seks syv otte ni'.split(' '))],
  ['cent', new Set('deux trois quatre cinq six sept huit neuf'.split(' '))],
  ['cents', new Set('deux trois quatre cinq sept huit neuf'.split(' '))],
]);
/** What Hindi adds to the number behind it, or to a magnitude: "saadhe chaar", "sava lakh". */
export const MORE_BEFORE: ReadonlyMap<string, number> = new Map([
  ['saadhe', 0.5],
  ['sadhe', 0.5],
  ['sava', 0.25],
  ['sawa', 0.25],
  ['paune', -0.25],
]);
/** Nouns that are a number by themselves: "a dozen", "une trentaine de". */
export const COLLECTIVES: ReadonlySet<string> = new Set([
  'couple',
  'pair',
  'dozen',
  'docena',
  'douzaine',
  'duzia',
  'dozzina',
  'single',
  'dutzend',
  'paar',
  'dizaine',
  'quinzaine',
  'vingtaine',
  'trentaine',
  'quarantaine',
  'cinquantaine',
  'centaine',
  'decina',
  'quindicina',
  'ventina',
  'trentina',
  'quarantina',
  'cinquantina',
  'centinaio',
  'decena',
  'veintena',
  'treintena',
  'centenar',
  'dezena',
  'centena',
  'dozijn',
  'tiental',
  'twintigtal',
  'honderdtal',
]);
/** Parts of one, before a page, a dozen or a magnitude. */
const PARTS_BY_WORD: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  halbe: 0.5,
  halben: 0.5,
  media: 0.5,
  medio: 0.5,
  demi: 0.5,
  mezza: 0.5,
  mezzo: 0.5,
  meia: 0.5,
  meio: 0.5,
  halve: 0.5,
  halv: 0.5,
  yarim: 0.5,
  pol: 0.5,
  pul: 0.5,
  пів: 0.5,
  halvt: 0.5,
  kwart: 0.25,
  cwierc: 0.25,
  четверть: 0.25,
  quart: 0.25,
  cuarto: 0.25,
  quarto: 0.25,
  ceyrek: 0.25,
  ctvrt: 0.25,
  viertel: 0.25,
  aadha: 0.5,
  aadhe: 0.5,
  adhe: 0.5,
  adha: 0.5,
  半: 0.5,
  반: 0.5,
};
export const PARTS: ReadonlyMap<string, number> = new Map(Object.entries(PARTS_BY_WORD));
/** Words that multiply the figure before them. */
const MAGNITUDE_LINES = `
12 dozen dozens
100 hundred 百 백
1000 k к thousand tsd tausend grand mil mille mila duizend hazaar hazar hajar 千 тыс тысяч tys
1000 tysiecy tysiac bin tusen 천 тысячи тысяча tysiace tysiaca tysiacom tysiacami тысячам тысячами
1000 тыщ тыща тис тисяч тисячі тисяча тисячу тысячу tisic tisice tisicu tusind tusinde ribu rb nghin
1000 milliers tausende
10000 万 萬 만
100000 lakh lakhs lac lacs laakh
1000000 m mn mm mio million millions millionen millones millon milhoes milioni miljoen miljoenen
1000000 miljon miljoner млн миллионов mln milione milhao milyon миллион миллиона miliony milionow
1000000 miliona milion milionom миллионам миллионами миллиону мільион мільиона мільиони мільионів
1000000 milionu millioner juta jt trieu
10000000 crore crores karod karor
100000000 亿 億 억
1000000000 miljarder billion bn mrd milliarden млрд миллиардов mld mlrd miliardow miljard milliard
1000000000 milliards miliardi miliardo milyar миллиард миллиарда milliarde arab miliarda miliardy
1000000000 bilhao bilhoes milliarder мільярд мільярда мільярдів milyara miliar
`;
export const MAGNITUDES: ReadonlyMap<string, number> = new Map(byWord(MAGNITUDE_LINES));
/** Chinese and Japanese digits. */
const DIGITS_BY_CHARACTER: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  双: 2,
  单: 1,
};
export const HAN_DIGITS: ReadonlyMap<string, number> = new Map(Object.entries(DIGITS_BY_CHARACTER));

/** Parts of a whole by the word of their number, folded, each part with its words in a line of its own. */
const ORDINAL_WORDS = `
3 third dritte dritter drittel drittes troisieme tiers tercio tercer
3 tercera terzo terza terco terca derde trzeci trzecia трети
3 третии треть третья tredje
4 fjarde
5 femte
6 sjatte
8 attonde
10 tionde
20 tjugonde
4 fourth vierte vierter viertel quatrieme cuarto cuarta quarto quarta
4 vierde kwart czwarty czwarta четвертыи четверть четвертая
5 fifth funfte funfter funftel cinquieme quinto quinta vijfde piaty
5 piata пятыи пятая
6 sixth sechste sechster sechstel sixieme sexto sexta sesto sesta
6 zesde szosty szosta шестои шестая
7 seventh siebte siebter siebtel septieme septimo septima settimo zevende
7 siodmy siodma седьмои седьмая
8 eighth achte achter achtel huitieme octavo octava ottavo oitavo
8 achtste osmy osma восьмои восьмая
9 ninth neunte neunter neuntel neuvieme noveno novena nono negende
9 девятыи девятая
10 tenth zehnte zehnter zehntel dixieme decimo decima tiende dziesiaty
10 dziesiata десятыи десятая
12 twelfth zwolfte zwolfter zwolftel douzieme duodecimo twaalfde двенадцатыи
15 fifteenth funfzehnte quinzieme vijftiende
20 twentieth zwanzigste zwanzigster zwanzigstel vingtieme vigesimo ventesimo twintigste dwudziesty
20 двадцатыи
100 hundredth hundertste hundertstel centieme centesimo setny сотыи
`;
/** "a tenth", "jeder zehnte", "un dixième": how many parts make the whole. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(byWord(ORDINAL_WORDS));

/** "sekizde": in how many parts, where the part itself follows. */
export const PARTS_IN: ReadonlyMap<string, number> = new Map([
  ['ikide', 2],
  ['ucte', 3],
  ['dortte', 4],
  ['beste', 5],
  ['altida', 6],
  ['yedide', 7],
  ['sekizde', 8],
  ['dokuzda', 9],
  ['onda', 10],
  ['yirmide', 20],
  ['otuzda', 30],
]);
/** "biri", "ikisi": how many of the parts. */
export const PARTS_OF_IT: ReadonlyMap<string, number> = new Map([
  ['bir', 1],
  ['biri', 1],
  ['birini', 1],
  ['birinin', 1],
  ['iki', 2],
  ['ikisi', 2],
  ['uc', 3],
  ['ucu', 3],
]);
