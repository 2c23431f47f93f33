import { wordSet } from './word-set';

/** Nouns that are counted beside a plan and load nothing: services, models and what answers are sorted into. Folded. */
export const OTHER_COUNTS = wordSet(
  'service services things dinge choses cosas cose coisas zaken rzeczy вещи workload workloads use ' +
    'cases model models llm llms label labels class classes category categories bucket buckets tags ' +
    'dienst dienste diensten modell modelle modellen klasse klassen kategorien servicio servicios modelo ' +
    'modelos clase clases categorias etiquetas modele modeles etiquettes servizi modelli classi categorie ' +
    'servicos uslug uslugi modeli klas kategorii сервиса сервисов модели моделей класса классов категории ' +
    'категорий',
);
/** "All three": the number of what was told before. */
export const ALL_OF = wordSet('all alle todos todas tous toutes tutti tutte wszystkie все');
