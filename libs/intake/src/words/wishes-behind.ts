/** Verbs of getting something that close a sentence of Japanese, Korean or Turkish behind what is wished for. */
export const WISHED_AT_THE_END = new RegExp(
  '(?:購入|導入|レンタル|リース|調達|用意)し?たい|買いたい|借りたい|欲しい|ほしい|購入を(?:検討|予定|希望)|導入を(?:検討|予定|希望)|' +
    '(?:구매|구입|임대|도입|렌트)하고 싶|사고 싶|빌리고 싶|(?:구매|구입|임대|도입)하려|사려고|(?:구매|구입|도입)을? ?(?:검토|고려|희망)|' +
    '있으면 좋겠|원합니다|(?:satın )?almak ist|almayı düşün|kiralamak ist|kiralamayı düşün|(?:olsun|olmasını) ist',
);
