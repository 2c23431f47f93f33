import { wordSet } from './word-set';

/** Words of praise before what is asked for: "the best coding model". */
export const BEST = wordSet(
  'best biggest largest strongest beste bestes besten grosste grosstes meilleur meilleure mejor melhor migliore ' +
    'grootste najlepszy najwiekszy лучшую лучшая лучшии',
);
/** What a model is called. */
export const MODEL_WORDS = wordSet(
  'model models llm llms modell modelle modellen modele modeles modelo modelos modello modelli модель модели моделеи',
);
/** The question for a model in scripts that cut no words. */
export const ASKED_MODEL =
  /(?:どの|どんな|哪个|哪種|哪种|哪些|什么|最好的?|어떤|무슨)\s*(?:大|开源)?(?:模型|モデル|모델)/;
