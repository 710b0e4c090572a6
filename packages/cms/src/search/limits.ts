/** Limits of a search, equal in every database, so that answers are fast and do not differ. */

/**
 * Most entries that are ranked. They are read in the order of ids: lasting before dated ones, new before old
 * ones. Old news with a very frequent word are therefore not ranked.
 */
export const MOST_RANKED = 800

/** Most entries that are counted. */
export const MOST_COUNTED = 2_000

/** Most files that are found by their text, for editors. */
export const MOST_FILES = 200

/** Most candidates for an incomplete word, and for a word with typing errors. */
export const MOST_BEGUN = 800
export const MOST_NEARBY = 600

/** Most words with a given part that are read. */
export const MOST_WORDS = 200

/**
 * Length from which a part is searched only at the beginning and end of words: inside, it hardly ever occurs.
 */
export const LONG_PART = 8

/** Most texts that are read to find the spelling of a word, and the characters read of each. */
export const MOST_READ = 20
export const LOOKED_AT = 60_000

/** Sorts after every letter: the end of a range of words with the same prefix. */
export const LAST = '\u{10ffff}'
