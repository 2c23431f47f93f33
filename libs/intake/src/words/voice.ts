import type { Tag } from './tag';

/** Tags that say who speaks and how somebody is spoken of: a noun that has only these is one that nobody knows. */
const SPEECH: ReadonlySet<Tag> = new Set<Tag>([
  'reports',
  'hearsay',
  'instrument',
  'house',
  'heOrShe',
  'they',
  'medium',
  'buildsIt',
  'tendsIt',
  'real',
  'enrolled',
  'daysOf',
]);

/** Whether a word has no meaning beside a figure, or none but those of `save`. */
export function isUnknown(tags: ReadonlySet<Tag>, ...save: readonly Tag[]): boolean {
  for (const tag of tags) if (!save.includes(tag) && !SPEECH.has(tag)) return false;
  return true;
}
