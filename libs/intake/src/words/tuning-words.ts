import { wordPattern } from './word-set';

/** Words of tuning all weights of a model, and of setting one way of tuning beside another; folded. */

/** Before or within the name of a run: all weights are trained. */
export const FULLY = wordPattern(`
  full fft full-parameter full-weight fullparameter voll volle volles vollem vollstandiges vollstandige vollstandigem
  complet complete completo completa integral integrale volledige volledig pelny pelne pelnego полное полныи полная
  полного повне повнии fuldt fullstandig tam 全 全量 全参数 全参 フル フルファインチューニング 全参数微调 전체 풀
`);
/** Before the way that is set beside another: "compare it with QLoRA", "versus full fine-tuning". */
export const COMPARES = wordPattern(`
  compare compared versus vs vs[.] against vergleich verglichen gegenuber gegen compar(?:e|ez|er|a|ar|ado) frente
  confront(?:a|o|ato) rispetto vergeleken porownaj porownaniu сравнить сравните сравнении по[-]сравнению 相比 对比 比較
`);
/** What is not done: "instead of full fine-tuning". */
export const INSTEAD_OF = wordPattern(`instead[ ]of of anstatt statt de di van zamiast вместо`);
/** In a question: the other way. */
export const INSTEAD_WORDS = wordPattern(`
  instead alternatively cheaper stattdessen alternativ billiger gunstiger place invece alternativa vez lugar
  menos moins meno goedkoper zamiast taniej вместо дешевле 换成 换 なら
`);
