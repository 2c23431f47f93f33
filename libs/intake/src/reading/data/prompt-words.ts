const whole = (phrases: string): RegExp =>
  new RegExp(
    `^(?:${phrases
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})$`,
  );

/** Words that make a figure a part of the one before it. */
export const PART_OF = whole(`
  of which
  of them
  of those
  of these
  davon
  de los cuales
  de las cuales
  dont
  dos quais
  di cui
  waarvan
  z tego
  из них
  其中
`);

/** Words of what is the same in every prompt. */
export const UNCHANGING = whole(`
  same|identical|fixed|constant|static|unchanged|unchanging|never change|never changes|do not change|does not change
  gleich|gleiche|gleichen|identisch|immer gleich
  mism[oa]s?|identicos?
  memes?|identiques?
  stess[oaie]
  mesm[oa]s?
  zelfde|hetzelfde|dezelfde
  te same|takie same
  одинаков(?:ы|ые|ая|о)?
  相同|固定
  同じ
  동일
`);
