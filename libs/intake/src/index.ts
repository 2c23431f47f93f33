export * from './reading';
export { createReader, readerParts } from './reader';
export type { Reader } from './reader';
export { pageOf } from './resolution/read';
