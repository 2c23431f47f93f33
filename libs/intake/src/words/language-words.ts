/** Words for languages as they are counted, and those before a number of them that a text is translated into. */
const NAMES = [
  '(?:target |foreign |more |other )?languages|(?:ziel)?sprachen|idiomas|lenguas|langues|lingue|linguas|talen',
  'jezykow|jezyki|jezykach|язык(?:ов|а|ах|и)|语言|種語言|种语言|言語|か国語|カ国語|ヶ国語|언어|개국어',
];
export const LANGUAGES = new RegExp(`^(?:${NAMES.join('|')})$`);
export const INTO: ReadonlySet<string> = new Set(
  'into in to nach en a em na на vers verso naar auf w do 成 に 로 으로'.split(' '),
);
