/** Those who live in a place, folded. */
export const INHABITANTS = new RegExp(
  '^(?:inhabitants?|residents?|citizens?|souls|people|einwohner(?:n|innen)?|burger(?:n|innen)?|seelen|habitants?|' +
    'administres|habitantes|vecinos|abitanti|residenti|cittadini|moradores|municipes|inwoners?|mieszkancow|' +
    'mieszkancy|жителеи|жители|человек|invanare|innbyggere|indbyggere|nufuslu|人|居民|住民|주민)$',
);
/** Places that have them, folded, also as the end of a longer word. */
export const SETTLEMENTS = new RegExp(
  '(?:^|[ -])(?:towns?|city|cities|village|municipality|borough|parish|commune|mairie|ville|village|bourg|gemeinde|' +
    'stadt|kleinstadt|marktgemeinde|landkreis|dorf|comune|citta|paese|municipio|ciudad|pueblo|ayuntamiento|municipi|' +
    'concelho|cidade|vila|freguesia|gemeente|stad|dorp|gmina|miasto|powiat|kommun|kommune|belediye|город|поселок|' +
    'село|市|町|村|区|镇|县|시|군)$',
);
