import { wordSet } from './word-set';

/** Verbs and nouns of those who find a service too slow. Folded. */
export const COMPLAINS = wordSet(
  'complain complains complaining complained complaints moan moans moaning grumble grumbles ' +
    'grumbling unhappy annoyed ' +
    'frustrated beschweren beschwert klagen klagt meckern maulen schimpfen beschwerden unzufrieden ' +
    'genervt plaignent ' +
    'plaint plaintes ralent mecontents mecontent quejan queja quejas descontentos lamentano lamentele lamenta ' +
    'scontenti reclamam reclama reclamacoes insatisfeitos klachten klaagt mopperen ontevreden ' +
    'narzekaja narzeka skarza ' +
    'skargi niezadowoleni жалуются жалуется жалобы недовольны sikayet sikayetci sikayetler klagar klagomal ' +
    'stezuji klager 抱怨 投诉 不満 苦情 불만 불평',
);
