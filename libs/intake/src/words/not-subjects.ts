/** Words that open a sentence without being what it is about, folded: adverbs, conjunctions, openings. */
export const NOT_SUBJECTS: ReadonlySet<string> = new Set(
  (
    'also still just only already even then plus btw basically actually recently here there and but so again later ' +
    'soon once twice never always often sometimes maybe perhaps not no yes well ok okay please thanks hi hello hey ' +
    'dear each every all both some any none such same this that these those it they them what which who where when ' +
    'how why because since after before for from with without in on at by to of about over under per as than like ' +
    'inference training retrieval production prod staging dev test hardware budget load traffic speed ' +
    'auch noch nur schon jetzt dann dort hier aber und oder sowie dazu damit darauf davon ausserdem zudem derzeit ' +
    'aussi encore seulement deja puis donc alors ici ensuite mais cela ca ce cette ces ' +
    'tambien todavia solo ya luego entonces aqui ahi pero ademas esto eso'
  ).split(' '),
);
