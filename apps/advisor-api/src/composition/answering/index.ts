export { Admission, TooBusy, type RefusalReason } from './admission';
export type { AnswerCache, CachedAnswer } from './answer-cache';
export type { AnswerStore, AnswerWatch, Stage } from './answer-store';
export { Answers } from './answers';
export { inOrder } from './in-order';
export { askPatiently } from './patient';
