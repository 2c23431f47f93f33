export { Admission, type RefusalReason } from './admission';
export { Answers, TooBusy, type AnswerStore, type AnswerWatch, type Stage } from './answers';
export { inOrder } from './in-order';
export { askPatiently } from './patient';
