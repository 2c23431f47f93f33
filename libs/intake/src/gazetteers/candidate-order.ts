import type { Candidate } from './model-index';

/** Whether `a` goes before `b`: the better fit, then the newer model, then by code units. */
export const better = (a: Candidate, sa: number, b: Candidate, sb: number): boolean => {
  if (sa !== sb) return sa > sb;
  const ra = a.model.released ?? '';
  const rb = b.model.released ?? '';
  return ra !== rb ? ra > rb : a.model.id < b.model.id;
};
