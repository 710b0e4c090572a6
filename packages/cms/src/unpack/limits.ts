/** Most pixels of a picture. Its header is checked before anything is decoded. */
export const MOST_PIXELS = 50_000_000
/**
 * Longest side of a picture: a row is one strip in memory, so a row of ten million pixels is too much even if
 * there are few rows.
 */
export const LONGEST_SIDE = 16_384
/** Most frames of an animation; only the first frame is decoded. */
export const MOST_FRAMES = 1_000
