/** Ways to ask for another seller than the present one, as they stand in a text. */
const ELSEWHERE = [
  'elsewhere|somewhere else|(?:an)?other (?:cloud|provider|vendor|host(?:er)?)s?|different (?:cloud|provider|vendor)s?',
  'woanders|anderswo|ander(?:e|er|en|em) (?:cloud|anbieter|provider|hoster)n?',
  'ailleurs|autres? (?:cloud|fournisseur|h[ée]bergeur|prestataire)s?',
  'otr[oa]s? (?:nube|proveedor|cloud)(?:e?s)?|en otr[oa] (?:lado|sitio|parte)',
  'altrove|altr[oi] (?:cloud|fornitor[ei]|provider)',
  'outr[oa]s? (?:nuve(?:m|ns)|provedor(?:es)?|fornecedor(?:es)?|cloud)|noutro lado|em outr[oa] (?:lugar|lado)',
  'elders|andere (?:cloud|aanbieder|provider)s?',
  'gdzie indziej|inn(?:y|ego|ych|ej) (?:dostawc|chmur)\\p{L}*',
  '(?:någon )?annanstans|andra (?:moln|leverantörer)',
  'başka (?:yerde|bir yerde|sağlayıcı\\p{L}*|bulut\\p{L}*)|daha ucuzu',
  '(?:где-то|где-нибудь|где то) (?:ещё |еще )?дешевле|в другом месте|друг\\p{L}+ (?:провайдер|облак|хостер)\\p{L}*',
].join('|');
/** The same in scripts that cut no words. */
const ELSEWHERE_CJK =
  '别家|别处|其他地方|哪里更便宜|其他(?:云|厂商|平台|服务商)|换一家|他の(?:クラウド|プロバイダ|業者)|他社|他(?:に|で)(?:もっと)?安い|他にもっと安い|よそ|다른 (?:클라우드|업체|곳)';

/** Finds every way in a text. */
export const SAYS_ELSEWHERE = new RegExp(`(?<!\\p{L})(?:${ELSEWHERE})(?!\\p{L})|${ELSEWHERE_CJK}`, 'giu');

/** Where a part of the work is done that the writer does not ask about. Folded. */
export const RUNS_ELSEWHERE: ReadonlySet<string> = new Set(
  (
    'elsewhere|somewhere else|by another team|by others|woanders|anderswo|an anderer stelle|ailleurs|altrove|' +
    'en otra parte|en otro lado|en otro sitio|noutro lado|em outro lugar|elders|gdzie indziej|annanstans|' +
    'в другом месте|baska yerde|别 处|別 の 場 所|다른 곳'
  ).split('|'),
);
/** What one asks of a model in place of the present one. */
export const FASTER: ReadonlySet<string> = new Set(
  (
    'faster|quicker|better|cheaper|lighter|schneller|besser|billiger|plus rapide|rapide|mieux|mejor|rapido|' +
    'mas rapido|veloce|piu veloce|meglio|migliore|melhor|mais rapido|sneller|beter|szybszy|szybsza|lepszy|быстрее|' +
    'лучше|snabbare|battre|hurtigere|bedre|更 快|更 好|速 い|빠 를까 요'
  ).split('|'),
);
