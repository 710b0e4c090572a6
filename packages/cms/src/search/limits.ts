/** Limits of a search, equal in every database, so that answers are fast and do not differ. */

/**
 * Most entries that are ranked. They are read in the order of ids, lasting before dated and new before old;
 * so for very frequent words, old news are not ranked.
 */
export const MOST_RANKED = 800

/** Most entries that are counted. */
export const MOST_COUNTED = 2_000

/** Most candidates for an incomplete word, and for one with typing errors. */
export const MOST_BEGUN = 800
export const MOST_NEARBY = 600

/** Most words that are read to find those with a part. */
export const MOST_WORDS = 200

/** A part of this length occurs at the beginning or end of words, hardly ever inside. */
export const LONG_PART = 8

/** Texts that are read for the spelling of a word, and the characters of each. */
export const MOST_READ = 20
export const LOOKED_AT = 60_000

/** Sorts after every letter: the end of a range of words with the same prefix. */
export const LAST = '\u{10ffff}'
