/** How far a question looks, in every database: so that an answer never takes long, and is the same everywhere. */

/**
 * Entries that are ranked at most. What is found comes in the order of its id, the lasting before the dated and the
 * new before the old; so of very common words the old news go without a rank.
 */
export const MOST_RANKED = 800

/** Entries that are counted at most: more than anybody pages through. */
export const MOST_COUNTED = 2_000

/** Words that are looked at for one that was begun, and for one with typing errors. */
export const MOST_BEGUN = 800
export const MOST_NEARBY = 600

/** Words that are looked at to find those that hold a part. */
export const MOST_WORDS = 200

/** A part of so many letters stands at the beginning or the end of words, hardly ever between others. */
export const LONG_PART = 8

/** Texts that are read for how they write a word, and how far one is taken apart. */
export const MOST_READ = 20
export const LOOKED_AT = 60_000

/** Sorts behind every letter: the end of a stretch of words that begin alike. */
export const LAST = '\u{10ffff}'
