/** What a word can say about a load: who asks, how many of them, and under what it was seen. */
export type LoadTag =
  | 'busyPeople'
  | 'bothWays'
  | 'buildsIt'
  | 'collection'
  | 'enrolled'
  | 'groupOf'
  | 'headcount'
  | 'incident'
  | 'load'
  | 'loadTest'
  | 'partOfThem'
  | 'real'
  | 'shortAnswer'
  | 'tax'
  | 'teamSize'
  | 'tendsIt'
  | 'vagueCount';
