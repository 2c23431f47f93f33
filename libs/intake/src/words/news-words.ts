import { declinedPattern, wordSet } from './word-set';

/** Words of what is told of the world and of those who measure for a paper; folded. They carry no tag: they mean it
 *  only where they stand in a sentence. */

/** Where news stand: "in the news today: a telecom orders 20,000 GB300". */
export const NEWS = declinedPattern(
  `news headlines? newspapers? papers press magazine nachrichten tagesschau zeitung(?:en)? presse schlagzeilen?
   actualites? informations actu journal journaux infos noticias? telediario periodicos? diario prensa titulares
   notizie telegiornale giornal[ei] stampa noticiarios? jorna(?:l|is) imprensa manchetes? nieuws krant(?:en)?
   journaal wiadomosci(?:ach)? gazet\\p{L}+ prasi?\\p{L}* новост\\p{L}+ газет\\p{L}* пресс\\p{L}* сми
   nyheter(?:na)? tidning(?:en|ar)? haber(?:ler(?:e|de|in)?|de|e)? gazete(?:de|ler|lerde|ye)? basin(?:da)? khabar
   akhbar`,
);
/** What stands before them. */
export const OF_NEWS = wordSet(
  'in from on im in den aus der dans a aux au sur en los las el del al nel nella nelle sul sui dal alle nas nos ' +
    'no na ' +
    'numa num saiu uit het de w we z ze в во из по i ur the le les la read gelesen lu leido letto lido gelezen ' +
    "today's this per according laut secondo segun selon segundo volgens wedlug согласно enligt",
);
/** What may stand behind them where they are not a part of another thing ("the news app"). */
export const BEHIND_NEWS = declinedPattern(
  `: , today this yesterday recently heute gestern letzte aujourd'hui hier hoy ayer oggi ieri hoje ontem vandaag
   gisteren dzis(?:iaj)? wczoraj сегодня вчера idag igar bugun dun that dass que che dat ze что att gore kisi me`,
);
/** Who stands behind a paper or an engine: "the authors of the vLLM paper", "the makers of SGLang". */
export const AUTHORS = declinedPattern(
  `authors? makers? developers? creators? maintainers? researchers? inventors? founders? engineers autoren
   autorinnen macher(?:n|s)? entwickler(?:n|s)? erfinder forscher(?:n)? verfasser auteurs? autrices createurs?
   developpeurs? chercheurs? concepteurs? autor(?:es|as|e|i|a|x)? desarrolladores creadores investigadores autoras
   sviluppatori creatori ricercatori desenvolvedores criadores pesquisadores ontwikkelaars bedenkers onderzoekers
   autor(?:zy|ow|om) tworc\\p{L}+ badacz\\p{L}+ автор\\p{L}* создател\\p{L}* разработчик\\p{L}* исследовател\\p{L}*
   forfattarna utvecklarna skaparna forskarna yazarlari gelistiricileri arastirmacilari`,
);
/** People who are named only for what they stand behind: "the people behind llama.cpp". */
export const PEOPLE = declinedPattern(
  `people folks team guys crew leute team macher gens equipe gente equipo squadra pessoal mensen ploeg ludzie
   zespol люди команда folket teamet ekip`,
);
export const BEHIND = wordSet('behind hinter derriere detras dietro atras tras achter za stoja стоящие за bakom');
/** The same in scripts that cut no words. */
export const AUTHORS_SIGNS =
  /作者|开发者|开发团队|研究者|研究团队|著者|開発者|開発チーム|저자|개발자|개발팀|연구진|제작진/;
/** A paper of theirs. */
export const PAPERS = declinedPattern(
  `papers? article study preprint report whitepaper papiers? artikels? studie aufsatzes articulo estudio articolo
   studio artigo estudo artikel onderzoek artykul\\p{L}* praca pracy стать\\p{L} работ\\p{L} препринт\\p{L}*
   artikeln rapporten makale\\p{L}* (?:l')?article etude`,
);
