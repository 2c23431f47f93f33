/** What a word can say about a model or its work: done by somebody or something else, found good, the model spoken of
 *  before, a stock of texts that is searched and not worked through. */
export type NameTag = 'elsewhere' | 'praised' | 'sameModel' | 'stock';
