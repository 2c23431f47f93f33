import type { UseCase } from '@compute-advisor/domain';
import words from './use-case-words.json';

/** Phrases that say what the tokens are for, of all languages, folded spelling; each stands under one use. */
export const USE_CASE_WORDS: Readonly<Partial<Record<UseCase, readonly string[]>>> = words;
