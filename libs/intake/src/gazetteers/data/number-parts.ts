/** What a number that is written as one word is made of, by language: "viereinhalbtausend", "vijfentwintighonderd",
 *  "quattromilacinquecento". Folded; ones and tens with their value, `+` joins ones to tens, `½` is a half. */
const PART_LINES: Readonly<Record<string, string>> = {
  de: `
1 ein eine
1.5 anderthalb
2 zwei
3 drei
4 vier
5 funf fuenf
6 sechs
7 sieben
8 acht
9 neun
10 zehn
11 elf
12 zwolf zwoelf
13 dreizehn
14 vierzehn
15 funfzehn fuenfzehn
16 sechzehn
17 siebzehn
18 achtzehn
19 neunzehn
20 zwanzig
30 dreissig
40 vierzig
50 funfzig fuenfzig
60 sechzig
70 siebzig
80 achtzig
90 neunzig
100 hundert
1000 tausend
+ und
½ einhalb
`,
  nl: `
1 een
2 twee
3 drie
4 vier
5 vijf
6 zes
7 zeven
8 acht
9 negen
10 tien
11 elf
12 twaalf
13 dertien
14 veertien
15 vijftien
16 zestien
17 zeventien
18 achttien
19 negentien
20 twintig
30 dertig
40 veertig
50 vijftig
60 zestig
70 zeventig
80 tachtig
90 negentig
100 honderd
1000 duizend
+ en
½ enhalf eneenhalf
`,
  it: `
1 uno un
2 due
3 tre
4 quattro
5 cinque
6 sei
7 sette
8 otto
9 nove
10 dieci
11 undici
12 dodici
13 tredici
14 quattordici
15 quindici
16 sedici
17 diciassette
18 diciotto
19 diciannove
20 venti vent
30 trenta trent
40 quaranta quarant
50 cinquanta cinquant
60 sessanta sessant
70 settanta settant
80 ottanta ottant
90 novanta novant
100 cento cent
1000 mila mille
`,
  sv: `
1 ett
2 tva
3 tre
4 fyra
5 fem
6 sex
7 sju
8 atta
9 nio
10 tio
11 elva
12 tolv
13 tretton
14 fjorton
15 femton
16 sexton
17 sjutton
18 arton
19 nitton
20 tjugo
30 trettio
40 fyrtio
50 femtio
60 sextio
70 sjuttio
80 attio
90 nittio
100 hundra
1000 tusen
`,
  da: `
1 en et
2 to
3 tre
4 fire
5 fem
6 seks
7 syv
8 otte
9 ni
20 tyve
30 tredive
40 fyrre
50 halvtreds
60 tres
70 halvfjerds
80 firs
90 halvfems
100 hundrede
1000 tusind tusinde
+ og
`,
};

/** The kinds of parts: ones (and teens), tens, a hundred, a thousand, what joins, a half. */
export type PartKind = 'U' | 'T' | 'H' | 'K' | 'L' | 'F';
/** A part of a number, and what it adds or multiplies. */
export interface NumberPart {
  readonly kind: PartKind;
  readonly value: number;
}

function partOf(said: string): NumberPart {
  if (said === '+') return { kind: 'L', value: 0 };
  if (said === '½') return { kind: 'F', value: 0.5 };
  const value = Number(said);
  if (value >= 1000) return { kind: 'K', value };
  if (value >= 100) return { kind: 'H', value };
  return { kind: value >= 20 ? 'T' : 'U', value };
}

/** The parts of each language by their spelling. */
export const NUMBER_PARTS: readonly ReadonlyMap<string, NumberPart>[] = Object.values(PART_LINES).map(
  (lines) =>
    new Map(
      lines
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [said, ...words] = line.split(' ');
          return words.map((word) => [word, partOf(said ?? '')] as const);
        }),
    ),
);
