/** Longest description, in UTF-16 code units after trimming (what `length` gives in JavaScript, Java and C#). */
export const MAX_DESCRIPTION_CHARACTERS = 8000;

/** Largest believable price of one GPU-hour, USD. */
export const MAX_USD_PER_GPU_HOUR = 1000;
